import '../messages/chat.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useSession } from '../session/session.ts'
import { WithQueries } from '../session/with-queries.tsx'
import { chatQueries } from './queries.ts'
import styles from './unread.module.css'

/** How many messages wait, beside the word that leads to them; nothing when none does. */
export function UnreadMessages() {
  const session = useSession()
  if (!session) return null
  return (
    <WithQueries>
      <Count />
    </WithQueries>
  )
}

function Count() {
  const t = useTranslations('chat')
  const { data: count = 0 } = useQuery(chatQueries.unread())
  if (count === 0) return null
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{t('unread', { count })}</span>
    </span>
  )
}
