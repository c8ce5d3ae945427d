import '../messages/chat.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { unreadMessagesQuery } from '../session/unread-query.ts'
import { WithQueries } from '../session/with-queries.tsx'
import styles from './unread-count.module.css'

/** How many messages wait, beside the word that leads to them; nothing when none does. */
export default function UnreadCount() {
  return (
    <WithQueries>
      <Count />
    </WithQueries>
  )
}

function Count() {
  const t = useTranslations('chat')
  const { data: count = 0 } = useQuery(unreadMessagesQuery)
  if (count === 0) return null
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{t('unread', { count })}</span>
    </span>
  )
}
