import '../messages/chat.ts'
import type { ChatMessage, ChatSide } from '@newyou/contract/chat'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { timeOfDay } from '../ui/format.ts'
import { Icon } from '../ui/icon.tsx'
import { IconAlertCircle } from '../ui/icons.ts'
import { useVisitorZone } from '../ui/visitor-time.tsx'
import type { Waiting } from './kept.ts'
import type { KnownThread } from './queries.ts'
import styles from './thread.module.css'
import type { useOutbox } from './use-outbox.ts'
import { useReading } from './use-reading.ts'
import { useByDay, usePastDay, useShortWhen } from './when.ts'

/** All that was said and what is on its way, by days. Earlier messages come when one scrolls up to them. */
export function Thread({
  thread,
  side,
  name,
  outbox: { waiting, again, remove },
}: {
  thread: KnownThread
  side: ChatSide
  name: string
  outbox: ReturnType<typeof useOutbox>
}) {
  const t = useTranslations('chat.thread')
  const pastDay = usePastDay()
  const byDay = useByDay()
  const { scroller, isAtEnd, toEnd, older, loadOlder, heard } = useReading(thread, side, waiting.length)
  /** Where the unread ones began when the conversation was opened; it stays while one is here. */
  const [firstUnread] = useState(
    () => thread.messages.find((one) => one.side !== side && one.seq > thread.read_seq)?.seq,
  )
  const { messages } = thread
  const lastMine = messages.findLast((one) => one.side === side)?.seq
  return (
    <div className={styles.holder}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form */}
      <div
        className={styles.scroller}
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        role="group"
        aria-label={t('said')}
      >
        <div>
          {thread.hasOlder && (
            <div className={styles.older}>
              {older === 'failed' && <p className="small t2">{t('olderFailed')}</p>}
              <Button variant="quiet" small busy={older === 'loading'} onClick={() => void loadOlder()}>
                {t('older')}
              </Button>
            </div>
          )}
          {messages.length === 0 && waiting.length === 0 && (
            <p className={`t2 ${styles.first}`}>{t(`first.${side}`, { name })}</p>
          )}
          {byDay(messages).map(({ day, messages: said }) => (
            <section key={day} className={styles.day}>
              <h3 className={styles.divider}>{pastDay(said[0]?.created_at ?? day)}</h3>
              <ol>
                {said.map((message) => (
                  <Message
                    key={message.u_id}
                    message={message}
                    isMine={message.side === side}
                    by={message.side === side ? t('mine') : name}
                    isFirstUnread={message.seq === firstUnread}
                    read={
                      message.seq === lastMine
                        ? { is: message.seq <= thread.other_read_seq, at: thread.other_read_at }
                        : undefined
                    }
                  />
                ))}
              </ol>
            </section>
          ))}
          {waiting.length > 0 && (
            <ol>
              {waiting.map((message) => (
                <OnItsWay key={message.u_id} message={message} onAgain={again} onRemove={remove} />
              ))}
            </ol>
          )}
        </div>
      </div>
      {!isAtEnd && heard.isNew && (
        <Button variant="primary" small className={styles.latest} onClick={toEnd}>
          {t('toLatest')}
        </Button>
      )}
      <p className="sr-only" role="status">
        {heard.last && t('came', { name, text: heard.last.text })}
      </p>
    </div>
  )
}

function Message({
  message,
  isMine,
  by,
  isFirstUnread,
  read,
}: {
  message: ChatMessage
  isMine: boolean
  by: string
  isFirstUnread: boolean
  read: { is: boolean; at: string | null } | undefined
}) {
  const t = useTranslations('chat.thread')
  const zone = useVisitorZone()
  const when = useShortWhen()
  return (
    <>
      {isFirstUnread && (
        <li className={styles.fresh}>
          <span>{t('fresh')}</span>
        </li>
      )}
      <li className={styles.message} data-mine={isMine || undefined}>
        <p className={styles.text}>
          <span className="sr-only">{by}: </span>
          {message.text}
        </p>
        <p className={styles.meta}>
          <time dateTime={message.created_at}>{timeOfDay(message.created_at, zone)}</time>
          {read && <span>{read.is && read.at ? t('read', { when: when(read.at) }) : t('sent')}</span>}
        </p>
      </li>
    </>
  )
}

function OnItsWay({
  message,
  onAgain,
  onRemove,
}: {
  message: Waiting
  onAgain: (message: Waiting) => void
  onRemove: (messageId: string) => void
}) {
  const t = useTranslations('chat.thread')
  const { text, failure } = message
  return (
    <li className={styles.message} data-mine data-waiting={failure === null || undefined}>
      <p className={styles.text}>{text}</p>
      {failure === null ? (
        <p className={styles.meta}>{t('sending')}</p>
      ) : (
        <>
          <p className={styles.failed} role="alert">
            <Icon of={IconAlertCircle} size="meta" />
            <span>
              {t('notSent')} {failure}
            </span>
          </p>
          <p className={styles.actions}>
            <Button variant="quiet" small onClick={() => onAgain(message)}>
              {t('again')}
            </Button>
            <Button variant="bare" small onClick={() => onRemove(message.u_id)}>
              {t('remove')}
            </Button>
          </p>
        </>
      )}
    </li>
  )
}
