import '../../messages/chat.ts'
import type { ChatSide } from '@newyou/contract/communication/chat'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { isNotThere } from '../../api/not-found.ts'
import { Helpline } from '../../page/helpline.tsx'
import { Button } from '../../ui/button.tsx'
import conversation from '../../ui/conversation.module.css'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconArrowLeft } from '../../ui/icons.ts'
import { LocaleLink, useLocalized } from '../../ui/locale-link.tsx'
import { Face } from '../../ui/portrait.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { useZoneName } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import styles from './chat.module.css'
import { useChatName } from './conversations.tsx'
import { moveKept } from './kept.ts'
import { MessageActions } from './message-actions.tsx'
import { chatQueries, type KnownThread, renameThread } from './queries.ts'
import { Thread } from './thread.tsx'
import { useOutbox } from './use-outbox.ts'
import { WriteBox } from './write-box.tsx'

const urlOf = (side: ChatSide, id?: string) => (side === 'client' ? urls.chat(id) : urls.practiceChat(id))

/** One conversation, whichever id the address came with; from then on it has its own. */
export function Conversation({ id, side }: { id: string; side: ChatSide }) {
  const t = useTranslations('chat')
  const client = useQueryClient()
  const navigate = useNavigate()
  const localized = useLocalized()
  const { data, error, refetch } = useQuery(chatQueries.thread(client, id))
  const ownId = data?.chat.u_id
  const isLeaving = useRef(false)

  function goTo(chatId: string) {
    // Both the answer to the first message and what is asked again after it lead there.
    if (isLeaving.current) return
    isLeaving.current = true
    renameThread(client, id, chatId)
    moveKept(id, chatId)
    void navigate(localized(urlOf(side, chatId)), {
      replace: true,
      preventScrollReset: true,
      state: { isWriting: document.activeElement instanceof HTMLTextAreaElement },
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another id leads on
  useEffect(() => {
    if (ownId && ownId !== id) goTo(ownId)
  }, [ownId, id])

  if (!data || ownId !== id)
    return (
      <div className={conversation.pane}>
        {isNotThere(error) ? (
          <EmptyState title={t('notFound.title')} words={t('notFound.words')}>
            <Button variant="quiet" to={urlOf(side)}>
              {t('notFound.action')}
            </Button>
          </EmptyState>
        ) : error ? (
          <ErrorState words={t('failed')} onRetry={() => void refetch()} />
        ) : (
          <Skeletons />
        )}
      </div>
    )
  return <Open thread={data} side={side} onBegun={goTo} />
}

function Open({
  thread,
  side,
  onBegun,
}: {
  thread: KnownThread
  side: ChatSide
  onBegun: (chatId: string) => void
}) {
  const t = useTranslations('chat')
  const nameOf = useChatName()
  const zone = useZoneName()
  const { chat } = thread
  const name = nameOf(chat)
  const ids = new Set(thread.messages.map(({ u_id }) => u_id))
  const outbox = useOutbox(chat.u_id, (messageId) => ids.has(messageId), onBegun)
  return (
    <section className={conversation.pane} aria-label={t('thread.label', { name })}>
      <div className={conversation.with}>
        <LocaleLink
          className={`${conversation.back} ${conversation.besideList}`}
          to={urlOf(side)}
          aria-label={t('thread.back')}
        >
          <Icon of={IconArrowLeft} />
        </LocaleLink>
        {side === 'client' && <Face image={chat.image} />}
        <div className={conversation.who}>
          <h2>
            {chat.healer_u_id ? <LocaleLink to={urls.healer(chat.healer_u_id)}>{name}</LocaleLink> : name}
          </h2>
          <p className="small t3">
            {chat.title && `${chat.title}. `}
            {chat.is_demo && `${t('demo')}. `}
            {t('thread.zone', { zone: zone.short })}
          </p>
        </div>
        {chat.is_begun && <MessageActions chatId={chat.u_id} name={name} />}
      </div>
      <Thread thread={thread} side={side} name={name} outbox={outbox} />
      <div className={conversation.foot} data-dock="writing">
        <Helpline />
        {chat.writing === 'open' ? (
          <WriteBox id={chat.u_id} name={name} onSend={outbox.send} />
        ) : (
          <p className="t2">
            {t(
              side === 'healer' && chat.writing === 'healer-left'
                ? 'box.ended.own'
                : `box.ended.${chat.writing}`,
            )}{' '}
            {chat.writing === 'blocked-by-me' && (
              <LocaleLink to={side === 'client' ? urls.community() : urls.practiceCommunity()}>
                {t('box.unblock')}
              </LocaleLink>
            )}
          </p>
        )}
      </div>
    </section>
  )
}

function Skeletons() {
  return (
    <div className={styles.skeletons} aria-hidden="true">
      <SkeletonLine width="half" tall />
      <SkeletonLine width="third" tall />
      <SkeletonLine width="half" tall />
    </div>
  )
}
