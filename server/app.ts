import type { FastifyInstance } from 'fastify'
import { createProviders, type Providers } from './integrations/providers.ts'
import { createModules } from './modules.ts'
import { createPartitions } from './platform/database/partitions.ts'
import { requireRoleLimits } from './platform/database/time-limits.ts'
import { appPrefix, keyPrefix } from './platform/http/keys.ts'
import { rateCountPartitions } from './platform/http/rate-limits.ts'
import { requireEveryCall } from './platform/http/routes.ts'
import { createHttp } from './platform/http/server.ts'
import type { Authenticate } from './platform/http/viewer.ts'
import type { Module } from './platform/module.ts'
import { createPlatform, type PlatformOptions } from './platform/platform.ts'
import { probes } from './platform/watch/probes.ts'
import { serveSite, type WebSource } from './site.ts'

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
  const { bus, config, db, idempotency, jobs, metrics, realtime } = platform
  const services = providers ?? createProviders(platform)
  const modules = createModules(platform, services)
  const all: Module[] = Object.values(modules)
  const { accounts, apps, keys } = modules
  const authenticate: Authenticate = (bearer) => {
    if (bearer.startsWith(keyPrefix)) return keys.authenticate(bearer)
    return bearer.startsWith(appPrefix) ? apps.authenticate(bearer) : accounts.authenticate(bearer)
  }

  for (const { ready } of all) ready?.()
  for (const { name, cron, run } of all.flatMap(({ schedules = [] }) => schedules))
    jobs.schedule(name, cron, run)
  const sweeps = [
    idempotency.sweep,
    platform.uploads.sweep,
    () => platform.storedFiles.sweep(),
    ...all.flatMap(({ sweep }) => sweep ?? []),
  ]
  jobs.schedule('sweep', '17 * * * *', () => Promise.all(sweeps.map((sweep) => sweep())))
  const partitions = createPartitions({
    db,
    clock: platform.clock,
    tables: [rateCountPartitions, ...all.flatMap(({ partitions = [] }) => partitions)],
  })
  jobs.schedule('partitions', '29 * * * *', partitions.keep)
  metrics.gauge(
    'partitions_missing',
    'Tables without a partition for the coming day or month',
    partitions.missing,
  )
  metrics.gauge('partitions_rows_outside', 'Rows in default partitions', partitions.rowsOutside)

  let isAccepting = true
  const http: FastifyInstance = await createHttp({
    ...platform,
    authenticate,
    noteCall: { key: keys.noteCall, app: apps.noteCall },
    isAccepting: () => isAccepting,
  })
  probes(http, { config, db, clock: platform.clock, metrics, isAccepting: () => isAccepting })
  await platform.pictures.serve(http)
  await platform.privateFiles.serve(http)
  for (const { routes } of all) await routes?.(http)
  requireEveryCall(http)
  const publicPages = async () =>
    (await Promise.all(all.map((module) => module.publicPages?.() ?? []))).flat()
  if (web)
    await serveSite({
      app: http,
      config,
      cache: platform.pageCache,
      web,
      publicPages,
      moved: modules.articles.moved,
      previewed: modules.brand.previewed,
    })

  return {
    http,
    platform,
    modules,
    /** Ready to answer, with queues that can be filled; no worker runs yet. */
    async open() {
      if (config.DATABASE_DIRECT_URL) await requireRoleLimits(platform.pool, config.DATABASE_WAIT_MS)
      await bus.start()
      await platform.replica?.start()
      for (const { open } of all) await open?.()
      await jobs.open()
      await http.ready()
      realtime.attach(http.server, accounts.sessions)
    },
    /** Works on jobs from now on. */
    startWork: () =>
      jobs.start(
        config.WORKER_QUEUES.split(',')
          .map((name) => name.trim())
          .filter(Boolean),
      ),
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
      await platform.replica?.stop()
      await close()
    },
  }
}

export type App = Awaited<ReturnType<typeof buildApp>>
