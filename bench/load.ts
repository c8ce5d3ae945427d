import autocannon from 'autocannon'
import { median } from './median.ts'
import type { Size } from './site.ts'

export interface Measured {
  perSecond: number
  /** Milliseconds. */
  p99: number
}

const connections = 32

/** A number of requests ends at the next sample, for which nothing should wait. */
type Extent = { duration: number } | { amount: number; sampleInt: number }

/** @throws Error when one answer was not a good one */
async function once(url: string, extent: Extent, headers: Record<string, string>): Promise<Measured> {
  const {
    requests,
    latency,
    errors,
    non2xx,
    '2xx': good,
  } = await autocannon({
    url,
    connections,
    headers,
    ...extent,
  })
  if (errors || non2xx || !good)
    throw new Error(`${url}: ${errors} requests failed, ${non2xx} answers were not good, ${good} were`)
  return { perSecond: requests.average, p99: latency.p99 }
}

/**
 * Asks two addresses in turn, A B A B, after a warm-up of each, and gives the median of the ratios pair by pair, so
 * that a machine whose speed drifts does not decide the outcome.
 * @throws Error when an answer of either was not a good one
 */
export async function compare(ours: string, peer: string, size: Size, headers: Record<string, string> = {}) {
  const isFull = size === 'full'
  const extent: Extent = isFull ? { duration: 3 } : { amount: 2 * connections, sampleInt: 50 }
  if (isFull) for (const address of [ours, peer]) await once(address, { duration: 2 }, headers)
  const pairs: { ours: Measured; peer: Measured }[] = []
  for (let round = 0; round < (isFull ? 5 : 1); round += 1)
    pairs.push({ ours: await once(ours, extent, headers), peer: await once(peer, extent, headers) })
  return {
    ratio: median(pairs.map((pair) => pair.ours.perSecond / pair.peer.perSecond)),
    ours: median(pairs.map((pair) => pair.ours.perSecond)),
    peer: median(pairs.map((pair) => pair.peer.perSecond)),
    p99: median(pairs.map((pair) => pair.ours.p99)),
  }
}
