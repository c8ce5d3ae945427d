import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { importsOf } from '../../testing/imports.ts'
import { freshMobile } from '../../testing/people.ts'
import { openShop, type Shop, testFulfilment } from '../../testing/shop.ts'
import { makePerson, makeStaff, signIn, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start, fulfilments: { appointment: testFulfilment } })
let reader: TestUser
let second: TestUser
let shop: Shop
beforeAll(async () => {
  shop = await openShop(app())
  reader = await steppedUp(app(), await makeStaff(app(), ['admin']))
  second = await steppedUp(app(), await makeStaff(app(), ['admin']))
})
const { apply: applyAlone, undo, lines, tried } = importsOf(app, () => reader)
const { apply } = importsOf(app, () => second)

const table = (...rows: string[][]) =>
  ['Mobile,Email,Name,Balance', ...rows.map((row) => row.join(','))].join('\n')
const triedBalances = (...rows: string[][]) => tried(table(...rows), 'balances')
const whys = async (id: string) =>
  (await lines(id))?.map(({ outcome, problems: [why = ''] }) => [outcome, why])
async function client(firstName = 'Asha') {
  const { u_id: personId, phone, email } = await makePerson(app(), { firstName })
  return { personId, phone: phone ?? '', email: email ?? '', as: await signIn(app(), personId) }
}
const wallet = async (as: TestUser) =>
  (await app().call('GET /api/website/wallet', { query: {} }, { as })).data
const proof = () => app().app.modules.ledger.prove()
const broughtIn = async () => {
  const { rows } = await sql<{
    posted: number
  }>`select posted from ledger_balance where kind = 'brought-in'`.execute(app().db)
  return rows[0]?.posted
}

describe('an import of balances', () => {
  test('fills wallets from what was brought in, and the proof of the ledger holds', async () => {
    const [one, other] = [await client(), await client('Ravi')]
    const mails = app().sandbox.inbox.mails().length
    const before = (await broughtIn()) ?? 0
    const { u_id: id } = await triedBalances(
      [one.phone, '', 'Asha Rao', '"₹1,500.50"'],
      ['', other.email, '', '200'],
    )
    expect((await wallet(one.as))?.balance_paise).toBe(0)
    expect((await apply(id)).data).toMatchObject({ counts: { added: 2 } })
    expect(await wallet(one.as)).toMatchObject({
      balance_paise: 150_050,
      history: [{ kind: 'imported', amount_paise: 150_050, balance_paise: 150_050, order_u_id: null }],
    })
    expect((await wallet(other.as))?.balance_paise).toBe(20_000)
    expect(await broughtIn()).toBe(before - 170_050)
    expect(await proof()).toMatchObject({ drift: 0, faults: {} })
    await app().drain()
    expect(app().sandbox.inbox.mails()).toHaveLength(mails)
    // It is money like any other.
    const order = await shop.order(one.as, { pricePaise: 100_000 })
    const paid = await app().call(
      'POST /api/website/payment/{id}',
      { params: { id: order }, body: { wallet_paise: 100_000 } },
      { as: one.as },
    )
    expect(paid.data).toMatchObject({ outcome: 'paid' })
  })

  test('is done by another administrator than who read the file', async () => {
    const one = await client()
    const { u_id: id } = await triedBalances([one.phone, '', '', '500'])
    expect(await applyAlone(id)).toMatchObject({ status: 403, code: 'secondPersonNeeded' })
    expect((await wallet(one.as))?.balance_paise).toBe(0)
    expect((await apply(id)).data?.counts).toMatchObject({ added: 1 })
  })

  test('says of each line why it cannot be', async () => {
    const [one, own, twice, named] = [await client(), await client(), await client(), await client()]
    const guest = freshMobile()
    const stamps = { created_at: start, updated_at: start }
    await app()
      .db.insertInto('person')
      .values({
        ...{
          u_id: app().app.platform.ids.next(),
          state: 'guest',
          first_name: 'Vimala',
          last_name: '',
          phone: guest,
        },
        ...stamps,
      })
      .execute()
    const first = await triedBalances([one.phone, '', '', '500'])
    await apply(first.u_id)
    await sql`update person set phone = null where u_id = ${own.personId}`.execute(app().db)
    await sql`update person set phone = ${own.phone} where u_id = ${reader.uId}`.execute(app().db)
    const { u_id: id } = await triedBalances(
      [one.phone, '', '', '700'],
      [freshMobile(), '', '', '500'],
      [guest, '', '', '500'],
      [named.phone, '', 'Meera', '500'],
      [twice.phone, '', '', '500'],
      ['', twice.email, '', '500'],
      [own.phone, '', '', '500'],
    )
    expect(await whys(id)).toEqual([
      ['exists', 'Has a balance of an import already'],
      ['problem', expect.stringContaining('import the clients first')],
      ['problem', expect.stringContaining('guest')],
      ['problem', expect.stringContaining('another first name')],
      ['ready', ''],
      ['problem', 'Line 6 is of the same client'],
      ['problem', 'Nobody imports a balance of their own'],
    ])
  })
})

