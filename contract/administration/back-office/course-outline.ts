import { z } from 'zod'
import { endpoint, uId } from '../../endpoint.ts'
import { contentKind } from '../../learning/courses/courses.ts'
import { courses } from './courses.ts'
import { states } from './resource.ts'

const params = z.object({ id: uId })
const { read, write } = courses

/** Changes with the order and with what is in it; an order is set against the one that was read. */
const version = z.string().regex(/^[0-9a-f]{16}$/)

const outlineQuestion = z.object({ u_id: uId, version: z.int(), question: z.string() })
const outlineLesson = z.object({
  u_id: uId,
  version: z.int(),
  title: z.string(),
  kind: contentKind,
  seconds: z.int(),
  is_preview: z.boolean(),
  /** Of a quiz; other lessons have none. */
  questions: z.array(outlineQuestion),
})
const outlineSection = z.object({
  u_id: uId,
  version: z.int(),
  title: z.string(),
  lessons: z.array(outlineLesson),
})
export type OutlineSection = z.output<typeof outlineSection>
export type OutlineLesson = z.output<typeof outlineLesson>

const courseOutline = z.object({
  u_id: uId,
  title: z.string(),
  state: z.enum(states),
  version,
  sections: z.array(outlineSection),
})
export type CourseOutline = z.output<typeof courseOutline>

const orderedSection = z.strictObject({
  u_id: uId,
  lessons: z.array(z.strictObject({ u_id: uId, questions: z.array(uId).max(200) })).max(500),
})
export type OrderedSection = z.output<typeof orderedSection>

/** A course as it is built: sections, their lessons, and the questions of quizzes, each in its order. */
export const courseOutlines = {
  'GET /api/staff/courses/{id}/outline': endpoint({
    summary: 'Get the sections of a course with their lessons and quiz questions, in their order',
    who: read,
    params,
    data: courseOutline,
  }),
  'PUT /api/staff/courses/{id}/outline': endpoint({
    summary:
      'Set the order of all sections, lessons and quiz questions of a course, unless they changed meanwhile',
    who: write,
    params,
    body: z.strictObject({ version, sections: z.array(orderedSection).max(200) }),
    data: courseOutline,
    errors: ['changedMeanwhile'],
  }),
}
