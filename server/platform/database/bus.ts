import { setTimeout as wait } from 'node:timers/promises'
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
 * Tells every node of the site that something changed, over LISTEN and NOTIFY. A message published in a transaction is
 * heard when it commits and never if it does not. It is a hint: a listener that was away catches up by asking.
 */
export function createBus({ url, logger }: { url: string; logger: Logger }) {
  const listeners = new Map<string, Set<Listener>>()
  const onGap = new Set<() => void>()
  let client: pg.Client | undefined
  let isClosed = false

  /** Listens on a connection of its own, which Kysely does not offer, so it uses pg itself; `onLoss` is called once when that connection is gone. */
  async function connect(onLoss: () => void) {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 })
    // PostgreSQL says why it ends a connection and then ends it: two errors, one loss.
    next.on('error', (error) => logger.warn({ err: error }, 'the bus lost its connection'))
    next.on('notification', ({ payload }) => {
      const { topic, message } = JSON.parse(payload ?? '{}')
      for (const listener of listeners.get(topic) ?? []) listener(message)
    })
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
    } catch (error) {
      next.end().catch(() => {})
      throw error
    }
    if (isClosed) return next.end()
    next.once('end', onLoss)
    client = next
  }

  async function comeBack() {
    client = undefined
    while (!isClosed) {
      await wait(reconnectMs, undefined, { ref: false })
      try {
        await connect(comeBack)
      } catch (error) {
        logger.warn({ err: error }, 'the bus could not connect again')
        continue
      }
      // Messages may have been missed meanwhile.
      for (const listener of onGap) listener()
      return
    }
  }

  return {
    start: () => connect(comeBack),
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
    onReconnect(listener: () => void) {
      onGap.add(listener)
    },
    async stop() {
      isClosed = true
      await client?.end()
    },
  }
}

export type Bus = ReturnType<typeof createBus>
