import type { Queryable, Trx } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Proven } from './tickets.ts'

type Subject = Omit<Proven, 'email'>

/** Which account a person of a provider logs in to. */
export function createConnections({ clock, ids }: Pick<Platform, 'clock' | 'ids'>) {
  return {
    async personOf(queryable: Queryable, { organizationId, issuer, subject }: Subject) {
      const row = await queryable
        .selectFrom('organization_sign_on_link')
        .select('person_id')
        .where('organization_id', '=', organizationId)
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst()
      return row?.person_id
    },

    of: (queryable: Queryable, personId: string) =>
      queryable
        .selectFrom('organization_sign_on_link')
        .select(['organization_id', 'issuer', 'subject', 'linked_at'])
        .where('person_id', '=', personId)
        .executeTakeFirst(),

    count: async (queryable: Queryable, organizationId: string) => {
      const { count } = await queryable
        .selectFrom('organization_sign_on_link')
        .select((of) => of.fn.countAll<number>().as('count'))
        .where('organization_id', '=', organizationId)
        .executeTakeFirstOrThrow()
      return count
    },

    /** False where the account or the person there is connected otherwise. */
    async add(trx: Trx, personId: string, { organizationId, issuer, subject }: Subject): Promise<boolean> {
      const { numInsertedOrUpdatedRows: rows } = await trx
        .insertInto('organization_sign_on_link')
        .values({
          u_id: ids.next(),
          organization_id: organizationId,
          person_id: personId,
          linked_at: clock.now(),
          issuer,
          subject,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      return rows === 1n
    },

    end: (trx: Trx, personId: string) =>
      trx.deleteFrom('organization_sign_on_link').where('person_id', '=', personId).execute(),

    endAll: (trx: Trx, organizationId: string) =>
      trx.deleteFrom('organization_sign_on_link').where('organization_id', '=', organizationId).execute(),
  }
}
export type Connections = ReturnType<typeof createConnections>
