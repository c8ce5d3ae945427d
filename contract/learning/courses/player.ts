import { z } from 'zod'
import { endpoint, instant, uId } from '../../endpoint.ts'
import { playedMedia } from '../../foundation/media.ts'
import { richText } from '../../rich-text.ts'
import { versionOf } from '../../versions.ts'
import { contentKind } from './courses.ts'
import { courseNoteMax } from './kinds.ts'

/**
 * Access to a course: `owner` bought it, `teacher` teaches it, `colleague` previews it for the back office, `preview` sees only
 * its free lessons.
 */
export const courseAccess = z.enum(['owner', 'teacher', 'colleague', 'preview'])

const titled = { title: z.string(), ...versionOf({ title: z.string() }) }

export const playerContent = z.object({
  u_id: uId,
  position: z.int(),
  ...titled,
  kind: contentKind,
  seconds: z.int(),
  is_preview: z.boolean(),
  /** Whether the caller can open it. */
  is_open: z.boolean(),
  is_complete: z.boolean(),
  position_seconds: z.int(),
  /** Seconds that were actually played. */
  watched_seconds: z.int(),
})
export type PlayerContent = z.output<typeof playerContent>

const issuedCertificate = z.object({ code: z.string(), issued_at: instant })

export const coursePlayer = z.object({
  u_id: uId,
  ...titled,
  healer: z.object({ u_id: uId, full_name: z.string() }),
  access: courseAccess,
  has_certificate: z.boolean(),
  is_demo: z.boolean(),
  lesson_count: z.int(),
  completed_count: z.int(),
  sections: z.array(z.object({ u_id: uId, ...titled, contents: z.array(playerContent) })),
  /** Where to continue: the last opened lesson, or the next one that is not complete. */
  resume: z.object({ content_u_id: uId, position_seconds: z.int() }).nullable(),
  certificate: issuedCertificate.nullable(),
})
export type CoursePlayer = z.output<typeof coursePlayer>

const chosen = z.array(z.int().min(0).max(7)).max(8)

export const quizResult = z.object({
  right_count: z.int(),
  question_count: z.int(),
  is_passed: z.boolean(),
  created_at: instant,
  questions: z.array(
    z.object({
      u_id: uId,
      chosen,
      right: chosen,
      is_right: z.boolean(),
      explanation: z.string(),
    }),
  ),
})
export type QuizResult = z.output<typeof quizResult>

export const quizQuestion = z.object({
  u_id: uId,
  question: z.string(),
  options: z.array(z.string()),
  /** Whether more than one option is correct. */
  is_multiple: z.boolean(),
})
export type QuizQuestion = z.output<typeof quizQuestion>

export const lessonContent = playerContent.extend({
  course_u_id: uId,
  /** The text of a text lesson, or the text below the player. */
  body: richText,
  /** Signed addresses, which expire together. */
  media: playedMedia.nullable(),
  captions: z.array(z.object({ language: z.string(), label: z.string(), address: z.string() })),
  addresses_until: instant,
  quiz: z
    .object({
      questions: z.array(quizQuestion),
      attempt_count: z.int(),
      last: quizResult.nullable(),
    })
    .nullable(),
})
export type LessonContent = z.output<typeof lessonContent>

/** The progress of a lesson. */
export const lessonProgress = z.object({
  content_u_id: uId,
  is_complete: z.boolean(),
  position_seconds: z.int(),
  watched_seconds: z.int(),
  completed_count: z.int(),
  lesson_count: z.int(),
  certificate: issuedCertificate.nullable(),
})
export type LessonProgress = z.output<typeof lessonProgress>

const second = z.int().min(0).max(86_400)

export const courseNote = z.object({
  u_id: uId,
  content_u_id: uId,
  at_seconds: z.int(),
  text: z.string(),
  updated_at: instant,
})
export type CourseNote = z.output<typeof courseNote>
const noteText = z.string().trim().min(1, { error: 'This field is required' }).max(courseNoteMax)

export const certificate = z.object({
  code: z.string(),
  name: z.string(),
  course_u_id: uId,
  course_title: z.string(),
  healer_name: z.string(),
  is_demo: z.boolean(),
  issued_at: instant,
})
export type Certificate = z.output<typeof certificate>

export const coursePlaying = {
  'GET /api/website/course-player/{courseId}': endpoint({
    summary: 'Get a course for its player: lessons, progress and where to continue',
    who: 'any',
    params: z.object({ courseId: uId }),
    data: coursePlayer,
    errors: ['notOwned'],
  }),
  'GET /api/website/course-content/{courseContentId}': endpoint({
    summary: 'Get the content of a lesson; its file addresses expire after five minutes',
    who: 'any',
    params: z.object({ courseContentId: uId }),
    data: lessonContent,
    errors: ['notOwned'],
  }),
  'PATCH /api/website/patient-streaming-history/{courseContentId}': endpoint({
    summary: 'Save my position in a lesson and the seconds that were played',
    who: 'client',
    params: z.object({ courseContentId: uId }),
    body: z.strictObject({
      position_seconds: second,
      /** Played intervals in seconds since the last report, each from and to. */
      watched: z
        .array(z.tuple([second, second]))
        .max(60)
        .default([]),
      /** A text lesson was read to the end, or a download was downloaded. */
      is_read: z.boolean().default(false),
    }),
    data: lessonProgress,
    errors: ['notOwned'],
  }),
  'POST /api/website/course-quiz-answer': endpoint({
    summary: 'Answer a quiz; the result includes the correct answers',
    who: 'client',
    body: z.strictObject({
      course_content_u_id: uId,
      answers: z.array(z.strictObject({ question_u_id: uId, chosen: chosen.min(1) })).max(60),
    }),
    data: z.object({ result: quizResult, progress: lessonProgress }),
    errors: ['notOwned'],
  }),
  'GET /api/website/course-note/{courseId}': endpoint({
    summary: 'List my notes in a course, in the order of its lessons',
    who: 'client',
    params: z.object({ courseId: uId }),
    data: z.array(courseNote),
    errors: ['notOwned'],
  }),
  'POST /api/website/course-note': endpoint({
    summary: 'Add a note at a position of a lesson',
    who: 'client',
    body: z.strictObject({ course_content_u_id: uId, at_seconds: second.default(0), text: noteText }),
    data: courseNote,
    created: true,
    errors: ['notOwned', 'notesFull'],
  }),
  'PUT /api/website/course-note/{noteId}': endpoint({
    summary: 'Change one of my notes',
    who: 'client',
    params: z.object({ noteId: uId }),
    body: z.strictObject({ text: noteText }),
    data: courseNote,
  }),
  'DELETE /api/website/course-note/{noteId}': endpoint({
    summary: 'Delete one of my notes',
    who: 'client',
    params: z.object({ noteId: uId }),
    data: z.object({}),
  }),
  'GET /api/website/certificate/{code}': endpoint({
    summary: 'Verify a certificate: its holder, course and date',
    who: 'any',
    params: z.object({ code: z.string().max(40) }),
    data: certificate,
  }),
}
