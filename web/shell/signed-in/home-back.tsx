import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import type { Session } from '../../session/session.ts'

const Back = lazy(() => import('../../screens/home/back.tsx'))
const ThereNow = lazy(() => import('../../screens/home/there-now.tsx'))

/** The home page keeps rooms for signed-in people. They are filled from here, so that visitors load nothing of it. */
export function HomeBack({ role }: Pick<Session, 'role'>) {
  return (
    <>
      <Filled room="[data-back]">
        <Back role={role} />
      </Filled>
      {role === 'client' && (
        <Filled room="[data-now]">
          <ThereNow />
        </Filled>
      )}
    </>
  )
}

function Filled({ room: selector, children }: { room: string; children: ReactNode }) {
  const { pathname } = useLocation()
  const [room, setRoom] = useState<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another room, or none
  useEffect(() => setRoom(document.querySelector(selector)), [selector, pathname])
  return room && createPortal(<Suspense>{children}</Suspense>, room)
}
