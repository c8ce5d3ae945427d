import type { DiscreetChoices } from '@newyou/contract/foundation/notifications'
import { storageKeys } from '../ui/storage-keys.ts'
import { callApi } from './call-api.ts'

/** The choices last known to this browser; they apply at once when a page loads. */
function keptChoices(): DiscreetChoices | undefined {
  try {
    return JSON.parse(localStorage.getItem(storageKeys.discreet) ?? '') as DiscreetChoices // written below only
  } catch {
    return undefined
  }
}

export const keepChoices = (choices: DiscreetChoices) =>
  localStorage.setItem(storageKeys.discreet, JSON.stringify(choices))

export const discreetQuery = {
  queryKey: ['discreet-use'],
  placeholderData: keptChoices,
  staleTime: 5 * 60_000,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { data } = await callApi('GET /api/website/discreet-use', { signal })
    keepChoices(data)
    return data
  },
}
