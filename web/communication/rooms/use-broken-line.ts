import { phoneOfferedAfterSeconds } from '@newyou/contract/communication/rooms/phone-states'
import { useEffect, useState } from 'react'
import type { CallState } from './call-state.ts'

/** Whether the two can hear each other, as far as this browser knows. */
function isBroken({ lostAt, others }: CallState, isMicrophoneMissing: boolean) {
  const there = others.filter(({ state }) => state === 'in')
  const isApart =
    there.length > 0 && there.every(({ line, is_connected }) => !is_connected || line === 'lost')
  return lostAt !== undefined || isApart || isMicrophoneMissing
}

/** Whether the line has been broken for so long that a phone call is offered; from then on it stays offered. */
export function useBrokenLine(state: CallState, isMicrophoneMissing: boolean): boolean {
  const [isLong, setLong] = useState(false)
  const broken = isBroken(state, isMicrophoneMissing)
  useEffect(() => {
    if (!broken) return
    const timer = setTimeout(() => setLong(true), phoneOfferedAfterSeconds * 1000)
    return () => clearTimeout(timer)
  }, [broken])
  return isLong
}
