import { copyUpTo } from './copies.ts'
import type { MeasuredSite, SiteNeeds, Size } from './site.ts'

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
  'healer-facets',
  'healer-facets?category=health&language=Hindi',
  'healer-facets?search=sleep',
  'available-healers',
  'course',
  'course?sort=popular',
  'course?category=health&language=English&price=paid',
  'course?search=sleep',
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
  'home-page',
]

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Milliseconds of one call by itself. @throws Error for an answer that is not a good one */
async function once(url: string) {
  const began = performance.now()
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return performance.now() - began
}

async function costOf(url: string, times: number) {
  // Connections plan what they are asked for the first few times.
  for (let time = 0; time < Math.min(times, 12); time += 1) await once(url)
  const taken = []
  for (let time = 0; time < times; time += 1) taken.push(await once(url))
  return median(taken)
}

/** Every public list, filter, facet and search, one call by itself and uncached: what it costs with a thousand times the rows. */
export async function measure({ databaseUrl, siteUrl }: MeasuredSite, size: Size) {
  const { few, many, times } = sizes[size]
  async function costs() {
    const found = new Map<string, number>()
    for (const call of calls) found.set(call, await costOf(`${siteUrl}/api/website/${call}`, times))
    return found
  }
  await copyUpTo(databaseUrl, few)
  const before = await costs()
  await copyUpTo(databaseUrl, many)
  const after = await costs()
  const dear: string[] = []
  for (const call of calls) {
    const [one, other] = [before.get(call) ?? 0, after.get(call) ?? 0]
    if (other > atMost * one) dear.push(call)
    console.log(
      `  ${call}: ${(other / one).toFixed(1)} (${one.toFixed(1)} ms, then ${other.toFixed(1)} ms)${other > atMost * one ? ' !' : ''}`,
    )
  }
  if (size === 'full' && dear.length)
    throw new Error(
      `${dear.length} calls cost more than ${atMost} times as much with ${many} rows as with ${few}`,
    )
}
