import { pathTo } from '@newyou/contract/addresses'
import { categorySlugs } from '@newyou/contract/healers/healers'
import type { Accounts } from '../accounts/index.ts'
import type { HomeModule } from '../home/index.ts'
import type { MediaModule } from '../media/index.ts'
import type { Notifications } from '../notifications/index.ts'
import type { Module } from '../platform/module.ts'
import type { Platform } from '../platform/platform.ts'
import type { PurchasesModule } from '../purchases/index.ts'
import { courseHomeModules, createCatalogue } from './catalogue.ts'
import { createCertificates } from './certificates.ts'
import { courseProduct } from './course-product.ts'
import { createCourseQuestions } from './course-questions.ts'
import { createCourseReviews } from './course-reviews.ts'
import { createLearners, type Written } from './learners.ts'
import { createLessonAccess } from './lesson-access.ts'
import { createMyLearning } from './my-learning.ts'
import { createCourseNotes } from './notes.ts'
import { createPlayer } from './player.ts'
import { coursePlayerRoutes } from './player-routes.ts'
import { coursePreviewRoutes } from './preview-routes.ts'
import { createQuizzes } from './quizzes.ts'
import { courseRoutes } from './routes.ts'
import { createStreamingHistory } from './streaming-history.ts'

interface CourseNeeds {
  accounts: Accounts
  home: HomeModule
  media: Pick<MediaModule, 'played'>
  notifications: Notifications
  purchases: PurchasesModule
}

/** Courses: catalogue, player, quizzes, notes, questions, reviews and certificates. */
export function coursesModule(platform: Platform, needs: CourseNeeds) {
  const { accounts, home, notifications, purchases } = needs
  const { entitlements } = purchases
  const catalogue = createCatalogue(platform)
  const learners = createLearners({ entitlements, accounts })
  const access = createLessonAccess({ entitlements })
  const certificates = createCertificates({ ...platform, notifications })
  const history = createStreamingHistory({ ...platform, access, certificates })
  const quizzes = createQuizzes({ ...platform, access, history })
  const followers: Written[] = []
  const written: Written = async (trx, what) => {
    for (const follow of followers) await follow(trx, what)
  }
  const spoken = { ...platform, written, notifications, learners }
  purchases.sell('course', courseProduct)
  home.register(courseHomeModules)
  return {
    /** What follows a question or a review, in its transaction. */
    onWritten: (follow: Written) => void followers.push(follow),
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
    publicPages: async () => [
      ...categorySlugs.map((slug) => ({ path: pathTo('coursesOf', { category: slug }) })),
      ...(await catalogue.publicPages()),
    ],
  } satisfies Module & Record<string, unknown>
}

export type CoursesModule = ReturnType<typeof coursesModule>
