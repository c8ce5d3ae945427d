import { compare } from './load.ts'
import type { MeasuredSite, SiteNeeds, Size } from './site.ts'

const queries = [
  ['healers, soonest free', 'healers/all', 'healers'],
  ['healers, filtered', 'healers/filtered', 'healers?category=health,family&language=Hindi&price_max=2000'],
  ['healers, searched', 'healers/searched', 'healers?search=sleep'],
  ['courses, latest', 'courses/all', 'course'],
  ['courses, filtered', 'courses/filtered', 'course?category=health&language=English&price=paid'],
  ['courses, searched', 'courses/searched', 'course?search=sleep'],
] as const

export const needs: SiteNeeds = {
  healers: 10_000,
  courses: 10_000,
  // Measures the cost of queries, not of cached answers.
  environment: { KEEP_ANSWERS: 'false' },
}

/** The lists of 10,000 healers and 10,000 courses, each against a bare route with one prepared query for its answer. */
export async function measure({ siteUrl, peersUrl }: MeasuredSite, size: Size) {
  for (const [name, peerName, query] of queries) {
    const { ratio, ours, peer } = await compare(
      `${siteUrl}/api/website/${query}`,
      `${peersUrl}/${peerName}`,
      size,
    )
    console.log(
      `  ${name}: ${ratio.toFixed(2)} of the bare route (${Math.round(ours)}/s against ${Math.round(peer)}/s)`,
    )
  }
}
