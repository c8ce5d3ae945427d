import { paisePerRupee } from '@newyou/contract/business'
import type {
  PayoutBatch,
  PayoutDue,
  PayoutObstacle,
  WholePayoutBatch,
} from '@newyou/contract/money/earnings/payouts'
import { sql } from 'kysely'
import type { Audit } from '../../foundation/audit/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import { narrationOf } from '../../integrations/payouts.ts'
import { requireSecondPerson, type StepUp } from '../../people/staff/index.ts'
import { after, hours } from '../../platform/clock.ts'
import { csvTable } from '../../platform/csv.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { type Paging, pageOf } from '../../platform/database/list-page.ts'
import { locking } from '../../platform/database/locks.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Ledger } from '../ledger/index.ts'
import { type BankAccountService, usableAccount } from './bank-accounts.ts'
import {
  batches,
  nameOf,
  payoutKey,
  payoutsWithPeople,
  presentBatch,
  presentPayout,
  referenceOf,
} from './payout-rows.ts'

interface BatchDependencies extends Pick<Platform, 'db' | 'clock' | 'ids'> {
  audit: Audit
  bankAccounts: Pick<BankAccountService, 'open' | 'numberEnd'>
  ledger: Pick<Ledger, 'post' | 'reverse' | 'find'>
  settings: Pick<Settings, 'read'>
  stepUp: Pick<StepUp, 'require'>
  /** Whether payouts can go out by the gateway. */
  hasGateway: boolean
}

const head = ['Reference', 'Beneficiary name', 'Account number', 'IFSC', 'Amount (INR)', 'Narration']
const day = hours(24)

