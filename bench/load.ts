import autocannon from 'autocannon'

export interface Measured {
  perSecond: number
  /** Milliseconds. */
  p99: number
  errors: number
}

const connections = 32

async function once(url: string, seconds: number, headers: Record<string, string>): Promise<Measured> {
  const { requests, latency, errors, non2xx } = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
  })
  return { perSecond: requests.average, p99: latency.p99, errors: errors + non2xx }
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/**
 * Asks two addresses in turn, A B A B, after a warm-up of each, and gives the median of the ratios pair by pair, so
 * that a machine whose speed drifts does not decide the outcome.
 */
export async function compare(
  ours: string,
  peer: string,
  {
    rounds = 5,
    seconds = 3,
    headers = {},
  }: { rounds?: number; seconds?: number; headers?: Record<string, string> } = {},
) {
  await once(ours, 2, headers)
  await once(peer, 2, headers)
  const pairs: { ours: Measured; peer: Measured }[] = []
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ ours: await once(ours, seconds, headers), peer: await once(peer, seconds, headers) })
  return {
    ratio: median(pairs.map((pair) => pair.ours.perSecond / pair.peer.perSecond)),
    ours: median(pairs.map((pair) => pair.ours.perSecond)),
    peer: median(pairs.map((pair) => pair.peer.perSecond)),
    p99: median(pairs.map((pair) => pair.ours.p99)),
    errors: pairs.reduce((sum, pair) => sum + pair.ours.errors + pair.peer.errors, 0),
  }
}
