import type { Settings } from '../../foundation/settings/index.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SessionPacks } from '../session-packs/index.ts'
import type { Booked } from './booked.ts'
import { claimSlot } from './claims.ts'
import type { AppointmentNotifications } from './notifications.ts'
import type { Series, SeriesRequest } from './series.ts'
import type { Slots } from './slots.ts'

interface PackSeriesDependencies extends Pick<Platform, 'clock' | 'ids'> {
  appointmentNotifications: Pick<AppointmentNotifications, 'lockPeople'>
  booked: Booked
  series: Pick<Series, 'prepare' | 'requireFree' | 'refuseGone' | 'write'>
  sessionPacks: Pick<SessionPacks, 'take'>
  settings: Pick<Settings, 'read'>
  slots: Slots
}

/** Series that a session pack pays for at once. */
export function createPackSeries(dependencies: PackSeriesDependencies) {
  const { clock, ids, appointmentNotifications, booked, series, sessionPacks, settings, slots } = dependencies
  return {
    /**
     * Books all of these times or none, confirmed at once; the pack must have as many sessions left, and last as long.
     * @throws DomainError what a series throws; notFound, noPackSession
     */
    async book(
      { personId: clientId }: Viewer,
      packId: string,
      request: SeriesRequest,
      starts: readonly Date[],
    ) {
      const { offered, wanted } = await series.prepare(clientId, request, starts)
      const { healer, service, placeId } = offered
      return slots.inClearedSlots(wanted, async (trx) => {
        const now = clock.now()
        const [first] = wanted
        if (first) await slots.requireFree(trx, clientId, first, now)
        await series.requireFree(trx, clientId, offered, starts.slice(1), now)
        const { booking_policy: policy } = await settings.read(trx)
        const rows = []
        for (const [index, slot] of wanted.entries()) {
          const claimId = ids.next()
          const claim = { u_id: claimId, ...slot, state: 'booked', holdUntil: null, now } as const
          if (!(await claimSlot(trx, claim))) series.refuseGone([slot.startsAt])
          rows.push({
            ...{ u_id: ids.next(), healer_id: healer.u_id, client_id: clientId, claim_id: claimId },
            ...{
              state: 'confirmed',
              session_pack_id: packId,
              price_paise: 0,
              policy: JSON.stringify(policy),
            },
            ...{ service_id: service.serviceId, service_name: service.name, service_name_hi: service.nameHi },
            ...{ starts_at: slot.startsAt, ends_at: slot.endsAt, mode: request.mode, place_id: placeId },
            ...{
              description: request.description,
              series_number: index + 1,
              created_at: now,
              updated_at: now,
            },
          })
        }
        await appointmentNotifications.lockPeople(trx, { healer_id: healer.u_id, client_id: clientId })
        const last = starts.at(-1) ?? request.startsAt
        await sessionPacks.take(trx, clientId, packId, {
          healerId: healer.u_id,
          serviceId: service.serviceId,
          startsAt: last,
          count: rows.length,
        })
        const seriesId = await series.write(trx, offered, clientId, {
          weeks: request.weeks,
          count: rows.length,
        })
        const booking = rows.map((row) => ({ ...row, series_id: seriesId }))
        const made = await trx.insertInto('appointment').values(booking).returningAll().execute()
        for (const row of made.toSorted((one, other) => Number(one.starts_at) - Number(other.starts_at)))
          await booked(
            trx,
            row,
            now,
            row.series_number === 1
              ? { series: { count: rows.length, lastAt: last } }
              : { isOneOfMany: true },
          )
        return { u_id: booking[0]?.u_id ?? '', order_u_id: null, hold_until: null, series_u_id: seriesId }
      })
    },
  }
}

export type PackSeries = ReturnType<typeof createPackSeries>
