import { BlockList, isIPv6 } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { throwError } from '../http/errors.ts'
import { limits } from '../http/limits.ts'
import type { Metrics } from './metrics.ts'

interface ProbeDependencies {
  config: Pick<Config, 'METRICS_FROM' | 'TRUST_PROXY'>
  db: Database
  metrics: Metrics
  clock: Clock
  /** False from the moment the process was asked to stop. */
  isAccepting: () => boolean
}

const readyCacheMs = 1000
const toleratedSkewMs = 2000
const probeWithinMs = 500
/** A database that takes longer for nothing is away. */
const answerWithinMs = 2000

function watchersOf(list: string): BlockList {
  const watchers = new BlockList()
  watchers.addSubnet('127.0.0.0', 8)
  watchers.addAddress('::1', 'ipv6')
  for (const one of list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [address = '', prefix] = one.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    watchers.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return watchers
}

/**
 * A database outage neither gets us restarted nor takes all nodes out of the proxy at once, which could still serve
 * cached pages: `/health` ignores it, `/ready` only reports it, and the metric `database_up` raises the alarm.
 */
export function probes(app: FastifyInstance, { config, db, clock, metrics, isAccepting }: ProbeDependencies) {
  const watchers = watchersOf(config.METRICS_FROM)
  const mayWatch = ({ ip, headers }: FastifyRequest) => {
    // A request through an unknown proxy may come from anywhere.
    const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
    return (config.TRUST_PROXY !== '' || !isForwarded) && watchers.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
  }

  const options = (reason: string) => ({
    config: { limit: limits.probe, plain: { policy: 'any', reason } },
    schema: { hide: true },
  })
  let checkedAt = 0
  let isAnswering = false

  let checking: Promise<boolean> | undefined

  async function check() {
    const answered = sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
    isAnswering = await Promise.race([answered, wait(answerWithinMs, false, { ref: false })])
    checkedAt = Date.now()
    return isAnswering
  }

  /** Whether the database answered when it was last asked; asked once at a time, and again after a second. */
  async function databaseAnswers() {
    if (Date.now() - checkedAt < readyCacheMs) return isAnswering
    checking ??= check().finally(() => {
      checking = undefined
    })
    return checking
  }

  metrics.gauge('database_up', '1 while the database answers within two seconds', async () =>
    Number(await databaseAnswers()),
  )

  app.get('/health', options('liveness probe'), async () => ({ status: 'alive' }))
  app.get('/ready', options('readiness probe'), async (_request, reply) => {
    const ready = isAccepting()
    const skew = clock.skewMs?.() ?? 0
    // A proxy gives a probe a second or two. While a database that hangs is asked, it is away.
    const answers = await Promise.race([databaseAnswers(), wait(probeWithinMs, false, { ref: false })])
    return reply.status(ready ? 200 : 503).send({
      status: ready ? 'ready' : 'stopping',
      database: answers ? 'answers' : 'away',
      // Only logs and caches use the node's clock, so the node stays ready.
      ...(Math.abs(skew) > toleratedSkewMs ? { clock_off_by_seconds: Math.round(skew / 1000) } : {}),
    })
  })
  app.get('/metrics', options('for the monitoring system'), async (request, reply) => {
    if (!mayWatch(request)) throwError('notFound')
    return reply.header('content-type', metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
