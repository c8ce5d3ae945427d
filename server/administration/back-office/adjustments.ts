import { frontEndPathOf } from '@newyou/contract/addresses'
import type {
  AdjustedAccount,
  Adjustment,
  AdjustmentForm,
  ClientBalance,
} from '@newyou/contract/administration/back-office/adjustments'
import { socketEvents } from '@newyou/contract/socket-events'
import { sql } from 'kysely'
import type { Audit } from '../../foundation/audit/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import type { Entry, LedgerModule } from '../../money/ledger/index.ts'
import { lockMovedAlone, movedAlone, requireSecondPerson, type StepUp } from '../../people/staff/index.ts'
import { after, hours } from '../../platform/clock.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { type Paging, pageOf } from '../../platform/database/list-page.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform/platform.ts'
import { fullName, peopleMatching } from './people.ts'

interface AdjustmentDependencies extends Pick<Platform, 'db' | 'clock' | 'ids'> {
  audit: Audit
  ledger: Pick<LedgerModule, 'post' | 'lockOwned'>
  notifications: Pick<Notifications, 'notify'>
  settings: Pick<Settings, 'read'>
  stepUp: Pick<StepUp, 'require'>
}

const day = hours(24)
/** The key of the transaction that an adjustment is; the proof of the ledger finds it by this. */
const keyOf = (adjustmentId: string) => `adjustment:${adjustmentId}`

const rows = (queryable: Queryable) =>
  queryable
    .selectFrom('adjustment as j')
    .innerJoin('person_name as p', 'p.u_id', 'j.person_id')
    .innerJoin('person_name as a', 'a.u_id', 'j.asked_by')
    .leftJoin('person_name as d', 'd.u_id', 'j.decided_by')
    .selectAll('j')
    .select([
      fullName(sql.ref('p')).as('name'),
      fullName(sql.ref('a')).as('asker'),
      fullName(sql.ref('d')).as('decider'),
    ])
type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

const present = (row: Row): Adjustment => ({
  u_id: row.u_id,
  person: { u_id: row.person_id, name: row.name },
  account: row.account as AdjustedAccount, // checked by the table, as the state is
  amount_paise: row.amount_paise,
  words: row.words,
  reason: row.reason,
  state: row.state as Adjustment['state'],
  asked_by: { u_id: row.asked_by, name: row.asker },
  asked_at: row.asked_at.toISOString(),
  decided_by: row.decided_by ? { u_id: row.decided_by, name: row.decider } : null,
  decided_at: row.decided_at?.toISOString() ?? null,
  decision_reason: row.decision_reason,
})

type Free = Awaited<ReturnType<LedgerModule['lockOwned']>>
type Wanted = Pick<Row, 'u_id' | 'person_id' | 'amount_paise' | 'words'> & { account: string }

/**
 * Ledger entries of an adjustment. Given points count as earned; earned points are taken first, and the rupees owed for
 * bought ones become ours.
 * @throws DomainError balanceTooLow
 */
function entriesOf({ person_id: ownerId, account, amount_paise: amount }: Wanted, free: Free): Entry[] {
  if (account === 'wallet') {
    if (amount < 0 && free.walletPaise + amount < 0) throwError('balanceTooLow')
    return [
      { account: { ownerId, kind: 'wallet' }, amount },
      { account: { kind: 'goodwill' }, amount: -amount },
    ]
  }
  const earned = amount > 0 ? amount : -Math.min(-amount, Math.max(free.pointsEarnedPaise, 0))
  const bought = amount - earned
  if (bought < 0 && free.pointsBoughtPaise + bought < 0) throwError('balanceTooLow')
  return [
    { account: { ownerId, kind: 'points-earned' }, amount: earned },
    { account: { ownerId, kind: 'points-bought' }, amount: bought },
    { account: { kind: 'points-issued' }, amount: -amount },
    { account: { kind: 'points-sold' }, amount: bought },
    { account: { kind: 'goodwill' }, amount: -bought },
  ]
}

