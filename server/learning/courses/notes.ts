import { courseNotesMax } from '@newyou/contract/learning/courses/kinds'
import type { CourseNote } from '@newyou/contract/learning/courses/player'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Ids } from '../../platform/ids.ts'
import type { LessonAccess } from './lesson-access.ts'

interface NoteDependencies {
  db: Database
  clock: Clock
  ids: Ids
  access: LessonAccess
}

const columns = ['u_id', 'content_id', 'at_seconds', 'text', 'updated_at'] as const
interface NoteRow {
  u_id: string
  content_id: string
  at_seconds: number
  text: string
  updated_at: Date
}
const present = ({ content_id, updated_at, ...row }: NoteRow): CourseNote => ({
  ...row,
  content_u_id: content_id,
  updated_at: updated_at.toISOString(),
})

/** A client's private notes while learning; no one else sees them, not the healer either. */
export function createCourseNotes({ db, clock, ids, access }: NoteDependencies) {
  return {
    /** @throws DomainError notFound, notOwned */
    async list(personId: string, courseId: string): Promise<CourseNote[]> {
      if ((await access.toCourse(db, personId, courseId)) !== 'owner') throwError('notOwned')
      const rows = await db
        .selectFrom('course_note as n')
        .innerJoin('course_content as l', 'l.u_id', 'n.content_id')
        .select(['n.u_id', 'n.content_id', 'n.at_seconds', 'n.text', 'n.updated_at'])
        .where('n.person_id', '=', personId)
        .where('n.course_id', '=', courseId)
        .orderBy('l.position')
        .orderBy('n.at_seconds')
        .orderBy('n.created_at')
        .execute()
      return rows.map(present)
    },

    /** @throws DomainError notFound, notOwned, notesFull */
    write: (personId: string, contentId: string, note: { atSeconds: number; text: string }) =>
      inTransaction(db, async (trx): Promise<CourseNote> => {
        const lesson = await access.ownLesson(trx, personId, contentId)
        const now = clock.now()
        const row = await trx
          .insertInto('course_note')
          .values({
            u_id: ids.next(),
            person_id: personId,
            course_id: lesson.course_id,
            content_id: lesson.u_id,
            at_seconds: Math.min(note.atSeconds, lesson.seconds),
            text: note.text,
            created_at: now,
            updated_at: now,
          })
          .returning(columns)
          .executeTakeFirstOrThrow()
        const { count } = await trx
          .selectFrom('course_note')
          .select((of) => of.fn.countAll<number>().as('count'))
          .where('person_id', '=', personId)
          .where('course_id', '=', lesson.course_id)
          .executeTakeFirstOrThrow()
        if (count > courseNotesMax) throwError('notesFull')
        return present(row)
      }),

    /** @throws DomainError notFound, also for another person's note */
    async change(personId: string, noteId: string, text: string): Promise<CourseNote> {
      const row = await db
        .updateTable('course_note')
        .set({ text, updated_at: clock.now() })
        .where('u_id', '=', noteId)
        .where('person_id', '=', personId)
        .returning(columns)
        .executeTakeFirst()
      return present(orNotFound(row))
    },

    /** @throws DomainError notFound, also for another person's note */
    async remove(personId: string, noteId: string) {
      orNotFound(
        await db
          .deleteFrom('course_note')
          .where('u_id', '=', noteId)
          .where('person_id', '=', personId)
          .returning('u_id')
          .executeTakeFirst(),
      )
    },
  }
}
export type CourseNotes = ReturnType<typeof createCourseNotes>
