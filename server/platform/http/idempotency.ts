import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type Clock, days } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { fail } from './errors.ts'

const keptFor = days(3)
/** A request that died with its process leaves its key behind; after this it may be tried again. */
const abandonedAfterMs = 60_000

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
export function createIdempotency({ db, clock }: { db: Database; clock: Clock }) {
  async function claim(key: Key, hash: Buffer): Promise<unknown> {
    const now = clock.now()
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('idempotency_key')
      .values({ ...key, request_hash: hash, state: 'working', created_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['principal', 'route', 'key'])
          .doUpdateSet({ created_at: now })
          .where('idempotency_key.state', '=', 'working')
          .where('idempotency_key.request_hash', '=', hash)
          .where('idempotency_key.created_at', '<', new Date(now.getTime() - abandonedAfterMs)),
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
    if (earlier && !earlier.request_hash.equals(hash)) fail('idempotencyKeyReused')
    if (earlier?.state !== 'done') fail('stillWorking', { retryAfterSeconds: 1 })
    return earlier.answer
  }

  const at = (key: Key) =>
    [
      ['principal', key.principal],
      ['route', key.route],
      ['key', key.key],
    ] as const

  return {
    async once<T>(request: FastifyRequest, principal: string, work: () => Promise<T>): Promise<T> {
      const header = request.headers['idempotency-key']
      if (typeof header !== 'string' || !header) return work()
      if (header.length > 100) fail('invalidInput', { errors: { 'idempotency-key': 'Up to 100 characters' } })
      const key = { principal, route: `${request.method} ${request.routeOptions.url}`, key: header }
      const stored = await claim(key, hashOf([request.params, request.body]))
      if (stored !== undefined) return stored as T // written below by the same route
      let query = db.updateTable('idempotency_key')
      let undo = db.deleteFrom('idempotency_key')
      for (const [column, value] of at(key)) {
        query = query.where(column, '=', value)
        undo = undo.where(column, '=', value)
      }
      try {
        const answer = await work()
        await query.set({ state: 'done', answer: JSON.stringify(answer) }).execute()
        return answer
      } catch (error) {
        // A refusal changed nothing, so the same key may be tried again.
        await undo.execute()
        throw error
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
