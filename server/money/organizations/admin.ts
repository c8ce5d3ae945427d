import type { BudgetChange, OrganizationDesk } from '@newyou/contract/money/organizations/admin'
import { contactAsStored } from '@newyou/contract/people/accounts/contacts'
import { type Selectable, sql } from 'kysely'
import type { Audit } from '../../foundation/audit/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import { lockMovedAlone, movedAlone, requireSecondPerson, type StepUp } from '../../people/staff/index.ts'
import { after, hours } from '../../platform/clock.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import type { OrganizationBudgetChange } from '../../platform/database/schema.ts'
import { DomainError, orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Ledger } from '../ledger/index.ts'
import { lockOrganization, membersOf } from './members.ts'

type Change = Selectable<OrganizationBudgetChange>
const day = hours(24)
const shownChanges = 50

interface DeskDependencies extends Pick<Platform, 'db' | 'clock' | 'ids'> {
  audit: Audit
  ledger: Pick<Ledger, 'post'>
  settings: Pick<Settings, 'read'>
  stepUp: Pick<StepUp, 'require'>
}

const nameOf = (alias: string) =>
  sql<string>`${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)}`

/** Staff work for organisations: their managers, and the money that they paid. */
export function createDesk({ db, clock, ids, audit, ledger, settings, stepUp }: DeskDependencies) {
  async function look(queryable: Queryable, organizationId: string): Promise<OrganizationDesk> {
    const account = await queryable
      .selectFrom('owned_account')
      .select(['posted', 'held'])
      .where('organization_id', '=', organizationId)
      .where('kind', '=', 'organization-budget')
      .executeTakeFirst()
    const managers = await queryable
      .selectFrom('organization_manager as m')
      .innerJoin('person_name as p', 'p.u_id', 'm.person_id')
      .select(['p.u_id', nameOf('p').as('name'), 'm.granted_at'])
      .where('m.organization_id', '=', organizationId)
      .orderBy('m.granted_at')
      .execute()
    const changes = await queryable
      .selectFrom('organization_budget_change as c')
      .innerJoin('person_name as a', 'a.u_id', 'c.asked_by')
      .leftJoin('person_name as d', 'd.u_id', 'c.decided_by')
      .selectAll('c')
      .select([nameOf('a').as('asker'), nameOf('d').as('decider')])
      .where('c.organization_id', '=', organizationId)
      .orderBy('c.asked_at', 'desc')
      .orderBy('c.u_id')
      .limit(shownChanges)
      .execute()
    return {
      organization_id: organizationId,
      members: await membersOf(queryable, organizationId),
      budget_paise: account ? account.posted - account.held : 0,
      held_paise: account?.held ?? 0,
      managers: managers.map(({ granted_at: at, ...row }) => ({ ...row, granted_at: at.toISOString() })),
      changes: changes.map((row) => ({
        u_id: row.u_id,
        amount_paise: row.amount_paise,
        reason: row.reason,
        state: row.state as BudgetChange['state'], // checked by the table
        asked_by: { u_id: row.asked_by, name: row.asker },
        asked_at: row.asked_at.toISOString(),
        decided_by: row.decided_by ? { u_id: row.decided_by, name: row.decider } : null,
        decided_at: row.decided_at?.toISOString() ?? null,
        decision_reason: row.decision_reason,
      })),
    }
  }

  /** Adds up a day's changes without approval, by this colleague or for this organisation. */
  async function needsSecond(trx: Trx, staffId: string, organizationId: string, paise: number) {
    const { refund_alone_max_paise: max } = await settings.read(trx)
    const { sum } = await trx
      .selectFrom('organization_budget_change')
      .select(sql<number>`coalesce(sum(abs(amount_paise)), 0)::bigint`.as('sum'))
      .where('state', '=', 'done')
      .where('needs_second', '=', false)
      .where('asked_at', '>', after(clock.now(), -day))
      .where('organization_id', '=', organizationId)
      .executeTakeFirstOrThrow()
    return Math.max(sum, await movedAlone(trx, staffId, clock.now())) + Math.abs(paise) > max
  }

  /** @throws DomainError balanceTooLow */
  async function post(
    trx: Trx,
    { u_id: id, organization_id: organizationId, amount_paise: amount, reason }: Posted,
  ) {
    try {
      await ledger.post(trx, {
        key: `organization-budget:${id}`,
        kind: 'organization-budget',
        causedBy: id,
        note: reason,
        entries: [
          { account: { organizationId, kind: 'organization-budget' }, amount },
          { account: { kind: 'organizations-paid' }, amount: -amount },
        ],
      })
    } catch (error) {
      if (error instanceof DomainError && error.code === 'insufficientWallet') throwError('balanceTooLow')
      throw error
    }
  }
  type Posted = Pick<Change, 'u_id' | 'organization_id' | 'amount_paise' | 'reason'>

  async function lockWaiting(trx: Trx, changeId: string): Promise<Change> {
    const row = orNotFound(
      await trx
        .selectFrom('organization_budget_change')
        .selectAll()
        .where('u_id', '=', changeId)
        .forUpdate()
        .executeTakeFirst(),
    )
    return row.state === 'waiting' ? row : throwError('notNow')
  }

  const decide = (trx: Trx, id: string, state: 'done' | 'refused', by: string, reason = '') =>
    trx
      .updateTable('organization_budget_change')
      .set({ state, decided_by: by, decided_at: clock.now(), decision_reason: reason })
      .where('u_id', '=', id)
      .execute()

  const note = (trx: Trx, staffId: string, recordId: string, action: string, reason = '', paise?: number) =>
    audit.note(trx, {
      staffId,
      resource: 'organizations',
      recordId,
      action,
      reason,
      ...(paise !== undefined && { changes: { amount_paise: [null, paise] } }),
    })

  async function personWith(trx: Trx, contact: string) {
    const written = contactAsStored(contact)
    const person = await trx
      .selectFrom('person_contact')
      .select('u_id')
      .where('state', '=', 'active')
      .where((is) =>
        is.or([
          is.and([is('email', '=', written), is('email_verified_at', 'is not', null)]),
          is.and([is('phone', '=', written), is('phone_verified_at', 'is not', null)]),
        ]),
      )
      .executeTakeFirst()
    return person?.u_id ?? throwError('personNotFound')
  }

  return {
    /** @throws DomainError notFound */
    look: (organizationId: string) =>
      inTransaction(db, async (trx) => {
        await lockOrganization(trx, organizationId)
        return look(trx, organizationId)
      }),

    /** @throws DomainError notFound, personNotFound, stepUpRequired */
    addManager: (viewer: Viewer, organizationId: string, contact: string) =>
      inTransaction(db, async (trx) => {
        await stepUp.require(trx, viewer)
        await lockOrganization(trx, organizationId)
        const personId = await personWith(trx, contact)
        await trx
          .insertInto('organization_manager')
          .values({
            organization_id: organizationId,
            person_id: personId,
            granted_by: viewer.personId,
            granted_at: clock.now(),
          })
          .onConflict((conflict) => conflict.columns(['organization_id', 'person_id']).doNothing())
          .execute()
        await note(trx, viewer.personId, organizationId, 'add-manager', personId)
        return look(trx, organizationId)
      }),

    /** @throws DomainError notFound, stepUpRequired */
    removeManager: (viewer: Viewer, organizationId: string, personId: string) =>
      inTransaction(db, async (trx) => {
        await stepUp.require(trx, viewer)
        orNotFound(
          await trx
            .deleteFrom('organization_manager')
            .where('organization_id', '=', organizationId)
            .where('person_id', '=', personId)
            .returning('person_id')
            .executeTakeFirst(),
        )
        await note(trx, viewer.personId, organizationId, 'remove-manager', personId)
        return look(trx, organizationId)
      }),

    /** @throws DomainError notFound, balanceTooLow, stepUpRequired */
    changeBudget: (
      viewer: Viewer,
      organizationId: string,
      wanted: { amount_paise: number; reason: string },
    ) =>
      inTransaction(db, async (trx) => {
        const { personId: staffId } = viewer
        await stepUp.require(trx, viewer)
        // Changes without approval are summed under the colleague's lock and one for all organisations.
        await lockMovedAlone(trx, staffId)
        await sql`select pg_advisory_xact_lock(hashtext('organization-budget'))`.execute(trx)
        await lockOrganization(trx, organizationId)
        const waits = await needsSecond(trx, staffId, organizationId, wanted.amount_paise)
        const now = clock.now()
        const row = { ...wanted, u_id: ids.next(), organization_id: organizationId }
        await trx
          .insertInto('organization_budget_change')
          .values({
            ...row,
            needs_second: waits,
            asked_by: staffId,
            asked_at: now,
            ...(waits ? { state: 'waiting' } : { state: 'done', decided_by: staffId, decided_at: now }),
          })
          .execute()
        const action = waits ? 'ask-budget-change' : 'change-budget'
        await note(trx, staffId, organizationId, action, wanted.reason, wanted.amount_paise)
        if (!waits) await post(trx, row)
        return look(trx, organizationId)
      }),

    /** @throws DomainError notFound, notNow, secondPersonNeeded, balanceTooLow, stepUpRequired */
    approve: (viewer: Viewer, changeId: string) =>
      inTransaction(db, async (trx) => {
        const { personId: staffId } = viewer
        const row = await lockWaiting(trx, changeId)
        await requireSecondPerson(trx, row.asked_by, staffId, clock.now())
        await stepUp.require(trx, viewer)
        await decide(trx, changeId, 'done', staffId)
        await note(trx, staffId, row.organization_id, 'approve-budget-change', row.reason, row.amount_paise)
        await post(trx, row)
        return look(trx, row.organization_id)
      }),

    /** @throws DomainError notFound, notNow */
    refuse: (staffId: string, changeId: string, reason: string) =>
      inTransaction(db, async (trx) => {
        const row = await lockWaiting(trx, changeId)
        await decide(trx, changeId, 'refused', staffId, reason)
        await note(trx, staffId, row.organization_id, 'refuse-budget-change', reason, row.amount_paise)
        return look(trx, row.organization_id)
      }),
  }
}
export type Desk = ReturnType<typeof createDesk>
