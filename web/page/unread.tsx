import { lazy, Suspense } from 'react'
import { useSession } from '../session/session.ts'

const UnreadCount = lazy(() => import('./unread-count.tsx'))

/** The number beside "Messages" in the menus. It comes after the menu, which every room has. */
export function UnreadMessages() {
  if (!useSession()) return null
  return (
    <Suspense>
      <UnreadCount />
    </Suspense>
  )
}
