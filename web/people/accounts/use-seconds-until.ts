import { useEffect, useState } from 'react'

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000))

/** Counts down to a moment, in epoch milliseconds; 0 from then on. */
export function useSecondsUntil(moment: number) {
  const [seconds, setSeconds] = useState(() => secondsUntil(moment))
  useEffect(() => {
    const tick = () => setSeconds(secondsUntil(moment))
    tick()
    const timer = setInterval(() => {
      tick()
      if (Date.now() > moment) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [moment])
  return seconds
}
