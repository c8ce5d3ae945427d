import { useEffect, useRef } from 'react'
import type { EpubBook } from './epub.ts'
import type { PartProps } from './part.ts'
import styles from './reader.module.css'

/** A chapter, set in our own type. */
export default function EpubPart({ book, part, textSize, onShown, onPart, onFailed }: PartProps<EpubBook>) {
  const ref = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown anew for another chapter or another size only
  useEffect(() => {
    const page = ref.current
    if (!page) return
    try {
      page.replaceChildren(book.chapter(part))
      onShown(page)
    } catch (error) {
      onFailed(error)
    }
  }, [book, part, textSize])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls; this only says where they lead
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link is clicked by its key too
    <div
      ref={ref}
      className={styles.chapter}
      data-size={textSize}
      onClick={(event) => {
        const link = event.target instanceof Element ? event.target.closest('a[data-part]') : null
        if (!(link instanceof HTMLElement)) return
        event.preventDefault()
        onPart(Number(link.dataset.part))
      }}
    />
  )
}
