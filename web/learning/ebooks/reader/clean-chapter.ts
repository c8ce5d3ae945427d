import { directionOf } from '@newyou/epub/direction'
import {
  attribute,
  type Element as BookElement,
  type ChildNode,
  isTag,
  isText,
  localName,
  named,
} from '@newyou/epub/markup'
import type { BookDocument } from '@newyou/epub/open-epub'
import { drawingAddress } from '@newyou/epub/pictures'
import type { Target } from '@newyou/epub/target'
import { anchorMark } from './anchors.ts'
import { dropped, inlines, kept, wrappers } from './kept-elements.ts'

interface Resolve {
  /** A picture of the archive as a data address; undefined when it is not there or not a picture. */
  pictureOf: (source: string) => string | undefined
  /** Where in the book a link leads; undefined when it leads elsewhere. */
  targetOf: (href: string) => Target | undefined
}

interface Copying extends Resolve {
  /** Names that the next thing that is made bears: their elements are not taken over. */
  anchors: string[]
}

const isWeb = (href: string) => /^(https?:\/\/|mailto:)/i.test(href)
const languagePattern = /^[A-Za-z0-9-]{2,20}$/

/**
 * A document of the book as new elements of ours: no script, no style and no request of the book comes along, because
 * only what is named here is made. Links inside the book carry `data-part` or `data-note`, and what they lead to
 * `data-anchor`.
 */
export function cleanDocument(
  { nodes, picture, direction, language }: BookDocument,
  resolve: Resolve,
): HTMLElement {
  const whole = document.createElement('div')
  if (direction) whole.dir = direction
  if (language && languagePattern.test(language)) whole.lang = language
  if (picture) whole.append(pictureElement(picture, ''))
  const copying: Copying = { ...resolve, anchors: [] }
  copyBlocks(nodes, whole, copying)
  placeAnchors(whole, copying)
  return whole
}

/** Whether it stands in a line of words. A wrapper is, where nothing inside stands by itself. */
function isInline(node: ChildNode): boolean {
  if (!isTag(node)) return isText(node)
  const name = localName(node)
  if (dropped.has(name)) return true
  if (wrappers.has(name)) return false
  if (name === 'img' || name === 'svg') return true
  return inlines.has(kept[name] ?? name)
    ? node.children.every(isInline)
    : !kept[name] && node.children.every(isInline)
}

/** Copies into what holds blocks: words that stand by themselves become paragraphs, a line of them one. */
function copyBlocks(nodes: readonly ChildNode[], into: HTMLElement, copying: Copying) {
  let paragraph: HTMLElement | undefined
  const end = () => {
    if (paragraph && isWorthKeeping(paragraph)) into.append(paragraph)
    else if (paragraph) takeAnchors(paragraph, copying)
    paragraph = undefined
  }
  for (const node of nodes) {
    if (isInline(node)) {
      paragraph ??= document.createElement('p')
      copyInto(node, paragraph, copying)
      continue
    }
    end()
    if (!isTag(node)) continue
    if (kept[localName(node)]) copyInto(node, into, copying)
    else {
      remember(node, copying)
      copyBlocks(node.children, into, copying)
    }
  }
  end()
}

const isWorthKeeping = (paragraph: HTMLElement) =>
  Boolean(paragraph.textContent?.trim()) || paragraph.querySelector('img') !== null

/** Passes the anchors of an empty paragraph to what follows. */
function takeAnchors(paragraph: HTMLElement, copying: Copying) {
  for (const named of paragraph.querySelectorAll<HTMLElement>('[data-anchor]'))
    copying.anchors.push(...(named.dataset.anchor?.split(' ') ?? []))
}

function remember(node: BookElement, { anchors }: Copying) {
  const name = node.attribs.id ?? (localName(node) === 'a' ? node.attribs.name : undefined)
  if (name) anchors.push(anchorMark([name]))
}

function placeAnchors(element: HTMLElement, copying: Copying) {
  if (copying.anchors.length === 0) return
  element.dataset.anchor = [element.dataset.anchor, ...copying.anchors].filter(Boolean).join(' ')
  copying.anchors = []
}

