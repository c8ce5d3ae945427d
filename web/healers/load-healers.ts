import { paisePerRupee } from '@newyou/contract/business'
import type { CategorySlug, HealerCard } from '@newyou/contract/healers'
import type { CallApi } from '../api/client.ts'
import { healersPerPage, readFilters, wireFilters, withoutIdlePrices } from './filters.ts'

/** The API gives at most this many at once; a multiple of a page. */
const atOnce = 96
const priceStep = 100

/** A list with all its shown pages, and what each filter would leave. */
export async function loadHealers(api: CallApi, url: string, category?: CategorySlug) {
  const asked = readFilters(new URL(url).searchParams, category)
  const wire = wireFilters(asked)
  const wanted = asked.page * healersPerPage
  const chunkSize = Math.min(wanted, atOnce)
  const [facets, ...chunks] = await Promise.all([
    api('GET /api/website/healer-facets', { query: wire }),
    ...Array.from({ length: Math.ceil(wanted / chunkSize) }, (_, chunk) =>
      api('GET /api/website/healers', {
        query: { ...wire, sort: asked.sort, page: chunk + 1, items_per_page: chunkSize },
      }),
    ),
  ])
  const healers: HealerCard[] = chunks.flatMap((chunk) => chunk.data).slice(0, wanted)
  const bounds = {
    min: Math.floor(facets.data.price_min_paise / paisePerRupee / priceStep) * priceStep,
    max: Math.ceil(facets.data.price_max_paise / paisePerRupee / priceStep) * priceStep,
  }
  return {
    filters: withoutIdlePrices(asked, bounds),
    healers,
    total: chunks[0]?.total ?? 0,
    facets: facets.data,
    bounds,
  }
}
export type HealerList = Awaited<ReturnType<typeof loadHealers>>
