import type { Suggestion, Suggestions } from '@newyou/contract/suggestion-shape'
import { type StorageKey, storageKeys } from '../../ui/storage-keys.ts'

function listAt(key: StorageKey): Suggestion[] | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '')
    // Data of an earlier release has no reasons.
    return Array.isArray(kept) && kept.every(({ reasons }) => Array.isArray(reasons)) ? kept : undefined
  } catch {
    return undefined
  }
}

/** The suggestions as last told; undefined before there were any. */
export function keptSuggestions(): Suggestions | undefined {
  const [course, healer] = [listAt(storageKeys.suggestedCourses), listAt(storageKeys.suggestedHealers)]
  return course && healer && { course, healer }
}
