import type { StaffScope } from '@newyou/contract/people/staff/desk'
import { type RawBuilder, sql } from 'kysely'
import { type Audit, differences } from '../../foundation/audit/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable } from '../../platform/database/database.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { StepUp } from './step-up.ts'

type Colleague = Pick<Viewer, 'personId' | 'staffRoles'>

/**
 * SQL: whether a colleague works for this healer. Administrators work for all, the front desk for those of its scope,
 * and others for none. Every call of the desk has this condition, and it stands nowhere else.
 */
export function inScope({ personId, staffRoles }: Colleague, healerId: RawBuilder<unknown>) {
  if (staffRoles.includes('admin')) return sql<boolean>`true`
  if (!staffRoles.includes('desk')) return sql<boolean>`false`
  return sql<boolean>`exists (select from staff_scope scope where scope.person_id = ${personId}::uuid
    and (scope.healer_id is null or scope.healer_id = ${healerId}))`
}

/** @throws DomainError notFound for a healer outside of the colleague's scope, as for one who does not exist */
export async function requireInScope(queryable: Queryable, viewer: Colleague, healerId: string) {
  const { rows } = await sql<{ is_in: boolean }>`
    select ${inScope(viewer, sql`${healerId}::uuid`)} as is_in`.execute(queryable)
  orNotFound(rows[0]?.is_in || undefined)
}

interface ScopeDependencies {
  db: Database
  clock: Clock
  audit: Audit
  stepUp: StepUp
}

/** For which healers colleagues at the front desk book. */
export function createScopes({ db, clock, audit, stepUp }: ScopeDependencies) {
  async function read(queryable: Queryable, personId: string): Promise<StaffScope> {
    const rows = await queryable
      .selectFrom('staff_scope as s')
      .leftJoin('healer_card as h', 'h.u_id', 's.healer_id')
      .select(['s.healer_id', 'h.full_name'])
      .where('s.person_id', '=', personId)
      .orderBy('h.full_name')
      .execute()
    return {
      is_all: rows.some(({ healer_id: healerId }) => healerId === null),
      healers: rows.flatMap(({ healer_id: u_id, full_name: name }) =>
        u_id ? [{ u_id, name: name ?? '' }] : [],
      ),
    }
  }

  const requireColleague = async (queryable: Queryable, personId: string) =>
    orNotFound(
      await queryable
        .selectFrom('person_name')
        .select('u_id')
        .where('u_id', '=', personId)
        .where('state', '=', 'active')
        .where(sql<boolean>`'desk' = any(roles)`)
        .executeTakeFirst(),
    )

  return {
    /** @throws DomainError notFound for who is not at the desk */
    async of(personId: string) {
      await requireColleague(db, personId)
      return read(db, personId)
    },

    /** Healers who do not exist are left out. @throws DomainError stepUpRequired, notFound */
    set: (
      viewer: Viewer,
      personId: string,
      { is_all, healer_u_ids, reason }: { is_all: boolean; healer_u_ids: readonly string[]; reason: string },
    ) =>
      inTransaction(db, async (trx) => {
        await stepUp.require(trx, viewer)
        await requireColleague(trx, personId)
        const before = await read(trx, personId)
        await trx.deleteFrom('staff_scope').where('person_id', '=', personId).execute()
        const now = clock.now()
        if (is_all)
          await trx
            .insertInto('staff_scope')
            .values({ person_id: personId, healer_id: null, created_at: now })
            .execute()
        else
          await sql`insert into staff_scope (person_id, healer_id, created_at)
            select ${personId}, u_id, ${now} from healer_card where u_id = any(${healer_u_ids}::uuid[])`.execute(
            trx,
          )
        const after = await read(trx, personId)
        await audit.note(trx, {
          staffId: viewer.personId,
          resource: 'colleagues',
          recordId: personId,
          action: 'scope',
          changes: differences(flat(before), flat(after)),
          reason,
        })
        return after
      }),
  }
}

const flat = ({ is_all, healers }: StaffScope) => ({ is_all, healers: healers.map(({ name }) => name) })
export type Scopes = ReturnType<typeof createScopes>
