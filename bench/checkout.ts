import { createProof } from '../server/money/ledger/index.ts'
import { systemClock } from '../server/platform/clock.ts'
import { openDatabase } from '../server/platform/database/database.ts'
import { type Client, makeClients, post } from './clients.ts'
import { median } from './median.ts'
import type { MeasuredSite, Size } from './site.ts'

const concurrency = 16
const sizes = { full: { checkouts: 320, rounds: 3 }, smallest: { checkouts: 16, rounds: 1 } }

/** Rate per second of `work` done in `concurrency` lanes. */
async function perSecond(checkouts: number, work: (lane: number) => Promise<boolean>) {
  let next = 0
  let failed = 0
  const began = performance.now()
  await Promise.all(
    Array.from({ length: concurrency }, async (_, lane) => {
      while (next++ < checkouts) if (!(await work(lane))) failed++
    }),
  )
  return { rate: checkouts / ((performance.now() - began) / 1000), failed }
}

/**
 * Opening an order and starting its payment, beside the one call of the gateway that cannot be left out. Both end at
 * the same gateway in the same run.
 */
export async function measure(site: MeasuredSite, size: Size) {
  const { checkouts, rounds } = sizes[size]
  const api = `${site.siteUrl}/api/website`
  const clients = await makeClients(site, concurrency)
  const keys = Buffer.from(
    `${process.env.RAZORPAY_KEY_ID ?? 'rzp_test_sandbox'}:${process.env.RAZORPAY_KEY_SECRET ?? 'sandbox-key-secret'}`,
  ).toString('base64')

  const ours = async (lane: number) => {
    const client = clients[lane] as Client // one for each lane
    const opened = await post(`${api}/wallet`, { amount_paise: 50_000 }, client)
    const started = await post(`${api}/payment/${opened.body.data.order_u_id}`, {}, client)
    return started.body.data?.outcome === 'gateway'
  }
  const gateway = async () => {
    const { ok } = await fetch(`${site.sandboxUrl}/v1/orders`, {
      method: 'POST',
      headers: { authorization: `Basic ${keys}`, 'content-type': 'application/json' },
      body: JSON.stringify({ amount: 50_000, currency: 'INR', receipt: 'bench' }),
    })
    return ok
  }
  await perSecond(checkouts, ours)
  await perSecond(checkouts, gateway)
  const pairs = []
  for (let round = 0; round < rounds; round++)
    pairs.push({
      ours: await perSecond(checkouts, ours),
      gateway: await perSecond(checkouts, gateway),
    })

  const { db, close } = openDatabase(site.databaseUrl)
  const silent = { gauge() {}, error() {} }
  const { drift, faults } = await createProof({
    db,
    clock: systemClock,
    metrics: silent as never,
    logger: silent as never,
  }).prove()
  await close()
  const failed = pairs.reduce((sum, pair) => sum + pair.ours.failed + pair.gateway.failed, 0)
  const isRight = failed === 0 && drift === 0 && Object.keys(faults).length === 0
  const rate = median(pairs.map((pair) => pair.ours.rate))
  const ratio = median(pairs.map((pair) => pair.ours.rate / pair.gateway.rate))
  console.log(
    `  ${rate.toFixed(0)} checkouts a second, ${ratio.toFixed(2)} of the gateway’s bare call; ${failed} failed, the ledger proves: ${isRight ? 'right' : 'WRONG'}`,
  )
  if (!isRight) throw new Error('a checkout failed, or the ledger does not prove')
}
