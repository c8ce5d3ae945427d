import type { PurchaseKind } from '@newyou/contract/purchases'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Accounts } from './accounts/index.ts'
import { bundleRoutes, createBundles, createBundleThing, type SessionPacks } from './bundles/index.ts'
import {
  courseHomeModules,
  coursePlayerRoutes,
  courseRoutes,
  courseThing,
  createCatalogue,
  createCertificates,
  createCourseNotes,
  createCourseQuestions,
  createCourseReviews,
  createLearners,
  createLessonAccess,
  createMyLearning,
  createPlayer,
  createQuizzes,
  createStreamingHistory,
} from './courses/index.ts'
import {
  createEbookReading,
  createEbooks,
  ebookHomeModules,
  ebookRoutes,
  ebookThing,
} from './ebooks/index.ts'
import type { Notifications } from './notifications/index.ts'
import type { Goods, Payments } from './payments/index.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import type { Idempotency } from './platform/http/idempotency.ts'
import type { Chance } from './platform/ids.ts'
import type { PrivateFiles } from './platform/media/private-files.ts'
import type { PageCache } from './platform/pages/page-cache.ts'
import {
  createEntitlements,
  createPurchaseGoods,
  createPurchases,
  purchaseRoutes,
} from './purchases/index.ts'

interface LearningParts {
  db: Database
  pool: Pool
  clock: Clock
  chance: Chance
  accounts: Pick<Accounts, 'knownAs'>
  notifications: Notifications
  pageCache: PageCache
  payments: Payments
  privateFiles: PrivateFiles
  sessionPacks: SessionPacks
  publicUrl: string
}

/** Courses, bundles and e-books with the way to own them, put together: a part of `app.ts` with a subject of its own. */
export function assembleLearning(parts: LearningParts) {
  const { db, pool, clock, chance, notifications, payments, privateFiles, sessionPacks, publicUrl } = parts
  const entitlements = createEntitlements({ clock, chance })
  const catalogue = createCatalogue({ pool })
  const bundles = createBundles({ pool })
  const ebooks = createEbooks({ pool })
  const learners = createLearners({ ...parts, entitlements })
  const access = createLessonAccess({ entitlements })
  const certificates = createCertificates({ db, clock, chance, notifications, publicUrl })
  const history = createStreamingHistory({ db, clock, access, certificates })
  const quizzes = createQuizzes({ db, clock, chance, access, history })
  const player = createPlayer({ db, clock, access, certificates, quizzes, privateFiles })

  /** What is bought once and then one's own. */
  const things = {
    course: courseThing,
    bundle: createBundleThing({
      entitlements,
      sessionPacks,
      inside: { course: courseThing, ebook: ebookThing },
    }),
    ebook: ebookThing,
  }
  const purchases = createPurchases({ db, clock, entitlements, things, payments })
  const goodsOf = (kind: PurchaseKind): Goods =>
    createPurchaseGoods({ kind, entitlements, thing: things[kind], notifications, publicUrl })

  return {
    goods: { course: goodsOf('course'), bundle: goodsOf('bundle'), ebook: goodsOf('ebook') },
    homeModules: { ...courseHomeModules, ...ebookHomeModules },
    /** What comes with a renewed session. */
    suggestCourses: catalogue.suggestions,
    publicPages: async () =>
      (await Promise.all([catalogue.publicPages(), bundles.publicPages(), ebooks.publicPages()])).flat(),
    routes(http: FastifyInstance, once: Idempotency['once']) {
      purchaseRoutes(http, { purchases, once })
      courseRoutes(http, {
        catalogue,
        reviews: createCourseReviews({ ...parts, learners }),
        questions: createCourseQuestions({ ...parts, learners }),
        myLearning: createMyLearning({ pool }),
      })
      coursePlayerRoutes(http, {
        player,
        history,
        quizzes,
        notes: createCourseNotes({ db, clock, chance, access }),
        certificates,
      })
      bundleRoutes(http, { bundles, sessionPacks, purchases, once })
      ebookRoutes(http, {
        ebooks,
        reading: createEbookReading({ db, clock, chance, files: privateFiles }),
      })
    },
  }
}
