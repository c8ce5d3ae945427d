import { expect, test } from 'vitest'
import { makeEbook } from '../../testing/ebooks.ts'
import { makeHealer } from '../../testing/healers.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
const find = async (as: TestUser, search: string) =>
  (await app().call('GET /api/staff/find', { query: { search } }, { as })).data?.map(({ kind, title }) => [
    kind,
    title,
  ])

test('one search finds a client, a healer, an order and a ticket, each for the roles that may read its list', async () => {
  const healer = await makeHealer(app(), { full_name: 'Vasanthi Krishnan' })
  const client = await makeClient(app(), { firstName: 'Sushila', lastName: 'Vasanthkumar' })
  await bookAndPay(app(), client, healer, new Date('2026-11-28T03:30:00Z').toISOString())
  await app().call(
    'POST /api/website/support',
    { body: { title: 'My receipt', description: 'Where is it?' } },
    { as: client },
  )
  const admin = await makeStaff(app(), ['admin'])
  expect(await find(admin, 'vasanth')).toEqual(
    expect.arrayContaining([
      ['clients', 'Sushila Vasanthkumar'],
      ['healers', 'Vasanthi Krishnan'],
      ['tickets', 'My receipt'],
    ]),
  )
  const [order] = (await app().call('GET /api/website/order', {}, { as: client })).data ?? []
  expect(await find(admin, order?.receipt_number ?? '')).toEqual([['orders', order?.title]])
  expect(await find(await makeStaff(app(), ['finance']), 'vasanth')).toEqual([])
  expect(await find(await makeStaff(app(), ['support']), 'vasanth')).not.toContainEqual([
    'healers',
    'Vasanthi Krishnan',
  ])
  expect(await find(await makeStaff(app(), ['desk']), 'vasanth')).toEqual([])
})

test('content is found by its title, and too few letters are refused', async () => {
  const editor = await makeStaff(app(), ['editor'])
  await makeEbook(app(), { title: 'Sleeping under banyans' })
  expect(await find(editor, 'banyan')).toEqual([['ebooks', 'Sleeping under banyans']])
  expect(await find(await makeStaff(app(), ['support']), 'banyan')).toEqual([])
  const answer = await app().call('GET /api/staff/find', { query: { search: 'ab' } }, { as: editor })
  expect(answer.status).toBe(400)
})