describe('undoing it', () => {
  test('takes back what is still there, by the opposite entry; what was spent is kept', async () => {
    const [same, spent] = [await client(), await client()]
    const { u_id: id } = await triedBalances([same.phone, '', '', '500'], [spent.phone, '', '', '500'])
    const before = (await broughtIn()) ?? 0
    await apply(id)
    const order = await shop.order(spent.as, { pricePaise: 10_000 })
    await app().call(
      'POST /api/website/payment/{id}',
      { params: { id: order }, body: { wallet_paise: 10_000 } },
      { as: spent.as },
    )
    expect((await undo(id)).data).toMatchObject({ state: 'undone', counts: { removed: 1, kept: 1 } })
    expect((await lines(id))?.map(({ outcome }) => outcome)).toEqual(['removed', 'kept'])
    expect(await wallet(same.as)).toMatchObject({
      balance_paise: 0,
      history: [
        { kind: 'imported', amount_paise: -50_000 },
        { kind: 'imported', amount_paise: 50_000 },
      ],
    })
    expect((await wallet(spent.as))?.balance_paise).toBe(40_000)
    expect(await broughtIn()).toBe(before - 50_000)
    expect(await proof()).toMatchObject({ drift: 0, faults: {} })
    // Once taken back, it can come again.
    expect(await whys((await triedBalances([same.phone, '', '', '500'])).u_id)).toEqual([['ready', '']])
  })

  test('keeps what is held for an order that is being paid', async () => {
    const one = await client()
    const { u_id: id } = await triedBalances([one.phone, '', '', '500'])
    await apply(id)
    const order = await shop.order(one.as, { pricePaise: 90_000 })
    await shop.start(one.as, order, { walletPaise: 50_000 })
    expect((await undo(id)).data?.counts).toMatchObject({ removed: 0, kept: 1 })
    expect(await proof()).toMatchObject({ drift: 0, faults: {} })
  })

  test('beside a payment takes back all or nothing, and never more than there is', async () => {
    const one = await client()
    const { u_id: id } = await triedBalances([one.phone, '', '', '500'])
    await apply(id)
    const order = await shop.order(one.as, { pricePaise: 30_000 })
    const [undone, paid] = await Promise.all([
      undo(id),
      app().call(
        'POST /api/website/payment/{id}',
        { params: { id: order }, body: { wallet_paise: 30_000 } },
        { as: one.as },
      ),
    ])
    const hasPaid = paid.data?.outcome === 'paid'
    expect(undone.data?.counts.kept).toBe(hasPaid ? 1 : 0)
    expect((await wallet(one.as))?.balance_paise).toBe(hasPaid ? 20_000 : 0)
    expect(await proof()).toMatchObject({ drift: 0, faults: {} })
  })
})