function copyInto(node: ChildNode, into: HTMLElement, copying: Copying) {
  if (isText(node)) {
    if (copying.anchors.length && node.data.trim()) {
      const mark = document.createElement('span')
      placeAnchors(mark, copying)
      into.append(mark)
    }
    into.append(node.data)
    return
  }
  if (!isTag(node)) return
  const name = localName(node)
  if (dropped.has(name)) return
  remember(node, copying)
  const made = make(node, name, copying)
  if (made) {
    placeAnchors(made, copying)
    into.append(made)
    if (made.localName === 'img') return
  }
  const place = made ?? into
  const holdsBlocks =
    made !== undefined && ['blockquote', 'li', 'td', 'th', 'dd', 'figure'].includes(made.localName)
  if (holdsBlocks && !node.children.every(isInline)) copyBlocks(node.children, place, copying)
  else for (const child of node.children) copyInto(child, place, copying)
  // Anchors at its end lead to it.
  if (made) placeAnchors(made, copying)
}

function make(node: BookElement, name: string, copying: Copying): HTMLElement | undefined {
  if (name === 'img') return makePicture(node, copying)
  if (name === 'svg') return makeDrawing(node, copying)
  if (name === 'a') return makeLink(node, copying)
  const tag = kept[name]
  if (!tag) return makeSpan(node)
  const made = document.createElement(tag)
  const lang = node.attribs.lang ?? attribute(node, 'lang')
  if (lang && languagePattern.test(lang)) made.lang = lang
  setDirection(made, node)
  for (const span of ['colspan', 'rowspan']) {
    const value = node.attribs[span] ?? ''
    if (/^\d{1,2}$/.test(value)) made.setAttribute(span, value)
  }
  if (tag === 'ol' && /^-?\d{1,4}$/.test(node.attribs.start ?? ''))
    made.setAttribute('start', node.attribs.start ?? '')
  return made
}

function setDirection(made: HTMLElement, node: BookElement) {
  const said = node.attribs.dir
  const direction = said === 'auto' ? said : directionOf(said, undefined)
  if (direction) made.dir = direction
}

/** Words that are written in another direction or language than those around them. */
function makeSpan(node: BookElement): HTMLElement | undefined {
  if (!['span', 'bdi', 'bdo'].includes(localName(node))) return undefined
  if (!node.attribs.dir && !node.attribs.lang) return undefined
  const span = document.createElement('span')
  setDirection(span, node)
  if (languagePattern.test(node.attribs.lang ?? '')) span.lang = node.attribs.lang ?? ''
  return span
}

function pictureElement(source: string, alt: string): HTMLImageElement {
  const picture = document.createElement('img')
  picture.src = source
  picture.alt = alt
  return picture
}

function makePicture(node: BookElement, { pictureOf }: Copying): HTMLElement | undefined {
  const source = pictureOf(node.attribs.src ?? '')
  return source ? pictureElement(source, node.attribs.alt ?? '') : undefined
}

/** Covers are pictures in a drawing; any other drawing becomes a picture of itself. */
const drawn = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'use'] as const

/** Nothing where the drawing holds nothing that is drawn. */
function makeDrawing(node: BookElement, { pictureOf }: Copying): HTMLElement | undefined {
  const alt = node.attribs['aria-label'] ?? wordsOfTitle(node)
  for (const image of named(node, 'image')) {
    const source = pictureOf(attribute(image, 'href') ?? '')
    if (source) return pictureElement(source, alt)
  }
  if (drawn.every((shape) => named(node, shape).length === 0)) return undefined
  return pictureElement(drawingAddress(node), alt)
}

function wordsOfTitle(drawing: BookElement): string {
  const [title] = named(drawing, 'title')
  return title
    ? title.children
        .map((child) => (isText(child) ? child.data : ''))
        .join('')
        .trim()
    : ''
}

function makeLink(node: BookElement, { targetOf }: Copying): HTMLElement | undefined {
  const href = node.attribs.href ?? ''
  if (!href) return undefined
  const link = document.createElement('a')
  if (isWeb(href)) {
    link.href = href
    link.rel = 'noopener noreferrer nofollow'
    link.target = '_blank'
    return link
  }
  const target = targetOf(href)
  if (!target) return undefined
  link.href = '#main'
  if ('part' in target) link.dataset.part = `${target.part}`
  else link.dataset.note = target.aside
  if (target.anchor) link.dataset.at = target.anchor
  return link
}
