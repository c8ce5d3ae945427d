import type { Suggestion, SuggestionReason } from '@newyou/contract/suggestion-shape'

export const partsOfDay = ['morning', 'afternoon', 'evening'] as const
export type PartOfDay = (typeof partsOfDay)[number]

/** Known preferences of a client. An empty list counts neither for nor against. */
export interface Taste {
  /** Categories that the client chose in the questionnaire. */
  topics: readonly string[]
  /** Categories of what the client bought. */
  bought: readonly string[]
  /** Codes of languages that the client is at ease in. */
  languages: readonly string[]
  times: readonly PartOfDay[]
  /** The most that a session may cost; null when the client did not say or does not mind. */
  budgetPaise: number | null
  /** Items that the client has already, and healers they know. */
  known: ReadonlySet<string>
}

export interface Candidate {
  u_id: string
  title: string
  /** Its main category first. */
  topics: readonly string[]
  languages: readonly string[]
  pricePaise: number
  /** The part of the day of its next free time, in the client's zone; null for what has no times. */
  free: PartOfDay | null
  /** Whether that is within three days. */
  isSoon: boolean
  /** Students or sessions; only their order counts. */
  popularity: number
}

const weights: Record<SuggestionReason, number> = {
  topic: 6,
  language: 4,
  bought: 3,
  budget: 2,
  time: 2,
  soon: 1,
  popular: 0,
}
/** A second category counts less than the main one. */
const besideMain = 0.5
/** A language that the client is not at ease in, or a price above what the client can spend. */
const againstLanguage = -6
const againstBudget = -4

interface Scored {
  candidate: Candidate
  score: number
  reasons: Suggestion['reasons']
}

function scoreOf(candidate: Candidate, taste: Taste): Scored {
  let score = 0
  const reasons: Suggestion['reasons'] = []
  const because = (code: SuggestionReason, value = '', share = 1) => {
    score += weights[code] * share
    reasons.push({ code, value })
  }
  const { topics, languages, pricePaise, free, isSoon } = candidate
  const topic = topics.find((one) => taste.topics.includes(one))
  if (topic !== undefined) because('topic', topic, topic === topics[0] ? 1 : besideMain)
  else {
    const again = topics.find((one) => taste.bought.includes(one))
    if (again !== undefined) because('bought', again, again === topics[0] ? 1 : besideMain)
  }
  const language = taste.languages.find((one) => languages.includes(one))
  if (language !== undefined) because('language', language)
  else if (taste.languages.length > 0) score += againstLanguage
  if (taste.budgetPaise !== null) {
    if (pricePaise <= taste.budgetPaise) because('budget')
    else score += againstBudget
  }
  if (free !== null && taste.times.includes(free)) because('time', free)
  if (isSoon) because('soon')
  if (reasons.length === 0) because('popular')
  return {
    candidate,
    score,
    reasons: reasons.toSorted((one, other) => weights[other.code] - weights[one.code]),
  }
}

/**
 * The candidates that suit a client best, each with its reasons. The same input gives the same answer: equal scores are
 * told apart by popularity, then by id.
 */
export function rank(candidates: readonly Candidate[], taste: Taste, count: number): Suggestion[] {
  return candidates
    .filter((candidate) => !taste.known.has(candidate.u_id))
    .map((candidate) => scoreOf(candidate, taste))
    .toSorted(
      (one, other) =>
        other.score - one.score ||
        other.candidate.popularity - one.candidate.popularity ||
        one.candidate.u_id.localeCompare(other.candidate.u_id),
    )
    .slice(0, count)
    .map(({ candidate: { u_id, title }, reasons }) => ({ u_id, title, reasons }))
}
