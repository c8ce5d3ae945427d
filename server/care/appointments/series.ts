import { slotHoldMinutes } from '@newyou/contract/business'
import { payByOf } from '@newyou/contract/care/appointments/pay-later'
import type { PreviewedSession } from '@newyou/contract/care/appointments/series'
import { seriesLimits } from '@newyou/contract/care/appointments/series'
import { sql } from 'kysely'
import type { Settings } from '../../foundation/settings/index.ts'
import { payLaterReplies } from '../../messages/replies/pay-later.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { GuardiansModule } from '../../people/guardians/index.ts'
import { after, days, hours, minutes } from '../../platform/clock.ts'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  type AvailabilityRules,
  freeStarts,
  type Interval,
  isFree,
  isOffered,
  type Occupied,
  occupiedBetween,
  readRules,
  widened,
} from '../healers/index.ts'
import type { Booking } from './booking.ts'
import { type BookingRequest, type Passed, passGate, requireAlone } from './booking-gate.ts'
import { claimSlot } from './claims.ts'
import type { PayLater } from './pay-later.ts'
import { fitRhythm, nearby, seriesDates } from './series-dates.ts'
import { slotOf } from './slot.ts'
import type { Slots } from './slots.ts'

export interface SeriesRequest extends Omit<BookingRequest, 'holdId' | 'paysLater'> {
  weeks: number
  count: number
}

interface SeriesDependencies extends Pick<Platform, 'db' | 'clock' | 'ids'> {
  accounts: Pick<Accounts, 'isProfileComplete'>
  guardians: Pick<GuardiansModule, 'requireConsent'>
  booking: Pick<Booking, 'hold'>
  payLater: Pick<PayLater, 'requireTrusted'>
  settings: Pick<Settings, 'read'>
  slots: Slots
}

