import { pathTo } from '@newyou/contract/addresses'
import type { Categories } from '../../foundation/categories/index.ts'
import type { Crisis } from '../../foundation/crisis/index.ts'
import type { MediaModule } from '../../foundation/media/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { PurchasesModule } from '../../money/purchases/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { ModerationModule } from '../../people/moderation/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { courseHomeModules, createCatalogue } from './catalogue.ts'
import { createCertificates } from './certificates.ts'
import { courseProduct } from './course-product.ts'
import { createCourseQuestions } from './course-questions.ts'
import { createCourseReviews } from './course-reviews.ts'
import { createImportedCourses } from './imported-courses.ts'
import { createLearners } from './learners.ts'
import { createLessonAccess } from './lesson-access.ts'
import { createMyLearning } from './my-learning.ts'
import { createCourseNotes } from './notes.ts'
import { createPlayer } from './player.ts'
import { coursePlayerRoutes } from './player-routes.ts'
import { coursePreviewRoutes } from './preview-routes.ts'
import { createQuizzes } from './quizzes.ts'
import { courseReviewContent } from './review-content.ts'
import { courseRoutes } from './routes.ts'
import { createStreamingHistory } from './streaming-history.ts'

interface CourseNeeds {
  accounts: Accounts
  categories: Pick<Categories, 'offered'>
  crisis: Crisis
  media: Pick<MediaModule, 'played'>
  moderation: Pick<ModerationModule, 'content'>
  notifications: Notifications
  purchases: PurchasesModule
}

/** Courses: catalogue, player, quizzes, notes, questions, reviews and certificates. */
export function coursesModule(platform: Platform, needs: CourseNeeds) {
  const { accounts, categories, crisis, notifications, purchases } = needs
  const { entitlements } = purchases
  const catalogue = createCatalogue(platform.reads)
  const learners = createLearners({ entitlements, accounts })
  const access = createLessonAccess({ entitlements })
  const certificates = createCertificates({ ...platform, notifications })
  const history = createStreamingHistory({ ...platform, access, certificates })
  const quizzes = createQuizzes({ ...platform, access, history })
  const spoken = { ...platform, crisis, notifications, learners }
  purchases.sell('course', courseProduct)
  needs.moderation.content.register('course-review', courseReviewContent(platform))
  return {
    /** Courses that come with an import. */
    imported: createImportedCourses(platform),
    routes(http) {
      courseRoutes(http, {
        catalogue,
        reviews: createCourseReviews(spoken),
        questions: createCourseQuestions(spoken),
        myLearning: createMyLearning(platform),
      })
      const player = createPlayer({ ...platform, ...needs.media, access, certificates, quizzes, history })
      coursePreviewRoutes(http, { catalogue, player })
      coursePlayerRoutes(http, {
        player,
        history,
        quizzes,
        notes: createCourseNotes({ ...platform, access }),
        certificates,
      })
    },
    homeModules: courseHomeModules,
    publicPages: async () => [
      ...(await categories.offered()).map((slug) => ({ path: pathTo('coursesOf', { category: slug }) })),
      ...(await catalogue.publicPages()),
    ],
  } satisfies Module & Record<string, unknown>
}

export type CoursesModule = ReturnType<typeof coursesModule>
