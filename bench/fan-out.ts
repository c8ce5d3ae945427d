import { randomInt, randomUUID } from 'node:crypto'
import { socketEvents } from '@newyou/contract/socket-events'
import { createNotifications, createRecords } from '../server/foundation/notifications/index.ts'
import { createMessages } from '../server/messages/index.ts'
import { systemClock } from '../server/platform/clock.ts'
import { inTransaction, openDatabase } from '../server/platform/database/database.ts'
import { createNotifyBus } from '../server/platform/database/notify-bus.ts'
import { uuidIds } from '../server/platform/ids.ts'
import { createRealtime } from '../server/platform/realtime/realtime.ts'
import { createLogger } from '../server/platform/watch/logger.ts'
import { openSockets } from './listening.ts'
import { median } from './median.ts'
import { signIn } from './signed-in.ts'
import type { MeasuredSite, Size } from './site.ts'

const concurrency = 16
const sizes = { full: { people: 2000, rounds: 5 }, smallest: { people: 50, rounds: 1 } }
const event = socketEvents.appointment

/**
 * Notifications to 2,000 people who are signed in, each with an open socket: 2,000 to one person each, in transactions
 * of their own, and one to all in one transaction. Beside the latter a bare Socket.IO server that emits as many
 * messages to as many sockets and knows no database.
 */
export async function measure({ databaseUrl, siteUrl, peersUrl }: MeasuredSite, size: Size) {
  const { people, rounds } = sizes[size]
  const toAll = () => new Map(Array.from({ length: people }, (_, number) => [randomUUID() as string, number]))
  const toSome = () =>
    new Map(Array.from({ length: people }, () => [randomUUID() as string, randomInt(people)]))
  const { db, pool, close } = openDatabase(databaseUrl, { poolSize: concurrency })
  const logger = createLogger({ LOG_LEVEL: 'silent', isProduction: true })
  // This process writes like another node of the site; the site hears of it over the bus.
  const bus = createNotifyBus({ url: databaseUrl, db, logger })
  const realtime = createRealtime({
    bus,
    logger,
    allowedOrigin: siteUrl,
  })
  const notifications = createNotifications({
    db,
    pool,
    clock: systemClock,
    ids: uuidIds,
    jobs: {} as never, // nothing here goes out by mail or SMS
    messages: createMessages(),
    realtime,
    publicUrl: siteUrl,
    preferences: { ringsBell: async () => true },
    pushes: { reaches: async () => false },
    records: createRecords(),
  })
  const listening = await signIn(pool, people)
  const ourSockets = await openSockets(
    siteUrl,
    event,
    listening.map(({ token }) => token),
  )
  const bareSockets = await openSockets(
    peersUrl,
    event,
    listening.map(({ uId }) => uId),
  )
  const news = (targetId: string, number: number) => ({
    personId: listening[number]?.uId ?? '',
    about: null,
    type: 'bench',
    message: 'plain.text' as const,
    parameters: { title: 'News', description: 'Something happened' },
    frontEndPath: 'notifications',
    targetId,
  })

  const one = async (targets: Map<string, number>) =>
    ourSockets.hear(targets, async () => {
      const began = performance.now()
      const waiting = [...targets]
      const lane = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const [target, number] = next
          await inTransaction(db, (trx) => notifications.notify(trx, news(target, number)))
        }
      }
      await Promise.all(Array.from({ length: concurrency }, lane))
      return began
    })
  const all = async (targets: Map<string, number>) =>
    ourSockets.hear(targets, () =>
      inTransaction(db, async (trx) => {
        for (const [target, number] of targets) await notifications.notify(trx, news(target, number))
        return performance.now()
      }),
    )
  const bare = async (targets: Map<string, number>) =>
    bareSockets.hear(targets, async () => {
      const messages = [...targets].map(([target_id, number]) => ({
        room: listening[number]?.uId ?? '',
        event,
        message: { notification_users: [listening[number]?.uId], target_id, seq: 1 },
      }))
      const began = performance.now()
      await fetch(`${peersUrl}/emit`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(messages),
      })
      return began
    })

  await bare(toAll())
  await all(toAll())
  const results = []
  for (let round = 0; round < rounds; round++)
    results.push({ one: await one(toSome()), all: await all(toAll()), bare: await bare(toAll()) })
  const isRight = results.every((round) => round.one.isRight && round.all.isRight && round.bare.isRight)
  const perSecond = median(results.map((round) => people / (round.one.milliseconds / 1000)))
  const took = median(results.map((round) => round.all.milliseconds))
  const ratio = median(results.map((round) => round.bare.milliseconds / round.all.milliseconds))
  console.log(
    `  ${people} notifications to one of ${people} each, ${rounds} times: ${perSecond.toFixed(0)} a second written and heard`,
  )
  console.log(
    `  one to all ${people}: the last heard it ${took.toFixed(0)} ms after the transaction, ${ratio.toFixed(2)} of a bare Socket.IO server`,
  )
  console.log(`  each once, at the person it concerns and at no other: ${isRight ? 'right' : 'WRONG'}`)
  ourSockets.close()
  bareSockets.close()
  await bus.stop()
  await close()
  if (!isRight) throw new Error('a notification was lost, came twice or came to another person')
}
