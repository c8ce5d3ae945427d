import type { Entitlements } from '../../money/purchases/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'

/** Cache tag of the pages of a course. */
export const courseTag = (courseId: string) => `course:${courseId}`

/** Access to course discussions: those who have it, and the healer who teaches it. */
export function createLearners({
  entitlements,
  accounts,
}: {
  entitlements: Entitlements
  accounts: Pick<Accounts, 'knownAs'>
}) {
  return {
    /** @throws DomainError notFound, notOwned */
    async requireOwned(queryable: Queryable, personId: string, courseId: string) {
      orNotFound(
        await queryable
          .selectFrom('course')
          .select('u_id')
          .where('u_id', '=', courseId)
          .where('state', '=', 'published')
          .executeTakeFirst(),
      )
      if (!(await entitlements.owns(queryable, personId, 'course', courseId))) throwError('notOwned')
    },

    /** The person who teaches a course, and its title. @throws DomainError notFound */
    async teacherOf(queryable: Queryable, courseId: string) {
      return orNotFound(
        await queryable
          .selectFrom('course as c')
          .innerJoin('healer_card as h', 'h.u_id', 'c.healer_id')
          .select(['h.person_id as personId', 'c.title'])
          .where('c.u_id', '=', courseId)
          .executeTakeFirst(),
      )
    },

    /** The name under which a person wants to be known. */
    async nameOf(queryable: Queryable, personId: string): Promise<string> {
      const person = await queryable
        .selectFrom('person_name')
        .select(['anonymous_name', 'first_name', 'last_name'])
        .where('u_id', '=', personId)
        .executeTakeFirstOrThrow()
      return accounts.knownAs(person)
    },
  }
}
export type Learners = ReturnType<typeof createLearners>
