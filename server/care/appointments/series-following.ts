import { payByOf } from '@newyou/contract/care/appointments/pay-later'
import type { Settings } from '../../foundation/settings/index.ts'
import { orderTitle } from '../../messages/index.ts'
import type { OrderService } from '../../money/payments/index.ts'
import { after, type Clock, hours } from '../../platform/clock.ts'
import type { Trx } from '../../platform/database/database.ts'
import type { NextFree } from '../healers/index.ts'
import type { Booked } from './booked.ts'
import type { AppointmentRow } from './claims.ts'

/** The time to pay where a session of a series is nearer than the rule for others. */
const leastTime = hours(24)

/** What a session takes its time by: the claim that it keeps, or a new one; undefined when the time is gone. */
type Take = (
  trx: Trx,
  appointment: AppointmentRow,
  now: Date,
) => Promise<{ claimId: string; wasTaken: boolean } | undefined>

interface FollowingDependencies {
  booked: Booked
  clock: Clock
  nextFree: NextFree
  orders: Pick<OrderService, 'open'>
  settings: Pick<Settings, 'read'>
}

/** The sessions after the first one of a series, which wait for its payment. The healer's calendar is locked. */
export function createFollowing({ booked, clock, nextFree, orders, settings }: FollowingDependencies) {
  const followers = (trx: Trx, { series_id: seriesId }: AppointmentRow, states: string[]) =>
    trx
      .selectFrom('appointment')
      .selectAll()
      .where('series_id', '=', seriesId)
      .where('series_number', '>', 1)
      .where('state', 'in', states)
      .where('order_id', 'is', null)
      .orderBy('series_number')
      .execute()

  const isFirst = ({ series_id: seriesId, series_number: number }: AppointmentRow) =>
    seriesId !== null && number === 1

  return {
    /** The first one is not paid: the times of the others are available again. */
    async letGo(trx: Trx, first: AppointmentRow) {
      if (!isFirst(first)) return
      const rows = await followers(trx, first, ['held'])
      if (rows.length === 0) return
      const now = clock.now()
      await trx
        .updateTable('slot_claim')
        .set({ state: 'released' })
        .where(
          'u_id',
          'in',
          rows.map(({ claim_id }) => claim_id),
        )
        .execute()
      await trx
        .updateTable('appointment')
        .set({ state: 'lapsed', updated_at: now })
        .where(
          'u_id',
          'in',
          rows.map(({ u_id }) => u_id),
        )
        .execute()
      await nextFree.refresh(trx, first.healer_id, now)
    },

    /**
     * The first one is paid: the others are confirmed, each with an order that is paid later. Those whose time is gone,
     * where the payment came late, stay as they are. Resolves with those that are booked.
     */
    async confirm(trx: Trx, first: AppointmentRow, take: Take): Promise<AppointmentRow[]> {
      if (!isFirst(first)) return []
      const now = clock.now()
      const rules = await settings.read(trx)
      const healer = await trx
        .selectFrom('healer_card')
        .select(['person_id', 'full_name'])
        .where('u_id', '=', first.healer_id)
        .executeTakeFirstOrThrow()
      const confirmed: AppointmentRow[] = []
      for (const one of await followers(trx, first, ['held', 'lapsed'])) {
        const taken = await take(trx, one, now)
        if (!taken) continue
        const order = await orders.open(trx, {
          clientId: one.client_id,
          kind: 'appointment',
          itemId: one.u_id,
          title: orderTitle('titleOfSession', healer.full_name),
          pricePaise: one.price_paise,
          earnerId: healer.person_id,
          expiresAt: null,
        })
        const least = Math.min(one.starts_at.getTime(), after(now, leastTime).getTime())
        const row = await trx
          .updateTable('appointment')
          .set({
            state: 'confirmed',
            claim_id: taken.claimId,
            order_id: order.u_id,
            pay_by: new Date(payByOf(one.starts_at, rules.pay_later_hours, now.getTime()) ?? least),
            updated_at: now,
          })
          .where('u_id', '=', one.u_id)
          .returningAll()
          .executeTakeFirstOrThrow()
        await booked(trx, row, now, { ...taken, isOneOfMany: true })
        confirmed.push(row)
      }
      return confirmed
    },
  }
}

export type Following = ReturnType<typeof createFollowing>
