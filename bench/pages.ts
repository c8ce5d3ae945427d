import { compare } from './load.ts'
import { startMeasuredSite } from './site.ts'

async function someHealer(siteUrl: string) {
  const { data } = await (await fetch(`${siteUrl}/api/website/healers?items_per_page=1`)).json()
  return `/healers/healers-details/${data[0].u_id}`
}

/** Cached public pages against a constant page of the same size, both uncompressed. */
export async function measure() {
  const { siteUrl, peersUrl, stop } = await startMeasuredSite()
  for (const path of ['/', '/healers', await someHealer(siteUrl), '/blog', '/reels']) {
    const { byteLength } = await (await fetch(siteUrl + path)).arrayBuffer()
    const { ratio, ours, peer, errors } = await compare(siteUrl + path, `${peersUrl}/page/${byteLength}`)
    console.log(
      `  ${path}: ${ratio.toFixed(2)} of a constant page of ${Math.round(byteLength / 1024)} KB (${Math.round(ours)}/s against ${Math.round(peer)}/s, ${errors} errors)`,
    )
  }
  await stop()
}
