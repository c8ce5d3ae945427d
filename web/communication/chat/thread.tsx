import '../../messages/chat.ts'
import type { ChatAuthor, ChatMessage, ChatSide } from '@newyou/contract/communication/chat'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { timeOfDay } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconAlertCircle, IconFileText, IconRosetteDiscountCheck } from '../../ui/icons.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { useVisitorZone } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import type { Waiting } from './kept.ts'
import { MessageActions } from './message-actions.tsx'
import { MessageFiles } from './message-files.tsx'
import type { KnownThread } from './queries.ts'
import styles from './thread.module.css'
import { useIsTyping } from './typing.ts'
import { useJump } from './use-jump.ts'
import type { useOutbox } from './use-outbox.ts'
import { useReading } from './use-reading.ts'
import { useByDay, usePastDay, useShortWhen } from './when.ts'

/** All that was said and what is on its way, by days. Earlier messages come when one scrolls up to them. */
export function Thread({
  thread,
  side,
  name,
  isModerator = false,
  first,
  outbox: { waiting, again, remove },
}: {
  thread: KnownThread
  side: ChatSide
  name: string
  /** Of a group: whether the reader may hide posts and mute their authors. */
  isModerator?: boolean
  /** Text of an empty thread, instead of the default text of the messages page. */
  first?: string
  outbox: ReturnType<typeof useOutbox>
}) {
  const t = useTranslations('chat.thread')
  const pastDay = usePastDay()
  const byDay = useByDay()
  const { scroller, isAtEnd, toEnd, older, loadOlder, heard } = useReading(thread, waiting.length)
  /** Where the unread ones began when the conversation was opened; it stays while one is here. */
  const [firstUnread] = useState(
    () => thread.messages.find((one) => !one.is_mine && one.seq > thread.read_seq)?.seq,
  )
  const messages = thread.messages.filter(({ is_gone: isGone }) => !isGone)
  const { is_group: isGroup, u_id: chatId } = thread.chat
  // A group's name is the heading of its page, a conversation's stands below that of the list.
  const DayHeading = isGroup ? 'h2' : 'h3'
  const lastMine = messages.findLast((one) => one.is_mine)?.seq
  const isTyping = useIsTyping(chatId, thread.messages.at(-1)?.seq)
  const sought = useJump({ scroller, thread, older, loadOlder })
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
            <p className={`t2 ${styles.first}`}>
              {first ?? t(isGroup ? 'first.group' : `first.${side}`, { name })}
            </p>
          )}
          {byDay(messages).map(({ day, messages: said }) => (
            <section key={day} className={styles.day}>
              <DayHeading className={styles.divider}>{pastDay(said[0]?.created_at ?? day)}</DayHeading>
              <ol>
                {said.map((message) => (
                  <Message
                    key={message.u_id}
                    message={message}
                    chatId={chatId}
                    by={
                      message.is_mine
                        ? t('mine')
                        : message.author
                          ? message.author.name || t('formerMember')
                          : name
                    }
                    isModerator={isModerator}
                    isSought={message.seq === sought}
                    isFirstUnread={message.seq === firstUnread}
                    read={
                      message.seq === lastMine && !isGroup
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
      {isTyping && (
        <p className={styles.typing} role="status">
          {isGroup ? t('typingGroup') : t('typing', { name })}
        </p>
      )}
      {!isAtEnd && heard.isNew && (
        <Button variant="primary" small className={styles.latest} onClick={toEnd}>
          {t('toLatest')}
        </Button>
      )}
      <p className="sr-only" role="status">
        {heard.last && t('came', { name: heard.last.author?.name ?? name, text: heard.last.text })}
      </p>
    </div>
  )
}

function Message({
  message,
  chatId,
  by,
  isModerator,
  isSought,
  isFirstUnread,
  read,
}: {
  message: ChatMessage
  chatId: string
  by: string
  isModerator: boolean
  isSought: boolean
  isFirstUnread: boolean
  read: { is: boolean; at: string | null } | undefined
}) {
  const t = useTranslations('chat.thread')
  const locale = useLocale()
  const zone = useVisitorZone()
  const when = useShortWhen()
  const { author, is_mine: isMine, files } = message
  return (
    <>
      {isFirstUnread && (
        <li className={styles.fresh}>
          <span>{t('fresh')}</span>
        </li>
      )}
      <li
        className={styles.message}
        data-mine={isMine || undefined}
        data-seq={message.seq}
        data-sought={isSought || undefined}
      >
        {author && !isMine && <AuthorLine author={author} name={by} />}
        <div className={styles.bubble}>
          <div>
            {message.text && (
              <p className={styles.text}>
                {(isMine || !author) && <span className="sr-only">{by}: </span>}
                {message.text}
              </p>
            )}
            {files.length > 0 && <MessageFiles chatId={chatId} files={files} />}
          </div>
          {!isMine && (
            <MessageActions
              chatId={chatId}
              name={by}
              message={message}
              isGroup={author !== null}
              isModerator={isModerator}
            />
          )}
        </div>
        <p className={styles.meta}>
          <time dateTime={message.created_at}>{timeOfDay(message.created_at, zone, locale)}</time>
          {read && <span>{read.is && read.at ? t('read', { when: when(read.at) }) : t('sent')}</span>}
        </p>
      </li>
    </>
  )
}

/** Author in a group; a healer is marked, and links to the healer's page. */
function AuthorLine({ author, name }: { author: ChatAuthor; name: string }) {
  const t = useTranslations('chat.thread')
  return (
    <p className={styles.author}>
      {author.healer_u_id ? (
        <LocaleLink to={urls.healer(author.healer_u_id)}>{name}</LocaleLink>
      ) : (
        <b>{name}</b>
      )}
      {author.is_healer && (
        <span className={styles.healer}>
          <Icon of={IconRosetteDiscountCheck} size="meta" />
          {t('healer')}
        </span>
      )}
      {author.is_moderator && <span className={styles.mark}>{t('moderator')}</span>}
    </p>
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
  const { text, files, failure } = message
  return (
    <li className={styles.message} data-mine data-waiting={failure === null || undefined}>
      {text && <p className={styles.text}>{text}</p>}
      {files.map((file) => (
        <p key={file} className={styles.sent}>
          <Icon of={IconFileText} size="meta" />
          {file}
        </p>
      ))}
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
