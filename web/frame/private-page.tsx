import '../messages/accounts.ts'
import type { Role } from '@newyou/contract/vocabulary'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { loginOf } from '../accounts/redirect-to.ts'
import { type Session, useSession } from '../session/session.ts'
import { Room as SessionRoom } from '../session/session-required.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { urls } from '../urls.ts'
import styles from './private-page.module.css'
import { RoomsMenu } from './side-menu.tsx'

interface RoomProps {
  /** The role whose room it is; without it, of every signed-in person. */
  of?: Role
  /** What stands here until it is known who is reading: heading and skeleton of the full screen, nothing personal. */
  waiting: ReactNode
  /** Rooms have a list of each other beside them; the checkout has not. */
  plain?: boolean
  children: (session: Session) => ReactNode
}

/** A room with the list of rooms beside it. In a room of another role the page says whose it is. */
export function Room({ of, waiting, plain = false, children }: RoomProps) {
  const session = useSession()
  const content = (
    <SessionRoom skeleton={waiting} loginUrl={loginOf(of)}>
      {(known) => (of && known.role !== of ? <OtherRoom of={of} as={known.role} /> : children(known))}
    </SessionRoom>
  )
  if (plain) return <div className={`wrap ${styles.plain}`}>{content}</div>
  return (
    <div className={`wrap ${styles.room}`}>
      <RoomsMenu role={session?.role ?? of ?? 'client'} />
      <div className={styles.content}>{content}</div>
    </div>
  )
}

const ways: Record<Role, () => string> = {
  client: urls.dashboard,
  healer: urls.practice,
  staff: () => urls.helpDesk(),
}

function OtherRoom({ of, as }: { of: Role; as: Role }) {
  const t = useTranslations('accounts.otherRoom')
  return (
    <EmptyState heading="h1" title={t(`${of}.title`)} words={t(`${of}.words`)}>
      <Button variant="quiet" to={ways[as]()}>
        {t(`ways.${as}`)}
      </Button>
    </EmptyState>
  )
}
