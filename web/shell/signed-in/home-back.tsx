import { lazy, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import type { Session } from '../../session/session.ts'

const Back = lazy(() => import('../../screens/home/back.tsx'))

/** The home page keeps a room for signed-in people. It is filled from here, so that visitors load nothing of it. */
export function HomeBack({ role }: Pick<Session, 'role'>) {
  const { pathname } = useLocation()
  const [room, setRoom] = useState<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another room, or none
  useEffect(() => setRoom(document.querySelector('[data-back]')), [pathname])
  return (
    room &&
    createPortal(
      <Suspense>
        <Back role={role} />
      </Suspense>,
      room,
    )
  )
}
