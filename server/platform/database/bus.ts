import { sql } from 'kysely'
import pg from 'pg'
import type { Logger } from '../watch/logger.ts'
import type { Queryable } from './database.ts'

const channel = 'newyou'
const reconnectMs = 1000
/** PostgreSQL refuses longer payloads. */
const payloadMax = 7900

type Listener = (message: unknown) => void

/**
 * Tells every node of the site that something changed, over LISTEN and NOTIFY. A message published in a transaction
 * is heard when it commits and never if it does not. It is a hint: whoever was away catches up by asking.
 */
export function createBus({ url, logger }: { url: string; logger: Logger }) {
  const listeners = new Map<string, Set<Listener>>()
  const onGap = new Set<() => void>()
  let client: pg.Client | undefined
  let isClosed = false

  async function connect() {
    if (isClosed) return
    const next = new pg.Client({ connectionString: url })
    next.on('error', (error) => {
      logger.warn({ err: error }, 'the bus lost its connection')
      retry(next)
    })
    next.on('notification', ({ payload }) => {
      const { topic, message } = JSON.parse(payload ?? '{}')
      for (const listener of listeners.get(topic) ?? []) listener(message)
    })
    await next.connect()
    await next.query(`listen ${channel}`)
    client = next
  }

  function retry(lost: pg.Client) {
    if (client === lost) client = undefined
    lost.end().catch(() => {})
    const timer = setTimeout(() => {
      connect().then(
        // Messages may have been missed meanwhile.
        () => {
          for (const listener of onGap) listener()
        },
        () => retry(lost),
      )
    }, reconnectMs)
    timer.unref()
  }

  return {
    start: connect,
    async publish(db: Queryable, topic: string, message: unknown) {
      const payload = JSON.stringify({ topic, message })
      if (payload.length > payloadMax) throw new Error(`the message on ${topic} is too long for the bus`)
      await sql`select pg_notify(${channel}, ${payload})`.execute(db)
    },
    subscribe<T>(topic: string, listener: (message: T) => void) {
      const known = listeners.get(topic) ?? new Set()
      known.add(listener as Listener) // a topic's publisher and subscriber agree on its shape
      listeners.set(topic, known)
    },
    /** Called when messages may have been lost. */
    afterGap(listener: () => void) {
      onGap.add(listener)
    },
    async stop() {
      isClosed = true
      await client?.end()
    },
  }
}

export type Bus = ReturnType<typeof createBus>
