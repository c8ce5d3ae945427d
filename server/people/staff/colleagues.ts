import { contactAsStored } from '@newyou/contract/people/accounts/contacts'
import type { Colleague } from '@newyou/contract/people/staff/staff'
import { type StaffRole, staffRoles } from '@newyou/contract/vocabulary'
import { sql } from 'kysely'
import { type Audit, differences } from '../../foundation/audit/index.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import type { Paging } from '../../platform/database/list-page.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { type Accounts, maskContact } from '../accounts/index.ts'
import type { SecondFactor } from './second-factor.ts'
import type { StepUp } from './step-up.ts'

interface PersonName {
  first: string
  last: string
}

interface ColleagueDependencies {
  db: Database
  audit: Audit
  accounts: Pick<Accounts, 'namedPerson' | 'sessions' | 'setRoles'>
  secondFactor: SecondFactor
  stepUp: StepUp
}

const rolesOf = (roles: readonly string[]): StaffRole[] => staffRoles.filter((role) => roles.includes(role))
const isStaff = sql<boolean>`p.roles && array['support', 'editor', 'finance', 'desk', 'admin']`

/** People with staff roles: who they are, and giving and taking roles. */
export function createColleagues({ accounts, db, audit, secondFactor, stepUp }: ColleagueDependencies) {
  const people = (queryable: Queryable) =>
    queryable
      .selectFrom('person_contact as p')
      .select(['p.u_id', 'p.first_name', 'p.last_name', 'p.email', 'p.phone', 'p.roles'])
      .select((from) =>
        from
          .selectFrom('session as s')
          .select((of) => of.fn.max('s.last_seen_at').as('seen'))
          .whereRef('s.person_id', '=', 'p.u_id')
          .where('s.role', '=', 'staff')
          .as('seen'),
      )
      .where('p.state', '=', 'active')

  type Row = Awaited<ReturnType<ReturnType<typeof people>['executeTakeFirstOrThrow']>>
  const present = (row: Row): Colleague => ({
    u_id: row.u_id,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email && maskContact({ channel: 'email', destination: row.email }),
    mobile_number: row.phone && maskContact({ channel: 'mobile', destination: row.phone }),
    roles: rolesOf(row.roles),
    last_seen_at: row.seen?.toISOString() ?? null,
  })

  async function requireAnotherAdmin(trx: Trx, personId: string) {
    const other = await trx
      .selectFrom('person_name')
      .select('u_id')
      .where('u_id', '<>', personId)
      .where('state', '=', 'active')
      .where(sql<boolean>`roles @> array['admin']`)
      .executeTakeFirst()
    if (!other) throwError('lastAdmin')
  }

  /** Sets the staff roles of a person in the caller's transaction; other roles stay. */
  async function setRoles(
    trx: Trx,
    personId: string,
    wanted: readonly StaffRole[],
    by: string | null,
    reason: string,
  ) {
    // One change of administrators at a time: two who remove each other would leave none.
    await sql`select pg_advisory_xact_lock(hashtext('staff-roles'))`.execute(trx)
    await lockPeople(trx, [personId])
    const row = orNotFound(await people(trx).where('p.u_id', '=', personId).executeTakeFirst())
    const before = rolesOf(row.roles)
    const roles = rolesOf(wanted)
    if (before.includes('admin') && !roles.includes('admin')) await requireAnotherAdmin(trx, personId)
    const others = row.roles.filter((role) => !staffRoles.some((known) => known === role))
    await accounts.setRoles(trx, personId, [...others, ...roles])
    await audit.note(trx, {
      staffId: by,
      resource: 'colleagues',
      recordId: personId,
      action: 'roles',
      changes: differences({ roles: before }, { roles }),
      reason,
    })
    return present({ ...row, roles })
  }

  async function findByContact(queryable: Queryable, contact: string) {
    const written = contactAsStored(contact)
    const person = await queryable
      .selectFrom('person_contact')
      .select(['u_id', 'roles'])
      .where('state', '=', 'active')
      .where((is) =>
        is.or([
          is.and([is('email', '=', written), is('email_verified_at', 'is not', null)]),
          is.and([is('phone', '=', written), is('phone_verified_at', 'is not', null)]),
        ]),
      )
      .executeTakeFirst()
    return person ?? throwError('personNotFound')
  }

  async function createAdminIn(trx: Trx, contact: string, name: PersonName, reason: string) {
    const personId = await accounts.namedPerson(trx, contact, name)
    const { roles } = orNotFound(await people(trx).where('p.u_id', '=', personId).executeTakeFirst())
    return setRoles(trx, personId, [...rolesOf(roles), 'admin'], null, reason)
  }

  return {
    async list(search: string | undefined, { page, size }: Paging) {
      let matching = people(db).where(isStaff)
      if (search)
        matching = matching.where(
          sql<boolean>`lower(p.first_name || ' ' || p.last_name) like ${`%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`,
        )
      const rows = await matching.orderBy('p.first_name').orderBy('p.u_id').execute()
      const data = rows.slice((page - 1) * size, page * size).map(present)
      return { data, total: rows.length, page, items_per_page: size }
    },

    /** @throws DomainError notFound */
    async one(personId: string) {
      return present(
        orNotFound(await people(db).where('p.u_id', '=', personId).where(isStaff).executeTakeFirst()),
      )
    },

    /** @throws DomainError stepUpRequired, personNotFound */
    add: (viewer: Viewer, contact: string, roles: readonly StaffRole[], reason: string) =>
      inTransaction(db, async (trx) => {
        await stepUp.require(trx, viewer)
        const person = await findByContact(trx, contact)
        return setRoles(trx, person.u_id, [...rolesOf(person.roles), ...roles], viewer.personId, reason)
      }),

    /** @throws DomainError stepUpRequired, notFound, lastAdmin */
    change: (viewer: Viewer, personId: string, roles: readonly StaffRole[], reason: string) =>
      inTransaction(db, async (trx) => {
        await stepUp.require(trx, viewer)
        return setRoles(trx, personId, roles, viewer.personId, reason)
      }),

    /** For an operator, who names the first administrator. @throws DomainError personNotFound */
    grant: (contact: string, role: StaffRole) =>
      inTransaction(db, async (trx) => {
        const person = await findByContact(trx, contact)
        return setRoles(trx, person.u_id, [...rolesOf(person.roles), role], null, 'ops')
      }),

    /**
     * For an operator on a new site: an administrator who has not been there yet. Somebody with this contact gets the role.
     * @throws DomainError invalidInput
     */
    createAdmin: (contact: string, name: PersonName) =>
      inTransaction(db, (trx) => createAdminIn(trx, contact, name, 'ops')),

    createAdminIn,

    /** @throws DomainError personNotFound, lastAdmin */
    revoke: (contact: string, role: StaffRole) =>
      inTransaction(db, async (trx) => {
        const person = await findByContact(trx, contact)
        const roles = rolesOf(person.roles).filter((one) => one !== role)
        return setRoles(trx, person.u_id, roles, null, 'ops')
      }),

    /** @throws DomainError stepUpRequired, notFound */
    resetSecondFactor: (viewer: Viewer, personId: string) =>
      inTransaction(db, async (trx) => {
        await stepUp.require(trx, viewer)
        orNotFound(await people(trx).where('p.u_id', '=', personId).where(isStaff).executeTakeFirst())
        return secondFactor.removeFrom(trx, personId, viewer.personId)
      }),

    /** The same for an operator, when the only administrator lost the phone. @throws DomainError personNotFound */
    resetSecondFactorOf: (contact: string) =>
      inTransaction(db, async (trx) => {
        const { u_id: personId } = await findByContact(trx, contact)
        return { u_id: personId, ended: await secondFactor.removeFrom(trx, personId, null) }
      }),

    /** Ends all sessions of a person. @throws DomainError notFound */
    logOut: (viewer: Viewer, personId: string) =>
      inTransaction(db, async (trx) => {
        orNotFound(await people(trx).where('p.u_id', '=', personId).executeTakeFirst())
        const ended = await accounts.sessions.endAll(trx, personId, 'ended by staff')
        await audit.note(trx, {
          staffId: viewer.personId,
          resource: 'people',
          recordId: personId,
          action: 'log-out',
        })
        return ended.length
      }),

    /** The name of a colleague. */
    async nameOf(personId: string) {
      const { first_name: first, last_name: last } = await db
        .selectFrom('person_name')
        .select(['first_name', 'last_name'])
        .where('u_id', '=', personId)
        .executeTakeFirstOrThrow()
      return `${first} ${last}`
    },
  }
}
export type Colleagues = ReturnType<typeof createColleagues>
