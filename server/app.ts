import { categorySlugs } from '@newyou/contract/healers'
import { staticPageSlugs } from '@newyou/contract/pages'
import { type OrderKind, orderKind } from '@newyou/contract/payments/payments'
import { socketEvents } from '@newyou/contract/socket-events'
import type { FastifyInstance } from 'fastify'
import {
  accountRoutes,
  createAccounts,
  createContactChanges,
  createHealerRegistration,
  createOtp,
  createPersonPictures,
  createSessions,
  createTokens,
  otpQueue,
} from './accounts/index.ts'
import { createActionPlans } from './action-plans/index.ts'
import { createAppointments } from './appointments/index.ts'
import {
  articleHomeModules,
  articleRoutes,
  blogFeed,
  createArticleReviews,
  createArticles,
} from './articles/index.ts'
import { createSessionPacks } from './bundles/index.ts'
import { createChat } from './chat/index.ts'
import { contactRoutes, createContact } from './contact/index.ts'
import { createEvents } from './events/index.ts'
import {
  createBrochures,
  createDirectory,
  createFreeTimes,
  createNextFree,
  healerHomeModules,
  healerRoutes,
  healerStateOf,
} from './healers/index.ts'
import { createHome, homeRoutes } from './home/index.ts'
import { assembleLearning } from './learning.ts'
import { balances, createLedger, createProof } from './ledger/index.ts'
import {
  type ContactMessage,
  contactQueue,
  createNotifications,
  deliver,
  notificationRoutes,
} from './notifications/index.ts'
import { createGallery, createPages, pageRoutes } from './pages/index.ts'
import { createPayments, type Goods, offerHomeModules, paymentRoutes } from './payments/index.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { createBus } from './platform/database/bus.ts'
import { openDatabase } from './platform/database/database.ts'
import { antiForgery as createAntiForgery } from './platform/http/anti-forgery.ts'
import { countedLimits } from './platform/http/counted-limits.ts'
import { idempotency } from './platform/http/idempotency.ts'
import { demandEveryCall } from './platform/http/routes.ts'
import { createHttp } from './platform/http/server.ts'
import type { Chance } from './platform/ids.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import { createPictures } from './platform/media/pictures.ts'
import { createPrivateFiles } from './platform/media/private-files.ts'
import { createPageCache } from './platform/pages/page-cache.ts'
import { createRealtime } from './platform/realtime/realtime.ts'
import type { Logger } from './platform/watch/logger.ts'
import { createMetrics } from './platform/watch/metrics.ts'
import { probes } from './platform/watch/probes.ts'
import { createMail } from './providers/mail.ts'
import { createRazorpay, type PaymentProvider } from './providers/payments.ts'
import { createSms, createWhatsapp } from './providers/text-messages.ts'
import { createReels, reelHomeModules, reelRoutes } from './reels/index.ts'
import { createSearch, searchRoutes } from './search/index.ts'
import { createSettings } from './settings/index.ts'
import { serveSite, type WebSource } from './site.ts'
import { createSupport } from './support/index.ts'
import { createHistory, createTopUpGoods, createTopUps, walletRoutes } from './wallet/index.ts'
import { createWishlist, wishlistRoutes } from './wishlist/index.ts'

export interface AppParts {
  config: Config
  databaseUrl: string
  clock: Clock
  chance: Chance
  logger: Logger
  /** Without it the app serves calls only. */
  web?: WebSource
  /** What tests put in the place of, or around, the real parts. */
  standIns?: {
    gateway?: (real: PaymentProvider) => PaymentProvider
    goods?: Partial<Record<OrderKind, Goods>>
  }
}

const fixedPages = [
  '/',
  '/healers',
  ...categorySlugs.map((slug) => `/healers/${slug}`),
  '/available-healers',
  '/get-started',
  '/about-us',
  '/contact-us',
  '/photo-gallery',
  '/blog',
  '/e-book',
  '/courses',
  ...categorySlugs.map((slug) => `/courses/${slug}`),
  '/bundles',
  '/events',
  '/webinar',
  '/workshop',
  '/reels',
  '/success-story',
  ...staticPageSlugs.map((slug) => `/${slug}`),
].map((path) => ({ path }))

