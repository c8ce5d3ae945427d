import type { FastifyInstance } from 'fastify'
import { accountsModule } from './accounts/index.ts'
import { actionPlansModule } from './action-plans/index.ts'
import { appointmentsModule } from './appointments/index.ts'
import { articlesModule } from './articles/index.ts'
import { backOfficeModule } from './back-office/index.ts'
import { bundlesModule } from './bundles/index.ts'
import { chatModule } from './chat/index.ts'
import { contactModule } from './contact/index.ts'
import { coursesModule } from './courses/index.ts'
import { ebooksModule } from './ebooks/index.ts'
import { eventsModule } from './events/index.ts'
import { healersModule } from './healers/index.ts'
import { healingSessionsModule } from './healing-sessions/index.ts'
import { homeModule } from './home/index.ts'
import { inquiriesModule } from './inquiries/index.ts'
import { ledgerModule } from './ledger/index.ts'
import { createDelivery, createOtpHandOver, notificationsModule } from './notifications/index.ts'
import { pagesModule } from './pages/index.ts'
import { paymentsModule } from './payments/index.ts'
import { demandEveryCall } from './platform/http/routes.ts'
import { createHttp } from './platform/http/server.ts'
import type { Module } from './platform/module.ts'
import { createPlatform, type Platform, type PlatformOptions } from './platform/platform.ts'
import { probes } from './platform/watch/probes.ts'
import { createProviders, type Providers } from './providers/providers.ts'
import { purchasesModule } from './purchases/index.ts'
import { reelsModule } from './reels/index.ts'
import { roomsModule } from './rooms/index.ts'
import { searchModule } from './search/index.ts'
import { settingsModule } from './settings/index.ts'
import { serveSite, type WebSource } from './site.ts'
import { staffModule } from './staff/index.ts'
import { supportModule } from './support/index.ts'
import { waitlistModule } from './waitlist/index.ts'
import { walletModule } from './wallet/index.ts'
import { wishlistModule } from './wishlist/index.ts'

/** Every domain, in the order in which they need each other. */
function createModules(platform: Platform, providers: Providers) {
  const settings = settingsModule(platform)
  const ledger = ledgerModule(platform)
  const home = homeModule(platform)
  const notifications = notificationsModule(platform)
  const accounts = accountsModule(platform, {
    settings,
    notifications,
    handOverOtp: createOtpHandOver({ ...platform, ...providers }),
  })
  const staff = staffModule(platform, { accounts })
  createDelivery({
    ...platform,
    ...providers,
    reachableAt: accounts.reachableAt,
  })
  const { gateway } = providers
  const payments = paymentsModule(platform, { accounts, gateway, home, ledger, notifications, settings })
  const wallet = walletModule(platform, { notifications, payments })
  const purchases = purchasesModule(platform, { notifications, payments })
  const bundles = bundlesModule(platform, { purchases })
  const healers = healersModule(platform, { accounts, home, packEnd: bundles.packEnd })
  const booking = { accounts, bundles, healers, notifications, payments, settings }
  const appointments = appointmentsModule(platform, booking)
  return {
    settings,
    ledger,
    home,
    notifications,
    accounts,
    staff,
    payments,
    wallet,
    purchases,
    bundles,
    healers,
    appointments,
    healingSessions: healingSessionsModule(platform, { ...booking, appointments }),
    waitlist: waitlistModule(platform, { appointments, notifications }),
    inquiries: inquiriesModule(platform, { notifications, settings }),
    courses: coursesModule(platform, { accounts, home, notifications, purchases }),
    ebooks: ebooksModule(platform, { home, purchases }),
    events: eventsModule(platform, { home, notifications, payments, settings }),
    rooms: roomsModule(platform, { accounts, appointments, notifications, settings }),
    chat: chatModule(platform, { accounts, notifications }),
    actionPlans: actionPlansModule(platform, { accounts, notifications }),
    support: supportModule(platform, { audit: staff.audit, notifications, settings }),
    contact: contactModule(platform, { notifications, settings }),
    articles: articlesModule(platform, { accounts, home }),
    reels: reelsModule(platform, { home }),
    pages: pagesModule(platform),
    backOffice: backOfficeModule(platform, { accounts, healers, notifications, staff }),
    search: searchModule(platform),
    wishlist: wishlistModule(platform),
  }
}

export interface AppOptions extends PlatformOptions {
  /** Without it the app serves calls only. */
  web?: WebSource
  /** The services outside, for tests that put something in their place. */
  providers?: Providers
}

/**
 * The whole server, listening to nothing yet: the same for production and for tests. `open` makes it ready to answer,
 * `startWork` begins with the jobs, `stop` finishes what is under way.
 */
export async function buildApp({ web, providers, ...options }: AppOptions) {
  const { platform, close } = createPlatform(options)
  const { bus, config, db, idempotency, jobs, metrics, rateLimits, realtime } = platform
  const services = providers ?? createProviders(platform)
  const modules = createModules(platform, services)
  const all: Module[] = Object.values(modules)
  const { authenticate } = modules.accounts

  for (const { ready } of all) ready?.()
  for (const { name, cron, run } of all.flatMap(({ schedules = [] }) => schedules))
    jobs.schedule(name, cron, run)
  const sweeps = [
    rateLimits.sweep,
    idempotency.sweep,
    platform.uploads.sweep,
    ...all.flatMap(({ sweep }) => sweep ?? []),
  ]
  jobs.schedule('sweep', '17 * * * *', () => Promise.all(sweeps.map((sweep) => sweep())))

  let isAccepting = true
  const http: FastifyInstance = await createHttp({
    ...platform,
    authenticate,
    isAccepting: () => isAccepting,
  })
  probes(http, { config, db, clock: platform.clock, metrics, isAccepting: () => isAccepting })
  await platform.pictures.serve(http)
  await platform.privateFiles.serve(http)
  for (const { routes } of all) await routes?.(http)
  demandEveryCall(http)
  const publicPages = async () =>
    (await Promise.all(all.map((module) => module.publicPages?.() ?? []))).flat()
  if (web) await serveSite({ app: http, config, cache: platform.pageCache, web, publicPages })

  return {
    http,
    platform,
    modules,
    /** Ready to answer, with queues that can be filled; no worker runs yet. */
    async open() {
      await bus.start()
      await jobs.open()
      await http.ready()
      realtime.attach(http.server, modules.accounts.sessions)
    },
    /** Works on jobs from now on. */
    startWork: () => jobs.start(),
    /** From now on `/ready` says no, so that the proxy sends no new caller. */
    refuseNew() {
      isAccepting = false
    },
    async stop() {
      isAccepting = false
      realtime.close()
      await http.close()
      await jobs.stop()
      await bus.stop()
      services.mail.close()
      await close()
    },
  }
}

export type App = Awaited<ReturnType<typeof buildApp>>
