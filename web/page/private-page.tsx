import '../messages/accounts-menu.ts'
import type { Role } from '@newyou/contract/vocabulary'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { loginOf } from '../session/redirect-to.ts'
import { type Session, useSession } from '../session/session.ts'
import { SessionRequired } from '../session/session-required.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { urls } from '../urls.ts'
import styles from './private-page.module.css'
import { SideMenu } from './side-menu.tsx'

interface PrivatePageProps {
  /** The role whose page it is; without it, of every signed-in person. */
  of?: Role
  /** Placeholder until the reader is known: heading and skeleton of the full screen, nothing personal. */
  waiting: ReactNode
  /** Without the menu beside it, as the checkout. */
  plain?: boolean
  children: (session: Session) => ReactNode
}

/** A page for signed-in people with their menu beside it. On a page of another role it says whose it is. */
export function PrivatePage({ of, waiting, plain = false, children }: PrivatePageProps) {
  const session = useSession()
  const content = (
    <SessionRequired skeleton={waiting} loginUrl={loginOf(of)}>
      {(known) => (of && known.role !== of ? <OtherRole of={of} as={known.role} /> : children(known))}
    </SessionRequired>
  )
  if (plain) return <div className={`wrap ${styles.plain}`}>{content}</div>
  return (
    <div className={`wrap ${styles.room}`}>
      <SideMenu role={session?.role ?? of ?? 'client'} />
      <div className={styles.content}>{content}</div>
    </div>
  )
}

const ways: Record<Role, () => string> = {
  client: urls.dashboard,
  healer: urls.practice,
  staff: () => urls.helpDesk(),
}

function OtherRole({ of, as }: { of: Role; as: Role }) {
  const t = useTranslations('accounts-menu.otherRole')
  return (
    <EmptyState heading="h1" title={t(`${of}.title`)} words={t(`${of}.words`)}>
      <Button variant="quiet" to={ways[as]()}>
        {t(`ways.${as}`)}
      </Button>
    </EmptyState>
  )
}
