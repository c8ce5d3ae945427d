import {
  listCallOf,
  waitingLists,
  waitingShownMost,
} from '@newyou/contract/administration/back-office/waiting'
import { api } from '@newyou/contract/api'
import { type StaffRole, staffRoles } from '@newyou/contract/vocabulary'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { makeHealer } from '../../testing/healers.ts'
import { openShop, testFulfilment } from '../../testing/shop.ts'
import { makeClient, makeStaff, steppedUp } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ fulfilments: { appointment: testFulfilment } })

const countsFor = async (...roles: StaffRole[]) => {
  const as = await makeStaff(app(), roles)
  return (await app().call('GET /api/staff/waiting', {}, { as })).data
}
const write = () =>
  app().call('POST /api/website/contact-us', {
    body: {
      name: 'Farida Sheikh',
      email: 'farida@example.com',
      phone: '9812345678',
      subject: 'Opening hours',
      reason: 'Are you open on Sundays?',
    },
  })

test('each role is told of its own lists alone', async () => {
  for (const role of staffRoles) {
    const own = waitingLists.filter((name) =>
      (api[listCallOf(name)].who as readonly StaffRole[]).includes(role),
    )
    expect(Object.keys((await countsFor(role)) ?? {}).sort()).toEqual([...own].sort())
  }
  const client = await makeClient(app())
  expect((await app().call('GET /api/staff/waiting', {}, { as: client })).status).toBe(403)
})

test('what waits is counted, and what was answered is not', async () => {
  const before = await countsFor('admin')
  await write()
  await makeHealer(app(), { state: 'in-review' })
  const shop = await openShop(app())
  const client = await shop.client()
  const orderId = await shop.order(client, { pricePaise: 800_000 })
  await shop.payByCard(client, orderId, {})
  const finance = await steppedUp(app(), await makeStaff(app(), ['finance']))
  const asked = await app().call(
    'POST /api/staff/orders/{orderId}/refund',
    { params: { orderId }, body: { paise: 600_000, destination: 'source', reason: 'The healer was ill' } },
    { as: finance },
  )
  expect(asked.data?.state).toBe('waiting')
  const after = await countsFor('admin')
  expect(after).toMatchObject({
    inbox: (before?.inbox ?? 0) + 1,
    healers: (before?.healers ?? 0) + 1,
    'refund-requests': (before?.['refund-requests'] ?? 0) + 1,
    approvals: before?.approvals,
  })

  const support = await makeStaff(app(), ['support'])
  const [letter] =
    (await app().call('GET /api/staff/inbox', { query: { state: 'new' } }, { as: support })).data ?? []
  await app().call(
    'POST /api/staff/inbox/{letterId}/answer',
    { params: { letterId: letter?.u_id ?? '' }, body: { text: 'We are.' } },
    { as: support },
  )
  expect(await countsFor('support')).toMatchObject({ inbox: before?.inbox })
})

test('all counts are one query, and no list is counted further than the menu shows', async () => {
  await app()
    .db.insertInto('contact_message')
    .values(
      Array.from({ length: waitingShownMost + 20 }, () => ({
        u_id: app().app.platform.ids.next(),
        name: 'Farida',
        email: 'farida@example.com',
        phone: '9812345678',
        subject: 'Hours',
        reason: 'When?',
        created_at: app().clock.now(),
      })),
    )
    .execute()
  const as = await makeStaff(app(), ['admin'])
  const ask = () => app().call('GET /api/staff/waiting', {}, { as })
  expect((await ask()).data?.inbox).toBe(waitingShownMost + 1)
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await ask()
    const texts = asked.mock.calls.map(([first]) =>
      typeof first === 'string' ? first : (first as { text: string }).text,
    )
    expect(texts.filter((text) => text.includes('contact_message'))).toHaveLength(1)
    expect(texts.filter((text) => text.includes('payout_batch'))).toHaveLength(1)
    expect(texts.length).toBeLessThanOrEqual(4)
  } finally {
    asked.mockRestore()
  }
})
