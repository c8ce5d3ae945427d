import { type ChildNode, Comment, Element, isTag, isText, type ParentNode, Text } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import { cleanRichText } from '../../../platform/rich-text.ts'
import { withParagraphs } from './paragraphs.ts'
import { markedPicture, type SitePictures } from './pictures-of-site.ts'
import { type PostContext, withoutShortcodes } from './shortcodes.ts'

export interface PostHtml {
  body: string
  /** The addresses of its pictures. */
  pictures: string[]
  /** Its links to pages of its own site. */
  links: string[]
  /** What was left out, or looks otherwise, in words. */
  notes: string[]
}

const blockNames = new Set(
  'address article aside blockquote center details div dl dd dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul li figcaption tbody thead tr td th'.split(
    ' ',
  ),
)
/** They only hold other things; alone around words they are a paragraph. */
const holders = new Set(
  'address article aside center details div dd dt fieldset footer header main nav section summary'.split(' '),
)
const gone = new Set('script style noscript svg form input button select textarea template'.split(' '))
const players = new Set('iframe video audio embed object'.split(' '))

const altOf = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, 300)
const isBlank = (node: ChildNode) => isText(node) && node.data.replaceAll('\u00a0', ' ').trim() === ''
const isBlock = (node: ChildNode) => isTag(node) && blockNames.has(node.name)

function replaceBy(node: ChildNode, ...others: ChildNode[]) {
  for (const one of others) DomUtils.prepend(node, one)
  DomUtils.removeElement(node)
}
const unwrap = (element: Element) => replaceBy(element, ...[...element.children])

/** The address that a player plays, or the page that it shows. */
function playedBy(element: Element): string | undefined {
  const sources = [element, ...DomUtils.getElementsByTagName('source', element)]
  const found = sources.map(({ attribs }) => attribs.src ?? attribs['data-src'] ?? attribs.data).find(Boolean)
  const address = found?.startsWith('//') ? `https:${found}` : found
  return address && /^https?:\/\//i.test(address) ? address.replace(/^http:/i, 'https:') : undefined
}
/** A film in a frame is read at another address than it is seen. */
const watchedAt = (address: string) =>
  address.replace(
    /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*$/,
    'https://www.youtube.com/watch?v=$1',
  )

/** Reads one post; what it needs of the rest of the export comes with it. */
export function richTextOf(raw: string, site: SitePictures, context: PostContext): PostHtml {
  const left = new Set<string>()
  // Posts of the newer editor have their paragraphs.
  const isOfBlocks = raw.includes('<!-- wp:')
  const plain = withoutShortcodes(raw.replace(/<!--[\s\S]*?-->/g, ''), context, left)
  const { notes, ...read } = readHtml(isOfBlocks ? plain : withParagraphs(plain), site)
  const names = [...left].slice(0, 12).map((name) => `[${name}]`)
  return { ...read, notes: names.length ? [...notes, `Left out: ${names.join(', ')}`] : notes }
}

/** HTML as the site shows it, with its pictures as marks. */
export function readHtml(html: string, site: Pick<SitePictures, 'of' | 'isPicture' | 'pageAt'>): PostHtml {
  const notes = new Set<string>()
  const [pictures, links, undescribed] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const root = parseDocument(html)

  function picture(element: Element) {
    const { src = '', alt, class: classes = '' } = element.attribs
    const lazy =
      element.attribs['data-src'] ?? element.attribs['data-lazy-src'] ?? element.attribs['data-orig-file']
    const found = site.of(src.startsWith('data:') || !src ? (lazy ?? '') : src, classes)
    if (!found) {
      if (src && !src.startsWith('data:')) notes.add('A picture of another site is left out')
      return DomUtils.removeElement(element)
    }
    pictures.add(found.address)
    const shown = altOf(alt || found.alt)
    if (!shown) undescribed.add(found.address)
    element.attribs = { src: markedPicture(found.address), alt: shown }
  }

  function link(element: Element) {
    const href = element.attribs.href ?? ''
    const shown = DomUtils.getElementsByTagName('img', element)
    // A picture led to its own larger file.
    if (shown.length > 0 && (!href || site.isPicture(href))) return unwrap(element)
    const page = site.pageAt(href)
    if (page) links.add(page)
    // Without its site, a path would lead into this one.
    const whole = page ?? (/^http:\/\//i.test(href) ? href.replace(/^http:/i, 'https:') : undefined)
    if (whole) element.attribs.href = whole
  }

  function player(element: Element) {
    const address = playedBy(element)
    if (!address) return DomUtils.removeElement(element)
    const shown = watchedAt(address)
    notes.add('What was embedded is a link now')
    const a = new Element('a', { href: shown }, [new Text(shown)])
    const isInText = isTag(element.parent as ChildNode) && (element.parent as Element).name === 'p'
    replaceBy(element, isInText ? a : new Element('p', {}, [a]))
  }

  function holder(element: Element) {
    if (element.children.some(isBlock)) {
      paragraphsIn(element)
      unwrap(element)
    } else element.name = 'p'
  }

  /** Words between blocks become paragraphs of their own. */
  function paragraphsIn(parent: ParentNode) {
    let run: ChildNode[] = []
    const flush = () => {
      const [first] = run
      if (first && !run.every(isBlank)) {
        const paragraph = new Element('p', {})
        DomUtils.prepend(first, paragraph)
        for (const one of run) DomUtils.appendChild(paragraph, one)
      }
      run = []
    }
    for (const child of [...parent.children])
      if (isBlock(child)) flush()
      else run.push(child)
    flush()
  }

  function visit(node: ChildNode) {
    if (node instanceof Comment) return DomUtils.removeElement(node)
    if (!isTag(node)) return
    if (gone.has(node.name)) return DomUtils.removeElement(node)
    if (players.has(node.name)) return player(node)
    for (const child of [...node.children]) visit(child)
    if (node.name === 'img') picture(node)
    else if (node.name === 'a') link(node)
    else if (node.name === 'pre') node.name = 'p'
    else if (holders.has(node.name)) holder(node)
    tidy(node)
  }

  /** What a picture or a shortcode left empty goes with it. */
  function tidy(node: Element) {
    if (
      ![
        'p',
        'figure',
        'a',
        'figcaption',
        'span',
        'strong',
        'em',
        'b',
        'i',
        'h1',
        'h2',
        'h3',
        'h4',
        'h5',
        'h6',
        'li',
        'ul',
        'ol',
      ].includes(node.name)
    )
      return
    if (!node.parent) return
    const isEmpty = node.children.every((child) => isBlank(child) || (isTag(child) && child.name === 'br'))
    if (isEmpty) return DomUtils.removeElement(node)
    // A caption without its picture is a sentence.
    if (
      node.name === 'figure' &&
      !DomUtils.findOne(({ name }) => name === 'img' || name === 'table', node.children)
    ) {
      for (const caption of DomUtils.getElementsByTagName('figcaption', node)) caption.name = 'p'
      unwrap(node)
    }
  }

  for (const child of [...root.children]) visit(child)
  paragraphsIn(root)
  const body = cleanRichText(DomUtils.getInnerHTML(root, { encodeEntities: 'utf8' }))
  if (undescribed.size > 0)
    notes.add(
      `${undescribed.size === 1 ? 'A picture has' : `${undescribed.size} pictures have`} no description: please write what is to be seen`,
    )
  return { body, pictures: [...pictures], links: [...links], notes: [...notes] }
}
