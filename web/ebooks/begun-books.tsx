import { lazy, Suspense } from 'react'
import { useSession } from '../session/session.ts'

const MyBooks = lazy(() => import('./my-books.tsx'))

/** Above the shelf, for a client: the books that she has begun. Their code comes when somebody is logged in. */
export function BegunBooks() {
  if (useSession()?.role !== 'client') return null
  return (
    <Suspense fallback={null}>
      <MyBooks begunOnly limit={3} />
    </Suspense>
  )
}
