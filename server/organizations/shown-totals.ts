import { leastGroup, leastUsers, sessionStep } from '@newyou/contract/organizations/organizations'
import type { Random } from '../platform/random.ts'

/** What one person used in a month: sessions and paise, where what went back counts less than nothing. */
export interface Used {
  sessions: number
  paise: number
  /** Who looks after the organisation knows their own use, so they hide no one else's. */
  isManager: boolean
}

export interface MonthFacts {
  /** People who were members all the month, without managers. */
  members: number
  used: readonly Used[]
  allowancePaise: number
}

export interface ShownTotals {
  members: number
  sessions: number
  used_paise: number
  rounded_to_paise: number
}

const rupee = 100
/** A person counts with at most so many sessions, so that they move the number by a part of a step. */
const sessionsCounted = 3
/** Numbers of people above the least that a month may need. */
const extraPeople = 4
const fineness = 1_000_000

const within = (value: number, most: number) => Math.max(-most, Math.min(most, value))
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)

/**
 * The totals of a month that managers may see, or null. Thresholds and rounding alone would not do: who has nine of ten
 * accounts knows what those nine used, and makes the tenth the one that passes the threshold or the rounding. So how many
 * people are needed, and where the rounding begins, is drawn by lot for each month, and what one person can add is less
 * than a step: with the same totals, the month may have been with that person or without. Drawn once, as the caller keeps it.
 */
export function shownTotals(
  { members, used, allowancePaise }: MonthFacts,
  random: Pick<Random, 'integer'>,
): ShownTotals | null {
  const needed = leastUsers + random.integer(extraPeople)
  const begin = random.integer(fineness) / fineness
  const users = used.filter(({ sessions, isManager }) => sessions > 0 && !isManager).length
  if (members < leastGroup || users < needed) return null
  const rounded = (value: number, step: number) =>
    Math.max(0, Math.floor(Math.max(0, value) / step + begin) * step)
  const step = Math.max(1, Math.ceil((allowancePaise * 4) / (1000 * rupee))) * 1000 * rupee
  return {
    members,
    sessions: rounded(sum(used.map(({ sessions }) => Math.min(sessions, sessionsCounted))), sessionStep),
    used_paise: rounded(sum(used.map(({ paise }) => within(paise, allowancePaise))), step),
    rounded_to_paise: step,
  }
}
