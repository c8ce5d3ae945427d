import '../../messages/chat.ts'
import type { ChatSide, FoundMessage } from '@newyou/contract/communication/chat'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { urls } from '../../urls.ts'
import styles from './chat.module.css'
import { chatQueries } from './queries.ts'
import { useShortWhen } from './when.ts'

/** Fewer letters find nearly everything. */
const leastLetters = 2

/** A field that searches in all messages of the reader; what it finds stands in the place of the list. */
export function SearchChats({ side, children }: { side: ChatSide; children: ReactNode }) {
  const t = useTranslations('chat.search')
  const [text, setText] = useState('')
  const words = useDeferredValue(text.trim())
  const isOn = words.length >= leastLetters
  const { data, isError } = useQuery({ ...chatQueries.search(words), enabled: isOn })
  return (
    <>
      <input
        type="search"
        className={styles.search}
        aria-label={t('label')}
        placeholder={t('label')}
        maxLength={80}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p className="sr-only" role="status">
        {isOn && data ? t('count', { count: data.length }) : ''}
      </p>
      {!isOn && children}
      {isOn && data && data.length > 0 && (
        <ul>
          {data.map((found) => (
            <Found key={found.message.u_id} found={found} side={side} />
          ))}
        </ul>
      )}
      {isOn && data?.length === 0 && <p className="t2">{t('none')}</p>}
      {isOn && isError && <p className="t2">{t('failed')}</p>}
    </>
  )
}

function Found({ found, side }: { found: FoundMessage; side: ChatSide }) {
  const t = useTranslations('chat')
  const when = useShortWhen()
  const { chat_u_id: chatId, is_group: isGroup, message } = found
  const of =
    side === 'client'
      ? { group: urls.communityGroup, chat: urls.chat }
      : { group: urls.practiceCommunityGroup, chat: urls.practiceChat }
  const to = isGroup ? of.group(chatId, message.seq) : of.chat(chatId, message.seq)
  return (
    <li>
      <LocaleLink className={styles.entry} to={to} preventScrollReset>
        <span className={styles.words}>
          <span className={styles.line}>
            <b>{found.name || t('former')}</b>
            <time className="small t3" dateTime={message.created_at}>
              {when(message.created_at)}
            </time>
          </span>
          <span className={styles.found}>
            {message.is_mine ? t('you', { text: message.text }) : message.text}
          </span>
        </span>
      </LocaleLink>
    </li>
  )
}
