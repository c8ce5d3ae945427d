import { fastestSpeed } from '@newyou/contract/business'

export type Range = readonly [from: number, to: number]

/** Longest gap that a report may count: a client offline for longer plays the rest again. */
const longestGapSeconds = 600
/** Players are not exact to the millisecond. */
const tolerance = 1.05

/** How many seconds can have played since the last report, at the fastest speed. */
export function plausibleSeconds(sinceMilliseconds: number): number {
  const since = Math.max(0, Math.min(longestGapSeconds, sinceMilliseconds / 1000))
  return Math.floor(since * fastestSpeed * tolerance)
}

/** The reported ranges inside the lesson, up to as many seconds as can have played. */
export function credited(ranges: readonly Range[], lessonSeconds: number, budget: number): Range[] {
  const counted: Range[] = []
  let left = budget
  for (const [from, to] of ranges) {
    const end = Math.min(to, lessonSeconds, from + left)
    if (end <= from) continue
    counted.push([from, end])
    left -= end - from
  }
  return counted
}

/** As PostgreSQL reads a multirange. */
export const multirange = (ranges: readonly Range[]) =>
  `{${ranges.map(([from, to]) => `[${from},${to})`).join(',')}}`
