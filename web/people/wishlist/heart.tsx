import { lazy, Suspense } from 'react'
import { useSession } from '../../session/session.ts'
import { useHydrated } from '../../ui/hydration.tsx'
import type { WishItem } from './item.ts'

const ClientHeart = lazy(() => import('./client-heart.tsx'))
const VisitorHeart = lazy(() => import('./visitor-heart.tsx'))

/** The heart beside an item. Its code is loaded after hydration, only for clients and visitors. */
export function Heart(item: WishItem) {
  const session = useSession()
  const isAwake = useHydrated()
  if (!isAwake || (session && session.role !== 'client')) return null
  return (
    <Suspense fallback={null}>{session ? <ClientHeart {...item} /> : <VisitorHeart {...item} />}</Suspense>
  )
}
