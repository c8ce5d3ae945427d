import { everyMs, type Part, parts, type Round } from './rounds.ts'
import { daysUntil, type Outage, outagesOf, type Share, shareOf, spansOf } from './uptime.ts'

export type State = 'well' | 'failing' | 'unknown'

export interface Day {
  /** Its beginning and end, in milliseconds since 1970; the end of today is now. */
  from: number
  to: number
  share: Share
}

/** All that the page says, in figures. */
export interface Status {
  at: number
  /** The last round that was not blind; undefined before the first. */
  lastLook: number | undefined
  state: State | 'partly'
  parts: Record<Part, { state: State; days: Day[] }>
  shares: Record<'day' | 'week' | 'quarter', Share>
  outages: Outage[]
}

const dayMs = 86_400_000
const daysShown = 90
/** A look that is older says nothing of now. */
const currentMs = 3 * everyMs

/** `now` in milliseconds since 1970; days begin at midnight of the zone. */
export function statusOf(rounds: readonly Round[], now: number, zone: string): Status {
  const spans = spansOf(rounds, now)
  const seen = rounds.findLast(({ looks, at }) => looks !== 'blind' && at <= now)
  const starts = daysUntil(now, daysShown, zone)
  const looks = seen && now - seen.at < currentMs && seen.looks !== 'blind' ? seen.looks : undefined
  const stateOf = (part: Part): State => {
    if (!looks) return 'unknown'
    return looks[part].why === undefined ? 'well' : 'failing'
  }
  let first = 0
  const days = starts.slice(0, -1).map((from, index) => {
    const to = starts[index + 1] ?? now
    while ((spans[first]?.to ?? to) <= from) first++
    let end = first
    while ((spans[end]?.from ?? to) < to) end++
    return { from, to, spans: spans.slice(first, end) }
  })
  const daysOf = (part: Part): Day[] =>
    days.map(({ from, to, spans }) => ({ from, to, share: shareOf(spans, from, to, part) }))
  const states = parts.map(stateOf)
  const whole = () => {
    if (states.includes('unknown')) return 'unknown'
    if (!states.includes('failing')) return 'well'
    return states.includes('well') ? 'partly' : 'failing'
  }
  const since = (days: number) => shareOf(spans, now - days * dayMs, now)
  return {
    at: now,
    lastLook: seen?.at,
    state: whole(),
    parts: {
      pages: { state: stateOf('pages'), days: daysOf('pages') },
      calls: { state: stateOf('calls'), days: daysOf('calls') },
      server: { state: stateOf('server'), days: daysOf('server') },
    },
    shares: { day: since(1), week: since(7), quarter: since(daysShown) },
    outages: outagesOf(spans, now),
  }
}
