import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Valkey } from '../valkey.ts'
import type { Logger } from '../watch/logger.ts'
import { type Bus, type Channel, createListeners } from './bus.ts'
import { createOutbox, type OutgoingMessage } from './bus-outbox.ts'
import type { Database } from './database.ts'

const beatMs = 2000
/** Missed beats until both connections are made anew. */
const missingMax = 3
const deafAfterMs = 10_000
const startWithinMs = 2000
/** Followed by every node. */
const forAll = 'all'

interface ValkeyBusDependencies {
  valkey: Valkey
  db: Database
  logger: Logger
  /** Done in Valkey before a message is sent. */
  beforeSending(message: OutgoingMessage): Promise<unknown>
}

/**
 * Tells the nodes over Valkey: a message that must follow a commit waits in the outbox until Valkey took it. While Valkey
 * is away the site goes on, and nothing kept is believed.
 */
export function createValkeyBus({ valkey, db, logger, beforeSending }: ValkeyBusDependencies): Bus {
  const { commands, subscriber, named } = valkey
  const listeners = createListeners()
  const followed = new Map<string, { times: number; subscribed: Promise<unknown> }>()
  const own = `node:${randomUUID()}`
  let heardAt = 0
  let missing = 0
  let losses = 0
  let beating: NodeJS.Timeout | undefined
  let isListening = false
  let isStopping = false

  async function send(messages: readonly OutgoingMessage[]) {
    for (const one of messages) {
      await beforeSending(one)
      const { topic, message, channels } = one
      if (channels)
        await Promise.all(
          channels.map((channel) =>
            commands.publish(named(channel), JSON.stringify({ topic, message, channel })),
          ),
        )
      else await commands.publish(named(forAll), JSON.stringify({ topic, message }))
    }
  }
  const outbox = createOutbox({ db, logger, send })

  subscriber.on('message', (channel: string, payload: string) => {
    missing = 0
    heardAt = Date.now()
    if (channel === named(own)) return
    const { topic, message, channel: to } = JSON.parse(payload)
    listeners.hear(topic, message, to)
  })
  async function listen() {
    await subscriber.subscribe(...[forAll, own, ...followed.keys()].map(named))
    isListening = true
    heardAt = Date.now()
    // What was said until now was missed, also before the first connection.
    listeners.missed()
  }
  subscriber.on('ready', () => {
    listen().catch((error: unknown) => logger.warn({ err: error }, 'the bus does not listen yet'))
  })
  subscriber.on('close', () => {
    if (isListening && !isStopping) losses++
    isListening = false
  })

  /** A connection can fall silent without closing. Beats are counted, not seconds: a suspended process sends none. */
  function beat() {
    missing++
    if (missing > missingMax) {
      missing = 0
      subscriber.disconnect(true)
      commands.disconnect(true)
    } else commands.publish(named(own), '').catch(() => {}) // Heard by nobody then, which is counted.
  }

  async function isListeningWithin(ms: number) {
    for (const until = Date.now() + ms; Date.now() < until; await wait(20)) if (isListening) return true
    return false
  }

  return {
    async start() {
      await valkey.connect()
      await sql`update bus_engine set name = 'outbox' where name <> 'outbox'`.execute(db)
      // A node that is needed must not wait for Valkey: it begins deaf, keeps nothing and hears of everything later.
      if (!(await isListeningWithin(startWithinMs)))
        logger.error(
          'Valkey at VALKEY_URL does not answer: pages are made anew for each reader until it does',
        )
      outbox.start()
      beating = setInterval(beat, beatMs).unref()
    },
    publish: (queryable, topic, message, channels) => outbox.publish(queryable, { topic, message, channels }),
    async say(topic, message, channel) {
      // It fails while Valkey is away, and then nobody waits for it.
      await send([{ topic, message, channels: channel && [channel] }]).catch((error: unknown) =>
        logger.debug({ err: error, topic }, 'a message was lost'),
      )
    },
    subscribe: listeners.subscribe,
    onGap: listeners.onGap,
    async follow(channel: Channel) {
      const known = followed.get(channel) ?? {
        times: 0,
        // Where it fails, the channel is subscribed with all others once the connection is back.
        subscribed: subscriber.subscribe(named(channel)).catch(() => {}),
      }
      known.times++
      followed.set(channel, known)
      await known.subscribed
      let isFollowing = true
      return () => {
        if (!isFollowing) return
        isFollowing = false
        known.times--
        if (known.times > 0) return
        followed.delete(channel)
        subscriber.unsubscribe(named(channel)).catch(() => {})
      }
    },
    isDeaf: () => !isListening || Date.now() - heardAt > deafAfterMs,
    silentSeconds: () => (Date.now() - heardAt) / 1000,
    losses: () => losses,
    async stop() {
      isStopping = true
      clearInterval(beating)
      await outbox.stop()
      valkey.close()
    },
  }
}
