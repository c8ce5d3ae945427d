import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Logger } from '../watch/logger.ts'
import { type Bus, createListeners } from './bus.ts'
import type { Database, Queryable } from './database.ts'

const channel = 'newyou'
const reconnectMs = 1000
/** How often the connection is checked. */
const beatMs = 2000
/** Missed beats until the connection counts as lost. */
const missingMax = 3
const firstBeatWithinMs = 5000
const deaf =
  'The database does not say what was published: DATABASE_DIRECT_URL (DATABASE_URL without it) must lead to PostgreSQL itself, not to a pooler in transaction mode'
/** PostgreSQL refuses longer payloads. */
const payloadMax = 7900

/**
 * Tells every node that something changed, over LISTEN and NOTIFY. A message published in a transaction is
 * delivered when it commits, never if it rolls back. It is a hint: a listener that was away catches up by asking. A
 * connection that receives nothing, not even its own beats, is replaced after about eight seconds.
 */
export function createNotifyBus({ url, db, logger }: { url: string; db: Database; logger: Logger }): Bus {
  const listeners = createListeners()
  /** Only this node listens here. */
  const ownChannel = `${channel}_${randomUUID().replaceAll('-', '')}`
  let client: pg.Client | undefined
  let isClosed = false
  let heardAt = Date.now()
  let losses = 0

  /** Listens on a connection of its own, which Kysely does not offer, so it uses pg itself; `onLoss` is called once when that connection is gone. */
  async function connect(onLoss: () => void) {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      application_name: 'newyou bus',
    })
    // PostgreSQL says why it ends a connection and then ends it: two errors, one loss.
    next.on('error', (error) => logger.warn({ err: error }, 'the bus lost its connection'))
    let missing = 0
    let isBeating = false
    next.on('notification', ({ channel: of, payload }) => {
      missing = 0
      heardAt = Date.now()
      if (of === ownChannel) return
      const { topic, message } = JSON.parse(payload ?? '{}')
      listeners.hear(topic, message)
    })
    try {
      await next.connect()
      await next.query(`listen ${channel}; listen ${ownChannel}`)
      heardAt = Date.now()
    } catch (error) {
      next.end().catch(() => {})
      throw error
    }
    if (isClosed) return next.end()
    // A connection can fall silent without closing: a stopped process, a firewall or a pooler in between. Beats are
    // counted, not seconds: while this process is suspended it neither sends nor receives.
    const beating = setInterval(() => {
      missing++
      if (missing > missingMax) return cut()
      if (isBeating) return
      isBeating = true
      const beat = next.query('select pg_notify($1, $2)', [ownChannel, ''])
      // It fails with the connection, which reports it.
      beat
        .catch(() => {})
        .finally(() => {
          isBeating = false
        })
    }, beatMs)
    beating.unref()
    function cut() {
      clearInterval(beating)
      logger.warn('the bus heard nothing any more and connects again')
      // A graceful end would wait for the dead connection.
      next.connection.stream.destroy()
    }
    next.once('end', () => {
      clearInterval(beating)
      losses++
      onLoss()
    })
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
      listeners.missed()
      return
    }
  }

  /** Whether it receives what another connection sends; a pooler may still echo its own messages. */
  async function firstBeat() {
    const heard = Promise.withResolvers<boolean>()
    const first = 'from another connection'
    client?.on('notification', ({ channel: of, payload }) => {
      if (of === ownChannel && payload === first) heard.resolve(true)
    })
    const other = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
    await other.connect()
    await other.query('select pg_notify($1, $2)', [ownChannel, first])
    const isHeard = await Promise.race([heard.promise, wait(firstBeatWithinMs, false, { ref: false })])
    await other.end()
    return isHeard
  }

  async function publish(queryable: Queryable, topic: string, message: unknown) {
    const payload = JSON.stringify({ topic, message })
    if (payload.length > payloadMax) throw new Error(`the message on ${topic} is too long for the bus`)
    await sql`select pg_notify(${channel}, ${payload})`.execute(queryable)
  }

  return {
    async start() {
      await connect(comeBack)
      if (!(await firstBeat())) throw new Error(deaf)
      await sql`update bus_engine set name = 'notify' where name <> 'notify'`.execute(db)
    },
    publish,
    say: (topic, message) => publish(db, topic, message),
    subscribe: listeners.subscribe,
    onGap: listeners.onGap,
    // Every node hears every message.
    follow: async () => () => {},
    isDeaf: () => false,
    silentSeconds: () => (Date.now() - heardAt) / 1000,
    losses: () => losses,
    async stop() {
      isClosed = true
      await client?.end()
    },
  }
}
