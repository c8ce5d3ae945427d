import { z } from 'zod'
import { healerBrief } from '../../care/healers/healers.ts'
import { endpoint, instant, paging, paise, uId } from '../../endpoint.ts'
import { askedCategory, categorySlug } from '../../foundation/categories/slugs.ts'
import { richText } from '../../rich-text.ts'
import { versionOf } from '../../versions.ts'
import { contentKinds, courseSorts } from './kinds.ts'

export const contentKind = z.enum(contentKinds)

/** Base address of the drawn cover, without its width. */
export const coverImage = z.object({ cover: z.string() })

const cardWords = { title: z.string(), summary: z.string() }

export const courseCard = z.object({
  u_id: uId,
  ...cardWords,
  ...versionOf(cardWords),
  category: categorySlug,
  /** The English name of the language, as for healers. */
  language: z.string(),
  caption_languages: z.array(z.string()),
  price_paise: paise,
  image: coverImage.nullable(),
  lesson_count: z.int(),
  seconds_total: z.int(),
  review_count: z.int(),
  /** The mean of the reviews, to one decimal. */
  stars: z.number().nullable(),
  healer: healerBrief,
})
export type CourseCard = z.output<typeof courseCard>

/** A lesson as visitors see it, without its content. */
export const courseContent = z.object({
  u_id: uId,
  ...versionOf({ title: z.string() }),
  position: z.int(),
  title: z.string(),
  kind: contentKind,
  seconds: z.int(),
  is_preview: z.boolean(),
})
export type CourseContent = z.output<typeof courseContent>

export const courseSection = z.object({
  u_id: uId,
  title: z.string(),
  ...versionOf({ title: z.string() }),
  contents: z.array(courseContent),
})
export type CourseSection = z.output<typeof courseSection>

export const courseReview = z.object({
  u_id: uId,
  by: z.string(),
  /** Whether the caller is the author and can change it. */
  is_mine: z.boolean(),
  stars: z.int().min(1).max(5),
  text: z.string(),
  reply: z.string().nullable(),
  /** Hidden by staff after a report; only its author can see it. */
  is_hidden: z.boolean(),
  is_demo: z.boolean(),
  created_at: instant,
})
export type CourseReview = z.output<typeof courseReview>

export const courseQuestion = z.object({
  u_id: uId,
  course_u_id: uId,
  by: z.string(),
  /** Whether the caller is the author and can change it. */
  is_mine: z.boolean(),
  question: z.string(),
  answer: z.string().nullable(),
  answered_at: instant.nullable(),
  is_demo: z.boolean(),
  created_at: instant,
})
export type CourseQuestion = z.output<typeof courseQuestion>

/** Course marketing: outcomes, audience, and who should not take it. */
const marketingWords = { outcomes: z.array(z.string()), audience: z.string(), caution: z.string() }

export const courseMarketing = z.object({
  u_id: uId,
  ...marketingWords,
  ...versionOf(marketingWords),
  lesson_count: z.int(),
  seconds_total: z.int(),
  download_count: z.int(),
  has_certificate: z.boolean(),
})
export const courseDescription = z.object({
  u_id: uId,
  description: richText,
  ...versionOf({ description: richText }),
})

export const courseDetail = courseCard.extend({
  ...courseMarketing.shape,
  description: richText,
  ...versionOf({ ...cardWords, ...marketingWords, description: richText }),
  is_demo: z.boolean(),
  sections: z.array(courseSection),
  reviews: z.array(courseReview),
  questions: z.array(courseQuestion),
  related: z.array(courseCard),
  by_same_healer: z.array(courseCard),
  /** Packages on sale that include the course. */
  bundles: z.array(z.object({ u_id: uId, title: z.string() })),
})
export type CourseDetail = z.output<typeof courseDetail>

export const courseTextMax = 1000
const words = z.string().trim().min(1, { error: 'This field is required' }).max(courseTextMax)
const byId = z.object({ courseId: uId })

export const courseListQuery = z.strictObject({
  ...paging(12),
  search: z.string().trim().max(80).optional(),
  healer_u_id: uId.optional(),
  new_you_category_u_id: uId.optional(),
  category: askedCategory().optional(),
  language: z.string().max(40).optional(),
  price: z.enum(['free', 'paid']).optional(),
  sort: z.enum(courseSorts).default('latest'),
})

