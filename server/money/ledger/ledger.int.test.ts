import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inTransaction, violatedConstraint } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/http/errors.ts'
import { makePerson } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'
import type { Account } from './index.ts'
import { apply, expectedBy, Model, type Operation, operation } from './ledger-model.ts'

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

const take = (ownerId: string, amount: number, key: string = randomUUID()) =>
  inTransaction(app().db, (trx) =>
    ledger().post(trx, {
      key,
      kind: 'debit',
      entries: [
        { account: wallet(ownerId), amount: -amount },
        { account: { kind: 'revenue' }, amount },
      ],
    }),
  )
const balanceOf = async (ownerId: string) => (await ledger().balances(app().db, ownerId)).walletPaise
const drift = async () => (await app().app.modules.ledger.prove()).drift

describe('the wallet', () => {
  test('500 debits of ten rupees at once on a thousand: exactly 100 succeed, and nothing is left', async () => {
    const { u_id: uId } = await makePerson(app())
    await give(uId, 100_000)
    const results = await Promise.allSettled(Array.from({ length: 500 }, () => take(uId, 1000)))
    const refusals = results.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[] // by the filter
    expect(refusals).toHaveLength(400)
    for (const { reason } of refusals) expect(reason).toMatchObject({ code: 'insufficientWallet' })
    expect(await balanceOf(uId)).toBe(0)
    expect(await drift()).toBe(0)
  })

  test('the same key at once is one transaction; for other entries it is refused', async () => {
    const { u_id: uId } = await makePerson(app())
    await give(uId, 10_000)
    const key = randomUUID()
    const ids = await Promise.all(Array.from({ length: 20 }, () => take(uId, 1000, key)))
    expect(new Set(ids).size).toBe(1)
    expect(await balanceOf(uId)).toBe(9000)
    await expect(take(uId, 2000, key)).rejects.toThrow('other entries')
  })

  test('what is held cannot be spent, and comes back when the hold is voided', async () => {
    const { u_id: uId } = await makePerson(app())
    await give(uId, 10_000)
    const orderId = randomUUID()
    await inTransaction(app().db, (trx) => ledger().hold(trx, orderId, wallet(uId), 6000))
    await expect(take(uId, 4001)).rejects.toMatchObject({ code: 'insufficientWallet' })
    expect(await balanceOf(uId)).toBe(4000)
    for (let times = 0; times < 2; times++)
      await inTransaction(app().db, (trx) => ledger().voidHolds(trx, orderId))
    expect(await balanceOf(uId)).toBe(10_000)
  })

  test('a transaction is taken back once, by its opposite', async () => {
    const { u_id: uId } = await makePerson(app())
    await give(uId, 5000)
    const id = await take(uId, 5000)
    const reverse = (key: string) =>
      inTransaction(app().db, (trx) => ledger().reverse(trx, id, { key, note: 'a mistake' }))
    const key = randomUUID()
    expect(await reverse(key)).toBe(await reverse(key))
    expect(await balanceOf(uId)).toBe(5000)
    const { rows } = await sql`select kind, note from ledger_transaction where reverses = ${id}`.execute(
      app().db,
    )
    expect(rows).toEqual([{ kind: 'debit-reversed', note: 'a mistake' }])
    const error = await reverse(randomUUID()).catch((caught: unknown) => caught)
    expect(violatedConstraint(error)).toBe('ledger_transaction_reverses_key')
  })

  test('two people who pay each other at once never wait for each other', async () => {
    const people = [(await makePerson(app())).u_id, (await makePerson(app())).u_id] as const
    for (const uId of people) await give(uId, 100_000)
    const pay = ([from, to]: readonly [string, string]) =>
      inTransaction(app().db, (trx) =>
        ledger().post(trx, {
          key: randomUUID(),
          kind: 'gift',
          entries: [
            { account: wallet(from), amount: -10 },
            { account: wallet(to), amount: 10 },
          ],
        }),
      )
    await Promise.all(
      Array.from({ length: 100 }, (_, index) => pay(index % 2 ? people : [people[1], people[0]])),
    )
    expect(await Promise.all(people.map(balanceOf))).toEqual([100_000, 100_000])
  })
})

test('a thousand random operations: the ledger does what the model does, without drift', async () => {
  const perRun = 100
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: perRun, maxLength: perRun }), async (operations) => {
      const people: string[] = []
      for (let count = 0; count < 3; count++) people.push((await makePerson(app())).u_id)
      const orders = Array.from({ length: 8 }, () => randomUUID())
      const model = new Model()
      const idOf = (index: number) => people[index] ?? ''
      for (const step of operations) {
        const expected = expectedBy(model, step)
        const done = await run(step, idOf, orders, model).then(
          () => true,
          (error: unknown) => {
            if (error instanceof DomainError && error.code === 'insufficientWallet') return false
            throw error
          },
        )
        expect(done, JSON.stringify(step)).toBe(expected)
        if (done) apply(model, step)
      }
      const balances = await Promise.all(people.map(balanceOf))
      expect(balances).toEqual([0, 1, 2].map((index) => model.free(index)))
    }),
  )
  expect(await drift()).toBe(0)
}, 120_000)

async function run(step: Operation, idOf: (index: number) => string, orders: string[], model: Model) {
  const orderOf = (index: number) => orders[index] ?? ''
  switch (step.what) {
    case 'give':
      return give(idOf(step.person), step.amount)
    case 'take':
      return take(idOf(step.person), step.amount)
    case 'pay':
      if (step.person === step.other) return
      return inTransaction(app().db, (trx) =>
        ledger().post(trx, {
          key: randomUUID(),
          kind: 'gift',
          entries: [
            { account: wallet(idOf(step.person)), amount: -step.amount },
            { account: wallet(idOf(step.other)), amount: step.amount },
          ],
        }),
      )
    case 'hold':
      // An order holds once; the order machine sees to that, so the model does not try it.
      if (!model.mayHold(step.order)) return
      return inTransaction(app().db, (trx) =>
        ledger().hold(trx, orderOf(step.order), wallet(idOf(step.person)), step.amount),
      )
    case 'void':
      return inTransaction(app().db, (trx) => ledger().voidHolds(trx, orderOf(step.order)))
    case 'capture': {
      const hold = model.holds.get(step.order)
      if (!hold) return
      return inTransaction(app().db, (trx) =>
        ledger().post(trx, {
          key: randomUUID(),
          kind: 'order-paid',
          capturesHoldsOf: orderOf(step.order),
          entries: [
            { account: wallet(idOf(hold.person)), amount: -hold.amount },
            { account: { kind: 'revenue' }, amount: hold.amount },
          ],
        }),
      )
    }
  }
}
