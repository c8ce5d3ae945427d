import '../../messages/chat.ts'
import type { ChatSide } from '@newyou/contract/communication/chat'
import { type MetaArgs, useLocation, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import conversation from '../../ui/conversation.module.css'
import { localeOf, withoutLocale } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { urls } from '../../urls.ts'
import styles from './chat.module.css'
import { Conversation } from './conversation.tsx'
import { Conversations } from './conversations.tsx'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'chat')
  return pageMeta(matches, {
    path: withoutLocale(location.pathname),
    title: t('meta'),
    description: t('lead.client'),
    noIndex: true,
  })
}

/** The room of a client, and under the practice that of a healer. */
export default function Chat() {
  const side: ChatSide = withoutLocale(useLocation().pathname) === urls.practiceChat() ? 'healer' : 'client'
  return (
    <PrivatePage of={side} waiting={<Waiting side={side} />}>
      {() => <Chats side={side} />}
    </PrivatePage>
  )
}

function Chats({ side }: { side: ChatSide }) {
  const t = useTranslations('chat')
  const [query] = useSearchParams()
  const id = query.get('with') || undefined
  return (
    <div
      className={id ? `${styles.chat} ${conversation.whole}` : styles.chat}
      data-open={id ? true : undefined}
    >
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="t2">{t(`lead.${side}`)}</p>
      </div>
      <Conversations side={side} current={id} />
      {id && <Conversation key={id} id={id} side={side} />}
    </div>
  )
}

function Waiting({ side }: { side: ChatSide }) {
  const t = useTranslations('chat')
  return (
    <div className={styles.chat} aria-busy="true">
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="t2">{t(`lead.${side}`)}</p>
      </div>
      <div className={styles.skeletons} aria-hidden="true">
        <SkeletonLine width="most" tall />
        <SkeletonLine width="half" tall />
        <SkeletonLine width="most" tall />
      </div>
    </div>
  )
}
