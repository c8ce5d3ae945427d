import { days, hours } from '../platform/clock.ts'
import { makeHealer, type TestHealer } from './healers.ts'
import { addService } from './services.ts'
import { makeStaff } from './signed-in.ts'
import type { TestApp, TestUser } from './test-app.ts'

interface Taken {
  kind?: 'cash' | 'counter-upi' | 'card-machine' | 'bank-transfer'
  amount_paise: number
  reference?: string
}

/** A front desk with a healer whose sessions of ₹1,000 are paid later. */
export async function openCounter(app: TestApp) {
  const healer = await makeHealer(app)
  const serviceId = await addService(app, healer, { minutes: 60, price_rupees: 1_000, pays_later: true })
  const desk = await makeStaff(app, ['desk'])
  const finance = await makeStaff(app, ['finance'])
  await app.db
    .insertInto('staff_scope')
    .values({ person_id: desk.uId, healer_id: healer.u_id, created_at: app.clock.now() })
    .execute()
  let day = 0

  return {
    healer,
    /** Of the front desk, for this healer alone. */
    desk,
    finance,

    /** A new till, opened by this colleague. */
    async openTill(as: TestUser, name: string) {
      const now = app.clock.now()
      const { u_id: tillId } = await app.db
        .insertInto('till')
        .values({ u_id: app.app.platform.ids.next(), name, created_at: now, updated_at: now })
        .returning('u_id')
        .executeTakeFirstOrThrow()
      const { data, message } = await app.call(
        'POST /api/staff/counter/{tillId}/open',
        { params: { tillId }, body: {} },
        { as },
      )
      if (!data) throw new Error(`the till was not opened: ${message}`)
      return { tillId, sessionId: data.u_id }
    },

    /** A session to be paid later, each on another day. */
    async bookedLater(client: TestUser, service = serviceId, of: TestHealer = healer) {
      const from = app.clock.now().getTime()
      const starts_at = new Date(from - (from % days(1)) + days(7 + (day++ % 30)) + hours(3.5)).toISOString()
      const { data, message } = await app.call(
        'POST /api/website/appointment',
        {
          body: {
            ...{ healer_u_id: of.u_id, service_u_id: service, starts_at, mode: 'video' },
            ...{ description: 'I sleep badly.', pays_later: true },
          },
        },
        { as: client },
      )
      if (!data?.order_u_id) throw new Error(`not booked: ${message}`)
      return { u_id: data.u_id, orderId: data.order_u_id }
    },

    take: (as: TestUser, orderId: string, { kind = 'cash', ...body }: Taken) =>
      app.call(
        'POST /api/staff/orders/{orderId}/desk-payments',
        { params: { orderId }, body: { kind, ...body } },
        { as },
      ),

    /** The colleague's own open session of a till. */
    mine: async (as: TestUser) => (await app.call('GET /api/staff/counter', {}, { as })).data?.mine,
  }
}
export type Counter = Awaited<ReturnType<typeof openCounter>>
