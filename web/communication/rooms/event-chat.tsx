import '../../messages/rooms.ts'
import { roomMessageMax } from '@newyou/contract/communication/rooms/live'
import { useEffect, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { CrisisHelp } from '../../foundation/crisis/crisis-help.tsx'
import { Button } from '../../ui/button.tsx'
import { timeOfDay } from '../../ui/format.ts'
import { useVisitorZone } from '../../ui/visitor-time.tsx'
import type { Call } from './call.ts'
import styles from './notes.module.css'
import type { KnownRoom } from './queries.ts'
import { useStore } from './store.ts'

/** Chat of all people in an event's room. It is kept only in the connected browsers. */
export function EventChat({ room, call }: { room: KnownRoom; call: Call }) {
  const t = useTranslations('rooms.talk')
  const locale = useLocale()
  const { messages, line } = useStore(call.store)
  const [text, setText] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const zone = useVisitorZone()
  useEffect(() => {
    call.setReading(true)
    return () => call.setReading(false)
  }, [call])
  const count = messages.length
  useEffect(() => {
    if (count) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [count])

  function send() {
    if (!text.trim()) return
    call.say(text.trim())
    setText('')
  }

  return (
    <div className={styles.chat}>
      {count === 0 && <p className="t2">{t('none')}</p>}
      <ol ref={list} className={styles.messages} aria-live="polite" aria-label={t('messages')}>
        {messages.map(({ id, name, isMine, text: said, at }) => (
          <li key={id} data-mine={isMine || undefined}>
            <p className="small t3">
              {t('by', { name: isMine ? t('mine') : name, time: timeOfDay(at, zone, locale) })}
            </p>
            <p className={styles.chatText}>{said}</p>
          </li>
        ))}
      </ol>
      <form
        className={styles.write}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <textarea
          rows={1}
          aria-label={t('label')}
          placeholder={t('label')}
          maxLength={roomMessageMax}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            // While a word is composed, Enter chooses it.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            send()
          }}
        />
        <Button variant="primary" type="submit" disabled={line !== 'open'}>
          {t('send')}
        </Button>
      </form>
      {room.role === 'client' && <CrisisHelp text={text} place="group" />}
    </div>
  )
}