export const courses = {
  'GET /api/website/course': endpoint({
    summary: 'List courses; filter by search, healer, category, language and price',
    who: 'any',
    query: courseListQuery,
    data: z.array(courseCard),
    list: true,
  }),
  'GET /api/website/course-language': endpoint({
    summary: 'List the languages of courses, each with its number of courses',
    who: 'any',
    data: z.array(z.object({ language: z.string(), count: z.int() })),
  }),
  'GET /api/website/popular': endpoint({
    summary: 'List the courses with the most learners',
    who: 'any',
    data: z.array(courseCard),
  }),
  'GET /api/website/course/{courseId}': endpoint({
    summary: 'Get a course with its curriculum, reviews, questions and related courses',
    who: 'any',
    params: byId,
    data: courseDetail,
  }),
  'GET /api/website/course-marketing/{courseId}': endpoint({
    summary: 'Get what a course teaches, for whom it is, and who should not take it',
    who: 'any',
    params: byId,
    data: courseMarketing,
  }),
  'GET /api/website/course-description/{courseId}': endpoint({
    summary: 'Get the description of a course',
    who: 'any',
    params: byId,
    data: courseDescription,
  }),
  'GET /api/website/course-list/{nUCourseId}': endpoint({
    summary: 'List the lessons of a course in their order',
    who: 'any',
    params: z.object({ nUCourseId: uId }),
    query: z.strictObject(paging(50)),
    data: z.array(courseContent.extend({ section: z.string() })),
    list: true,
  }),
  'POST /api/website/course-review': endpoint({
    summary: 'Review one of my courses; one review each',
    who: 'client',
    body: z.strictObject({
      course_u_id: uId,
      stars: z.int({ error: 'Please choose between one and five stars' }).min(1).max(5),
      review: words,
    }),
    data: courseReview,
    created: true,
    errors: ['alreadyReviewed', 'notOwned'],
  }),
  'DELETE /api/website/course-review/{reviewId}': endpoint({
    summary: 'Delete my review of a course',
    who: 'client',
    params: z.object({ reviewId: uId }),
    data: z.object({}),
  }),
  'PUT /api/website/course-review/{reviewId}': endpoint({
    summary: 'Reply to a review of a course that I teach; one reply each',
    who: 'healer',
    params: z.object({ reviewId: uId }),
    body: z.strictObject({ reply: words }),
    data: courseReview,
    errors: ['alreadyReplied'],
  }),
  'GET /api/website/course-qa': endpoint({
    summary: 'List questions about courses that I own or teach, latest first',
    who: 'signed-in',
    query: z.strictObject({
      ...paging(20),
      course_u_id: uId.optional(),
      healer_u_id: uId.optional(),
      /** Only courses that I teach. */
      taught: z.stringbool().optional(),
      is_answered: z.stringbool().optional(),
    }),
    data: z.array(courseQuestion.extend({ course_title: z.string() })),
    list: true,
  }),
  'POST /api/website/course-qa': endpoint({
    summary: 'Ask a question about one of my courses',
    who: 'client',
    body: z.strictObject({ course_u_id: uId, question: words }),
    data: courseQuestion,
    created: true,
    errors: ['notOwned'],
  }),
  'GET /api/website/course-qa/{courseQueId}': endpoint({
    summary: 'Get one question about a course that I own or teach',
    who: 'signed-in',
    params: z.object({ courseQueId: uId }),
    data: courseQuestion,
  }),
  'PUT /api/website/course-qa/{courseQueId}': endpoint({
    summary: 'Change my question until it is answered, or answer a question about a course that I teach',
    who: 'signed-in',
    params: z.object({ courseQueId: uId }),
    body: z
      .strictObject({ question: words.optional(), answer: words.optional() })
      .refine(({ question, answer }) => (question === undefined) !== (answer === undefined), {
        error: 'Send a question or an answer',
      }),
    data: courseQuestion,
    errors: ['questionAnswered'],
  }),
  'DELETE /api/website/course-qa/{courseQueId}': endpoint({
    summary: 'Delete my question',
    who: 'client',
    params: z.object({ courseQueId: uId }),
    data: z.object({}),
  }),
}
