import '../../messages/chat.ts'
import { chatTextMax } from '@newyou/contract/business'
import { type KeyboardEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { CrisisHelp } from '../../foundation/crisis/crisis-help.tsx'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { AttachButton, ChosenFiles, useAttach } from './attach.tsx'
import styles from './chat.module.css'
import { keepDraft, readDraft } from './kept.ts'
import { useSayTyping } from './typing.ts'

/** From here on it says how much room is left. */
const nearlyFull = 200

function subscribeOnline(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
const useOnline = () =>
  useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  )

/** Where one writes. Unsent text survives a reload. */
export function WriteBox({
  id,
  name,
  isGroup = false,
  onSend,
}: {
  id: string
  name: string
  isGroup?: boolean
  onSend: (text: string, files: readonly File[]) => void
}) {
  const t = useTranslations('chat.box')
  const hintId = useId()
  const isOnline = useOnline()
  const [text, setText] = useState(() => readDraft(id))
  const box = useRef<HTMLTextAreaElement>(null)
  const { files, add, clear, ...chosen } = useAttach()
  const sayTyping = useSayTyping(id)
  const { state } = useLocation()
  const isClient = useSession()?.role === 'client'
  const wasWriting = Boolean((state as { isWriting?: boolean } | null)?.isWriting)
  useEffect(() => {
    if (wasWriting) box.current?.focus()
  }, [wasWriting])

  function change(next: string) {
    setText(next)
    keepDraft(id, next)
    if (next.trim()) sayTyping()
  }
  function send() {
    box.current?.focus()
    if (!text.trim() && files.length === 0) return
    onSend(text.trim(), files)
    clear()
    change('')
  }
  function onKeyDown(event: KeyboardEvent) {
    // While a word is composed, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const left = chatTextMax - text.length

  return (
    <form
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <ChosenFiles files={files} {...chosen} />
      <AttachButton onAdd={add} />
      <textarea
        ref={box}
        rows={1}
        aria-label={t(isGroup ? 'labelGroup' : 'label', { name })}
        aria-describedby={hintId}
        placeholder={t('placeholder')}
        maxLength={chatTextMax}
        value={text}
        onChange={({ target }) => change(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button variant="primary" type="submit">
        {t('send')}
      </Button>
      <p
        id={hintId}
        className={`small t3 ${styles.hint}`}
        data-important={!isOnline || left < nearlyFull || undefined}
      >
        {isOnline ? (left < nearlyFull ? t('left', { count: left }) : t('hint')) : t('offline')}
      </p>
      {isClient && (
        <div className={styles.help}>
          <CrisisHelp text={text} place={isGroup ? 'group' : 'chat'} />
        </div>
      )}
    </form>
  )
}
