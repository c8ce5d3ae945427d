import { randomUUID } from 'node:crypto'
import { type App, buildApp } from '../server/app.ts'
import { createLedger } from '../server/money/ledger/index.ts'
import { systemClock } from '../server/platform/clock.ts'
import { readConfig } from '../server/platform/config.ts'
import { inTransaction, openDatabase } from '../server/platform/database/database.ts'
import { uuidIds } from '../server/platform/ids.ts'
import { cryptographicRandom } from '../server/platform/random.ts'
import { createLogger } from '../server/platform/watch/logger.ts'
import { startSystemValkey } from '../tasks/system-valkey.ts'
import { type Client, makeClients } from './clients.ts'
import { median } from './median.ts'
import type { MeasuredSite, Size } from './site.ts'

/** As many as have a connection each. */
const concurrency = 32
/** Of each client in a round. */
const sizes = { full: { bookings: 5, rounds: 5 }, smallest: { bookings: 1, rounds: 1 } }
const dayMs = 86_400_000
const zone = 'Asia/Kolkata'
/** Enough for all bookings of a client. */
const walletPaise = 100_000_000

interface Time {
  healer_u_id: string
  starts_at: string
  mode: string
  pricePaise: number
}

/** Puts money into the wallets of these clients. */
async function fill(databaseUrl: string, clients: readonly Client[]) {
  const { db, close } = openDatabase(databaseUrl)
  const ledger = createLedger({ clock: systemClock, ids: uuidIds })
  for (const { uId } of clients)
    await inTransaction(db, (trx) =>
      ledger.post(trx, {
        key: randomUUID(),
        kind: 'bench',
        entries: [
          { account: { kind: 'goodwill' }, amount: -walletPaise },
          { account: { ownerId: uId, kind: 'wallet' }, amount: walletPaise },
        ],
      }),
    )
  await close()
}

async function answerOf(app: App, url: string) {
  const answer = await app.http.inject({ url: `/api/website/${url}`, remoteAddress: '10.1.1.1' })
  return answer.json().data
}

/** Free times for each client: none of them twice, and of one healer, so that nobody is at two places. */
async function freeTimes(app: App, clients: number, each: number): Promise<Time[][]> {
  const healers: { u_id: string }[] = await answerOf(app, 'healers?items_per_page=50')
  const lists: Time[][] = []
  for (const { u_id } of healers) {
    const { modes, price_paise: pricePaise } = await answerOf(app, `healer/${u_id}`)
    const times: Time[] = []
    for (let day = 2; day < 60; day++) {
      const date = new Date(Date.now() + day * dayMs).toISOString().slice(0, 10)
      const { free } = await answerOf(
        app,
        `healer-availability?healer_u_id=${u_id}&date=${date}&time_zone=${zone}`,
      )
      for (const starts_at of free) times.push({ healer_u_id: u_id, starts_at, mode: modes[0], pricePaise })
    }
    while (times.length >= each && lists.length < clients) lists.push(times.splice(0, each))
  }
  if (lists.length < clients) throw new Error(`there are free times for ${lists.length} clients`)
  return lists
}

/** Bookings a second, held and paid from the wallet, of all clients at the same time. */
async function perSecond(app: App, clients: readonly Client[], times: Time[][]) {
  const call = async ({ token, csrf }: Client, path: string, payload: object) => {
    const answer = await app.http.inject({
      method: 'POST',
      url: `/api/website/${path}`,
      payload,
      headers: { authorization: `Bearer ${token}`, 'x-csrf-token': csrf, origin: app.platform.publicUrl },
      cookies: { csrf },
    })
    if (answer.statusCode > 299) throw new Error(`a booking was refused: ${answer.body}`)
    return answer.json().data
  }
  const began = performance.now()
  await Promise.all(
    clients.map(async (client, place) => {
      for (const { pricePaise, ...time } of times[place] ?? []) {
        const held = await call(client, 'appointment', { ...time, description: 'Booked to be counted' })
        await call(client, `payment/${held.order_u_id}`, { wallet_paise: pricePaise })
      }
    }),
  )
  return times.flat().length / ((performance.now() - began) / 1000)
}

/**
 * Whole bookings a second at 32 connections, with what they tell the other nodes and without, over PostgreSQL's
 * notifications and, where it is installed, over Valkey.
 */
export async function measure(site: MeasuredSite, size: Size) {
  const { bookings, rounds } = sizes[size]
  const valkey = await startSystemValkey()
  for (const [name, url] of [['NOTIFY', ''], ...(valkey ? [['Valkey', valkey.url] as const] : [])] as const) {
    const config = readConfig({
      ...process.env,
      PUBLIC_URL: site.siteUrl,
      DATABASE_POOL_SIZE: String(concurrency),
      DATABASE_WAIT_MS: '30000',
      RATE_LIMIT_FACTOR: '100000',
      SHED_AFTER_MS: '0',
      VALKEY_URL: url,
    })
    const app = await buildApp({
      config,
      databaseUrl: site.databaseUrl,
      clock: systemClock,
      ids: uuidIds,
      random: cryptographicRandom,
      logger: createLogger({ LOG_LEVEL: 'silent', isProduction: true }),
    })
    await app.open()
    // Others than before, who have booked at the same times.
    const clients = await makeClients(site, concurrency)
    await fill(site.databaseUrl, clients)
    const { bus } = app.platform
    const { publish } = bus
    const times = await freeTimes(app, concurrency, bookings * (rounds * 2 + 1))
    const some = () => times.map((list) => list.splice(0, bookings))
    await perSecond(app, clients, some())
    const pairs = []
    for (let round = 0; round < rounds; round++) {
      const hinting = await perSecond(app, clients, some())
      bus.publish = async () => {}
      pairs.push({ hinting, silent: await perSecond(app, clients, some()) })
      bus.publish = publish
    }
    const rate = median(pairs.map(({ hinting }) => hinting))
    const ratio = median(pairs.map(({ hinting, silent }) => hinting / silent))
    console.log(`  ${name}: ${rate.toFixed(0)} bookings a second, ${ratio.toFixed(2)} of those without hints`)
    await app.stop()
  }
  await valkey?.stop()
}
