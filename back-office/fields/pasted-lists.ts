import { type AnyNode, type Element, isTag, isText } from 'domhandler'

/** An item of a list that is written as a paragraph of its own. */
export interface ListItem {
  /** 1 for the outermost. */
  level: number
  isOrdered: boolean
  html: string
}
type Found = Omit<ListItem, 'html'> & { node: Element }

const textOf = (nodes: readonly AnyNode[]): string =>
  nodes.map((node) => (isText(node) ? node.data : isTag(node) ? textOf(node.children) : '')).join('')

/** The bullet or number that Word writes before the words. */
function bulletOf(nodes: readonly AnyNode[]): string {
  for (const node of nodes) {
    if (!isTag(node)) continue
    if (/mso-list:\s*ignore/i.test(node.attribs.style ?? '')) return textOf(node.children).trim()
    const inner = bulletOf(node.children)
    if (inner) return inner
  }
  return ''
}

const levelMax = 6

/**
 * The items that an element is: a paragraph of Word, which names its level in a style, or a list around a single item of
 * Word Online, which names it in an attribute. Undefined for all else.
 */
export function listItemOf(node: Element): Found[] | undefined {
  const level = /mso-list:[^;]*\blevel(\d+)/i.exec(node.attribs.style ?? '')?.[1]
  if (level && /^(p|h[1-6])$/.test(node.name) && !/mso-list:\s*ignore/i.test(node.attribs.style ?? ''))
    return [
      {
        level: Math.min(levelMax, Number(level)),
        isOrdered: /^\(?[\p{L}\p{N}]{1,5}[.)]/u.test(bulletOf(node.children)),
        node,
      },
    ]
  const inner =
    node.name === 'div' && /ListContainerWrapper/i.test(node.attribs.class ?? '')
      ? node.children.filter(isTag)
      : [node]
  const items = inner.flatMap((list) =>
    /^[uo]l$/.test(list.name)
      ? list.children
          .filter(isTag)
          .map((item) => ({ list, item, level: Number(item.attribs['data-aria-level']) }))
      : [{ list, item: list, level: Number.NaN }],
  )
  if (items.length === 0 || !items.every(({ level: said }) => said >= 1)) return undefined
  return items.map(({ list, item, level: said }) => ({
    level: Math.min(levelMax, said),
    isOrdered: list.name === 'ol',
    node: item,
  }))
}

/** The items as lists in one another. */
export function listsOf(items: readonly ListItem[]): string {
  let html = ''
  const open: string[] = []
  const close = () => {
    html += `</li></${open.pop()}>`
  }
  for (const { level, isOrdered, html: words } of items) {
    const name = isOrdered ? 'ol' : 'ul'
    while (open.length > level) close()
    if (open.length === level && open.at(-1) !== name) close()
    if (open.length === level) html += '</li>'
    // A level that is left out has no item of its own.
    while (open.length < level) {
      html += open.length + 1 < level ? `<${name}><li>` : `<${name}>`
      open.push(name)
    }
    html += `<li><p>${words.trim()}</p>`
  }
  while (open.length) close()
  return html
}
