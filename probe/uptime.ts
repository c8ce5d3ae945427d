import { everyMs, type Part, parts, type Round } from './rounds.ts'

/** A time that rounds vouch for. What lies between spans was seen by nobody. */
interface Span {
  from: number
  to: number
  failing: Part[]
}

/** Milliseconds that were seen, and of these the ones that were well. */
export interface Share {
  seen: number
  well: number
}

export interface Outage {
  from: number
  /** The first round that was well again. */
  to: number
  failing: Part[]
  /** It goes on. */
  isOpen: boolean
  /** Nobody looked when it ended. */
  isEndUnseen: boolean
}

/** Rounds further apart than this leave a gap. */
const togetherMs = 2.5 * everyMs
/** One failed round may be the line between; two are an outage. */
const shortestMs = 1.5 * everyMs

/** Each round vouches for the time until the next one; without a next one soon, for one minute. */
export function spansOf(rounds: readonly Round[], now: number): Span[] {
  return rounds.flatMap(({ at, looks }, index) => {
    if (looks === 'blind' || at > now) return []
    const next = rounds[index + 1]?.at ?? Number.POSITIVE_INFINITY
    const to = Math.min(next - at <= togetherMs ? next : at + everyMs, Math.max(now, at))
    return [{ from: at, to, failing: parts.filter((part) => looks[part].why !== undefined) }]
  })
}

/** What was seen from one moment to another, of a part or of all of them together. */
export function shareOf(spans: readonly Span[], from: number, to: number, part?: Part): Share {
  const share = { seen: 0, well: 0 }
  for (const span of spans) {
    const length = Math.min(span.to, to) - Math.max(span.from, from)
    if (length <= 0) continue
    share.seen += length
    const isWell = part ? !span.failing.includes(part) : span.failing.length === 0
    if (isWell) share.well += length
  }
  return share
}

/** As `99.98`: rounded down, so that 100 means that nothing was missed; undefined where nothing was seen. */
export function percentOf({ seen, well }: Share): string | undefined {
  if (seen === 0) return undefined
  if (seen === well) return '100'
  return (Math.floor((well / seen) * 10_000) / 100).toFixed(2)
}

/** The latest first. What was seen failing on both sides of a gap are two. */
export function outagesOf(spans: readonly Span[], now: number): Outage[] {
  const found: Outage[] = []
  let open: Outage | undefined
  for (const { from, to, failing } of spans) {
    if (open && from > open.to) {
      found.push({ ...open, isEndUnseen: true })
      open = undefined
    }
    if (failing.length === 0) {
      if (open) found.push(open)
      open = undefined
    } else if (open) {
      open = {
        ...open,
        to,
        failing: parts.filter((part) => open?.failing.includes(part) || failing.includes(part)),
      }
    } else open = { from, to, failing, isOpen: false, isEndUnseen: false }
  }
  if (open)
    found.push(now - open.to < togetherMs ? { ...open, isOpen: true } : { ...open, isEndUnseen: true })
  return found.filter(({ from, to, isOpen }) => isOpen || to - from >= shortestMs).reverse()
}

/** The beginnings of the last days of a zone, the oldest first, and the moment after the last of them. */
export function daysUntil(now: number, count: number, zone: string): number[] {
  const { format } = new Intl.DateTimeFormat('en-CA', { timeZone: zone })
  const starts: number[] = []
  // By quarters of an hour, in which every zone begins its days; a clock that is put forward or back changes nothing.
  const step = 15 * 60_000
  let at = Math.floor(now / step) * step
  for (let day = format(at); starts.length < count; at -= step) {
    const before = format(at - step)
    if (before !== day) starts.unshift(at)
    day = before
  }
  return [...starts, Math.max(now, starts.at(-1) ?? now)]
}
