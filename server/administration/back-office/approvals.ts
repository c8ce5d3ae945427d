import type { Approval } from '@newyou/contract/administration/back-office/approvals'
import { sql } from 'kysely'
import type { Audit } from '../../foundation/audit/index.ts'
import { requireSecondPerson, type StepUp } from '../../people/staff/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { type Paging, pageOf } from '../../platform/database/list-page.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Ids } from '../../platform/ids.ts'
import { fullName } from './people.ts'

type Kind = Approval['kind']
type Changes = Record<string, [unknown, unknown]>

/** Handling of one kind of change on approval. */
interface Approvable {
  /** Whether this colleague decides about such changes. */
  isDecidedBy: (viewer: Viewer) => boolean
  /** Locks what is changed, before the approval itself: in the order in which a change of it does. */
  lock: (trx: Trx, subject: string) => Promise<unknown>
  /** Does it under these locks. @throws DomainError changedMeanwhile */
  apply: (trx: Trx, viewer: Viewer, change: { subject: string; changes: Changes }) => Promise<void>
}

interface ApprovalDependencies {
  db: Database
  clock: Clock
  ids: Ids
  audit: Audit
  stepUp: Pick<StepUp, 'require'>
}

interface Asked {
  kind: Kind
  subject: string
  title: string
  changes: Changes
  /** The most that it gives away; null: no limit, or no sum. */
  amountPaise: number | null
  needsSecond: boolean
}

/** Location of a change in the audit trail. A price subject is `resource/recordId`. */
function placeOf(kind: string, subject: string) {
  const [resource = '', recordId = ''] = subject.split('/')
  if (kind === 'price') return { resource, recordId }
  return { resource: kind === 'setting' ? 'settings' : 'coupons', recordId: subject }
}

const rows = (queryable: Queryable) =>
  queryable
    .selectFrom('approval as v')
    .innerJoin('person_name as a', 'a.u_id', 'v.asked_by')
    .leftJoin('person_name as d', 'd.u_id', 'v.decided_by')
    .selectAll('v')
    .select([fullName(sql.ref('a')).as('asker'), fullName(sql.ref('d')).as('decider')])
type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

const present = (row: Row): Approval => ({
  u_id: row.u_id,
  kind: row.kind as Kind, // checked by the table, as the state is
  subject: row.subject,
  title: row.title,
  changes: row.changes as Changes, // written by `ask`
  amount_paise: row.amount_paise,
  state: row.state as Approval['state'],
  asked_by: { u_id: row.asked_by, name: row.asker },
  asked_at: row.asked_at.toISOString(),
  decided_by: row.decided_by ? { u_id: row.decided_by, name: row.decider } : null,
  decided_at: row.decided_at?.toISOString() ?? null,
  decision_reason: row.decision_reason,
})

