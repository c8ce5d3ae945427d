import type { Clock } from '../platform/clock.ts'

interface BreakerOptions {
  clock: Clock
  /** Failures in a row that open it. */
  failures?: number
  /** How long it stays open before one call may try again. */
  restMs?: number
}

/** Stops asking a provider that does not answer, so that no caller waits for a call that will fail. */
export function createBreaker({ clock, failures = 5, restMs = 15_000 }: BreakerOptions) {
  let inARow = 0
  let openUntil = 0
  return {
    /** Whether a call may be made. While open, one call after each rest tries how things are. */
    mayCall(): boolean {
      if (inARow < failures) return true
      const now = clock.now().getTime()
      if (now < openUntil) return false
      openUntil = now + restMs
      return true
    },
    succeeded() {
      inARow = 0
    },
    failed() {
      inARow++
      if (inARow >= failures) openUntil = clock.now().getTime() + restMs
    },
  }
}
