import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeStaff, signIn } from '../server/testing/signed-in.ts'
import { type TestUser, useTestApp } from '../server/testing/test-app.ts'
import { demoClients } from './content/clients.ts'
import { demoMembers, demoOrganization } from './content/organizations.ts'
import { demoId } from './ids.ts'
import { cloneDemo, dropDemo, loadedAt } from './loaded-demo.ts'
import { demoLogins } from './logins.ts'

const name = `demo_${randomUUID().replaceAll('-', '')}`
const app = useTestApp({ start: loadedAt, database: () => cloneDemo(name) })

let ananya: TestUser
let printedHealer: TestUser
beforeAll(async () => {
  const printed = demoLogins.find(({ who }) => who.includes('healer'))
  const { u_id } = await app()
    .db.selectFrom('person')
    .select('u_id')
    .where('phone', '=', printed?.mobile.replaceAll(' ', '') ?? '')
    .executeTakeFirstOrThrow()
  printedHealer = await signIn(app(), u_id, 'healer')
  ananya = await signIn(app(), demoId('person', 'ananya-rao'))
})
afterAll(() => dropDemo(name))

const day = 86_400_000
const daysFrom = (count: number) => new Date(loadedAt.getTime() + count * day).toISOString()

describe('the demo, as the people see it whose log-ins are printed', () => {
  test('the healer earned, was paid out and has a payout on its way', async () => {
    const summary = await app().call('GET /api/practice/earnings', {}, { as: printedHealer })
    expect(summary.data).toMatchObject({ bank: { current: { number_end: '5678' } } })
    expect(summary.data?.paid_out_paise).toBeGreaterThan(0)
    expect(summary.data?.sent_paise).toBeGreaterThan(0)
    expect((await app().app.modules.ledger.prove()).faults).toEqual({})
  })

  test('an administrator finds the import of a list, of which one line was there and one had a problem', async () => {
    const admin = await makeStaff(app(), ['admin'])
    const { data } = await app().call('GET /api/staff/imports', { query: {} }, { as: admin })
    const [run, ...others] = data ?? []
    expect(others).toEqual([])
    expect(run).toMatchObject({ file_name: 'demo-clients.csv', state: 'applied', lines: 5 })
    const found = await app().call(
      'GET /api/staff/imports/{id}',
      { params: { id: run?.u_id ?? '' } },
      { as: admin },
    )
    expect(found.data).toMatchObject({
      counts: { added: 3, exists: 1, problem: 1 },
      clients: { to_ask: 3, asked: 0 },
      undo_until: expect.any(String),
    })
  })

  test('a couple has a session together, each with a page of their own', async () => {
    const { data } = await app().call('GET /api/website/appointment', { query: {} }, { as: ananya })
    const couple = data?.find(({ service_name: name }) => name === 'Couple session')
    const params = { appointmentId: couple?.u_id ?? '' }
    const mine = await app().call(
      'GET /api/website/session-together/{appointmentId}',
      { params },
      { as: ananya },
    )
    expect(mine.data).toMatchObject({ state: 'standing', people: 2, is_split: true, rest_paise: 0 })
  })

  test('the employer sees rounded totals of a month that enough people used', async () => {
    const [, managing] = demoMembers
    const as = await signIn(app(), demoId('person', managing?.slug ?? ''))
    const { data } = await app().call(
      'GET /api/website/managed-organization/{organizationId}',
      { params: { organizationId: demoOrganization.id } },
      { as },
    )
    const shown = data?.months.filter(({ totals }) => totals) ?? []
    expect(shown.length).toBeGreaterThan(0)
    expect(shown[0]?.totals).toMatchObject({ members: 11, rounded_to_paise: 600_000 })
  })

  test('the healer has a week of appointments, past and coming, with several clients', async () => {
    const between = async (from: number, to: number) =>
      (
        await app().call(
          'GET /api/practice/appointment',
          { query: { from: daysFrom(from), to: daysFrom(to) } },
          { as: printedHealer },
        )
      ).data ?? []
    const coming = await between(0, 7)
    const past = await between(-7, 0)
    expect(coming.length).toBeGreaterThanOrEqual(4)
    expect(past.length).toBeGreaterThanOrEqual(3)
    const names = new Set([...coming, ...past].map(({ client_name: client }) => client))
    expect(names.size).toBeGreaterThanOrEqual(4)
  })

  test('the healer has clients with notes and summaries, an enquiry, a question, proposals and an event that was held', async () => {
    const as = { as: printedHealer }
    const clients = (await app().call('GET /api/practice/client', { query: { search: 'Silver' } }, as)).data
    const params = { appointmentId: clients?.[0]?.appointment_u_id ?? '' }
    const client = await app().call('GET /api/practice/client/{appointmentId}', { params }, as)
    expect(client.data?.notes).toBe(2)
    expect(client.data?.history.filter(({ summary }) => summary)).toHaveLength(1)
    const notes = await app().call('GET /api/practice/client/{appointmentId}/note', { params }, as)
    expect(notes.data?.[0]?.sections[0]?.text).toContain('Wakes at 3:10')
    expect(notes.data?.[1]).toMatchObject({ template: 'soap', addenda: [{ signed_name: 'Meera Krishnan' }] })
    const inquiries = await app().call('GET /api/practice/inquiry', {}, as)
    expect(inquiries.data?.map(({ state }) => state)).toEqual(['new', 'answered', 'answered'])
    const open = { query: { taught: 'true', is_answered: 'false' } }
    expect((await app().call('GET /api/website/course-qa', open, as)).total).toBe(1)
    const proposals = (await app().call('GET /api/practice/submission', {}, as)).data
    expect(proposals?.map(({ state }) => state).sort()).toEqual([
      'accepted',
      'draft',
      'refused',
      'sent',
      'sent',
    ])
    const past = await app().call('GET /api/practice/event-past', {}, as)
    expect(past.data).toMatchObject([{ title: 'An evening by the sea', enrolled: 3, attended: 2 }])
  })

  test("the client's wallet is short: a top-up and what was paid from it", async () => {
    const { data, total } = await app().call('GET /api/website/wallet', {}, { as: ananya })
    expect(total).toBeLessThanOrEqual(4)
    expect(data?.history.map(({ kind, amount_paise }) => [kind, amount_paise])).toEqual([
      ['payment', -76_000],
      ['top-up', 200_000],
    ])
    expect(data?.balance_paise).toBe(124_000)
  })

  test('her bell and her wishlist are not empty, and the older news is read', async () => {
    const bell = await app().call('GET /api/website/notification', {}, { as: ananya })
    expect(bell.data?.length).toBeGreaterThanOrEqual(5)
    expect(bell.data?.some(({ is_read }) => is_read)).toBe(true)
    expect(bell.data?.some(({ is_read }) => !is_read)).toBe(true)
    const wishes = await app().call('GET /api/website/wishlist', {}, { as: ananya })
    expect(wishes.data?.length).toBeGreaterThanOrEqual(3)
  })

  test('every paid order was paid at its time: by the gateway, from the wallet or with points', async () => {
    const orders = await app().db.selectFrom('orders').selectAll().where('paid_at', 'is not', null).execute()
    expect(orders.length).toBeGreaterThanOrEqual(12)
    const payments = await app().db.selectFrom('payment').selectAll().execute()
    for (const order of orders) {
      expect(order.paid_at?.getTime()).toBeLessThanOrEqual(loadedAt.getTime())
      expect(
        order.wallet_paise +
          order.life_points_paise +
          order.allowance_paise +
          order.coupon_paise +
          order.payable_paise,
      ).toBe(order.price_paise)
      const paid = payments.filter((payment) => payment.order_id === order.u_id)
      expect(paid.map(({ amount_paise }) => amount_paise)).toEqual(
        order.payable_paise > 0 ? [order.payable_paise] : [],
      )
    }
    expect(orders.filter(({ state }) => state === 'refunded')).toHaveLength(1)
  })

  test('the ledger is proven, and nothing of the past is left to do', async () => {
    expect(await app().app.modules.ledger.prove()).toMatchObject({ drift: 0, faults: {} })
    const { count } = await app()
      .db.selectFrom('refund')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('state', '!=', 'sent')
      .executeTakeFirstOrThrow()
    expect(count).toBe(0)
    const due =
      await sql`select name from jobs.job where state < 'active' and start_after <= ${loadedAt}`.execute(
        app().db,
      )
    // The two that the back office shows as failed.
    expect(due.rows).toEqual([{ name: 'dead-letter' }, { name: 'dead-letter' }])
  })

  test('the lists of money and operations of the back office are alive, and say that they are of the demo', async () => {
    const admin = await makeStaff(app(), ['admin', 'finance'])
    const query = { items_per_page: '100' }
    const nights = await app().call('GET /api/staff/reconciliations', { query }, { as: admin })
    expect(nights.data).toHaveLength(14)
    expect(nights.data?.flatMap(({ differences }) => differences)).toMatchObject([
      { what: 'payment-unknown-to-us', provider_id: 'pay_demo_of_another_shop' },
    ])
    expect(nights.data?.some(({ payments }) => payments > 0)).toBe(true)
    const proofs = await app().call('GET /api/staff/ledger-proofs', { query }, { as: admin })
    expect(proofs.data?.length).toBeGreaterThanOrEqual(14)
    const webhooks = await app().call('GET /api/staff/webhooks', { query }, { as: admin })
    expect(webhooks.data?.length).toBeGreaterThanOrEqual(30)
    expect(webhooks.data?.every(({ u_id: id }) => id.startsWith('demo_'))).toBe(true)
    const refused = await app().call('GET /api/staff/refused-webhooks', { query: {} }, { as: admin })
    expect(refused.data).toMatchObject([{ hits: 3 }])
    const adjusted = await app().call('GET /api/staff/adjustments', { query }, { as: admin })
    expect(adjusted.data?.map(({ state }) => state)).toEqual(['waiting', 'done', 'done'])
    const failed = await app().call('GET /api/staff/failed-jobs', { query }, { as: admin })
    expect(
      failed.data?.map(({ queue, error, attempts }) => [queue, error.startsWith('Demo: '), attempts]),
    ).toEqual([
      ['reminder', true, 9],
      ['reminder', true, 9],
    ])
    for (const { u_id: jobId } of failed.data ?? [])
      await app().call('POST /api/staff/failed-jobs/{jobId}/retry', { params: { jobId } }, { as: admin })
    await app().drain()
    const again = await app().call('GET /api/staff/failed-jobs', { query }, { as: admin })
    expect(again.data).toEqual([])
  })

  test('nobody is logged in before they log in', async () => {
    const others = demoClients.map(({ slug }) => demoId('person', slug))
    const sessions = await app()
      .db.selectFrom('session')
      .select('u_id')
      .where('person_id', 'in', others)
      .where('device_name', '!=', 'test')
      .execute()
    expect(sessions).toEqual([])
  })
})
