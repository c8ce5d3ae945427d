import type { CategorySlug } from '@newyou/contract/vocabulary'
import type { CallApi } from '../api/client.ts'
import { presentCategories } from './site-categories.ts'

/** What loaders know of the categories; a browser has it from the first page. */
async function known(api: CallApi) {
  const present = presentCategories()
  if (present) return present
  const { data } = await api('GET /api/website/new-you-category', { query: { with_hidden: 'true' } })
  return data.map((one) => ({ ...one, isHidden: !one.is_shown }))
}

/** Those of an address that the site offers, in their order. */
export async function offeredOf(api: CallApi, asked: readonly string[]) {
  if (asked.length === 0) return []
  return (await known(api)).filter(({ slug, isHidden }) => !isHidden && asked.includes(slug))
}

/** Whether a category of an address is offered, hidden, or not there at all. */
export async function standingOf(
  api: CallApi,
  asked: CategorySlug | undefined,
): Promise<'offered' | 'hidden' | 'unknown'> {
  const found = (await known(api)).find(({ slug }) => slug === asked)
  return !found ? 'unknown' : found.isHidden ? 'hidden' : 'offered'
}
