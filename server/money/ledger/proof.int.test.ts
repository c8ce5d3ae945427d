import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { inTransaction, violatedConstraint } from '../../platform/database/database.ts'
import { makePerson } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'
import type { Account } from './index.ts'

const app = useTestApp()
const ledger = () => app().app.modules.ledger
const wallet = (ownerId: string): Account => ({ ownerId, kind: 'wallet' })
const goodwill: Account = { kind: 'goodwill' }

const give = (ownerId: string, amount: number) =>
  inTransaction(app().db, (trx) =>
    ledger().post(trx, {
      key: randomUUID(),
      kind: 'gift',
      entries: [
        { account: goodwill, amount: -amount },
        { account: wallet(ownerId), amount },
      ],
    }),
  )
const drift = async () => (await app().app.modules.ledger.prove()).drift

/** Runs a plan that breaks a rule on purpose and answers with the error; nothing of it stays. */
const broken = (...statements: ReturnType<typeof sql>[]) =>
  inTransaction(app().db, async (trx) => {
    for (const statement of statements) await statement.execute(trx)
  }).then(
    () => undefined,
    (error: Error) => error,
  )

let personId: string

beforeAll(async () => {
  personId = (await makePerson(app())).u_id
})

describe('planted mistakes are caught', () => {
  const transaction = () =>
    sql`insert into ledger_transaction (u_id, kind, idempotency_key, created_at)
      values (${randomUUID()}, 'planted', ${randomUUID()}, now())`

  test('entries are never changed, removed or emptied', async () => {
    await give(personId, 1000)
    for (const mistake of [
      sql`update ledger_entry set amount = amount + 1`,
      sql`delete from ledger_entry`,
      sql`truncate ledger_entry`,
      sql`update ledger_transaction set note = 'changed'`,
      sql`delete from ledger_transaction`,
    ])
      expect(await broken(mistake)).toMatchObject({ code: '42501' })
  })

  test('a transaction that does not balance is refused when it ends', async () => {
    const id = randomUUID()
    const mistake = await broken(
      sql`insert into ledger_transaction (u_id, kind, idempotency_key, created_at) values (${id}, 'planted', ${id}, now())`,
      sql`insert into ledger_entry select ${id}, id, 5 from ledger_account where kind = 'tax'`,
    )
    expect(violatedConstraint(mistake)).toBe('ledger_balanced')
    await expect(
      inTransaction(app().db, (trx) =>
        ledger().post(trx, { key: id, kind: 'planted', entries: [{ account: wallet(personId), amount: 7 }] }),
      ),
    ).rejects.toThrow('does not balance')
  })

  test('rupees and points do not make up for each other', async () => {
    await expect(
      inTransaction(app().db, (trx) =>
        ledger().post(trx, {
          key: randomUUID(),
          kind: 'planted',
          entries: [
            { account: { kind: 'goodwill' }, amount: -100 },
            { account: { ownerId: personId, kind: 'points-bought' }, amount: 100 },
          ],
        }),
      ),
    ).rejects.toThrow('does not balance')
  })

  test('a balance below its floor is refused by the table itself', async () => {
    expect(
      await broken(
        sql`update ledger_account set posted = -1 where owner_id = ${personId} and kind = 'wallet'`,
      ),
    ).toMatchObject({ code: '23514' })
    expect(
      await broken(sql`update ledger_account set held = -1 where owner_id = ${personId} and kind = 'wallet'`),
    ).toMatchObject({ code: '23514' })
  })

  test('a transaction that is empty or a key that is not new changes nothing', async () => {
    const key = randomUUID()
    await expect(
      inTransaction(app().db, (trx) => ledger().post(trx, { key, kind: 'planted', entries: [] })),
    ).rejects.toThrow('moves nothing')
    expect(await broken(transaction())).toBeUndefined()
  })

  test('the proof finds a balance that was edited by hand, and says by how much', async () => {
    const edit = (by: number) =>
      sql`update ledger_account set posted = posted + ${by} where owner_id = ${personId} and kind = 'wallet'`.execute(
        app().db,
      )
    await edit(3)
    // Once for the account, once for the rupees that came from nowhere.
    expect(await drift()).toBe(6)
    const { payload } = await app().app.http.inject({ url: '/metrics' })
    expect(payload).toContain('ledger_drift 6')
    await edit(-3)
    expect(await drift()).toBe(0)
  })
})

describe('the proof finds more than drift', () => {
  const faultsAfter = async (...mistakes: ReturnType<typeof sql>[]) => {
    for (const mistake of mistakes) await mistake.execute(app().db)
    return (await app().app.modules.ledger.prove()).faults
  }

  test('a coupon whose uses were edited, and points without a purchase', async () => {
    const couponId = randomUUID()
    expect(
      await faultsAfter(sql`insert into coupon (u_id, code, title, off_paise, uses, valid_from, created_at)
        values (${couponId}, 'PLANTED', 'planted', 100, 1, now(), now())`),
    ).toEqual({ 'coupon counted wrong': 1 })
    await sql`delete from coupon where u_id = ${couponId}`.execute(app().db)
    const { faults } = await inTransaction(app().db, async (trx) => {
      await ledger().post(trx, {
        key: randomUUID(),
        kind: 'planted',
        entries: [
          { account: { kind: 'points-issued' }, amount: -700 },
          { account: { ownerId: personId, kind: 'points-bought' }, amount: 700 },
        ],
      })
    }).then(() => app().app.modules.ledger.prove())
    expect(faults).toEqual({ 'paise of bought points': 700 })
    await inTransaction(app().db, (trx) =>
      ledger().post(trx, {
        key: randomUUID(),
        kind: 'planted',
        entries: [
          { account: { kind: 'points-issued' }, amount: 700 },
          { account: { ownerId: personId, kind: 'points-bought' }, amount: -700 },
        ],
      }),
    )
  })

  test('an order that is over and still holds money, or is paid without a posting', async () => {
    const orderId = randomUUID()
    await sql`insert into orders (u_id, client_id, kind, item_u_id, title, state, price_paise, payable_paise, paid_at,
        created_at, updated_at) values (${orderId}, ${personId}, 'appointment', ${orderId}, 'planted', 'paid', 100, 100,
        now(), now(), now())`.execute(app().db)
    await give(personId, 1000)
    await inTransaction(app().db, (trx) => ledger().hold(trx, orderId, wallet(personId), 40))
    expect(await faultsAfter()).toEqual({
      'hold of an ended order': 1,
      'hold that is not the order’s split': 1,
      'paid order without its posting': 1,
    })
    await inTransaction(app().db, (trx) => ledger().voidHolds(trx, orderId))
    expect(await faultsAfter(sql`delete from orders where u_id = ${orderId}`)).toEqual({})
  })
})
