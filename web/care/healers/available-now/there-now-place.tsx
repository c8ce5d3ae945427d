import { lazy, Suspense } from 'react'
import { useSession } from '../../../session/session.ts'
import { useHydrated } from '../../../ui/hydration.tsx'

const ThereNow = lazy(() => import('./there-now.tsx'))

/** Where signed-in clients see healers who are available now come and go; a first visit stays light. */
export function ThereNowPlace() {
  const isClient = useSession()?.role === 'client'
  const isHydrated = useHydrated()
  if (!isHydrated || !isClient) return null
  return (
    <Suspense>
      <ThereNow />
    </Suspense>
  )
}
