import '../../messages/chat.ts'
import type { Chat, ChatMessage, ChatSide } from '@newyou/contract/communication/chat'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { Face } from '../../ui/portrait.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { urls } from '../../urls.ts'
import styles from './chat.module.css'
import { chatQueries } from './queries.ts'
import { SearchChats } from './search-chats.tsx'
import { useShortWhen } from './when.ts'

/** Those who have written to each other, and below them with whom one may begin. */
export function Conversations({ side, current }: { side: ChatSide; current: string | undefined }) {
  const t = useTranslations('chat')
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    chatQueries.list(),
  )
  if (!data)
    return isError ? (
      <div className={styles.list}>
        <ErrorState words={t('failed')} onRetry={() => void refetch()} />
      </div>
    ) : (
      <div className={`${styles.list} ${styles.skeletons}`} aria-hidden="true">
        <SkeletonLine width="most" tall />
        <SkeletonLine width="half" tall />
        <SkeletonLine width="most" tall />
      </div>
    )
  const chats = data.pages.flatMap((page) => page.data)
  if (chats.length === 0)
    return current ? null : (
      <div className={styles.whole}>
        <EmptyState title={t('empty.title')} words={t(`empty.${side}`)}>
          {side === 'client' && (
            <Button variant="quiet" to={urls.healers()}>
              {t('empty.action')}
            </Button>
          )}
        </EmptyState>
      </div>
    )
  const begun = chats.filter((chat) => chat.is_begun)
  const open = chats.filter((chat) => !chat.is_begun)
  return (
    <>
      <nav className={styles.list} aria-label={t('listLabel')}>
        <SearchChats side={side}>
          {begun.length > 0 && (
            <ul>
              {begun.map((chat) => (
                <Entry key={chat.u_id} chat={chat} side={side} isCurrent={chat.u_id === current} />
              ))}
            </ul>
          )}
          {open.length > 0 && (
            <>
              <h2 className={styles.open}>{t(begun.length > 0 ? 'mayAlsoBegin' : 'mayBegin')}</h2>
              <ul>
                {open.map((chat) => (
                  <Entry key={chat.u_id} chat={chat} side={side} isCurrent={chat.u_id === current} />
                ))}
              </ul>
            </>
          )}
          {hasNextPage && (
            <Button variant="quiet" small busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('more')}
            </Button>
          )}
        </SearchChats>
      </nav>
      {!current && (
        <div className={styles.choose}>
          <EmptyState title={t('choose.title')} words={t('choose.words')} />
        </div>
      )}
    </>
  )
}

/** People with deleted accounts have no name. */
export function useChatName() {
  const t = useTranslations('chat')
  return ({ name }: Pick<Chat, 'name'>) => name || t('former')
}

function Entry({ chat, side, isCurrent }: { chat: Chat; side: ChatSide; isCurrent: boolean }) {
  const t = useTranslations('chat')
  const when = useShortWhen()
  const nameOf = useChatName()
  const { last, unread } = chat
  function previewOf({ is_mine: isMine, is_gone: isGone, text }: ChatMessage) {
    if (isGone) return ''
    const shown = text || t('file')
    return isMine ? t('you', { text: shown }) : shown
  }
  const to = side === 'client' ? urls.chat(chat.u_id) : urls.practiceChat(chat.u_id)
  return (
    <li>
      <LocaleLink
        className={styles.entry}
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        data-unread={unread > 0 || undefined}
        preventScrollReset
      >
        {side === 'client' && <Face image={chat.image} />}
        <span className={styles.words}>
          <span className={styles.line}>
            <b>{nameOf(chat)}</b>
            {last && (
              <time className="small t3" dateTime={last.created_at}>
                {when(last.created_at)}
              </time>
            )}
          </span>
          <span className={styles.line}>
            <span className={styles.preview}>{last ? previewOf(last) : chat.title}</span>
            {unread > 0 && (
              <span className={styles.dot}>
                <span className="sr-only">{t('unread', { count: unread })}</span>
              </span>
            )}
          </span>
        </span>
      </LocaleLink>
    </li>
  )
}
