import type { WishKind } from '@newyou/contract/wishlist'
import { lazy, Suspense } from 'react'
import { useSession } from '../session/session.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

const HeartButton = lazy(() => import('./heart-button.tsx'))

/** The heart beside an item. Its code is loaded after hydration, only for clients and visitors. */
export function Heart(thing: {
  kind: WishKind
  itemId: string
  title: string
  className?: string | undefined
}) {
  const session = useSession()
  const isAwake = useHydrated()
  if (!isAwake || (session && session.role !== 'client')) return null
  return (
    <Suspense fallback={null}>
      <HeartButton {...thing} isClient={session !== null} />
    </Suspense>
  )
}
