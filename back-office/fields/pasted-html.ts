import { type AnyNode, type Element, isTag, isText } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import { type ListItem, listItemOf, listsOf } from './pasted-lists.ts'

/** The marks of the words around: the same mark is not put twice. */
interface Marks {
  bold: boolean
  italic: boolean
}
const plain: Marks = { bold: false, italic: false }

const inline = new Set(
  'a b strong i em span font u s del ins strike sub sup code small big mark cite abbr time img br label bdi tt kbd'.split(
    ' ',
  ),
)
const dropped = new Set('style script meta link title head xml iframe object embed svg math'.split(' '))
/** Headings of the editor; the page has its own first one. */
const headings: Record<string, string> = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h3', h5: 'h3', h6: 'h3' }
/** Word styles that stand for an element. */
const wordStyles: [RegExp, string][] = [
  [/\bMsoTitle\b/i, 'h2'],
  [/\bMsoSubtitle\b/i, 'h3'],
  [/\bMso(Intense)?Quote\b/i, 'blockquote'],
]
const keptLinks = /^(https:|mailto:|tel:|\/(?!\/))/i
const ownPictures = /^\/media\/(?!.*\.\.)/

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const styleOf = (node: Element, name: string) =>
  new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`, 'i')
    .exec(node.attribs.style ?? '')?.[1]
    ?.trim()
    .toLowerCase()

/** Bullets that Word writes as words, and what it hides. */
const isHidden = (node: Element) =>
  /mso-list:\s*ignore/i.test(node.attribs.style ?? '') || styleOf(node, 'display') === 'none'

/** Google Docs puts everything into a `b` that is not bold, and says in styles what is. */
function marksOf(node: Element, around: Marks): Marks {
  const weight = styleOf(node, 'font-weight')
  const slant = styleOf(node, 'font-style')
  const isBold = ['b', 'strong'].includes(node.name)
  const isItalic = ['i', 'em', 'cite'].includes(node.name)
  return {
    bold: around.bold || (weight ? /bold|[6-9]00/.test(weight) : isBold),
    italic: around.italic || (slant ? /italic|oblique/.test(slant) : isItalic),
  }
}

const isInline = (node: AnyNode): boolean =>
  !isTag(node) ||
  dropped.has(node.name) ||
  ((inline.has(node.name) || node.name.includes(':')) && node.children.every(isInline))

const isBlank = (html: string) => !html.replace(/<br>|&nbsp;|\u00a0/g, '').trim()

function marked(html: string, marks: Marks, around: Marks) {
  if (isBlank(html)) return html
  const slanted = marks.italic && !around.italic ? `<em>${html}</em>` : html
  return marks.bold && !around.bold ? `<strong>${slanted}</strong>` : slanted
}

/** Words in a line, with their marks. */
function words(nodes: readonly AnyNode[], around: Marks): string {
  return nodes
    .map((node) => (isText(node) ? escaped(node.data) : isTag(node) ? word(node, around) : ''))
    .join('')
}

function word(node: Element, around: Marks): string {
  if (dropped.has(node.name) || isHidden(node)) return ''
  if (node.name === 'br') return '<br>'
  if (node.name === 'img') return picture(node)
  const marks = marksOf(node, around)
  const inner = words(node.children, marks)
  const href = node.attribs.href ?? ''
  return marked(
    node.name === 'a' && keptLinks.test(href) ? `<a href="${escaped(href)}">${inner}</a>` : inner,
    marks,
    around,
  )
}

/** Only pictures of the site stay; those of other places and of the own disk nobody else would see. */
const picture = ({ attribs: { src = '', alt = '' } }: Element) =>
  ownPictures.test(src) ? `<img src="${escaped(src)}" alt="${escaped(alt)}">` : ''

/** Blocks one after another; lists that Word writes as paragraphs become lists. */
function blocks(nodes: readonly AnyNode[], around: Marks): string {
  let made = ''
  let line: AnyNode[] = []
  let items: ListItem[] = []
  const endLine = () => {
    const html = words(line, around).trim()
    // A line break between paragraphs would become an empty one.
    if (!isBlank(html)) made += `<p>${html}</p>`
    line = []
  }
  const endItems = () => {
    made += listsOf(items)
    items = []
  }
  for (const node of nodes) {
    if (isText(node) && !node.data.trim() && line.length === 0) continue
    if (!isTag(node) && !isText(node)) continue
    if (isInline(node)) {
      line.push(node)
      continue
    }
    endLine()
    if (!isTag(node)) continue
    const found = listItemOf(node)
    if (found) {
      items.push(
        ...found.map(({ node: item, ...place }) => ({ ...place, html: words(inlineOf(item), around) })),
      )
      continue
    }
    endItems()
    made += block(node, around)
  }
  endLine()
  endItems()
  return made
}

/** The words of an item, whose paragraphs Word Online puts into elements of their own. */
const inlineOf = (node: Element): AnyNode[] =>
  node.children.flatMap((child) => (isTag(child) && !isInline(child) ? inlineOf(child) : [child]))

function block(node: Element, around: Marks): string {
  const { name, children } = node
  if (dropped.has(name) || isHidden(node)) return ''
  const style = wordStyles.find(([pattern]) => pattern.test(node.attribs.class ?? ''))?.[1]
  const heading = headings[name] ?? (style?.startsWith('h') ? style : undefined)
  if (heading) {
    // A heading is bold by itself.
    const html = words(inlineOf(node), { bold: true, italic: false }).replaceAll('<br>', ' ').trim()
    return isBlank(html) ? '' : `<${heading}>${html}</${heading}>`
  }
  if (style) return `<blockquote>${blocks(children, around)}</blockquote>`
  if (name === 'p') {
    const html = children.every(isInline) ? words(children, marksOf(node, around)).trim() : undefined
    if (html === undefined) return blocks(children, around)
    return isBlank(html) ? '' : `<p>${html}</p>`
  }
  if (name === 'ul' || name === 'ol') return list(node, around)
  if (name === 'blockquote') return `<blockquote>${blocks(children, around)}</blockquote>`
  if (name === 'hr') return '<hr>'
  if (name === 'table') return table(node, around)
  return blocks(children, marksOf(node, around))
}

/** Google Docs puts an inner list beside its item; it belongs into it. */
function list(node: Element, around: Marks): string {
  const items: string[] = []
  for (const child of node.children) {
    if (!isTag(child)) continue
    if (child.name === 'ul' || child.name === 'ol')
      items.push(`${items.pop() ?? '<p></p>'}${list(child, around)}`)
    else items.push(blocks(child.children, around) || '<p></p>')
  }
  const start =
    node.name === 'ol' && /^\d{1,4}$/.test(node.attribs.start ?? '') ? ` start="${node.attribs.start}"` : ''
  return `<${node.name}${start}>${items.map((item) => `<li>${item}</li>`).join('')}</${node.name}>`
}

function rowsOf(node: Element): Element[] {
  return node.children.flatMap((child) =>
    !isTag(child) ? [] : child.name === 'tr' ? [child] : child.name === 'table' ? [] : rowsOf(child),
  )
}

function cell(node: Element): string {
  const spans = ['colspan', 'rowspan'].map((name) => {
    const span = node.attribs[name] ?? ''
    return /^([2-9]|\d\d)$/.test(span) ? ` ${name}="${span}"` : ''
  })
  return `<${node.name}${spans.join('')}>${blocks(node.children, plain) || '<p></p>'}</${node.name}>`
}

function table(node: Element, around: Marks): string {
  const rows = rowsOf(node).map((row) =>
    row.children.filter((child): child is Element => isTag(child) && /^t[hd]$/.test(child.name)),
  )
  const filled = rows.filter((cells) => cells.length > 0)
  // A table of one cell is unwrapped.
  if (filled.length === 1 && filled[0]?.length === 1) return blocks(filled[0][0]?.children ?? [], around)
  if (filled.length === 0) return ''
  return `<table><tbody>${filled.map((cells) => `<tr>${cells.map(cell).join('')}</tr>`).join('')}</tbody></table>`
}

/**
 * HTML of the clipboard as the editor keeps it: bold, italic, headings, lists, tables, links and pictures of the site.
 * Word and Google Docs say most of that in styles, which the page's policy hides from the editor itself.
 */
export function pastedHtml(html: string): string {
  // Copied in an editor of ours.
  if (html.includes('data-pm-slice')) return html
  const [, fragment = html] =
    /<!--\s*StartFragment\s*-->([\s\S]*?)(?:<!--\s*EndFragment\s*-->|$)/i.exec(html) ?? []
  const { children } = parseDocument(fragment, { recognizeSelfClosing: true })
  // A few words inside of a line stay inside of a line.
  if (children.every(isInline)) return words(children, plain)
  return blocks(children, plain)
}