/** Wallets and life points that colleagues set right: entries of the ledger, above a sum with a second person. */
export function createAdjustments(dependencies: AdjustmentDependencies) {
  const { db, clock, ids, audit, ledger, notifications, settings, stepUp } = dependencies

  const one = async (queryable: Queryable, adjustmentId: string) =>
    present(orNotFound(await rows(queryable).where('j.u_id', '=', adjustmentId).executeTakeFirst()))

  /** Adds up a day's changes without approval, by this colleague or for this client. */
  async function needsSecond(
    trx: Trx,
    staffId: string,
    { person_u_id: personId, amount_paise: paise }: AdjustmentForm,
  ) {
    const { refund_alone_max_paise: max } = await settings.read(trx)
    const { sum } = await trx
      .selectFrom('adjustment')
      .select(sql<number>`coalesce(sum(abs(amount_paise)), 0)::bigint`.as('sum'))
      .where('state', '=', 'done')
      .where('needs_second', '=', false)
      .where('asked_at', '>', after(clock.now(), -day))
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow()
    return Math.max(sum, await movedAlone(trx, staffId, clock.now())) + Math.abs(paise) > max
  }

  /** Notifies first: accounts are locked after people. @throws DomainError balanceTooLow */
  async function post(trx: Trx, wanted: Wanted) {
    const { u_id: id, person_id: personId, account, amount_paise: amount, words } = wanted
    const isWallet = account === 'wallet'
    await notifications.notify(trx, {
      about: null,
      personId,
      type: 'wallet',
      message: isWallet ? 'wallet.walletAdjusted' : 'wallet.pointsAdjusted',
      parameters: {
        isAdded: amount > 0,
        amountPaise: Math.abs(amount),
        points: Math.abs(amount) / 100,
        words,
      },
      frontEndPath: frontEndPathOf(isWallet ? 'wallet' : 'lifePoints'),
      targetId: id,
      event: socketEvents.wallet,
    })
    const entries = entriesOf(wanted, await ledger.lockOwned(trx, personId))
    await ledger.post(trx, { key: keyOf(id), kind: 'adjustment', causedBy: id, note: words, entries })
  }

  async function lockWaiting(trx: Trx, adjustmentId: string) {
    const row = orNotFound(
      await trx
        .selectFrom('adjustment')
        .selectAll()
        .where('u_id', '=', adjustmentId)
        .forUpdate()
        .executeTakeFirst(),
    )
    return row.state === 'waiting' ? row : throwError('notNow')
  }

  const decide = (trx: Trx, id: string, state: 'done' | 'refused', by: string, reason = '') =>
    trx
      .updateTable('adjustment')
      .set({ state, decided_by: by, decided_at: clock.now(), decision_reason: reason })
      .where('u_id', '=', id)
      .execute()

  const note = (
    trx: Trx,
    staffId: string,
    { u_id: recordId, ...row }: Wanted,
    action: string,
    reason: string,
  ) =>
    audit.note(trx, {
      staffId,
      resource: 'adjustments',
      recordId,
      action,
      reason,
      changes: {
        person: [null, row.person_id],
        account: [null, row.account],
        amount_paise: [null, row.amount_paise],
      },
    })

  return {
    /** The person with this contact or id, and their balances; each look is audited. */
    balances: (staffId: string, search: string, { page, size }: Paging) =>
      inTransaction(db, async (trx) => {
        const free = (kind: string) =>
          sql<number>`coalesce((select l.posted - l.held from owned_account l
            where l.owner_id = p.u_id and l.kind = ${kind}), 0)::bigint`
        const { rows: people, total } = await pageOf(
          trx
            .selectFrom('person_name as p')
            .where('p.u_id', 'in', peopleMatching(search))
            .where('p.state', '=', 'active')
            .select(['p.u_id', fullName(sql.ref('p')).as('name')])
            .select([
              free('wallet').as('wallet_paise'),
              free('points-bought').as('bought_paise'),
              free('points-earned').as('earned_paise'),
            ])
            .orderBy('p.u_id'),
          { page, size },
        )
        for (const { u_id: recordId } of people)
          await audit.note(trx, { staffId, resource: 'balances', recordId, action: 'look' })
        const data: ClientBalance[] = people
        return { data, total, page, items_per_page: size }
      }),

    async list(
      { search, state }: { search?: string | undefined; state?: string | undefined },
      { page, size }: Paging,
    ) {
      let wanted = rows(db)
      if (search) wanted = wanted.where('j.person_id', 'in', peopleMatching(search))
      if (state) wanted = wanted.where('j.state', '=', state)
      const found = await pageOf(wanted.orderBy('j.asked_at', 'desc').orderBy('j.u_id'), { page, size })
      return { data: found.rows.map(present), total: found.total, page, items_per_page: size }
    },

    /** @throws DomainError notFound, notAllowed, balanceTooLow, stepUpRequired */
    ask: (viewer: Viewer, form: AdjustmentForm) =>
      inTransaction(db, async (trx) => {
        const { personId: staffId } = viewer
        const { person_u_id: personId, reason, ...asked } = form
        await stepUp.require(trx, viewer)
        if (personId === staffId) throwError('notAllowed')
        // Under these locks earlier changes are summed.
        await lockMovedAlone(trx, staffId)
        await lockPeople(trx, [personId, staffId])
        orNotFound(
          await trx
            .selectFrom('person_name')
            .select('u_id')
            .where('u_id', '=', personId)
            .where('state', '=', 'active')
            .executeTakeFirst(),
        )
        const waits = await needsSecond(trx, staffId, form)
        const now = clock.now()
        const row = { ...asked, u_id: ids.next(), person_id: personId }
        await trx
          .insertInto('adjustment')
          .values({
            ...row,
            reason,
            needs_second: waits,
            asked_by: staffId,
            asked_at: now,
            ...(waits ? { state: 'waiting' } : { state: 'done', decided_by: staffId, decided_at: now }),
          })
          .execute()
        await note(trx, staffId, row, waits ? 'ask-adjustment' : 'adjust', reason)
        if (waits) entriesOf(row, await ledger.lockOwned(trx, personId))
        else await post(trx, row)
        return one(trx, row.u_id)
      }),

    /** @throws DomainError notFound, notNow, secondPersonNeeded, notAllowed, balanceTooLow, stepUpRequired */
    approve: (viewer: Viewer, adjustmentId: string) =>
      inTransaction(db, async (trx) => {
        const { personId: staffId } = viewer
        const row = await lockWaiting(trx, adjustmentId)
        await requireSecondPerson(trx, row.asked_by, staffId, clock.now())
        if (row.person_id === staffId) throwError('notAllowed')
        await stepUp.require(trx, viewer)
        await lockPeople(trx, [row.person_id])
        await decide(trx, adjustmentId, 'done', staffId)
        await note(trx, staffId, row, 'approve-adjustment', row.reason)
        await post(trx, row)
        return one(trx, adjustmentId)
      }),

    /** @throws DomainError notFound, notNow */
    refuse: (staffId: string, adjustmentId: string, reason: string) =>
      inTransaction(db, async (trx) => {
        const row = await lockWaiting(trx, adjustmentId)
        await decide(trx, adjustmentId, 'refused', staffId, reason)
        await note(trx, staffId, row, 'refuse-adjustment', reason)
        return one(trx, adjustmentId)
      }),
  }
}
export type Adjustments = ReturnType<typeof createAdjustments>
