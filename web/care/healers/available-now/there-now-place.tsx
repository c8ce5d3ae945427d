import { lazy, Suspense } from 'react'
import type { CallApi } from '../../../api/client.ts'
import { useSession } from '../../../session/session.ts'
import { useHydrated } from '../../../ui/hydration.tsx'

/** Most visits find nobody there, and need nothing of it. */
const ThereNow = lazy(() => import('./there-now.tsx'))

/** Whether any healer can begin within a quarter of an hour. */
export const loadIsAnyoneThere = async (api: CallApi) =>
  (await api('GET /api/website/available-now')).data.length > 0

/** Where healers are shown who are available now; signed-in clients see them come and go. */
export function ThereNowPlace({ isAnyoneThere }: { isAnyoneThere: boolean }) {
  const isClient = useSession()?.role === 'client'
  const isHydrated = useHydrated()
  if (!isHydrated || !(isAnyoneThere || isClient)) return null
  return (
    <Suspense>
      <ThereNow />
    </Suspense>
  )
}
