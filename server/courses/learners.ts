import type { Accounts } from '../accounts/index.ts'
import type { Queryable, Trx } from '../platform/database/database.ts'
import { fail, found } from '../platform/http/errors.ts'
import type { Entitlements } from '../purchases/index.ts'

/** What changes on the pages of a course when this one does. */
export const courseTag = (courseId: string) => `course:${courseId}`

/** A question or a review as it was written, to the healer who teaches the course. */
export interface WrittenToTeacher {
  u_id: string
  courseId: string
  text: string
  healerPersonId: string
  clientId: string
  client: string
}
/** What follows it, in its transaction. */
export type Written = (trx: Trx, written: WrittenToTeacher) => Promise<void>

/** Who may speak about a course: those who have it, and the healer who teaches it. */
export function createLearners({
  entitlements,
  accounts,
}: {
  entitlements: Entitlements
  accounts: Pick<Accounts, 'knownAs'>
}) {
  return {
    /** @throws DomainError notFound, notOwned */
    async demandOwned(queryable: Queryable, personId: string, courseId: string) {
      found(
        await queryable
          .selectFrom('course')
          .select('u_id')
          .where('u_id', '=', courseId)
          .where('state', '=', 'published')
          .executeTakeFirst(),
      )
      if (!(await entitlements.owns(queryable, personId, 'course', courseId))) fail('notOwned')
    },

    /** The person who teaches a course, and its title. @throws DomainError notFound */
    async teacherOf(queryable: Queryable, courseId: string) {
      return found(
        await queryable
          .selectFrom('course as c')
          .innerJoin('healer as h', 'h.u_id', 'c.healer_id')
          .select(['h.person_id as personId', 'c.title'])
          .where('c.u_id', '=', courseId)
          .executeTakeFirst(),
      )
    },

    /** The name under which a person wants to be known. */
    async nameOf(queryable: Queryable, personId: string): Promise<string> {
      const person = await queryable
        .selectFrom('person')
        .select(['anonymous_name', 'first_name', 'last_name'])
        .where('u_id', '=', personId)
        .executeTakeFirstOrThrow()
      return accounts.knownAs(person)
    },
  }
}
export type Learners = ReturnType<typeof createLearners>
