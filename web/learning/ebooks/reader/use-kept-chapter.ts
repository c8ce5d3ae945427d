import type { EbookReading } from '@newyou/contract/learning/ebooks'
import { useEffect } from 'react'
import { keepChapter } from '../../../session/kept-offline.ts'
import { whenIdle } from '../../../ui/when-idle.ts'
import type { Opened } from './use-book.ts'

/** Keeps the words of each chapter that is opened, so that it can be read again without a line. Pages of a PDF are pictures. */
export function useKeptChapter(
  { u_id: ebookId, title, language }: EbookReading['ebook'],
  opened: Opened,
  part: number,
) {
  useEffect(() => {
    if (opened.format !== 'epub') return
    const { book } = opened
    whenIdle(() => {
      let chapter: HTMLElement
      try {
        chapter = book.chapter(part)
      } catch {
        // The reader says what is wrong with it.
        return
      }
      for (const picture of chapter.querySelectorAll('img')) picture.remove()
      for (const link of chapter.querySelectorAll('a[data-part], a[data-note]'))
        link.replaceWith(...link.childNodes)
      keepChapter(ebookId, part, {
        book: title,
        chapter: book.contents.find((one) => one.part === part)?.title ?? `${part + 1} / ${book.parts}`,
        language,
        html: chapter.dir === 'rtl' ? chapter.outerHTML : chapter.innerHTML,
      })
    })
  }, [ebookId, title, language, opened, part])
}
