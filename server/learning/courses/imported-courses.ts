import { sql } from 'kysely'
import type { Trx } from '../../platform/database/database.ts'
import { usedIds } from '../../platform/database/references.ts'
import type { Platform } from '../../platform/platform.ts'

interface Texts {
  title: string
  summary: string
  description: string
  words: string
  outcomes: string[]
  audience: string
  caution: string
}
interface ImportedSection {
  u_id: string
  title: string
  other_title: string
}
export interface ImportedLesson {
  u_id: string
  section_id: string
  title: string
  other_title: string
  kind: string
  seconds: number
  is_preview: boolean
  /** Its file, which may be missing until the course is published. */
  media: string | null
  media_type: string | null
  captions: { language: string; label: string; media: string }[]
  body: string
}
interface ImportedQuestion {
  u_id: string
  content_id: string
  position: number
  question: string
  options: string[]
  right_answers: number[]
  explanation: string
}
/** A course that a practice brings along, as it is to stand here: a draft. */
export interface ImportedCourse extends Texts {
  u_id: string
  healer_id: string
  category: string
  language: string
  price_paise: number
  has_certificate: boolean
  written_in: string
  /** In the other language of the site; empty where nobody wrote it. */
  other: Texts
  image: { cover: string } | null
  /** Each in its order; lessons in that of their sections. */
  sections: ImportedSection[]
  lessons: ImportedLesson[]
  questions: ImportedQuestion[]
}

const numbered = <Part extends object>(parts: readonly Part[]) =>
  JSON.stringify(parts.map((part, at) => ({ ...part, place: at + 1 })))

/** All that a colleague can change of a course, its parts included. */
const fingerprint = sql<string>`md5(jsonb_build_array(c.state, c.revision, c.updated_at,
  (select jsonb_agg(jsonb_build_array(s.u_id, s.revision, s.position) order by s.u_id)
    from course_section s where s.course_id = c.u_id),
  (select jsonb_agg(jsonb_build_array(l.u_id, l.revision, l.position) order by l.u_id)
    from course_content l where l.course_id = c.u_id),
  (select jsonb_agg(jsonb_build_array(q.u_id, q.revision, q.position) order by q.u_id)
    from quiz_question q join course_content l on l.u_id = q.content_id where l.course_id = c.u_id))::text)`

/** Courses that a practice brings from elsewhere. */
export function createImportedCourses({ clock, pageCache }: Pick<Platform, 'clock' | 'pageCache'>) {
  return {
    /** A course of this healer with this title, in any state. */
    async named(trx: Trx, healerId: string, title: string): Promise<string | undefined> {
      const { rows } = await sql<{ u_id: string }>`select u_id from course
        where healer_id = ${healerId} and lower(title) = lower(${title}) order by u_id limit 1`.execute(trx)
      return rows[0]?.u_id
    },

    /** Adds a course with all that is in it; returns what says later whether it has changed. */
    async add(trx: Trx, course: ImportedCourse): Promise<string> {
      const { other } = course
      await trx
        .insertInto('course')
        .values({
          ...{ u_id: course.u_id, healer_id: course.healer_id, state: 'draft', category: course.category },
          ...{ language: course.language, price_paise: course.price_paise, written_in: course.written_in },
          ...{ has_certificate: course.has_certificate, image: course.image && JSON.stringify(course.image) },
          ...{ title: course.title, summary: course.summary, description: course.description },
          ...{ words: course.words, outcomes: course.outcomes, audience: course.audience },
          ...{ caution: course.caution, other_title: other.title, other_summary: other.summary },
          ...{ other_description: other.description, other_words: other.words },
          ...{ other_outcomes: other.outcomes, other_audience: other.audience, other_caution: other.caution },
          updated_at: clock.now(),
        })
        .execute()
      await sql`insert into course_section (u_id, course_id, position, title, other_title)
        select g.u_id, ${course.u_id}, g.place, g.title, g.other_title
        from jsonb_to_recordset(${numbered(course.sections)}::jsonb)
          as g(u_id uuid, place int, title text, other_title text)`.execute(trx)
      await sql`insert into course_content (u_id, course_id, section_id, position, title, other_title, kind, seconds,
          is_preview, media, media_type, captions, body)
        select g.u_id, ${course.u_id}, g.section_id, g.place, g.title, g.other_title, g.kind, g.seconds,
          g.is_preview, g.media, g.media_type, g.captions, g.body
        from jsonb_to_recordset(${numbered(course.lessons)}::jsonb)
          as g(u_id uuid, section_id uuid, place int, title text, other_title text, kind text, seconds int,
            is_preview boolean, media text, media_type text, captions jsonb, body text)`.execute(trx)
      await sql`insert into quiz_question (u_id, content_id, position, question, options, right_answers, explanation)
        select g.u_id, g.content_id, g.position, g.question, g.options, g.right_answers, g.explanation
        from jsonb_to_recordset(${JSON.stringify(course.questions)}::jsonb)
          as g(u_id uuid, content_id uuid, position int, question text, options text[], right_answers int[],
            explanation text)`.execute(trx)
      await pageCache.invalidate(trx, 'courses')
      const { rows } = await sql<{ fingerprint: string }>`select ${fingerprint} as fingerprint
        from course c where c.u_id = ${course.u_id}`.execute(trx)
      return rows[0]?.fingerprint ?? ''
    },

    /** Removes those that are as they came and that nothing of courses uses; answers what they leave behind. */
    async remove(trx: Trx, made: readonly { record_id: string; fingerprint: string }[]) {
      const { rows } = await sql<{ u_id: string; lessons: string[] }>`
        select c.u_id, array(select l.u_id from course_content l where l.course_id = c.u_id) as lessons
        from course c join jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
          as m(record_id uuid, fingerprint text) on m.record_id = c.u_id
        where ${fingerprint} = m.fingerprint
        order by c.u_id for update of c`.execute(trx)
      const used = await usedIds(
        trx,
        'course',
        rows.map(({ u_id: id }) => id),
        ['course_section', 'course_content'],
      )
      const opened = await usedIds(
        trx,
        'course_content',
        rows.flatMap(({ lessons }) => lessons),
        ['quiz_question'],
      )
      const going = rows.filter(
        ({ u_id: id, lessons }) => !used.has(id) && lessons.every((one) => !opened.has(one)),
      )
      const ids = going.map(({ u_id: id }) => id)
      const files = await sql<{ file: string }>`
        select image ->> 'cover' as file from course where u_id = any(${ids}::uuid[]) and image is not null
        union all select media from course_content where course_id = any(${ids}::uuid[]) and media is not null
        union all select c ->> 'media' from course_content, jsonb_array_elements(captions) c
          where course_id = any(${ids}::uuid[])`.execute(trx)
      await sql`delete from course where u_id = any(${ids}::uuid[])`.execute(trx)
      await pageCache.invalidate(trx, 'courses', ...ids.map((id) => `course:${id}`))
      return {
        courses: ids,
        lessons: going.flatMap(({ lessons }) => lessons),
        files: files.rows.map(({ file }) => file),
      }
    },
  }
}
export type ImportedCourses = ReturnType<typeof createImportedCourses>
