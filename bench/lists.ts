import { compare } from './load.ts'
import { startMeasuredSite } from './site.ts'

const queries = [
  ['first page, soonest free', 'all', ''],
  ['filtered', 'filtered', '?category=health,family&language=Hindi&price_max=2000'],
  ['searched', 'searched', '?search=sleep'],
] as const

/** The healer list call over 10,000 healers against a bare route with one prepared query for the same answer. */
export async function measure() {
  const { siteUrl, peersUrl, stop } = await startMeasuredSite({ healers: 10_000 })
  for (const [name, peerName, query] of queries) {
    const { ratio, ours, peer, errors } = await compare(
      `${siteUrl}/api/website/healers${query}`,
      `${peersUrl}/healers/${peerName}`,
    )
    console.log(
      `  ${name}: ${ratio.toFixed(2)} of the bare route (${Math.round(ours)}/s against ${Math.round(peer)}/s, ${errors} errors)`,
    )
  }
  await stop()
}
