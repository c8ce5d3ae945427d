import { sql } from 'kysely'
import { claimPaid, holdTime } from './sessions-paid.ts'
import type { TestApp, TestUser } from './test-app.ts'

/** Calls on a booked appointment, by HTTP. */
export function appointmentsOf(app: () => TestApp) {
  const of = (appointmentId: string) => ({ params: { appointmentId } })
  return {
    view: async (as: TestUser, id: string) =>
      (await app().call('GET /api/website/appointment/{appointmentId}', of(id), { as })).data,
    practice: async (as: TestUser, id: string) =>
      (await app().call('GET /api/practice/appointment/{appointmentId}', of(id), { as })).data,
    preview: (as: TestUser, id: string) =>
      app().call('GET /api/website/appointment/{appointmentId}/cancel', of(id), { as }),
    cancel: (as: TestUser, id: string, refund_paise: number) =>
      app().call(
        'POST /api/website/appointment/{appointmentId}/cancel',
        { ...of(id), body: { refund_paise } },
        { as },
      ),
    reschedule: (as: TestUser, id: string, starts_at: string) =>
      app().call(
        'POST /api/website/appointment/{appointmentId}/reschedule',
        { ...of(id), body: { starts_at } },
        { as },
      ),
    healerReschedule: (as: TestUser, id: string, starts_at: string) =>
      app().call(
        'POST /api/practice/appointment/{appointmentId}/reschedule',
        { ...of(id), body: { starts_at } },
        { as },
      ),
    healerCancel: (as: TestUser, id: string) =>
      app().call('POST /api/practice/appointment/{appointmentId}/cancel', of(id), { as }),
    news: async (as: TestUser) => (await app().call('GET /api/website/notification', {}, { as })).data ?? [],

    /** Paid with so much from the wallet and the rest by card. */
    async payBoth(
      as: TestUser,
      healer: { u_id: string },
      startsAt: string,
      walletPaise: number,
      more: { life_points?: number; coupon_code?: string } = {},
    ) {
      const held = await holdTime(app(), as, healer, startsAt)
      const { data, message } = await app().call(
        'POST /api/website/payment/{id}',
        { params: { id: held.order_u_id }, body: { wallet_paise: walletPaise, ...more } },
        { as },
      )
      if (data?.outcome !== 'gateway') throw new Error(`the payment did not start: ${message}`)
      const { payment } = await app().sandbox.gateway.payOrder(data.checkout.order_id)
      await claimPaid(app(), as, held.u_id, payment.id)
      return { ...held, paymentId: payment.id }
    },

    /** Does the jobs of a queue whose time has come by the clock of the test, which the queue's own clock is not. */
    async due(queue: string) {
      await sql`update jobs.job set start_after = now() where name = ${queue} and state = 'created'
        and (data->>'due')::timestamptz <= ${app().clock.now()}`.execute(app().db)
      await app().drain()
      await app().drain()
    },
  }
}
