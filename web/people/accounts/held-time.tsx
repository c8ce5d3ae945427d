import { lazy, Suspense, useEffect, useState } from 'react'
import type { HeldTime as Held } from '../../session/held-time.ts'

/** Only for a person who comes from a booking. */
const HeldTimeNote = lazy(() =>
  import('./held-time-note.tsx').then(({ HeldTimeNote: note }) => ({ default: note })),
)

/** On the way from a chosen time to its payment: the healer, the time, the price and how long it is held. */
export function HeldTime() {
  const [held, setHeld] = useState<Held>()
  useEffect(() => {
    if (sessionStorage.getItem('held-time'))
      void import('../../session/held-time.ts').then(({ heldTime }) => setHeld(heldTime()))
  }, [])
  if (!held) return null
  return (
    <Suspense fallback={null}>
      <HeldTimeNote held={held} onHeld={setHeld} />
    </Suspense>
  )
}
