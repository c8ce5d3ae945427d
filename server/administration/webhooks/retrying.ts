import { after, days, hours, minutes, seconds } from '../../platform/clock.ts'

/** How long is waited after each attempt that failed: a day in all. */
const pauses = [
  seconds(5),
  seconds(30),
  minutes(2),
  minutes(10),
  hours(1),
  hours(3),
  hours(6),
  hours(12),
] as const

/** An endpoint without a success for so long, while deliveries failed, is turned off. */
export const failsFor = days(1)

/** The moment of the next attempt after so many; undefined when it is given up. A receiver may ask for a later one. */
export function nextAttempt(tries: number, now: Date, retryAfter: string | null): Date | undefined {
  const pause = pauses[tries - 1]
  if (pause === undefined) return undefined
  const asked = Number(retryAfter)
  const wanted = Number.isFinite(asked) && asked > 0 ? Math.min(seconds(asked), hours(12)) : 0
  return after(now, Math.max(pause, wanted))
}

/** What an answer means for an event. */
export const isTaken = (status: number | null) => status !== null && status >= 200 && status < 300
export const isGone = (status: number | null) => status === 410
