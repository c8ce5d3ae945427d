import { compare } from './load.ts'
import type { MeasuredSite, Size } from './site.ts'

async function someHealer(siteUrl: string) {
  const { data } = await (await fetch(`${siteUrl}/api/website/healers?items_per_page=1`)).json()
  return String(data[0].u_id)
}

/** Kept public pages and answers of calls against a constant page of the same size, both uncompressed. */
export async function measure({ siteUrl, peersUrl }: MeasuredSite, size: Size) {
  const healerId = await someHealer(siteUrl)
  const paths = [
    ...['/', '/healers', `/healers/healers-details/${healerId}`, '/blog', '/reels'],
    ...['settings', 'home-page', 'new-you-category', 'healers', 'healer-facets', `healer/${healerId}`].map(
      (call) => `/api/website/${call}`,
    ),
    ...['course', 'event', 'ebook', 'blog'].map((call) => `/api/website/${call}`),
  ]
  for (const path of paths) {
    const { byteLength } = await (await fetch(siteUrl + path)).arrayBuffer()
    const { ratio, ours, peer } = await compare(siteUrl + path, `${peersUrl}/page/${byteLength}`, size)
    console.log(
      `  ${path}: ${ratio.toFixed(2)} of a constant page of ${Math.round(byteLength / 1024)} KB (${Math.round(ours)}/s against ${Math.round(peer)}/s)`,
    )
  }
}