/**
 * The whole server from its parts, listening to nothing yet: the same for production and for tests.
 * `open` makes it ready to answer, `startWork` begins with the jobs, `stop` finishes what is under way.
 */
export async function buildApp({ config, databaseUrl, clock, chance, logger, web, standIns }: AppParts) {
  const { db, pool, close } = openDatabase(databaseUrl, {
    poolSize: config.DATABASE_POOL_SIZE,
    waitMs: config.DATABASE_WAIT_MS,
    onError: (error) => logger.warn({ err: error }, 'a database connection was lost'),
  })
  const metrics = createMetrics()
  const bus = createBus({ url: databaseUrl, logger })
  const jobs = createJobs({ pool, logger })
  const pageCache = createPageCache({ bus })
  const pictures = createPictures(config.DATA_FOLDER)
  const privateFiles = createPrivateFiles({
    dataFolder: config.DATA_FOLDER,
    secret: config.SESSION_SECRET,
    clock,
  })
  const counted = countedLimits({ db, clock })
  const once = idempotency({ db, clock })
  const antiForgery = createAntiForgery({ secret: config.CSRF_SECRET, publicUrl: config.PUBLIC_URL })
  const mail = createMail({
    url: config.SMTP_URL,
    from: config.MAIL_FROM,
    domain: new URL(config.PUBLIC_URL).hostname,
  })
  const sms = createSms({ url: config.SMS_API_URL, key: config.SMS_API_KEY })
  const whatsapp = createWhatsapp({ url: config.WHATSAPP_API_URL, token: config.WHATSAPP_TOKEN })

  const settings = createSettings({ db })
  const tokens = createTokens({ secret: config.SESSION_SECRET, clock })
  const notifications = createNotifications({ db, clock, chance, jobs, realtime: () => realtime })
  const sessions = createSessions({
    db,
    bus,
    clock,
    chance,
    tokens,
    secret: config.SESSION_SECRET,
    realtime: () => realtime,
    onReuse: (trx, personId) =>
      notifications.notify(trx, {
        personId,
        type: 'security',
        title: 'A device was logged out',
        description: 'An old key of one of your devices was used again, so we ended its session to be safe.',
        frontEndPath: 'profile',
        targetId: personId,
      }),
  })
  const realtime = createRealtime({
    bus,
    logger,
    authenticate: sessions.authenticate,
    allowedOrigin: new URL(config.PUBLIC_URL).origin,
  })
  const otp = createOtp({
    db,
    clock,
    chance,
    jobs,
    counted,
    secret: config.OTP_SECRET,
    sms: { dailyBudgetPaise: config.SMS_DAILY_BUDGET_PAISE, pricePaise: config.SMS_PRICE_PAISE },
    perAddressHourly: config.OTP_PER_ADDRESS_HOURLY,
  })
  const accounts = createAccounts({
    db,
    clock,
    chance,
    sessions,
    tokens,
    balances,
    healerOf: healerStateOf,
    personPictures: createPersonPictures({ pictures, chance }),
    settings,
  })
  const contactChanges = createContactChanges({
    db,
    clock,
    chance,
    sessions,
    tell: (trx, contact, text) =>
      jobs.send<ContactMessage>(trx, contactQueue, { ...contact, subject: 'Your New You account', text }),
  })
  const healerRegistration = createHealerRegistration({
    db,
    clock,
    chance,
    sessions,
    dataFolder: config.DATA_FOLDER,
  })
  const directory = createDirectory({ pool, clock })
  const freeTimes = createFreeTimes({ db, clock })
  const nextFree = createNextFree({ db, clock, pageCache })
  const ledger = createLedger({ clock, chance })
  const proof = createProof({ db, clock, jobs, metrics, logger })
  const razorpay = createRazorpay({
    keyId: config.RAZORPAY_KEY_ID,
    keySecret: config.RAZORPAY_KEY_SECRET,
    url: config.RAZORPAY_API_URL,
    clock,
  })
  const payments = createPayments({
    db,
    clock,
    chance,
    jobs,
    logger,
    metrics,
    counted,
    ledger,
    settings,
    notifications,
    gateway: standIns?.gateway?.(razorpay) ?? razorpay,
    goodsOf(kind) {
      const known = orderKind.parse(kind)
      return standIns?.goods?.[known] ?? goods[known]
    },
    checkout: { script: config.RAZORPAY_CHECKOUT_URL, keyId: config.RAZORPAY_KEY_ID },
    webhook: {
      secret: config.RAZORPAY_WEBHOOK_SECRET,
      previousSecret: config.RAZORPAY_WEBHOOK_SECRET_PREVIOUS,
    },
    contactOf: accounts.contactOf,
    walletChanged: (trx, personId) =>
      realtime.tell(trx, socketEvents.wallet, { notification_users: [personId], target_id: personId }),
  })
  const publicUrl = config.PUBLIC_URL
  const sessionPacks = createSessionPacks({ pool, clock, chance })
  const appointments = createAppointments({
    db,
    clock,
    chance,
    jobs,
    counted,
    pageCache,
    accounts,
    notifications,
    payments,
    settings,
    sessionPacks,
    directory,
    freeTimes,
    nextFree,
    realtime: () => realtime,
    secret: config.SESSION_SECRET,
    publicUrl,
  })
  const learning = assembleLearning({
    db,
    pool,
    clock,
    chance,
    accounts,
    notifications,
    pageCache,
    payments,
    privateFiles,
    sessionPacks,
    publicUrl,
  })
  const events = createEvents({
    db,
    pool,
    clock,
    chance,
    jobs,
    notifications,
    pageCache,
    payments,
    privateFiles,
    settings,
    publicUrl,
    meetUrl: config.MEET_URL,
  })
  const chat = createChat({
    db,
    pool,
    clock,
    chance,
    jobs,
    counted,
    accounts,
    notifications,
    realtime: () => realtime,
    publicUrl,
  })
  const actionPlans = createActionPlans({
    db,
    pool,
    clock,
    chance,
    jobs,
    accounts,
    notifications,
    realtime: () => realtime,
    publicUrl,
  })
  /** What can be bought, by kind: the domain that owns the thing gives it out. */
  const goods: Record<OrderKind, Goods> = {
    ...appointments.goods,
    ...learning.goods,
    ...events.goods,
    'wallet-top-up': createTopUpGoods('wallet-top-up', notifications),
    'life-points': createTopUpGoods('life-points', notifications),
  }
  const openTopUp = createTopUps({ db, clock, chance, orders: payments.desk })
  const pages = createPages({ db })
  const gallery = createGallery({ db })
  const articles = createArticles({ pool })
  const reels = createReels({ pool, db, clock, pageCache })
  const home = createHome({
    pool,
    clock,
    modules: {
      ...healerHomeModules,
      ...learning.homeModules,
      ...events.homeModules,
      ...reelHomeModules,
      ...articleHomeModules,
      ...offerHomeModules,
    },
  })
  const articleReviews = createArticleReviews({ db, clock, chance, accounts, pageCache })
  const contact = createContact({ db, clock, chance, counted, settings, notifications })
  const support = createSupport({
    db,
    pool,
    clock,
    chance,
    counted,
    settings,
    notifications,
    privateFiles,
    realtime: () => realtime,
    publicUrl,
  })
  deliver({ db, clock, jobs, mail, sms, whatsapp, reachableAt: accounts.reachableAt, otpQueue })
  jobs.schedule('contact-changes', '*/5 * * * *', contactChanges.applyDue)
  jobs.schedule('next-free', '* * * * *', nextFree.refreshPassed)
  jobs.schedule('sweep', '17 * * * *', async () => {
    await Promise.all([otp.sweep(), counted.sweep(), once.sweep(), payments.sweep(), support.sweep()])
  })

  let isAccepting = true
  const http: FastifyInstance = await createHttp({
    config,
    logger,
    metrics,
    authenticate: sessions.authenticate,
    antiForgery,
  })
  probes(http, { db, metrics, isAccepting: () => isAccepting })
  await pictures.serve(http)
  await privateFiles.serve(http)
  settings.routes(http)
  notificationRoutes(http, notifications)
  wishlistRoutes(http, createWishlist({ db, clock, chance }))
  searchRoutes(http, createSearch({ pool }))
  pageRoutes(http, { pages, gallery })
  articleRoutes(http, { articles, articleReviews })
  reelRoutes(http, { reels })
  homeRoutes(http, { home })
  blogFeed(http, { articles, publicUrl: config.PUBLIC_URL })
  contactRoutes(http, { contact })
  support.routes(http)
  accountRoutes(http, {
    accounts,
    otp,
    sessions,
    tokens,
    antiForgery,
    contactChanges,
    healerRegistration,
    suggestHealers: directory.suggestions,
    suggestCourses: learning.suggestCourses,
  })
  healerRoutes(http, {
    directory,
    freeTimes,
    packEnd: (personId, packId, healerId) => sessionPacks.endOf(db, personId, packId, healerId),
  })
  createBrochures({ directory, pictures, publicUrl: config.PUBLIC_URL }).serve(http)
  appointments.routes(http, once)
  await paymentRoutes(http, {
    payments,
    once: once.once,
    settings,
    payerOf: async (personId) => {
      const person = await db
        .selectFrom('person')
        .select(['first_name', 'last_name', 'email'])
        .where('u_id', '=', personId)
        .executeTakeFirstOrThrow()
      return { name: `${person.first_name} ${person.last_name}`, email: person.email }
    },
  })
  learning.routes(http, once.once)
  events.routes(http, once.once)
  actionPlans.routes(http)
  chat.routes(http)
  walletRoutes(http, { history: createHistory({ db }), openTopUp, once: once.once })
  demandEveryCall(http)
  if (web)
    await serveSite({
      app: http,
      config,
      cache: pageCache,
      web,
      publicPages: async () =>
        [
          fixedPages,
          await directory.publicPages(),
          await articles.publicPages(),
          await learning.publicPages(),
          await events.publicPages(),
          await reels.publicPages(),
        ].flat(),
    })
  metrics.gauge(
    'database_pool_waiting',
    'Requests that wait for a database connection',
    () => pool.waitingCount,
  )
  metrics.gauge('jobs_dead_letters', 'Jobs given up after all attempts', jobs.deadLetters)
  metrics.gauge(
    'jobs_oldest_due_seconds',
    'Time that the oldest job which is due has waited',
    jobs.oldestDueSeconds,
  )
  metrics.gauge('sockets_connected', 'Open sockets', () => realtime.connected())
  metrics.gauge('pages_cached', 'Pages in the cache of this process', () => pageCache.size())

  return {
    http,
    parts: {
      config,
      db,
      pool,
      clock,
      chance,
      jobs,
      bus,
      realtime,
      pageCache,
      pictures,
      privateFiles,
      accounts,
      contactChanges,
      notifications,
      sessions,
      nextFree,
      goods,
      events,
      ledger,
      proof,
      payments,
    },
    /** Ready to answer, with queues that can be filled; nobody works on them yet. */
    async open() {
      await bus.start()
      await jobs.open()
      await http.ready()
      realtime.attach(http.server)
    },
    /** Works on jobs from now on. */
    startWork: () => jobs.start(),
    /** From now on `/ready` says no, so that the proxy sends nobody new. */
    refuseNew() {
      isAccepting = false
    },
    async stop() {
      isAccepting = false
      realtime.close()
      await http.close()
      await jobs.stop()
      await bus.stop()
      mail.close()
      await close()
    },
  }
}

export type App = Awaited<ReturnType<typeof buildApp>>