/** Series of sessions: their preview and their booking in one transaction. */
export function createSeries(dependencies: SeriesDependencies) {
  const { db, clock, ids, accounts, guardians, booking, payLater, settings, slots } = dependencies

  async function pass(clientId: string, request: SeriesRequest) {
    const offered = await passGate({ db, accounts, guardians }, clientId, request)
    requireAlone(offered.service)
    if (!offered.healer.takes_series) throwError('notAllowed', { message: payLaterReplies.noSeries })
    if (offered.service.pricePaise === 0) throwError('notAllowed', { message: payLaterReplies.noFreeSeries })
    return offered
  }

  /** The healer's rules for sessions of a series, which may be far ahead; a released time is never one of them. */
  async function readFar(queryable: Queryable, { service, placeId }: Passed, interval: Interval, now: Date) {
    const within = widened(interval)
    const rules = orNotFound(
      await readRules(
        queryable,
        service.healerId,
        service.serviceId,
        placeId === null ? null : { placeId, now, ...within },
      ),
    )
    const occupied = await occupiedBetween(queryable, service.healerId, within, now)
    return { rules: { ...rules, horizonDays: seriesLimits.daysAhead, released: [] }, occupied }
  }

  /** When the client is somewhere else. */
  async function clientsTimes(queryable: Queryable, clientId: string, { from, to }: Interval, now: Date) {
    const { rows } = await sql<Interval>`select lower(during) as "from", upper(during) as "to" from slot_claim
      where client_id = ${clientId} and during && tstzrange(${from}, ${to})
        and (state = 'booked' or (state = 'held' and hold_until > ${now}))`.execute(queryable)
    return rows
  }

  const meets = (busy: readonly Interval[], start: Date, length: number) =>
    busy.some(({ from, to }) => from < after(start, length) && start < to)

  /** The nearest start to a date that is free for both, at most half a rhythm away. */
  function nearestTo(
    date: Date,
    { rules, occupied, clientBusy, weeks, now }: Far & { weeks: number; now: Date },
  ): Date | undefined {
    const reach = nearby(weeks)
    const earliest = Math.max(
      after(date, -reach).getTime() + 1,
      after(now, minutes(rules.noticeMinutes)).getTime(),
    )
    const latest = Math.min(after(date, reach).getTime(), after(now, days(rules.horizonDays)).getTime())
    const distance = (start: Date) => Math.abs(start.getTime() - date.getTime())
    return freeStarts(rules, occupied, { from: new Date(earliest), to: new Date(latest) })
      .filter((start) => !meets(clientBusy, start, minutes(rules.minutes)))
      .sort((one, other) => distance(one) - distance(other))[0]
  }

  interface Far {
    rules: AvailabilityRules
    occupied: Occupied
    clientBusy: Interval[]
  }

  const isFor = ({ rules, occupied, clientBusy }: Far, start: Date, now: Date) =>
    isOffered(rules, start, now) &&
    isFree(rules, start, occupied) &&
    !meets(clientBusy, start, minutes(rules.minutes))

  /** @throws DomainError slotTaken with the times that are gone; the client looks at a new preview */
  async function requireFree(
    trx: Trx,
    clientId: string,
    offered: Passed,
    starts: readonly Date[],
    now: Date,
  ) {
    const [from = now, to = now] = [starts[0], starts.at(-1)]
    const interval = { from, to: after(to, hours(4)) }
    const { rules, occupied } = await readFar(trx, offered, interval, now)
    const clientBusy = await clientsTimes(trx, clientId, interval, now)
    const gone = starts.filter((start) => !isFor({ rules, occupied, clientBusy }, start, now))
    if (gone.length) refuseGone(gone)
  }

  const refuseGone = (gone: readonly Date[]): never =>
    throwError('slotTaken', {
      message: payLaterReplies.seriesTaken,
      data: { taken: gone.map((start) => start.toISOString()), next_free: [] },
    })

  async function requireFewUnpaid(trx: Trx, clientId: string, more: number) {
    const { series_unpaid_max: most } = await settings.read(trx)
    const { unpaid } = await trx
      .selectFrom('appointment')
      .select((of) => of.fn.countAll<number>().as('unpaid'))
      .where('client_id', '=', clientId)
      .where('series_number', '>', 1)
      .where((of) =>
        of.or([
          of('state', '=', 'held'),
          of.and([of('state', '=', 'confirmed'), of('pay_by', 'is not', null)]),
        ]),
      )
      .executeTakeFirstOrThrow()
    if (unpaid + more > most) throwError('tooManyHolds', { message: payLaterReplies.tooMany })
  }

  /** The sessions after the first, held as long as it is. */
  async function holdFollowing(
    trx: Trx,
    { service, placeId }: Passed,
    clientId: string,
    request: SeriesRequest,
    { starts, seriesId }: { starts: readonly Date[]; seriesId: string },
  ) {
    const now = clock.now()
    const holdUntil = after(now, minutes(slotHoldMinutes))
    const { booking_policy: policy } = await settings.read(trx)
    const rows = []
    for (const [index, startsAt] of starts.entries()) {
      const slot = slotOf(service, startsAt, placeId)
      const claimId = ids.next()
      const isOurs = await claimSlot(trx, { u_id: claimId, ...slot, clientId, state: 'held', holdUntil, now })
      if (!isOurs) refuseGone([startsAt])
      rows.push({
        u_id: ids.next(),
        healer_id: service.healerId,
        client_id: clientId,
        claim_id: claimId,
        state: 'held',
        service_id: service.serviceId,
        service_name: service.name,
        service_name_hi: service.nameHi,
        starts_at: slot.startsAt,
        ends_at: slot.endsAt,
        mode: request.mode,
        place_id: placeId,
        description: request.description,
        price_paise: service.pricePaise,
        policy: JSON.stringify(policy),
        series_id: seriesId,
        series_number: index + 2,
        created_at: now,
        updated_at: now,
      })
    }
    await trx.insertInto('appointment').values(rows).execute()
  }

  /** @throws DomainError invalidInput for times that are no series, and what a booking throws before its time is asked about */
  async function prepare(clientId: string, request: SeriesRequest, starts: readonly Date[]) {
    const { weeks, count } = request
    if (starts[0]?.getTime() !== request.startsAt.getTime() || !fitRhythm(starts, weeks, count))
      throwError('invalidInput', { errors: { starts: payLaterReplies.notInRhythm } })
    const offered = await pass(clientId, request)
    const { service, placeId } = offered
    const wanted = starts.map((startsAt) => ({ ...slotOf(service, startsAt, placeId), clientId }))
    return { offered, wanted }
  }

  /** Resolves with the id of the series. */
  async function write(
    trx: Trx,
    { healer, service }: Passed,
    clientId: string,
    { weeks, count }: { weeks: number; count: number },
  ) {
    const seriesId = ids.next()
    await trx
      .insertInto('session_series')
      .values({
        ...{ u_id: seriesId, healer_id: healer.u_id, client_id: clientId, service_id: service.serviceId },
        ...{ weeks, session_count: count, created_at: clock.now() },
      })
      .execute()
    return seriesId
  }

  return {
    prepare,
    requireFree,
    refuseGone,
    write,

    /** @throws DomainError what a booking throws before its time is asked about, notAllowed (no series), slotNotOffered */
    async preview({ personId }: Viewer, request: SeriesRequest): Promise<PreviewedSession[]> {
      const offered = await pass(personId, request)
      const now = clock.now()
      const { startsAt, weeks, count } = request
      const interval = { from: startsAt, to: after(startsAt, days(7 * weeks * count)) }
      const far = await readFar(db, offered, interval, now)
      if (!isOffered(far.rules, startsAt, now)) throwError('slotNotOffered')
      const clientBusy = await clientsTimes(db, personId, interval, now)
      const { pay_later_hours: laterHours } = await settings.read()
      const payBy = (start: Date) => {
        const due = payByOf(start, laterHours, now.getTime())
        return due === undefined ? null : new Date(due).toISOString()
      }
      return seriesDates(startsAt, far.rules.timeZone, weeks, count).map((date, index) => {
        const about = date ?? after(startsAt, days(7 * weeks * index))
        const free = date !== undefined && isFor({ ...far, clientBusy }, date, now)
        const nearest = free ? undefined : nearestTo(about, { ...far, clientBusy, weeks, now })
        return {
          starts_at: about.toISOString(),
          is_free: free,
          nearest: nearest?.toISOString() ?? null,
          pay_by: index === 0 ? null : payBy(about),
        }
      })
    },

    /**
     * Books all of these times or none, under one lock: the first one is held and paid as usual, the others wait for
     * its payment (`series-following.ts`).
     * @throws DomainError what a booking throws; invalidInput for times that are no series, notAllowed (no series, prepaid only)
     */
    async book({ personId: clientId }: Viewer, request: SeriesRequest, starts: readonly Date[]) {
      const { weeks } = request
      const { offered, wanted } = await prepare(clientId, request, starts)
      const { healer } = offered
      return slots.inClearedSlots(wanted, async (trx) => {
        const now = clock.now()
        const first = await booking.hold(trx, offered, clientId, request)
        await payLater.requireTrusted(trx, clientId, healer.u_id, now)
        const later = starts.slice(1)
        await requireFewUnpaid(trx, clientId, later.length)
        await requireFree(trx, clientId, offered, later, now)
        const seriesId = await write(trx, offered, clientId, { weeks, count: starts.length })
        await trx
          .updateTable('appointment')
          .set({ series_id: seriesId, series_number: 1 })
          .where('u_id', '=', first.u_id)
          .execute()
        await holdFollowing(trx, offered, clientId, request, { starts: later, seriesId })
        return { ...first, series_u_id: seriesId }
      })
    },
  }
}

export type Series = ReturnType<typeof createSeries>