/** Payouts made together. A batch takes its money from what is due when it is made, so no other can pay it again. */
export function createPayoutBatches(dependencies: BatchDependencies) {
  const { db, clock, ids, audit, bankAccounts, ledger, settings, stepUp, hasGateway } = dependencies

  const dueAccounts = (queryable: Queryable, now: Date) =>
    queryable
      .selectFrom('owned_account as l')
      .innerJoin('person_name as p', 'p.u_id', 'l.owner_id')
      .where('l.kind', '=', 'healer-due')
      .where('l.posted', '<>', 0)
      .select(['l.id', 'l.posted', 'p.u_id', nameOf(sql.ref('p')).as('name')])
      .select(usableAccount(sql.ref('p.u_id'), now).as('account_id'))
      .select(
        sql<boolean>`exists (select from bank_account w where w.person_id = p.u_id and w.withdrawn_at is null)`.as(
          'has_details',
        ),
      )

  function obstacleOf(
    row: { posted: number; u_id: string; account_id: string | null; has_details: boolean },
    viewerId: string,
    minPaise: number,
  ): PayoutObstacle {
    if (row.posted < minPaise) return 'too-little'
    // No colleague pays money out to themselves.
    if (row.u_id === viewerId) return 'own'
    if (row.account_id) return 'none'
    return row.has_details ? 'bank-details-wait' : 'no-bank-account'
  }

  async function whole(queryable: Queryable, batchId: string): Promise<WholePayoutBatch> {
    const batch = presentBatch(
      orNotFound(await batches(queryable).where('b.u_id', '=', batchId).executeTakeFirst()),
    )
    const rows = await payoutsWithPeople(queryable)
      .where('p.batch_id', '=', batchId)
      .orderBy('p.number')
      .execute()
    const keys = rows.map(({ u_id: id }) => payoutKey(id))
    const { sum } = await queryable
      .selectFrom('ledger_line as l')
      .select(sql<number>`coalesce(sum(l.amount), 0)::bigint`.as('sum'))
      .where('l.idempotency_key', 'in', keys)
      .where('l.account', '=', 'payouts-due')
      .executeTakeFirstOrThrow()
    const lines = rows.map((row) => presentPayout(row, bankAccounts.numberEnd(row)))
    const total = lines.reduce((paise, line) => paise + line.amount_paise, 0)
    return {
      ...batch,
      lines,
      is_proven: total === batch.total_paise && total === sum,
      may_send: hasGateway && batch.state === 'approved' && batch.way === null,
    }
  }

  const note = (trx: Trx, staffId: string, recordId: string, action: string, reason = '') =>
    audit.note(trx, { staffId, resource: 'payout-batches', recordId, action, reason })

  /** Batches sent without a second person in a day are summed: many small ones are a large one. */
  async function needsSecond(trx: Trx, paise: number, maxPaise: number, now: Date) {
    const { sum } = await trx
      .selectFrom('payout_batch')
      .select(sql<number>`coalesce(sum(total_paise), 0)::bigint`.as('sum'))
      .where('state', '=', 'approved')
      .where('needs_second', '=', false)
      .where('asked_at', '>', after(now, -day))
      .executeTakeFirstOrThrow()
    return sum + paise > maxPaise
  }

  async function lockWaiting(trx: Trx, batchId: string) {
    const batch = orNotFound(
      await trx
        .selectFrom('payout_batch')
        .selectAll()
        .where('u_id', '=', batchId)
        .forUpdate()
        .executeTakeFirst(),
    )
    return batch.state === 'waiting' ? batch : throwError('notNow')
  }

  async function decide(
    trx: Trx,
    batchId: string,
    { state, by, reason = '' }: { state: 'approved' | 'refused'; by: string; reason?: string },
  ) {
    const now = clock.now()
    await trx
      .updateTable('payout_batch')
      .set({ state, decided_by: by, decided_at: now, decision_reason: reason })
      .where('u_id', '=', batchId)
      .execute()
    return trx
      .updateTable('payout')
      .set({ state: state === 'approved' ? 'sent' : 'dropped', changed_at: now })
      .where('batch_id', '=', batchId)
      .returning(['u_id', 'person_id'])
      .execute()
  }

  /** Accounts from which a batch can be paid, locked in the order of their numbers. */
  async function payable(trx: Trx, viewerId: string, now: Date) {
    const { payout_min_paise: minPaise } = await settings.read(trx)
    const rows = await dueAccounts(trx, now)
      .where('l.posted', '>=', minPaise)
      .orderBy('l.id')
      .forUpdate('l')
      .execute()
    for (const { id } of rows) locking(trx, 'account', id)
    return rows.flatMap(({ account_id: accountId, ...row }) =>
      accountId && obstacleOf({ account_id: accountId, ...row }, viewerId, minPaise) === 'none'
        ? [{ personId: row.u_id, accountId, paise: row.posted }]
        : [],
    )
  }

  return {
    async due(viewerId: string, { page, size }: Paging) {
      const { payout_min_paise: minPaise } = await settings.read()
      const { rows, total } = await pageOf(
        dueAccounts(db, clock.now()).orderBy('l.posted', 'desc').orderBy('p.u_id'),
        { page, size },
      )
      const data = rows.map(
        (row): PayoutDue => ({
          u_id: row.u_id,
          name: row.name,
          due_paise: row.posted,
          obstacle: obstacleOf(row, viewerId, minPaise),
        }),
      )
      return { data, total, page, items_per_page: size }
    },

    async list(state: PayoutBatch['state'] | undefined, { page, size }: Paging) {
      const wanted = state ? batches(db).where('b.state', '=', state) : batches(db)
      const { rows, total } = await pageOf(wanted.orderBy('b.asked_at', 'desc').orderBy('b.u_id'), {
        page,
        size,
      })
      return { data: rows.map(presentBatch), total, page, items_per_page: size }
    },

    one: (batchId: string) => whole(db, batchId),

    /** @throws DomainError nothingDue, stepUpRequired */
    make: (viewer: Viewer) =>
      inTransaction(db, async (trx) => {
        await stepUp.require(trx, viewer)
        await sql`select pg_advisory_xact_lock(hashtext('payout-batch'))`.execute(trx)
        const now = clock.now()
        const due = await payable(trx, viewer.personId, now)
        const total = due.reduce((sum, { paise }) => sum + paise, 0)
        if (total === 0) throwError('nothingDue')
        const { payout_alone_max_paise: maxPaise } = await settings.read(trx)
        const batchId = ids.next()
        const isSecondNeeded = await needsSecond(trx, total, maxPaise, now)
        await trx
          .insertInto('payout_batch')
          .values({
            u_id: batchId,
            state: 'waiting',
            total_paise: total,
            needs_second: isSecondNeeded,
            asked_by: viewer.personId,
            asked_at: now,
          })
          .execute()
        const payouts = due.map(({ personId, accountId, paise }) => ({
          u_id: ids.next(),
          batch_id: batchId,
          person_id: personId,
          bank_account_id: accountId,
          amount_paise: paise,
          state: 'waiting',
          created_at: now,
          changed_at: now,
        }))
        await trx.insertInto('payout').values(payouts).execute()
        for (const { u_id: id, person_id: ownerId, amount_paise: paise } of payouts)
          await ledger.post(trx, {
            key: payoutKey(id),
            kind: 'payout',
            causedBy: batchId,
            entries: [
              { account: { ownerId, kind: 'healer-due' }, amount: -paise },
              { account: { kind: 'payouts-due' }, amount: paise },
            ],
          })
        if (!isSecondNeeded) await decide(trx, batchId, { state: 'approved', by: viewer.personId })
        await note(trx, viewer.personId, batchId, 'make-payout-batch')
        return whole(trx, batchId)
      }),

    /** @throws DomainError notFound, notNow, notAllowed, secondPersonNeeded, stepUpRequired */
    approve: (viewer: Viewer, batchId: string) =>
      inTransaction(db, async (trx) => {
        const { personId } = viewer
        const batch = await lockWaiting(trx, batchId)
        await requireSecondPerson(trx, batch.asked_by, personId, clock.now())
        await stepUp.require(trx, viewer)
        const payouts = await decide(trx, batchId, { state: 'approved', by: personId })
        if (payouts.some(({ person_id: id }) => id === personId)) throwError('notAllowed')
        await note(trx, personId, batchId, 'approve-payout-batch')
        return whole(trx, batchId)
      }),

    /** @throws DomainError notFound, notNow */
    refuse: (staffId: string, batchId: string, reason: string) =>
      inTransaction(db, async (trx) => {
        await lockWaiting(trx, batchId)
        const dropped = await decide(trx, batchId, { state: 'refused', by: staffId, reason })
        for (const { u_id: id } of dropped) {
          const transactionId = orNotFound(await ledger.find(trx, payoutKey(id)))
          await ledger.reverse(trx, transactionId, { key: `${payoutKey(id)}:dropped`, note: reason })
        }
        await note(trx, staffId, batchId, 'refuse-payout-batch', reason)
        return whole(trx, batchId)
      }),

    /**
     * The file for the bank; the gateway can then no longer be used. Every download is audited. @throws DomainError
     * notNow, stepUpRequired
     */
    csv: (viewer: Viewer, batchId: string) =>
      inTransaction(db, async (trx) => {
        await stepUp.require(trx, viewer)
        const batch = orNotFound(
          await batches(trx).where('b.u_id', '=', batchId).forUpdate('b').executeTakeFirst(),
        )
        const rows = await payoutsWithPeople(trx)
          .where('p.batch_id', '=', batchId)
          .where('p.state', '=', 'sent')
          .orderBy('p.number')
          .execute()
        if (batch.state !== 'approved' || batch.way === 'gateway' || rows.length === 0) throwError('notNow')
        await trx.updateTable('payout_batch').set({ way: 'bank-file' }).where('u_id', '=', batchId).execute()
        const lines = rows.map((row) => {
          const { holder, number, ifsc } = bankAccounts.open(row)
          const reference = referenceOf(row.number)
          const rupees = (row.amount_paise / paisePerRupee).toFixed(2)
          return [reference, holder, number, ifsc, rupees, narrationOf(reference)]
        })
        await note(trx, viewer.personId, batchId, 'download-payout-batch')
        return { name: `payouts-${batch.number}.csv`, csv: csvTable([head, ...lines]), rows: rows.length }
      }),
  }
}
export type PayoutBatches = ReturnType<typeof createPayoutBatches>
