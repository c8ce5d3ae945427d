import type { PageViewport, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Goal } from './opened-book.ts'
import type { PdfBook } from './pdf.ts'

/** A page link, as PDF.js reports it. */
interface Link {
  subtype: string
  rect: [number, number, number, number]
  url?: string
  dest?: unknown
  action?: string
  contentsObj?: { str?: string }
  overlaidText?: string
}

const isOutside = (url: string | undefined): url is string => /^(https?:\/\/|mailto:)/i.test(url ?? '')

/** Pages that a link names by their place and not by a number. */
const pageOf = (action: string | undefined, part: number, parts: number): number | undefined =>
  ({ NextPage: part + 1, PrevPage: part - 1, FirstPage: 0, LastPage: parts - 1 })[action ?? '']

/**
 * The links of a page, each over its words: to a page of this document, or to the web in a window of its own. Links
 * that run or send something are dropped.
 */
export async function linksOf(
  {
    book,
    part,
    printed,
    viewport,
  }: { book: PdfBook; part: number; printed: PDFPageProxy; viewport: PageViewport },
  {
    className,
    nameOf,
    onGoal,
  }: { className: string; nameOf: (goal: Goal) => string; onGoal: (goal: Goal) => void },
): Promise<HTMLElement[]> {
  const found = (await printed.getAnnotations().catch(() => [])) as Link[] // as its documentation has them
  const made = await Promise.all(
    found.map(async ({ subtype, rect, url, dest, action, contentsObj, overlaidText }) => {
      if (subtype !== 'Link' || !Array.isArray(rect)) return []
      const named = pageOf(action, part, book.parts)
      const goal =
        named === undefined
          ? await book.goalOf(dest)
          : named >= 0 && named < book.parts
            ? { part: named }
            : undefined
      if (!goal && !isOutside(url)) return []
      const link = document.createElement('a')
      link.className = className
      const [left = 0, top = 0] = viewport.convertToViewportPoint(rect[0], rect[1])
      const [right = 0, bottom = 0] = viewport.convertToViewportPoint(rect[2], rect[3])
      link.style.left = `${Math.min(left, right)}px`
      link.style.top = `${Math.min(top, bottom)}px`
      link.style.width = `${Math.abs(right - left)}px`
      link.style.height = `${Math.abs(bottom - top)}px`
      const words = (contentsObj?.str || overlaidText || '').replace(/\s+/g, ' ').trim()
      if (goal) {
        link.href = '#main'
        link.setAttribute('aria-label', words || nameOf(goal))
        link.addEventListener('click', (event) => {
          event.preventDefault()
          onGoal(goal)
        })
      } else if (url) {
        link.href = url
        link.rel = 'noopener noreferrer nofollow'
        link.target = '_blank'
        link.setAttribute('aria-label', words || url)
      }
      return [link]
    }),
  )
  return made.flat()
}
