import type { CallApi } from '../api/client.ts'
import { presentCategories } from './site-categories.ts'

/** What loaders know of the categories; a browser has it from the first page. */
export async function knownCategories(api: CallApi) {
  if (!import.meta.env.SSR) return presentCategories()
  const { data } = await api('GET /api/website/new-you-category', { query: { with_hidden: 'true' } })
  return data.map((one) => ({ ...one, isHidden: !one.is_shown }))
}

/** Those of an address that the site offers, in their order. */
export async function offeredOf(api: CallApi, asked: readonly string[]) {
  if (asked.length === 0) return []
  return (await knownCategories(api)).filter(({ slug, isHidden }) => !isHidden && asked.includes(slug))
}
