import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { socketEvents } from '@newyou/contract/socket-events'
import type pg from 'pg'
import { createTokens } from '../server/accounts/index.ts'
import { createMessages } from '../server/messages/index.ts'
import { createNotifications } from '../server/notifications/index.ts'
import { systemClock } from '../server/platform/clock.ts'
import { readConfig } from '../server/platform/config.ts'
import { createBus } from '../server/platform/database/bus.ts'
import { inTransaction, openDatabase } from '../server/platform/database/database.ts'
import { uuidIds } from '../server/platform/ids.ts'
import { createRealtime } from '../server/platform/realtime/realtime.ts'
import { createLogger } from '../server/platform/watch/logger.ts'
import { startMeasuredSite } from './site.ts'
import type { Order } from './sockets.ts'

const people = 2000
const letters = 2000
const concurrency = 16
const rounds = 5
const event = socketEvents.appointment
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** People with a session each, written straight into the database: what signing in costs is not asked here. */
async function signIn(pool: pg.Pool) {
  const { rows } = await pool.query<{ u_id: string; session: string }>(
    `with receiver as (
       insert into person (u_id, roles, first_name, last_name, created_at, updated_at)
       select gen_random_uuid(), '{client}', 'Listening', n::text, now(), now() from generate_series(1, $1::int) n
       returning u_id)
     insert into session (u_id, person_id, device_id, role, created_at, last_seen_at)
     select gen_random_uuid(), u_id, 'bench', 'client', now(), now() from receiver
     returning person_id as u_id, u_id as session`,
    [people],
  )
  const tokens = createTokens({ secret: readConfig(process.env).SESSION_SECRET, clock: systemClock })
  return Promise.all(
    rows.map(async ({ u_id: uId, session: sessionId }) => {
      const viewer = { personId: uId, sessionId, deviceId: 'bench', role: 'client' as const, staffRoles: [] }
      return { uId, token: (await tokens.access(viewer)).token }
    }),
  )
}

/** A process that holds a socket for each token. */
async function openSockets(url: string, tokens: string[]) {
  const child: ChildProcess = spawn(process.execPath, [path.join(import.meta.dirname, 'sockets.ts')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const answer = () => new Promise<unknown>((resolve) => child.once('message', resolve))
  await answer()
  const ask = (order: Order) => {
    const answered = answer()
    child.send(order)
    return answered
  }
  await ask({ connect: { url, event, tokens } })
  return {
    /**
     * Milliseconds until the last of these targets received the event, from the time that `work` reports as its start;
     * and whether each event arrived once, at the person it concerns (by number), and at no other.
     */
    async hear(targets: Map<string, number>, work: () => Promise<number>) {
      await ask({ expect: targets.size })
      const complete = answer().then(() => performance.now())
      const began = await work()
      const last = await Promise.race([complete, wait(60_000, Number.POSITIVE_INFINITY, { ref: false })])
      // What comes twice or to the wrong person comes a little later.
      await wait(300)
      const heard = (await ask({ report: true })) as { socket: number; target: string }[] // what sockets.ts sends
      const isRight =
        new Set(heard.map(({ target }) => target)).size === targets.size &&
        heard.length === targets.size &&
        heard.every(({ socket, target }) => targets.get(target) === socket)
      return { milliseconds: last - began, isRight }
    },
    close: () => child.kill(),
  }
}

const toAll = () => new Map(Array.from({ length: people }, (_, number) => [randomUUID() as string, number]))
const toSome = () =>
  new Map(Array.from({ length: letters }, () => [randomUUID() as string, randomInt(people)]))

/**
 * Notifications to 2,000 people who are signed in, each with an open socket: 2,000 to one person each, in transactions
 * of their own, and one to everybody in one transaction. Beside the latter a bare Socket.IO server that emits as many
 * messages to as many sockets and knows no database.
 */
export async function measure() {
  const { site, siteUrl, peersUrl, stop } = await startMeasuredSite()
  const { db, pool, close } = openDatabase(site.databaseUrl, { poolSize: concurrency })
  const logger = createLogger({ LOG_LEVEL: 'silent', isProduction: true })
  // This process writes like another node of the site; the site hears of it over the bus.
  const bus = createBus({ url: site.databaseUrl, logger })
  const realtime = createRealtime({
    bus,
    logger,
    allowedOrigin: siteUrl,
  })
  const notifications = createNotifications({
    db,
    clock: systemClock,
    ids: uuidIds,
    jobs: {} as never, // nothing here goes out by mail or SMS
    messages: createMessages(),
    realtime,
  })
  const listening = await signIn(pool)
  const site2000 = await openSockets(
    siteUrl,
    listening.map(({ token }) => token),
  )
  const bare2000 = await openSockets(
    peersUrl,
    listening.map(({ uId }) => uId),
  )
  const news = (targetId: string, number: number) => ({
    personId: listening[number]?.uId ?? '',
    type: 'bench',
    message: 'plain.text' as const,
    parameters: { title: 'News', description: 'Something happened' },
    frontEndPath: 'notifications',
    targetId,
  })

  const one = async (targets: Map<string, number>) =>
    site2000.hear(targets, async () => {
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
    site2000.hear(targets, () =>
      inTransaction(db, async (trx) => {
        for (const [target, number] of targets) await notifications.notify(trx, news(target, number))
        return performance.now()
      }),
    )
  const bare = async (targets: Map<string, number>) =>
    bare2000.hear(targets, async () => {
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
  const perSecond = median(results.map((round) => letters / (round.one.milliseconds / 1000)))
  const took = median(results.map((round) => round.all.milliseconds))
  const ratio = median(results.map((round) => round.bare.milliseconds / round.all.milliseconds))
  console.log(
    `  ${letters} notifications to one of ${people} each, ${rounds} times: ${perSecond.toFixed(0)} a second written and heard`,
  )
  console.log(
    `  one to all ${people}: the last heard it ${took.toFixed(0)} ms after the transaction, ${ratio.toFixed(2)} of a bare Socket.IO server`,
  )
  console.log(`  each once, at the person it concerns and at no other: ${isRight ? 'right' : 'WRONG'}`)
  if (!isRight) process.exitCode = 1
  site2000.close()
  bare2000.close()
  await close()
  await stop()
}
