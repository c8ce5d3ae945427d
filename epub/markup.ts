import { type ChildNode, DomHandler, type Element, isTag, isText, type ParentNode } from 'domhandler'
import { Parser, type ParserOptions } from 'htmlparser2'
import { BookFault } from './faults.ts'

export { type ChildNode, type Element, isTag, isText } from 'domhandler'

/** No book nests as deep; what does takes the parser the square of it. */
const depthMax = 1000

class ShallowHandler extends DomHandler {
  override onopentag(name: string, attributes: Record<string, string>) {
    if (this.tagStack.length > depthMax) throw new BookFault('damaged')
    super.onopentag(name, attributes)
  }
}

function parse(text: string, options: ParserOptions) {
  const handler = new ShallowHandler()
  new Parser(handler, options).end(text.replace(doctype, ''))
  return handler.root
}

const doctype = /<!DOCTYPE[^[>]*(?:\[[\s\S]{0,20000}?\]\s*)?>/i

/** The name without the prefix of its namespace, which books choose as they like. */
export const localName = ({ name }: Element) => name.slice(name.indexOf(':') + 1).toLowerCase()

/** An attribute by its name, with any prefix. */
export function attribute(element: Element, wanted: string): string | undefined {
  const own = element.attribs[wanted]
  if (own !== undefined) return own
  const name = Object.keys(element.attribs).find(
    (one) => one.slice(one.indexOf(':') + 1).toLowerCase() === wanted,
  )
  return name === undefined ? undefined : element.attribs[name]
}

/** One by one: a call with a hundred thousand arguments fails. */
function pushReversed(waiting: ChildNode[], nodes: readonly ChildNode[]) {
  for (let at = nodes.length - 1; at >= 0; at -= 1) {
    const node = nodes[at]
    if (node) waiting.push(node)
  }
}

/** All elements below, in the order of the document, without recursion: books nest as deep as they like. */
export function* elementsOf(parent: ParentNode): Generator<Element> {
  const waiting: ChildNode[] = [...parent.children].reverse()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!isTag(node)) continue
    yield node
    pushReversed(waiting, node.children)
  }
}

export const named = (parent: ParentNode, name: string) =>
  [...elementsOf(parent)].filter((element) => localName(element) === name)

export const firstNamed = (parent: ParentNode, name: string): Element | undefined => {
  for (const element of elementsOf(parent)) if (localName(element) === name) return element
  return undefined
}

export const childrenNamed = (parent: ParentNode, name: string) =>
  parent.children.filter((child): child is Element => isTag(child) && localName(child) === name)

/** The words inside, with each run of white space as one. */
export function wordsOf(parent: ParentNode): string {
  const words: string[] = []
  const waiting: ChildNode[] = [...parent.children].reverse()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isText(node)) words.push(node.data)
    else if ('children' in node) pushReversed(waiting, node.children)
  }
  return words.join('').replace(/\s+/g, ' ').trim()
}

/** A document of the archive: container, package, contents. Malformed markup is read as far as possible. */
export const parseXml = (text: string) => parse(text, { xmlMode: true })

/**
 * A chapter. Read the forgiving way of HTML, with its named characters, and yet `<title/>` and `<a id="x"/>` are whole
 * elements as in XML: books mix both.
 */
export const parseChapter = (text: string) =>
  parse(text, { recognizeSelfClosing: true, recognizeCDATA: true })