/** Changes of limits, coupons and prices: those that one colleague may not make alone wait here for another. */
export function createApprovals({ db, clock, ids, audit, stepUp }: ApprovalDependencies) {
  const kinds = new Map<Kind, Approvable>()
  const kindOf = (row: { kind: string }) => orNotFound(kinds.get(row.kind as Kind)) // checked by the table

  const one = async (queryable: Queryable, approvalId: string) =>
    present(orNotFound(await rows(queryable).where('v.u_id', '=', approvalId).executeTakeFirst()))

  async function lockWaiting(trx: Trx, approvalId: string) {
    const row = orNotFound(
      await trx
        .selectFrom('approval')
        .selectAll()
        .where('u_id', '=', approvalId)
        .forUpdate()
        .executeTakeFirst(),
    )
    return row.state === 'waiting' ? row : throwError('notNow')
  }

  const decide = (trx: Trx, approvalId: string, state: 'done' | 'refused', by: string, reason = '') =>
    trx
      .updateTable('approval')
      .set({ state, decided_by: by, decided_at: clock.now(), decision_reason: reason })
      .where('u_id', '=', approvalId)
      .execute()

  const note = (
    trx: Trx,
    staffId: string,
    of: readonly { kind: string; subject: string; title: string; changes: unknown }[],
    action: string,
    reason = '',
  ) =>
    audit.note(
      trx,
      ...of.map(({ kind, subject, title, changes }) => ({
        staffId,
        ...placeOf(kind, subject),
        action,
        reason: reason || title,
        changes: changes as Changes, // written by `ask`
      })),
    )

  return {
    /** Says what follows when a change of this kind is approved. */
    register(kind: Kind, approvable: Approvable) {
      kinds.set(kind, approvable)
    },

    /**
     * Writes down changes in the caller's transaction: one that waits takes the place of an earlier one of the same
     * thing, one that does not counts against what its author may do alone.
     */
    async ask(trx: Trx, staffId: string, ...changes: Asked[]) {
      if (changes.length === 0) return
      const now = clock.now()
      await trx
        .updateTable('approval')
        .set({ state: 'refused', decided_by: staffId, decided_at: now, decision_reason: 'Changed again' })
        .where('kind', 'in', [...new Set(changes.map(({ kind }) => kind))])
        .where(
          'subject',
          'in',
          changes.map(({ subject }) => subject),
        )
        .where('state', '=', 'waiting')
        .execute()
      await trx
        .insertInto('approval')
        .values(
          changes.map(({ amountPaise, needsSecond, ...asked }) => ({
            ...asked,
            u_id: ids.next(),
            changes: JSON.stringify(asked.changes),
            amount_paise: amountPaise,
            needs_second: needsSecond,
            asked_by: staffId,
            asked_at: now,
            ...(needsSecond ? { state: 'waiting' } : { state: 'done', decided_by: staffId, decided_at: now }),
          })),
        )
        .execute()
      const waiting = changes.filter(({ needsSecond }) => needsSecond)
      if (waiting.length) await note(trx, staffId, waiting, 'ask-approval')
    },

    /** What waits for these subjects waits no more, because there is nothing left to approve. */
    async withdraw(trx: Trx, by: string | null, kind: Kind, subjects: readonly string[], reason: string) {
      if (subjects.length === 0) return
      await trx
        .updateTable('approval')
        .set((of) => ({
          ...{ state: 'refused', decided_at: clock.now(), decision_reason: reason },
          decided_by: by ?? of.ref('asked_by'),
        }))
        .where('kind', '=', kind)
        .where('subject', 'in', subjects)
        .where('state', '=', 'waiting')
        .execute()
    },

    /** The changes of a kind that wait, by what they change. */
    async waiting(queryable: Queryable, kind: Kind) {
      const waiting = await rows(queryable)
        .where('v.state', '=', 'waiting')
        .where('v.kind', '=', kind)
        .orderBy('v.asked_at')
        .execute()
      return waiting.map(present)
    },

    async list(state: Approval['state'] | undefined, { page, size }: Paging) {
      let wanted = rows(db).where('v.needs_second', '=', true)
      if (state) wanted = wanted.where('v.state', '=', state)
      const found = await pageOf(wanted.orderBy('v.asked_at', 'desc').orderBy('v.u_id'), { page, size })
      return { data: found.rows.map(present), total: found.total, page, items_per_page: size }
    },

    /** @throws DomainError notFound, notNow, notAllowed, secondPersonNeeded, changedMeanwhile, stepUpRequired */
    approve: (viewer: Viewer, approvalId: string) =>
      inTransaction(db, async (trx) => {
        const { personId } = viewer
        const seen = await one(trx, approvalId)
        const { isDecidedBy, lock, apply } = kindOf(seen)
        await lock(trx, seen.subject)
        const row = await lockWaiting(trx, approvalId)
        if (!isDecidedBy(viewer)) throwError('notAllowed')
        await requireSecondPerson(trx, row.asked_by, personId, clock.now())
        await stepUp.require(trx, viewer)
        await apply(trx, viewer, { subject: row.subject, changes: row.changes as Changes })
        await decide(trx, approvalId, 'done', personId)
        await note(trx, personId, [row], 'approve')
        return one(trx, approvalId)
      }),

    /** @throws DomainError notFound, notNow, notAllowed */
    refuse: (viewer: Viewer, approvalId: string, reason: string) =>
      inTransaction(db, async (trx) => {
        const row = await lockWaiting(trx, approvalId)
        if (row.asked_by !== viewer.personId && !kindOf(row).isDecidedBy(viewer)) throwError('notAllowed')
        await decide(trx, approvalId, 'refused', viewer.personId, reason)
        await note(trx, viewer.personId, [row], 'refuse', reason)
        return one(trx, approvalId)
      }),
  }
}
export type Approvals = ReturnType<typeof createApprovals>
