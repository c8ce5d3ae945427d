import '../../../messages/ebooks.ts'
import { TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PartProps } from './part.ts'
import { PartFailure } from './part-failure.tsx'
import type { PdfBook } from './pdf.ts'
import { linksOf } from './pdf-links.ts'
import styles from './reader.module.css'

/** As wide as a page is at the smallest size of the text; each larger size enlarges the page. */
const widest = 600
const smallestText = 18
/** Sharper than this no eye sees, and canvases grow with its square. */
const densityMax = 2

/** The width of the window, once it rests. */
function useWindowWidth() {
  const [width, setWidth] = useState(() => window.innerWidth)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const onResize = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setWidth(window.innerWidth), 150)
    }
    window.addEventListener('resize', onResize)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('resize', onResize)
    }
  }, [])
  return width
}

/** A page as it was printed, with its words over it for marking and for screen readers. */
export default function PdfPart({ book, part, textSize, label, onShown, onGoal }: PartProps<PdfBook>) {
  const t = useTranslations('ebooks.reader')
  const page = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const width = useWindowWidth()
  const [failed, setFailed] = useState<number>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew for another page, size or width only
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    async function draw() {
      const printed = await book.document.getPage(part + 1)
      if (isOver || !sheet.current || !page.current) return
      const natural = printed.getViewport({ scale: 1 })
      const scale = (Math.min(width - 32, widest) / natural.width) * (textSize / smallestText)
      const viewport = printed.getViewport({ scale })
      const density = Math.min(devicePixelRatio || 1, densityMax)
      const canvas = document.createElement('canvas')
      canvas.width = Math.floor(viewport.width * density)
      canvas.height = Math.floor(viewport.height * density)
      canvas.style.width = `${viewport.width}px`
      canvas.style.height = `${viewport.height}px`
      canvas.setAttribute('aria-hidden', 'true')
      const drawing = printed.render({ canvas, viewport: printed.getViewport({ scale: scale * density }) })
      const words = document.createElement('div')
      words.className = styles.words ?? ''
      for (const name of ['--scale-factor', '--total-scale-factor']) words.style.setProperty(name, `${scale}`)
      for (const name of ['--scale-round-x', '--scale-round-y']) words.style.setProperty(name, '1px')
      const layer = new TextLayer({
        textContentSource: printed.streamTextContent(),
        container: words,
        viewport,
      })
      stop = () => {
        drawing.cancel()
        layer.cancel()
      }
      const [links] = await Promise.all([
        linksOf(
          { book, part, printed, viewport },
          {
            className: styles.link ?? '',
            nameOf: (goal) => t('pageLabel', { number: goal.part + 1 }),
            onGoal,
          },
        ),
        drawing.promise,
        layer.render(),
      ])
      if (isOver || !sheet.current || !page.current) return
      sheet.current.style.width = `${viewport.width}px`
      sheet.current.style.height = `${viewport.height}px`
      sheet.current.replaceChildren(canvas, words, ...links)
      setFailed(undefined)
      onShown(page.current)
    }
    // A page that is left while it is drawn is no failure. One that cannot be drawn costs itself, never the document.
    draw().catch(() => {
      if (isOver) return
      sheet.current?.replaceChildren()
      setFailed(part)
    })
    return () => {
      isOver = true
      stop()
    }
  }, [book, part, textSize, width, attempt])
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a page wider than the window scrolls sideways, by keyboard too */}
      <section ref={page} className={styles.page} tabIndex={0} aria-label={label} hidden={failed === part}>
        <div ref={sheet} className={styles.sheet} />
      </section>
      {failed === part && (
        <PartFailure label={label} onShown={onShown} onRetry={() => setAttempt((count) => count + 1)} />
      )}
    </>
  )
}
