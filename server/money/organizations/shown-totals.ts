import { minGroup, minUsers, sessionStep } from '@newyou/contract/money/organizations/organizations'
import type { Random } from '../../platform/random.ts'

/** One person's use in a month: sessions and paise, in which a refund counts as negative. */
export interface Used {
  sessions: number
  paise: number
  /** A manager knows their own use, so they hide no one else's. */
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
/** At most this many sessions of a person count, so that they move the number by a part of a step. */
const sessionsCounted = 3
/** Numbers of people above the least that a month may need. */
const extraPeople = 4
const fineness = 1_000_000

const within = (value: number, most: number) => Math.max(-most, Math.min(most, value))
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)

/**
 * The totals of a month that managers may see, or null. A fixed threshold and rounding would leak: who knows the use of
 * nine of ten accounts could let the tenth cross a step. So the number of people needed and the offset of the rounding
 * are random for each month, and one person adds less than a step: the same totals are possible with or without that
 * person. Drawn once; the caller stores the draw.
 */
export function shownTotals(
  { members, used, allowancePaise }: MonthFacts,
  random: Pick<Random, 'integer'>,
): ShownTotals | null {
  const needed = minUsers + random.integer(extraPeople)
  const begin = random.integer(fineness) / fineness
  const users = used.filter(({ sessions, isManager }) => sessions > 0 && !isManager).length
  if (members < minGroup || users < needed) return null
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
