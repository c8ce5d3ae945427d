/** Where time comes from. Injected, so that tests can move it and a simulation can replay it. */
export interface Clock {
  now(): Date
  /** How far the node's own clock is ahead of this one, where they are two. */
  skewMs?(): number
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that changes only when moved. */
export function movableClock(start: Date = new Date()) {
  let current = start.getTime()
  return {
    now: () => new Date(current),
    advance(milliseconds: number) {
      current += milliseconds
    },
    set(moment: Date) {
      current = moment.getTime()
    },
  }
}
export type MovableClock = ReturnType<typeof movableClock>

export const seconds = (count: number) => count * 1000
export const minutes = (count: number) => count * 60_000
export const hours = (count: number) => count * 3_600_000
export const days = (count: number) => count * 86_400_000
export const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds)

/** The day of a moment in a zone, as YYYY-MM-DD. */
export const dayIn = (zone: string, moment: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(moment)
