import { copyUpTo } from './copies.ts'
import { median } from './median.ts'
import { type MeasuredSite, type SiteNeeds, type Size, startMeasuredSite } from './site.ts'

const sizes = {
  full: { few: 1000, many: 1_000_000, times: 25 },
  smallest: { few: 100, many: 200, times: 1 },
}
const atMost = 3

export const needs: SiteNeeds = { environment: { KEEP_ANSWERS: 'false' } }

const calls = [
  'healers',
  'healers?sort=price-low',
  'healers?sort=name',
  'healers?category=health,family&language=Hindi&price_max=2000',
  'healers?gender=female&free=week',
  'healers?topic=sleep-and-anxiety',
  'healers?search=sleep',
  'healers?search=slepe',
  'healers?page=500',
  'healers?search=sleep&page=50',
  'healers?search=sleep&page=500',
  'healers?search=sleep&language=Kashmiri',
  'healer-facets',
  'healer-facets?category=health&language=Hindi',
  'healer-facets?search=sleep',
  'healer-facets?language=Kashmiri',
  'healers?in_person=true',
  'healers?city=Pune&length=long&sort=price-low',
  'healers?length=standard',
  'healers?together=true',
  'healers?length=standard&search=sleep',
  'healer-facets?in_person=true',
  'healer-facets?length=standard&category=health&language=Hindi',
  'available-healers',
  'course',
  'course?sort=popular',
  'course?category=health&language=English&price=paid',
  'course?search=sleep',
  'course?search=slepe',
  'course-language',
  'event?event_type=upcoming',
  'event?event_type=recorded',
  'event?event_type=upcoming&category=health',
  'event?event_type=upcoming&search=sleep',
  'ebook',
  'ebook?language=hi',
  'ebook?search=sleep',
  'ebook-language',
  'blog',
  'blog?search=sleep',
  'blog-tag',
  'success-story',
  'search?search=sleep',
  'search?search=anxiety%20hindi',
  'search?search=slepe',
  'home-page',
]

/** Milliseconds of one call by itself. @throws Error for an answer that is not a good one */
async function once(url: string) {
  const began = performance.now()
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return performance.now() - began
}

/** Cost of a call at both sites, called in turn, so that other load on the machine affects both alike. */
async function costsOf(urls: readonly [string, string], times: number) {
  // Connections plan what they are asked for the first few times.
  for (let time = 0; time < Math.min(times, 12); time += 1) for (const url of urls) await once(url)
  const taken: [number, number][] = []
  for (let time = 0; time < times; time += 1) taken.push([await once(urls[0]), await once(urls[1])])
  return {
    ratio: median(taken.map(([few, many]) => many / few)),
    few: median(taken.map(([few]) => few)),
    many: median(taken.map(([, many]) => many)),
  }
}

async function compare(fewRows: MeasuredSite, manyRows: MeasuredSite, size: Size) {
  const { few, many, times } = sizes[size]
  await copyUpTo(fewRows.databaseUrl, few)
  await copyUpTo(manyRows.databaseUrl, many)
  const dear: string[] = []
  for (const call of calls) {
    const urls = [fewRows, manyRows].map(({ siteUrl }) => `${siteUrl}/api/website/${call}`)
    const cost = await costsOf(urls as [string, string], times) // one of each site
    const isDear = cost.ratio > atMost
    if (isDear) dear.push(call)
    console.log(
      `  ${call}: ${cost.ratio.toFixed(1)} (${cost.few.toFixed(1)} ms and ${cost.many.toFixed(1)} ms)${isDear ? ' !' : ''}`,
    )
  }
  if (size === 'full' && dear.length)
    throw new Error(
      `${dear.length} calls cost more than ${atMost} times as much with ${many} rows as with ${few}`,
    )
}

/**
 * Every public list, filter, facet and search, one call by itself and uncached: what it costs with a thousand times the
 * rows, beside a second site that has few. At the smallest size one site is both.
 */
export async function measure(site: MeasuredSite, size: Size) {
  if (size === 'smallest') return compare(site, site, size)
  const fewRows = await startMeasuredSite(needs)
  try {
    await compare(fewRows, site, size)
  } finally {
    await fewRows.stop()
  }
}
