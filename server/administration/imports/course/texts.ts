import path from 'node:path'
import { marked } from 'marked'
import { decodeTable } from '../../../platform/table-text.ts'
import { readHtml } from '../wordpress/post-html.ts'
import type { Folder } from './folder.ts'

const fileOfText = /^[^\n]{1,296}\.(?:md|markdown|html?|txt)$/i
export const isTextFile = (name: string): boolean => fileOfText.test(name)
const isHtmlFile = (name: string) => /\.html?$/i.test(name)

/** Longer ones are no lessons that a page could show. */
const rawMax = 400_000

export interface CourseText {
  body: string
  /** Paths of its pictures. */
  pictures: string[]
  notes: string[]
  problems: string[]
}
const nothing: CourseText = { body: '', pictures: [], notes: [], problems: [] }

/** Of a whole page, what a reader sees. */
const contentOf = (html: string) => /<body[^>]*>([\s\S]*)<\/body>/i.exec(html)?.[1] ?? html

function htmlOf(raw: string, isHtml: boolean): string {
  return isHtml ? contentOf(raw) : marked.parse(raw, { async: false, gfm: true })
}

/** A text of a course: its own words, or the file that has them; its pictures as marks. On another thread. */
export function readText(given: string | undefined, folder: Folder): CourseText {
  if (given === undefined) return nothing
  const isFile = isTextFile(given)
  const found = isFile ? folder.find(given) : undefined
  if (found && 'problem' in found) return { ...nothing, problems: [found.problem] }
  const raw = found ? decodeTable(found.file.read()).replace(/^\ufeff/, '') : given
  if (raw.length > rawMax) return { ...nothing, problems: ['Its text is too long for a lesson'] }
  const [base, gone] = [found ? path.posix.dirname(found.file.path) : folder.base, new Set<string>()]
  const site = {
    of(source: string) {
      if (/^[a-z][\w+.-]*:|^\/\//i.test(source)) return undefined
      const picture = folder.findFrom(base, decoded(source))
      if ('problem' in picture) gone.add(picture.problem)
      return 'file' in picture ? { address: picture.file.path, alt: '' } : undefined
    },
    isPicture: () => false,
    pageAt: () => undefined,
  }
  try {
    const { body, pictures, notes } = readHtml(htmlOf(raw, found !== undefined && isHtmlFile(given)), site)
    const others = gone.size
      ? notes.filter((note) => note !== 'A picture of another site is left out')
      : notes
    const lost = [...gone].map((words) => `A picture is left out: ${words}`)
    return { body, pictures, notes: [...(found?.notes ?? []), ...lost, ...others], problems: [] }
  } catch (error) {
    // Parts within parts within parts, which no editor makes.
    if (!(error instanceof RangeError)) throw error
    return { ...nothing, problems: ['The parts of its text lie too deep in each other'] }
  }
}

function decoded(source: string): string {
  const [address = ''] = source.split(/[?#]/)
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
