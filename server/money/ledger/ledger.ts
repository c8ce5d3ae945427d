import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Trx } from '../../platform/database/database.ts'
import { locking } from '../../platform/database/locks.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Ids } from '../../platform/ids.ts'
import { type Account, accountId, balances, ensureAccounts } from './accounts.ts'

export interface Entry {
  account: Account
  /** Positive: the owner of the account has more; negative: less. Paise, or hundredths of a point. */
  amount: number
}

export interface Posting {
  /** The same key is the same transaction, however often it is posted. */
  key: string
  kind: string
  entries: Entry[]
  /** Its cause, such as the order. */
  causedBy?: string
  note?: string
  /** The money held for this order is what the entries spend. */
  capturesHoldsOf?: string
  /** An account may fall below its floor by it, as a debt: the money is gone already. Nothing can be spent from it then. */
  mayOwe?: boolean
}

/** How one account moves. */
interface Change {
  posted: number
  held: number
}

/**
 * The ledger: balanced transactions, and money set aside. Everything runs in the caller's transaction. Accounts are
 * locked in the order of their numbers, so that two transactions never wait for each other.
 */
export function createLedger({ clock, ids }: { clock: Clock; ids: Ids }) {
  let platformAccounts: ReadonlySet<number> | undefined

  /** Accounts without an owner: their balance is the sum of their entries, so no payment waits for their rows. */
  async function summedAccounts(trx: Trx): Promise<ReadonlySet<number>> {
    if (platformAccounts) return platformAccounts
    const rows = await trx
      .selectFrom('ledger_account')
      .select('id')
      .where('owner_id', 'is', null)
      .where('organization_id', 'is', null)
      .execute()
    platformAccounts = new Set(rows.map(({ id }) => id))
    return platformAccounts
  }

  /** @throws DomainError insufficientWallet when an account would fall below its floor */
  async function change(trx: Trx, changes: Map<number, Change>, mayOwe = false) {
    const summed = await summedAccounts(trx)
    const owned = [...changes].filter(([id]) => !summed.has(id))
    for (const [id, { posted, held }] of owned.sort(([one], [other]) => one - other)) {
      locking(trx, 'account', id)
      const { numUpdatedRows } = await trx
        .updateTable('ledger_account')
        .set({
          posted: sql`posted + ${posted}`,
          held: sql`held + ${held}`,
          floor: sql`least(floor, posted + ${posted} - (held + ${held}))`,
        })
        .where('id', '=', id)
        // During a debt, only entries that reduce it are accepted: a lowered floor is no credit.
        .where(
          sql<boolean>`(${mayOwe} or floor is null or ${posted} >= ${held} or posted + ${posted} - (held + ${held}) >= 0)`,
        )
        .executeTakeFirstOrThrow()
      if (!numUpdatedRows) throwError('insufficientWallet')
    }
  }

  async function settleHolds(trx: Trx, orderId: string, state: 'captured' | 'voided') {
    const holds = await trx
      .updateTable('ledger_hold')
      .set({ state, settled_at: clock.now() })
      .where('order_id', '=', orderId)
      .where('state', '=', 'held')
      .returning(['account_id', 'amount'])
      .execute()
    return new Map<number, Change>(
      holds.map(({ account_id, amount }) => [account_id, { posted: 0, held: -amount }]),
    )
  }

  async function sumByAccount(trx: Trx, entries: Entry[]) {
    const sums = new Map<number, number>()
    for (const { account, amount } of entries) {
      const id = await accountId(trx, account)
      sums.set(id, (sums.get(id) ?? 0) + amount)
    }
    return new Map([...sums].filter(([, amount]) => amount !== 0))
  }

  const entriesOf = (trx: Trx, transactionId: string) =>
    trx
      .selectFrom('ledger_entry')
      .select(['account_id', 'amount'])
      .where('transaction_id', '=', transactionId)
      .orderBy('account_id')
      .execute()

  async function write(
    trx: Trx,
    { key, kind, causedBy = null, note = '', reverses = null }: WrittenTransaction,
    sums: Map<number, number>,
    { capturesHoldsOf, mayOwe }: Pick<Posting, 'capturesHoldsOf' | 'mayOwe'> = {},
  ): Promise<string> {
    const uId = ids.next()
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('ledger_transaction')
      .values({
        u_id: uId,
        kind,
        idempotency_key: key,
        caused_by: causedBy,
        note,
        reverses,
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .executeTakeFirstOrThrow()
    const rows = [...sums]
      .map(([account_id, amount]) => ({ account_id, amount }))
      .sort((one, other) => one.account_id - other.account_id)
    if (!numInsertedOrUpdatedRows) return sameAsBefore(trx, key, rows)
    const changes = capturesHoldsOf
      ? await settleHolds(trx, capturesHoldsOf, 'captured')
      : new Map<number, Change>()
    for (const { account_id: id, amount } of rows)
      changes.set(id, { posted: amount, held: changes.get(id)?.held ?? 0 })
    await change(trx, changes, mayOwe)
    await trx
      .insertInto('ledger_entry')
      .values(rows.map((row) => ({ ...row, transaction_id: uId })))
      .execute()
    return uId
  }

  async function sameAsBefore(trx: Trx, key: string, rows: { account_id: number; amount: number }[]) {
    const { u_id: earlier } = await trx
      .selectFrom('ledger_transaction')
      .select('u_id')
      .where('idempotency_key', '=', key)
      .executeTakeFirstOrThrow()
    if (!isDeepStrictEqual(await entriesOf(trx, earlier), rows))
      throw new Error(`the ledger key ${key} was used for other entries`)
    return earlier
  }

  return {
    ensureAccounts,
    balances,

    /**
     * Posts a transaction; its entries must sum to nothing, which the database checks at commit. Returns its id.
     * @throws DomainError insufficientWallet
     */
    async post(trx: Trx, { entries, capturesHoldsOf, mayOwe, ...posting }: Posting): Promise<string> {
      const sums = await sumByAccount(trx, entries)
      if (!sums.size) throw new Error(`the ledger transaction ${posting.key} moves nothing`)
      return write(trx, posting, sums, { capturesHoldsOf, mayOwe })
    },

    /** Takes a transaction back by its opposite; the history stays. A transaction is reversed once at most. */
    async reverse(trx: Trx, transactionId: string, { key, note }: { key: string; note?: string }) {
      const entries = await entriesOf(trx, transactionId)
      const { kind, caused_by: causedBy } = await trx
        .selectFrom('ledger_transaction')
        .select(['kind', 'caused_by'])
        .where('u_id', '=', transactionId)
        .executeTakeFirstOrThrow()
      const opposite = new Map(entries.map(({ account_id, amount }) => [account_id, -amount]))
      return write(trx, { key, kind: `${kind}-reversed`, causedBy, note, reverses: transactionId }, opposite)
    },

    /** The id of the transaction that has this key. */
    async find(trx: Trx, key: string): Promise<string | undefined> {
      const row = await trx
        .selectFrom('ledger_transaction')
        .select('u_id')
        .where('idempotency_key', '=', key)
        .executeTakeFirst()
      return row?.u_id
    },

    /**
     * A person's spendable balances, with the accounts locked until the transaction ends, those of organisations too:
     * in id order, so a caller that moves several of them starts here.
     */
    async lockOwned(trx: Trx, personId: string, organizationIds: readonly string[] = []) {
      await ensureAccounts(trx, personId)
      const rows = await trx
        .selectFrom('ledger_account')
        .select(['id', 'kind', sql<number>`posted - held`.as('free')])
        .where((is) =>
          is.or([
            is('owner_id', '=', personId),
            ...(organizationIds.length ? [is('organization_id', 'in', organizationIds)] : []),
          ]),
        )
        .orderBy('id')
        .forUpdate()
        .execute()
      for (const { id } of rows) locking(trx, 'account', id)
      const freeOf = (kind: string) => rows.find((row) => row.kind === kind)?.free ?? 0
      return {
        walletPaise: freeOf('wallet'),
        pointsBoughtPaise: freeOf('points-bought'),
        pointsEarnedPaise: freeOf('points-earned'),
      }
    },

    /** Sets money aside for an order; nothing happens for nothing. @throws DomainError insufficientWallet */
    async hold(trx: Trx, orderId: string, account: Account, amount: number) {
      if (amount === 0) return
      const id = await accountId(trx, account)
      await change(trx, new Map([[id, { posted: 0, held: amount }]]))
      await trx
        .insertInto('ledger_hold')
        .values({
          u_id: ids.next(),
          account_id: id,
          order_id: orderId,
          amount,
          created_at: clock.now(),
        })
        .execute()
    },

    /** Releases what is held for an order; does nothing when nothing is held. */
    async voidHolds(trx: Trx, orderId: string) {
      await change(trx, await settleHolds(trx, orderId, 'voided'))
    },

    /** Amount held for an order. */
    async heldFor(trx: Trx, orderId: string): Promise<number> {
      const { sum } = await trx
        .selectFrom('ledger_hold')
        .select((of) => of.fn.coalesce(of.fn.sum<number>('amount'), of.val(0)).as('sum'))
        .where('order_id', '=', orderId)
        .where('state', '=', 'held')
        .executeTakeFirstOrThrow()
      return Number(sum)
    },
  }
}

interface WrittenTransaction {
  key: string
  kind: string
  causedBy?: string | null
  note?: string
  reverses?: string | null
}

export type Ledger = ReturnType<typeof createLedger>
