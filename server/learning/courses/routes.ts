import { courses as calls } from '@newyou/contract/learning/courses/courses'
import { myLearning as learningCalls } from '@newyou/contract/learning/courses/my-learning'
import { reviewAdded } from '@newyou/contract/vocabulary'
import type { FastifyInstance } from 'fastify'
import { courseReplies } from '../../messages/replies/learning.ts'
import { limits } from '../../platform/http/limits.ts'
import type { KeepRule } from '../../platform/http/response-cache.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Catalogue } from './catalogue.ts'
import type { CourseQuestions } from './course-questions.ts'
import type { CourseReviews } from './course-reviews.ts'
import type { MyLearning } from './my-learning.ts'

const keep: KeepRule = { seconds: 600, tags: ['courses'], answers: 'all' }
const ofCourse = ({ courseId }: { courseId: string }) => ['courses', `course:${courseId}`]

interface CourseRoutesDependencies {
  catalogue: Catalogue
  reviews: CourseReviews
  questions: CourseQuestions
  myLearning: MyLearning
}

export function courseRoutes(
  app: FastifyInstance,
  { catalogue, reviews, questions, myLearning }: CourseRoutesDependencies,
) {
  const limit = limits.read
  bindRoutes(app, learningCalls, {
    'GET /api/website/patient-course': {
      limit,
      handle: ({ viewer, query: { page, items_per_page: size } }) =>
        myLearning.list(viewer.personId, { page, size }),
    },
  })
  bindRoutes(app, calls, {
    'GET /api/website/course': {
      limit,
      keep,
      handle: ({ query: { page, items_per_page: size, sort, ...query } }) =>
        catalogue.list(
          {
            search: query.search,
            healerId: query.healer_u_id,
            categoryId: query.new_you_category_u_id,
            category: query.category,
            language: query.language,
            price: query.price,
          },
          { page, size, sort },
        ),
    },
    'GET /api/website/course-language': { limit, keep, handle: () => catalogue.languages() },
    'GET /api/website/popular': { limit, keep, handle: () => catalogue.popular() },
    'GET /api/website/course/{courseId}': {
      limit,
      keep: { ...keep, tags: ofCourse, answers: 'visitors' },
      handle: ({ params, viewer }) => catalogue.detail(params.courseId, viewer?.personId),
    },
    'GET /api/website/course-marketing/{courseId}': {
      limit,
      keep: { ...keep, tags: ofCourse },
      handle: ({ params }) => catalogue.marketing(params.courseId),
    },
    'GET /api/website/course-description/{courseId}': {
      limit,
      keep: { ...keep, tags: ofCourse },
      handle: ({ params }) => catalogue.description(params.courseId),
    },
    'GET /api/website/course-list/{nUCourseId}': {
      limit,
      keep: { ...keep, tags: ({ nUCourseId: courseId }) => ofCourse({ courseId }) },
      handle: ({ params, query: { page, items_per_page: size } }) =>
        catalogue.contents(params.nUCourseId, { page, size }),
    },
    'POST /api/website/course-review': {
      limit: limits.write,
      handle: async ({ viewer, body }) => ({
        data: await reviews.add(viewer.personId, {
          courseId: body.course_u_id,
          stars: body.stars,
          text: body.review,
        }),
        message: reviewAdded,
      }),
    },
    'DELETE /api/website/course-review/{reviewId}': {
      limit: limits.write,
      async handle({ viewer, params }) {
        await reviews.remove(viewer.personId, params.reviewId)
        return { data: {} }
      },
    },
    'PUT /api/website/course-review/{reviewId}': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await reviews.reply(viewer.personId, params.reviewId, body.reply),
      }),
    },
    'GET /api/website/course-qa': {
      limit,
      async handle({ viewer, query: { page, items_per_page: size, ...query } }) {
        const { data, total } = await questions.list(viewer.personId, {
          courseId: query.course_u_id,
          healerId: query.healer_u_id,
          isTaught: query.taught,
          isAnswered: query.is_answered,
          page,
          size,
        })
        return { data, total, page, items_per_page: size }
      },
    },
    'POST /api/website/course-qa': {
      limit: limits.write,
      handle: async ({ viewer, body }) => ({
        data: await questions.ask(viewer.personId, body.course_u_id, body.question),
        message: courseReplies.questionSent,
      }),
    },
    'GET /api/website/course-qa/{courseQueId}': {
      limit,
      handle: async ({ viewer, params }) => ({
        data: await questions.view(viewer.personId, params.courseQueId),
      }),
    },
    'PUT /api/website/course-qa/{courseQueId}': {
      limit: limits.write,
      async handle({ viewer: { personId }, params: { courseQueId }, body: { question = '', answer } }) {
        const data =
          answer === undefined
            ? await questions.change(personId, courseQueId, question)
            : await questions.answer(personId, courseQueId, answer)
        return { data }
      },
    },
    'DELETE /api/website/course-qa/{courseQueId}': {
      limit: limits.write,
      async handle({ viewer, params }) {
        await questions.remove(viewer.personId, params.courseQueId)
        return { data: {} }
      },
    },
  })
}
