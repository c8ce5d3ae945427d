import { createHash, randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { type Clock, days } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { throwError } from './errors.ts'
import { programId } from './viewer.ts'

const keptFor = days(3)
/** How long an attempt holds its key; it renews the lease while it works. */
const usualLease = { leaseMs: 8000, renewMs: 2000 }

interface Key {
  principal: string
  route: string
  key: string
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest()

/**
 * `Idempotency-Key`: the same key, person and request gives the same answer, however often it is sent.
 * Without a key the work just runs, protected by the natural keys of its tables.
 * @throws DomainError idempotencyKeyReused for another request under the same key, stillWorking while it runs
 */
export function createIdempotency({
  db,
  clock,
  lease: { leaseMs, renewMs } = usualLease,
}: {
  db: Database
  clock: Clock
  lease?: typeof usualLease
}) {
  // The database's own time: a clock that is wrong must not make two attempts of one.
  const leaseEnd = () => sql<Date>`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`

  async function claim(key: Key, hash: Buffer, attempt: string): Promise<unknown> {
    const now = clock.now()
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('idempotency_key')
      .values({
        ...key,
        request_hash: hash,
        state: 'working',
        created_at: now,
        attempt,
        leased_until: leaseEnd(),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['principal', 'route', 'key'])
          .doUpdateSet({ created_at: now, attempt, leased_until: leaseEnd() })
          .where('idempotency_key.state', '=', 'working')
          .where('idempotency_key.request_hash', '=', hash)
          .where('idempotency_key.leased_until', '<', sql<Date>`clock_timestamp()`),
      )
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows) return undefined
    const earlier = await db
      .selectFrom('idempotency_key')
      .select(['request_hash', 'state', 'answer'])
      .where('principal', '=', key.principal)
      .where('route', '=', key.route)
      .where('key', '=', key.key)
      .executeTakeFirst()
    if (earlier && !earlier.request_hash.equals(hash)) throwError('idempotencyKeyReused')
    if (earlier?.state !== 'done') throwError('stillWorking', { retryAfterSeconds: 1 })
    return earlier.answer
  }

  /** Keeps the key for this attempt until it is called. */
  function holdOn(attempt: string) {
    const timer = setInterval(() => {
      // The next tick retries a failed renewal in time; a lost lease is not taken back.
      db.updateTable('idempotency_key')
        .set({ leased_until: leaseEnd() })
        .where('attempt', '=', attempt)
        .where('state', '=', 'working')
        .execute()
        .catch(() => undefined)
    }, renewMs)
    timer.unref()
    return () => clearInterval(timer)
  }

  return {
    async once<T>(request: FastifyRequest, principal: string, work: () => Promise<T>): Promise<T> {
      const header = request.headers['idempotency-key']
      if (typeof header !== 'string' || !header) return work()
      if (header.length > 100)
        throwError('invalidInput', { errors: { 'idempotency-key': 'Up to 100 characters' } })
      // Two programs of one person must not read each other's answers.
      const owner = request.viewer && request.viewer.via !== 'session' ? programId(request.viewer) : principal
      const key = { principal: owner, route: `${request.method} ${request.routeOptions.url}`, key: header }
      const attempt = randomUUID()
      const stored = await claim(key, hashOf([request.params, request.body]), attempt)
      if (stored !== undefined) return stored as T // written below by the same route
      const letGo = holdOn(attempt)
      try {
        const answer = await work()
        await db
          .updateTable('idempotency_key')
          .set({ state: 'done', answer: JSON.stringify(answer) })
          .where('attempt', '=', attempt)
          .execute()
        return answer
      } catch (error) {
        // A refusal changed nothing, so the same key may be tried again.
        await db.deleteFrom('idempotency_key').where('attempt', '=', attempt).execute()
        throw error
      } finally {
        letGo()
      }
    },
    /** Forgets keys that are past their time. */
    async sweep() {
      const before = new Date(clock.now().getTime() - keptFor)
      await db.deleteFrom('idempotency_key').where('created_at', '<', before).execute()
    },
  }
}

export type Idempotency = ReturnType<typeof createIdempotency>
