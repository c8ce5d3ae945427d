import { lazy, Suspense } from 'react'
import { useSession } from '../../session/session.ts'

const GoOnReading = lazy(() => import('./go-on-reading.tsx'))

/** Above the shelf, for a client: the books begun. Loaded only after login. */
export function BegunBooks() {
  if (useSession()?.role !== 'client') return null
  return (
    <Suspense fallback={null}>
      <GoOnReading />
    </Suspense>
  )
}
