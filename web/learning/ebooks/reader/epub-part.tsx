import '../../../messages/ebooks.ts'
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '../../../ui/dialog.tsx'
import type { EpubBook } from './epub.ts'
import type { Goal } from './opened-book.ts'
import type { PartProps } from './part.ts'
import { PartFailure } from './part-failure.tsx'
import styles from './reader.module.css'

type Followed = { goal: Goal } | { note: string; anchor: string | undefined }

/** Where a pressed link of the book leads; undefined for one that leads out of it. */
function followed(event: MouseEvent): Followed | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[data-part], a[data-note]') : null
  if (!(link instanceof HTMLElement)) return undefined
  event.preventDefault()
  const { part, note, at: anchor } = link.dataset
  return note === undefined ? { goal: { part: Number(part), anchor } } : { note, anchor }
}

/** A chapter, set in our own type. */
export default function EpubPart({ book, part, textSize, label, onShown, onGoal }: PartProps<EpubBook>) {
  const ref = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState<number>()
  const [attempt, setAttempt] = useState(0)
  const [note, setNote] = useState<HTMLElement>()
  /** Where a link in a note leads: gone to once the dialog is away, because it holds the page still. */
  const [afterNote, setAfterNote] = useState<Goal>()
  const t = useTranslations('ebooks.reader')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each such link
  useEffect(() => {
    if (note || !afterNote) return
    onGoal(afterNote)
    setAfterNote(undefined)
  }, [note, afterNote])
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown anew for another chapter or another size only
  useEffect(() => {
    const page = ref.current
    if (!page) return
    try {
      const chapter = book.chapter(part)
      page.dir = chapter.dir
      page.lang = chapter.lang
      page.replaceChildren(...chapter.childNodes)
      setFailed(undefined)
      onShown(page)
    } catch {
      page.replaceChildren()
      setFailed(part)
    }
  }, [book, part, textSize, attempt])

  function follow(event: MouseEvent) {
    const to = followed(event)
    if (!to) return
    if ('goal' in to) {
      if (note) setAfterNote(to.goal)
      else onGoal(to.goal)
      setNote(undefined)
      return
    }
    try {
      setNote(book.note(to.note, to.anchor))
    } catch {
      const missing = document.createElement('p')
      missing.textContent = t('noteBroken')
      setNote(missing)
    }
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls; this only says where they lead */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link is clicked by its key too */}
      <div ref={ref} className={styles.chapter} data-size={textSize} onClick={follow} />
      {failed === part && (
        <PartFailure label={label} onShown={onShown} onRetry={() => setAttempt((count) => count + 1)} />
      )}
      <Dialog isOpen={note !== undefined} onClose={() => setNote(undefined)} title={t('note')} width={520}>
        {note && <Note words={note} textSize={textSize} onFollow={follow} />}
      </Dialog>
    </>
  )
}

function Note({
  words,
  textSize,
  onFollow,
}: {
  words: HTMLElement
  textSize: number
  onFollow: (event: MouseEvent) => void
}) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => ref.current?.replaceChildren(words), [words])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: as of the chapter
    // biome-ignore lint/a11y/useKeyWithClickEvents: as of the chapter
    <div ref={ref} className={`${styles.chapter} ${styles.note}`} data-size={textSize} onClick={onFollow} />
  )
}
