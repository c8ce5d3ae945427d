import { isAt } from './anchors.ts'
import type { ContentsEntry, Place } from './opened-book.ts'

/** The line at which is read: just under the bar. */
const readingLine = 96

const blocksOf = (page: Element) => [...page.children]

/**
 * How far in the shown part the reader is, counted in its blocks: so the same words stand at the top in another size
 * and on another device.
 */
export function shareOf(page: Element): number {
  if (isAtStart()) return 0
  const blocks = blocksOf(page)
  const at = blocks.findIndex((block) => block.getBoundingClientRect().bottom > readingLine)
  if (at < 0) return blocks.length ? 1 : 0
  const { top, height } = blocks[at]?.getBoundingClientRect() ?? { top: 0, height: 0 }
  const within = height > 0 ? Math.min(1, Math.max(0, (readingLine - top) / height)) : 0
  return round((at + within) / blocks.length)
}

/** How far in the part the element is that the book gives this name; undefined where it has none. */
export function shareOfAnchor(page: Element, anchor: string): number | undefined {
  const named = [...page.querySelectorAll('[data-anchor]')].find((element) => isAt(element, anchor))
  const blocks = blocksOf(page)
  const at = named ? blocks.findIndex((block) => block.contains(named)) : -1
  const block = blocks[at]?.getBoundingClientRect()
  if (!named || !block) return undefined
  const within = block.height > 0 ? (named.getBoundingClientRect().top - block.top) / block.height : 0
  return (at + Math.min(0.999, Math.max(0, within))) / blocks.length
}

/** Brings the place to the reading line. */
export function scrollToShare(page: Element, share: number) {
  const blocks = blocksOf(page)
  if (share <= 0 || blocks.length === 0) {
    window.scrollTo({ top: 0 })
    return
  }
  const index = Math.min(blocks.length - 1, Math.floor(share * blocks.length))
  const { top, height } = blocks[index]?.getBoundingClientRect() ?? { top: 0, height: 0 }
  const within = share * blocks.length - index
  window.scrollTo({ top: window.scrollY + top + within * height - readingLine + 1 })
}

/** The first words at the reading line, for a bookmark. */
export function wordsAt(page: Element, max: number): string {
  const block = blocksOf(page).find((one) => one.getBoundingClientRect().bottom > readingLine + 8)
  const words = block?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
  return words.length > max ? `${words.slice(0, max - 3).replace(/\s+\S*$/, '')} …` : words
}

export const isAtEnd = () => window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 4
export const isAtStart = () => window.scrollY <= 4

/** One screen on or back, a line less than all; false when there is no more of this part. */
export function scrollScreen(direction: 1 | -1): boolean {
  if (direction > 0 ? isAtEnd() : isAtStart()) return false
  window.scrollBy({ top: direction * (window.innerHeight - 200), behavior: 'instant' })
  return true
}

/** At its foot a part is read, however high the screen is. */
export const shareRead = (share: number) => (isAtEnd() ? 1 : share)

/** Nearly the same place: a bookmark that was put some lines above still shows as put. */
export const isNear = (one: Place, other: Place, blocks: number) =>
  one.part === other.part && Math.abs(one.share - other.share) * Math.max(1, blocks) < 1

/** The last entry of the contents that stands at the place or before it. */
export const currentEntry = (
  contents: readonly ContentsEntry[],
  { part, share }: Place,
  page: Element | undefined,
): ContentsEntry | undefined =>
  contents.findLast((entry) => {
    if (entry.part !== part) return entry.part < part
    const own = entry.anchor && page ? shareOfAnchor(page, entry.anchor) : undefined
    return (own ?? entry.share ?? 0) <= share + 0.002
  }) ?? contents.find((entry) => entry.part === part)

const round = (share: number) => Math.round(share * 10_000) / 10_000
