import { roomWarningMinutes } from '@newyou/contract/communication/rooms/live'
import { useEffect, useState } from 'react'
import type { KnownRoom } from './queries.ts'

const minuteMs = 60_000

export type SessionTime =
  | { is: 'before' | 'running' | 'warned'; minutes: number }
  | { is: 'over'; minutes: 0 }

/** Where the session stands, by the server's clock: how far this device's clock is off was seen with the room. */
export function sessionTime(startsAt: number, endsAt: number, now: number): SessionTime {
  if (now < startsAt) return { is: 'before', minutes: Math.ceil((startsAt - now) / minuteMs) }
  const minutes = Math.ceil((endsAt - now) / minuteMs)
  if (minutes <= 0) return { is: 'over', minutes: 0 }
  return { is: minutes <= roomWarningMinutes ? 'warned' : 'running', minutes }
}

/** The server's clock, and where the session stands by it. */
export function useTimer({ starts_at, ends_at, clockAhead }: KnownRoom): { now: number; time: SessionTime } {
  const [here, setHere] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setHere(Date.now()), 5000)
    return () => clearInterval(timer)
  }, [])
  const now = here - clockAhead
  return { now, time: sessionTime(Date.parse(starts_at), Date.parse(ends_at), now) }
}
