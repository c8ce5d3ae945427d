import type { GoalState } from '@newyou/contract/care/progress/limits'

/** A measure as the rules need it; its scores are the answered ones, oldest first. */
export interface Measured {
  code: string
  isHigherBetter: boolean
  /** The fewest points that count as a change. */
  change: number
  bands: readonly { from: number; needs_help: boolean }[]
  scores: readonly { at: Date; score: number }[]
  isRunning: boolean
}
export interface Course {
  /** When sessions that were held began. */
  sessions: readonly Date[]
  goals: readonly GoalState[]
  measures: readonly Measured[]
}
export interface NoChange {
  kind: 'no-change'
  code: string
  sessions: number
  first: number
  latest: number
  points: number
}
export interface Enough {
  kind: 'enough'
  goals: number
  codes: string[]
}
export type Suggestion = NoChange | Enough

/** So many sessions without a change make it worth a talk; a dismissed suggestion waits for as many. */
export const sessionsToJudge = 6
/** So many scores in a row that differ by less than a change are steady. */
const steadyScores = 3

const bandOf = ({ bands }: Measured, score: number) =>
  Math.max(
    0,
    bands.findLastIndex(({ from }) => from <= score),
  )

/** How much better the later score is; negative if it is worse. */
const gain = ({ isHigherBetter }: Measured, from: number, to: number) =>
  isHigherBetter ? to - from : from - to

/** After enough sessions since the first score the latest is not reliably better, and there was something to better. */
function noChange(measure: Measured, sessions: readonly Date[]): NoChange | undefined {
  const [first, latest] = [measure.scores.at(0), measure.scores.at(-1)]
  if (!measure.isRunning || !first || !latest) return undefined
  const held = sessions.filter((at) => at > first.at && at <= latest.at).length
  const bestBand = measure.isHigherBetter ? measure.bands.length - 1 : 0
  if (held < sessionsToJudge || bandOf(measure, first.score) === bestBand) return undefined
  if (gain(measure, first.score, latest.score) >= measure.change) return undefined
  return {
    ...{ kind: 'no-change', code: measure.code, sessions: held },
    ...{ first: first.score, latest: latest.score, points: measure.change },
  }
}

function isSteady(measure: Measured) {
  const recent = measure.scores.slice(-steadyScores).map(({ score }) => score)
  const [first, latest] = [measure.scores.at(0), recent.at(-1)]
  if (recent.length < steadyScores || !first || latest === undefined) return false
  return (
    Math.max(...recent) - Math.min(...recent) < measure.change &&
    gain(measure, first.score, latest) > -measure.change &&
    recent.every((score) => !measure.bands[bandOf(measure, score)]?.needs_help)
  )
}

/** All goals are behind the two, at least one of them reached, and every running measure is steady. */
function enough({ goals, measures }: Course): Enough | undefined {
  const running = measures.filter((one) => one.isRunning)
  const reached = goals.filter((state) => state === 'reached').length
  if (reached === 0 || goals.includes('open') || running.length === 0 || !running.every(isSteady))
    return undefined
  return { kind: 'enough', goals: reached, codes: running.map(({ code }) => code) }
}

/** What might be worth a talk between the two, with its reasons. Never a rule: nothing follows from it by itself. */
export function suggestionsFor(course: Course): Suggestion[] {
  const stop = enough(course)
  return [
    ...(stop ? [stop] : []),
    ...course.measures.flatMap((measure) => (stop ? [] : (noChange(measure, course.sessions) ?? []))),
  ]
}
