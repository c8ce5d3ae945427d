import type { Role } from '@newyou/contract/accounts'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { queryClient } from '../api/query-client.ts'
import { type Session, useSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { useLocalized } from '../ui/locale-link.tsx'
import { urls } from '../urls.ts'
import styles from './room.module.css'
import { RoomsMenu } from './rooms-menu.tsx'

const never = () => () => {}
/** False on the server and in the first paint, which know nobody. */
const useIsAwake = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

interface RoomProps {
  /** Whose room it is; without it, of everybody who is signed in. */
  of?: Role
  /** What stands here until it is known who is reading: heading and skeleton of the full screen, nothing personal. */
  waiting: ReactNode
  /** Rooms have a list of each other beside them; the checkout has not. */
  plain?: boolean
  children: (session: Session) => ReactNode
}

/** A screen of a signed-in person. Visitors go to the login page and come back; others are told whose room it is. */
export function Room({ of, waiting, plain = false, children }: RoomProps) {
  const isAwake = useIsAwake()
  const session = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const localized = useLocalized()
  const leave = useEffectEvent(() => {
    // After a logout the address may be another's already.
    if (window.location.pathname !== pathname) return
    const toLogin = of === 'healer' ? urls.loginHealer : urls.login
    void navigate(localized(toLogin(`${pathname}${search}`)), { replace: true })
  })
  const isVisitor = isAwake && !session
  useEffect(() => {
    if (isVisitor) leave()
  }, [isVisitor])

  const content = !session ? waiting : of && session.role !== of ? <OtherRoom of={of} /> : children(session)
  return (
    <QueryClientProvider client={queryClient}>
      {plain ? (
        <div className={`wrap ${styles.plain}`}>{content}</div>
      ) : (
        <div className={`wrap ${styles.room}`}>
          <RoomsMenu role={session?.role ?? of ?? 'client'} />
          <div className={styles.content}>{content}</div>
        </div>
      )}
    </QueryClientProvider>
  )
}

function OtherRoom({ of }: { of: Role }) {
  const t = useTranslations('accounts.otherRoom')
  return (
    <EmptyState heading="h1" title={t(`${of}.title`)} words={t(`${of}.words`)}>
      <Button look="quiet" to={of === 'healer' ? urls.dashboard() : urls.practice()}>
        {t(`${of}.action`)}
      </Button>
    </EmptyState>
  )
}
