import type { SearchGroup } from '@newyou/contract/foundation/search'
import { helpline, searchQueries } from './queries.ts'

export interface Figures {
  queries: number
  /** Of all that was expected, the share that was found. */
  recall: number
  /** Of all queries, the share whose first result was expected. */
  firstHit: number
}

export interface Miss {
  typed: string
  first: string
  missing: string[]
}

interface Found {
  groups: SearchGroup[]
  hasHelpline: boolean
}

const shown = ({ groups, hasHelpline }: Found): string[][] => [
  ...(hasHelpline ? [[helpline]] : []),
  ...groups.flatMap(({ results }) => results.map((result) => [result.path ?? '', result.title])),
]

const share = (part: number, whole: number) => Math.round((part / whole) * 1000) / 1000

/** Asks every query of the set, and says how many of the expected results came. */
export async function measureSearch(ask: (typed: string) => Promise<Found>) {
  const groups: Record<string, Figures> = {}
  const misses: Miss[] = []
  const sum = { queries: 0, expected: 0, found: 0, first: 0 }
  for (const [group, queries] of Object.entries(searchQueries)) {
    const own = { expected: 0, found: 0, first: 0 }
    for (const [typed, ...expected] of queries) {
      const results = shown(await ask(typed))
      const missing = expected.filter((one) => !results.some((names) => names.includes(one)))
      const isFirst = results[0]?.some((name) => expected.includes(name)) ?? false
      own.expected += expected.length
      own.found += expected.length - missing.length
      own.first += isFirst ? 1 : 0
      if (missing.length > 0 || !isFirst)
        misses.push({ typed, first: isFirst ? '' : (results[0]?.join(' ').trim() ?? 'nothing'), missing })
    }
    groups[group] = {
      queries: queries.length,
      recall: share(own.found, own.expected),
      firstHit: share(own.first, queries.length),
    }
    sum.queries += queries.length
    sum.expected += own.expected
    sum.found += own.found
    sum.first += own.first
  }
  const all: Figures = {
    queries: sum.queries,
    recall: share(sum.found, sum.expected),
    firstHit: share(sum.first, sum.queries),
  }
  return { groups, all, misses }
}
