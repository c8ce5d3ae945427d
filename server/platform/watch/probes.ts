import { BlockList, isIPv6 } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { fail } from '../http/errors.ts'
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
/** A database that takes longer for nothing is not ready. */
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

/** `/health` knows nothing of the database, so a database that is away does not get us restarted; `/ready` asks it. */
export function probes(app: FastifyInstance, { config, db, clock, metrics, isAccepting }: ProbeDependencies) {
  const watchers = watchersOf(config.METRICS_FROM)
  const mayWatch = ({ ip, headers }: FastifyRequest) => {
    // What came through a proxy that we do not know may come from anywhere.
    const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
    return (config.TRUST_PROXY !== '' || !isForwarded) && watchers.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
  }

  const options = (reason: string) => ({
    config: { limit: limits.probe, plain: { policy: 'any', reason } },
    schema: { hide: true },
  })
  let checkedAt = 0
  let isReady = false

  async function databaseAnswers() {
    if (Date.now() - checkedAt < readyCacheMs) return isReady
    const answered = sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
    isReady = await Promise.race([answered, wait(answerWithinMs, false, { ref: false })])
    checkedAt = Date.now()
    return isReady
  }

  app.get('/health', options('liveness probe'), async () => ({ status: 'alive' }))
  app.get('/ready', options('readiness probe'), async (_request, reply) => {
    const ready = isAccepting() && (await databaseAnswers())
    const skew = clock.skewMs?.() ?? 0
    return reply.status(ready ? 200 : 503).send({
      status: ready ? 'ready' : 'not ready',
      // Nothing is decided by the node's clock, so it stays ready; but logs and caches are dated by it.
      ...(Math.abs(skew) > toleratedSkewMs ? { clock_off_by_seconds: Math.round(skew / 1000) } : {}),
    })
  })
  app.get('/metrics', options('for the monitoring system'), async (request, reply) => {
    if (!mayWatch(request)) fail('notFound')
    return reply.header('content-type', metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
