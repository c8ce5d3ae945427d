import { orNotFound } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'

/** Managers of an organisation: checked with every call, so that a revoked right ends at once. */
export function createManagers({ db }: Pick<Platform, 'db'>) {
  return {
    /** @throws DomainError notFound, also where the organisation is another's */
    async demand(personId: string, organizationId: string): Promise<void> {
      orNotFound(
        await db
          .selectFrom('organization_manager')
          .select('person_id')
          .where('person_id', '=', personId)
          .where('organization_id', '=', organizationId)
          .executeTakeFirst(),
      )
    },
  }
}
export type Managers = ReturnType<typeof createManagers>
