import { type Client, makeClients, post } from './clients.ts'
import { type BookingRequest, freeTime } from './free-time.ts'
import type { MeasuredSite, Size } from './site.ts'

async function race(api: string, clients: Client[], request: BookingRequest) {
  const began = performance.now()
  const answers = await Promise.all(
    clients.map((client) =>
      post(`${api}/appointment`, { ...request, description: 'A race for one slot' }, client),
    ),
  )
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  const refusals = answers.filter(({ status }) => status !== 201 && status !== 409)
  return { counts, refused: refusals[0]?.body, milliseconds: performance.now() - began }
}

/** 200 and 1,000 clients on one slot: one gets it, the others get 409, no client gets an error of ours. */
export async function measure(site: MeasuredSite, size: Size) {
  const races = size === 'full' ? [200, 1000] : [10, 20]
  const api = `${site.siteUrl}/api/website`
  const clients = await makeClients(site, Math.max(...races))
  for (const [index, count] of races.entries()) {
    const { counts, refused, milliseconds } = await race(
      api,
      clients.slice(0, count),
      await freeTime(api, index),
    )
    const isRight = counts[201] === 1 && counts[409] === count - 1
    console.log(
      `  ${count} clients, one slot: ${JSON.stringify(counts)} in ${(milliseconds / 1000).toFixed(1)} s: ${isRight ? 'right' : 'WRONG'}`,
    )
    if (!isRight) throw new Error(`not exactly one client got the slot: ${JSON.stringify(refused)}`)
  }
}
