import { found } from '../platform/http/errors.ts'
import type { Platform } from '../platform/platform.ts'

/** Who may look after an organisation: asked with every call, so that a right that was taken away ends at once. */
export function createManagers({ db }: Pick<Platform, 'db'>) {
  return {
    /** @throws DomainError notFound, also where the organisation is another's */
    async demand(personId: string, organizationId: string): Promise<void> {
      found(
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
