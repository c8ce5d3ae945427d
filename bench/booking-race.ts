import { type Client, makeClients, post } from './clients.ts'
import type { MeasuredSite, Size } from './site.ts'

async function race(api: string, clients: Client[], slot: { healer_u_id: string; starts_at: string }) {
  const wish = { ...slot, mode: 'video', description: 'A race for one slot' }
  const began = performance.now()
  const answers = await Promise.all(clients.map((client) => post(`${api}/appointment`, wish, client)))
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return { counts, milliseconds: performance.now() - began }
}

/** 200 and 1,000 clients on one slot: one gets it, the others get 409, no client gets an error of ours. */
export async function measure({ site, siteUrl }: MeasuredSite, size: Size) {
  const races = size === 'full' ? [200, 1000] : [10, 20]
  const api = `${siteUrl}/api/website`
  const { data: healers } = await (await fetch(`${api}/healers?items_per_page=2&sort=next-free`)).json()
  const clients = await makeClients(site, api, Math.max(...races))
  for (const [index, count] of races.entries()) {
    const { u_id: healer_u_id, next_free_at: starts_at } = healers[index]
    const { counts, milliseconds } = await race(api, clients.slice(0, count), { healer_u_id, starts_at })
    const isRight = counts[201] === 1 && counts[409] === count - 1
    console.log(
      `  ${count} clients, one slot: ${JSON.stringify(counts)} in ${(milliseconds / 1000).toFixed(1)} s: ${isRight ? 'right' : 'WRONG'}`,
    )
    if (!isRight) throw new Error('not exactly one client got the slot')
  }
}
