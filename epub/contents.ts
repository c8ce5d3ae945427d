import type { Archive } from './archive.ts'
import { decodeText } from './decode-text.ts'
import {
  attribute,
  type ChildNode,
  childrenNamed,
  type Element,
  firstNamed,
  isTag,
  localName,
  named,
  parseChapter,
  parseXml,
  wordsOf,
} from './markup.ts'
import type { PackageDocument } from './package-document.ts'
import type { Target } from './target.ts'

export interface Entry {
  title: string
  part: number
  /** An id in that part. */
  anchor?: string | undefined
  /** 0 for what is under nothing. */
  depth: number
}

/** Nobody reads contents that are deeper. */
const depthMax = 4

type TargetOf = (base: string, href: string) => Target | undefined
interface Branch {
  title: string
  href: string | undefined
  below: Branch[]
}

const tokensOf = (element: Element, name: string) => (attribute(element, name) ?? '').split(/\s+/)
const others = ['landmarks', 'page-list', 'loi', 'lot', 'lov', 'loa']

/** The list of contents among the `nav` elements: the one that says so, else the first that says it is something else. */
function tocOf(navs: readonly Element[]): Element | undefined {
  const kinds = (nav: Element) => [...tokensOf(nav, 'type'), ...tokensOf(nav, 'role')]
  return (
    navs.find((nav) => kinds(nav).some((kind) => kind === 'toc' || kind === 'doc-toc')) ??
    navs.find((nav) => !kinds(nav).some((kind) => others.includes(kind)))
  )
}

/** The entries of a list; the title of one is a link, or words that stand over other entries. */
const branchesOfList = (list: Element, depth: number): Branch[] =>
  childrenNamed(list, 'li').map((item) => {
    const isList = (child: ChildNode) => isTag(child) && ['ol', 'ul'].includes(localName(child))
    const lists = item.children.filter((child): child is Element => isList(child))
    const link = named(item, 'a').find((one) => !lists.some((inner) => isWithin(one, inner)))
    const title = link
      ? wordsOf(link) || attribute(link, 'title')
      : item.children.map((child) => (isTag(child) && !isList(child) ? wordsOf(child) : '')).join(' ')
    return {
      title: title?.trim() ?? '',
      href: link && attribute(link, 'href'),
      below: depth < depthMax ? lists.flatMap((inner) => branchesOfList(inner, depth + 1)) : [],
    }
  })

function isWithin(element: Element, outer: Element): boolean {
  for (let at: Element['parent'] = element; at; at = at.parent) if (at === outer) return true
  return false
}

const branchesOfPoints = (parent: Element, depth: number): Branch[] =>
  childrenNamed(parent, 'navpoint').map((point) => {
    const [label] = childrenNamed(point, 'navlabel')
    const [content] = childrenNamed(point, 'content')
    return {
      title: label ? wordsOf(label) : '',
      href: content && attribute(content, 'src'),
      below: depth < depthMax ? branchesOfPoints(point, depth + 1) : [],
    }
  })

/** In one row. Words without a link lead to where the first entry under them leads. */
function flatten(branches: readonly Branch[], target: (href: string) => Target | undefined): Entry[] {
  const into: Entry[] = []
  const add = (branch: Branch, depth: number) => {
    const place = into.length
    for (const inner of branch.below) add(inner, depth + 1)
    const own = branch.href === undefined ? into[place] : target(branch.href)
    const part = own && 'part' in own ? own.part : undefined
    if (branch.title && part !== undefined)
      into.splice(place, 0, { title: branch.title, part, anchor: own?.anchor, depth })
  }
  for (const branch of branches) add(branch, 0)
  return into
}

/** The list of contents: as EPUB 3 has it, or as EPUB 2; empty where a book has none that leads anywhere. */
export function readContents(archive: Archive, { nav, ncx }: PackageDocument, targetOf: TargetOf): Entry[] {
  const attempts = [
    () => {
      if (!nav?.file) return []
      const toc = tocOf(named(parseChapter(decodeText(archive.unpack(nav.file))), 'nav'))
      const list = toc && (firstNamed(toc, 'ol') ?? firstNamed(toc, 'ul'))
      const { file } = nav
      return list ? flatten(branchesOfList(list, 0), (href) => targetOf(file, href)) : []
    },
    () => {
      if (!ncx?.file) return []
      const map = firstNamed(parseXml(decodeText(archive.unpack(ncx.file))), 'navmap')
      const { file } = ncx
      return map ? flatten(branchesOfPoints(map, 0), (href) => targetOf(file, href)) : []
    },
  ]
  for (const attempt of attempts) {
    try {
      const entries = attempt()
      if (entries.length) return entries
    } catch {
      // Damaged contents cost the contents, and a book can be read without.
    }
  }
  return []
}
