import { phoneOfferedAfterSeconds } from '@newyou/contract/communication/rooms/phone-states'
import { useEffect, useState } from 'react'
import type { CallState } from './call-state.ts'

/** Whether the two can hear each other, as far as this browser knows; undefined while the other is not in the room. */
function isBroken({ lostAt, others }: CallState, isMicrophoneMissing: boolean): boolean | undefined {
  if (lostAt !== undefined) return true
  const there = others.filter(({ state }) => state === 'in')
  if (there.length === 0) return undefined
  return isMicrophoneMissing || there.every(({ line }) => line !== 'connected')
}

/** Whether the line has been broken for so long that a phone call is offered; from then on it stays offered. */
export function useBrokenLine(state: CallState, isMicrophoneMissing: boolean): boolean {
  const [isLong, setLong] = useState(false)
  const [wasBroken, setWasBroken] = useState(false)
  // Two who try anew leave the room for a moment, which mends nothing.
  const broken = isBroken(state, isMicrophoneMissing) ?? wasBroken
  if (broken !== wasBroken) setWasBroken(broken)
  useEffect(() => {
    if (!broken) return
    const timer = setTimeout(() => setLong(true), phoneOfferedAfterSeconds * 1000)
    return () => clearTimeout(timer)
  }, [broken])
  return isLong
}
