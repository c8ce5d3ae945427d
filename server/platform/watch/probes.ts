import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { limits } from '../http/limits.ts'
import type { Metrics } from './metrics.ts'

interface ProbeParts {
  db: Database
  metrics: Metrics
  /** False from the moment the process was asked to stop. */
  isAccepting: () => boolean
}

const readyCacheMs = 1000
/** A database that takes longer for nothing is not ready. */
const answerWithinMs = 2000

/** `/health` knows nothing of the database, so a database that is away does not get us restarted; `/ready` asks it. */
export function probes(app: FastifyInstance, { db, metrics, isAccepting }: ProbeParts) {
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
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
  app.get('/metrics', options('for the monitoring system'), async (_request, reply) =>
    reply.header('content-type', metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
}
