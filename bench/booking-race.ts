import { type Client, makeClients, post } from './clients.ts'
import type { MeasuredSite, Size } from './site.ts'

interface BookingRequest {
  healer_u_id: string
  starts_at: string
  mode: string
}

const data = async (address: string) => (await (await fetch(address)).json()).data

/** Of another healer for each race, asked just before it: a time that was free is soon too near to book. */
async function freeTime(api: string, index: number): Promise<BookingRequest> {
  const healers = await data(`${api}/healers?items_per_page=2&sort=next-free`)
  const { u_id, next_free_at } = healers[index]
  const { modes } = await data(`${api}/healer/${u_id}`)
  return { healer_u_id: u_id, starts_at: next_free_at, mode: modes[0] }
}

async function race(api: string, clients: Client[], request: BookingRequest) {
  const began = performance.now()
  const answers = await Promise.all(
    clients.map((client) =>
      post(`${api}/appointment`, { ...request, description: 'A race for one slot' }, client),
    ),
  )
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return { counts, milliseconds: performance.now() - began }
}

/** 200 and 1,000 clients on one slot: one gets it, the others get 409, no client gets an error of ours. */
export async function measure(site: MeasuredSite, size: Size) {
  const races = size === 'full' ? [200, 1000] : [10, 20]
  const api = `${site.siteUrl}/api/website`
  const clients = await makeClients(site, Math.max(...races))
  for (const [index, count] of races.entries()) {
    const { counts, milliseconds } = await race(api, clients.slice(0, count), await freeTime(api, index))
    const isRight = counts[201] === 1 && counts[409] === count - 1
    console.log(
      `  ${count} clients, one slot: ${JSON.stringify(counts)} in ${(milliseconds / 1000).toFixed(1)} s: ${isRight ? 'right' : 'WRONG'}`,
    )
    if (!isRight) throw new Error('not exactly one client got the slot')
  }
}
