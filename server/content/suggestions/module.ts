import { suggestions as calls } from '@newyou/contract/content/suggestions'
import type { Accounts } from '../../people/accounts/index.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createSuggestions, type SuggestionSources } from './suggestions.ts'

interface SuggestionNeeds extends SuggestionSources {
  accounts: Pick<Accounts, 'suggestions'>
}

/** Suggestions of courses and healers for clients, with their reasons. */
export function suggestionsModule(platform: Platform, { accounts, ...sources }: SuggestionNeeds) {
  const suggestions = createSuggestions({ ...platform, ...sources })
  accounts.suggestions.register('client', suggestions.for)
  return {
    routes: (http) =>
      bindRoutes(http, calls, {
        'GET /api/website/suggestion': {
          limit: limits.read,
          handle: async ({ viewer }) => ({ data: await suggestions.for(viewer.personId) }),
        },
      }),
  } satisfies Module
}
