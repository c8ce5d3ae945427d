/** Elements that are taken over, and what they become: the page has its own first heading. */
const kept: Record<string, string> = {
  h1: 'h2',
  h2: 'h3',
  h3: 'h4',
  h4: 'h5',
  h5: 'h6',
  h6: 'h6',
  b: 'strong',
  i: 'em',
  ...Object.fromEntries(
    [
      ...[
        'p',
        'ul',
        'ol',
        'li',
        'dl',
        'dt',
        'dd',
        'strong',
        'em',
        'blockquote',
        'br',
        'hr',
        'figure',
        'figcaption',
      ],
      ...[
        'table',
        'caption',
        'thead',
        'tbody',
        'tr',
        'th',
        'td',
        'sub',
        'sup',
        'code',
        'pre',
        'ruby',
        'rt',
        'rp',
      ],
    ].map((name) => [name, name]),
  ),
}

/** These go with all that is in them. Whatever else is not kept leaves its words behind. */
const dropped = new Set(
  [
    'script',
    'style',
    'link',
    'template',
    'iframe',
    'object',
    'embed',
    'svg',
    'math',
    'form',
    'input',
    'button',
  ].concat(['select', 'textarea', 'audio', 'video', 'canvas', 'head', 'title']),
)

interface Resolve {
  /** A picture of the archive as a data address; undefined when it is not there or not a picture. */
  pictureOf: (source: string) => string | undefined
  /** The part of the book that a link leads to, -1 when it leads elsewhere. */
  partOf: (href: string) => number
}

const isWeb = (href: string) => /^https?:\/\//i.test(href)

/**
 * A chapter as new elements of ours: no script, no style and no request of the book comes along,
 * because only what is named here is made. Links inside the book carry `data-part`.
 */
export function cleanChapter(chapter: Document, resolve: Resolve): DocumentFragment {
  const fragment = document.createDocumentFragment()
  const body = chapter.getElementsByTagNameNS('*', 'body')[0] ?? chapter.documentElement
  for (const child of body.childNodes) copy(child, fragment, resolve)
  // Words that stand by themselves become paragraphs, so that every child of the chapter is a block.
  for (const child of [...fragment.childNodes]) {
    if (!(child instanceof Element) && !child.textContent?.trim()) child.remove()
    else if (!(child instanceof Element) || isInline(child)) {
      const paragraph = document.createElement('p')
      child.replaceWith(paragraph)
      paragraph.append(child)
    }
  }
  return fragment
}

const isInline = ({ localName }: Element) =>
  ['strong', 'em', 'a', 'sub', 'sup', 'code', 'ruby', 'img'].includes(localName)

function copy(node: Node, into: Node, resolve: Resolve) {
  if (node.nodeType === Node.TEXT_NODE) {
    into.appendChild(document.createTextNode(node.textContent ?? ''))
    return
  }
  if (!(node instanceof Element)) return
  const name = node.localName.toLowerCase()
  if (dropped.has(name)) return
  const made = make(node, name, resolve)
  for (const child of node.childNodes) copy(child, made ?? into, resolve)
  if (made) into.appendChild(made)
}

function make(node: Element, name: string, { pictureOf, partOf }: Resolve): HTMLElement | undefined {
  if (name === 'img') return makePicture(node, pictureOf)
  if (name === 'a') return makeLink(node, partOf)
  const tag = kept[name]
  if (!tag) return undefined
  const made = document.createElement(tag)
  const lang = node.getAttribute('lang') ?? node.getAttribute('xml:lang')
  if (lang && /^[A-Za-z0-9-]{2,20}$/.test(lang)) made.lang = lang
  for (const span of ['colspan', 'rowspan'])
    if (/^\d{1,2}$/.test(node.getAttribute(span) ?? ''))
      made.setAttribute(span, node.getAttribute(span) ?? '')
  return made
}

function makePicture(node: Element, pictureOf: Resolve['pictureOf']): HTMLElement | undefined {
  const source = pictureOf(node.getAttribute('src') ?? '')
  if (!source) return undefined
  const picture = document.createElement('img')
  picture.src = source
  picture.alt = node.getAttribute('alt') ?? ''
  return picture
}

function makeLink(node: Element, partOf: Resolve['partOf']): HTMLElement | undefined {
  const href = node.getAttribute('href') ?? ''
  if (!href) return undefined
  const link = document.createElement('a')
  if (isWeb(href)) {
    link.href = href
    link.rel = 'noopener noreferrer nofollow'
    link.target = '_blank'
    return link
  }
  const part = partOf(href)
  if (part < 0) return undefined
  link.href = '#main'
  link.dataset.part = `${part}`
  return link
}
