import { paisePerRupee } from '@newyou/contract/business'
import type { CategorySlug, HealerCard } from '@newyou/contract/care/healers/healers'
import type { CallApi } from '../../api/client.ts'
import { offeredOf } from '../../page/asked-categories.ts'
import { type HealerFilters, healersPerPage, readFilters, wireFilters, withoutIdlePrices } from './filters.ts'
import { relax } from './relax.ts'

const slugsOf = (categories: readonly { slug: CategorySlug }[]) => categories.map(({ slug }) => slug)

/** The API gives at most this many at once; a multiple of a page. */
const atOnce = 96
const priceStep = 100

/** Result count of each filter, and number of healers matching all. */
export async function loadFacets(api: CallApi, asked: HealerFilters, signal?: AbortSignal) {
  const { data: facets } = await api('GET /api/website/healer-facets', {
    query: wireFilters(asked),
    ...(signal && { signal }),
  })
  const bounds = {
    min: Math.floor(facets.price_min_paise / paisePerRupee / priceStep) * priceStep,
    max: Math.ceil(facets.price_max_paise / paisePerRupee / priceStep) * priceStep,
  }
  return { filters: withoutIdlePrices(asked, bounds), total: facets.total, facets, bounds }
}

async function loadCards(api: CallApi, asked: HealerFilters) {
  const wanted = asked.page * healersPerPage
  const chunkSize = Math.min(wanted, atOnce)
  const chunks = await Promise.all(
    Array.from({ length: Math.ceil(wanted / chunkSize) }, (_, chunk) =>
      api('GET /api/website/healers', {
        query: { ...wireFilters(asked), sort: asked.sort, page: chunk + 1, items_per_page: chunkSize },
      }),
    ),
  )
  const healers: HealerCard[] = chunks.flatMap((chunk) => chunk.data).slice(0, wanted)
  return { healers, total: chunks[0]?.total ?? 0 }
}

/** A list with all its shown pages, and what each filter would leave. When no healer fits all wishes, one is left out. */
export async function loadHealers(api: CallApi, url: string, category?: CategorySlug) {
  const read = readFilters(new URL(url).searchParams, category)
  // Without a wish nothing is waited for, and what was fetched ahead is the same call.
  const asked =
    category || read.category.length === 0
      ? read
      : { ...read, category: slugsOf(await offeredOf(api, read.category)).toSorted() }
  const [facets, cards] = await Promise.all([loadFacets(api, asked), loadCards(api, asked)])
  const relaxed = cards.total === 0 ? relax(asked, facets.facets.without) : undefined
  if (!relaxed) return { ...facets, ...cards, relaxed: undefined }
  return { ...facets, ...(await loadCards(api, relaxed.filters)), relaxed: relaxed.wish }
}
export type HealerList = Awaited<ReturnType<typeof loadHealers>>
