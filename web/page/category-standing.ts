import type { CategorySlug } from '@newyou/contract/vocabulary'
import type { CallApi } from '../api/client.ts'
import { knownCategories } from './asked-categories.ts'

/** Whether a category of an address is offered, hidden, or not there at all. */
export async function standingOf(
  api: CallApi,
  asked: CategorySlug | undefined,
): Promise<'offered' | 'hidden' | 'unknown'> {
  const found = (await knownCategories(api)).find(({ slug }) => slug === asked)
  return !found ? 'unknown' : found.isHidden ? 'hidden' : 'offered'
}
