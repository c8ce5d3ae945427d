import { readFile, writeFile } from 'node:fs/promises'
import { manifestName, manifestSection } from '@newyou/contract/administration/imports/course-manifest'
import { importFile } from '@newyou/contract/administration/imports/kinds'
import { importReplies } from '../../../messages/replies/back-office.ts'
import { fileRefusal } from '../../../platform/http/domain-error.ts'
import { decodeTable } from '../../../platform/table-text.ts'
import type { CourseLine, CourseOfFolder, FileUse, UnpackedFile } from './course-lines.ts'
import { faultsOf } from './faults.ts'
import { courseFolder, type Folder } from './folder.ts'
import { type FolderFile, openFolder } from './open-folder.ts'
import { readHead } from './read-head.ts'
import { readLesson } from './read-lesson.ts'

const refuse: (message: string) => never = fileRefusal('table')
const manifestMaxBytes = 2 * 1024 * 1024

function manifestOf({ manifest }: Folder): unknown {
  const { brokenManifest, manifestTooLarge } = importReplies.folder
  if (manifest.bytes > manifestMaxBytes) return refuse(manifestTooLarge(manifestName))
  try {
    return JSON.parse(decodeTable(manifest.read()).replace(/^\ufeff/, ''))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return refuse(brokenManifest(manifestName, error.message))
  }
}

const listIn = (given: unknown, field: string, most: number): unknown[] => {
  const found =
    typeof given === 'object' && given !== null
      ? Object.entries(given).find(([name]) => name === field)
      : undefined
  return Array.isArray(found?.[1]) ? found[1].slice(0, most) : []
}

/** A file is given to one place alone, but a picture may be in many texts. */
function withoutDoubles(lines: readonly CourseLine[], uses: readonly FileUse[]): FileUse[] {
  const first = new Map<string, number>()
  return uses.filter(({ line, path, role }) => {
    if (role === 'text') return true
    const before = first.get(`${role} ${path}`)
    if (before === undefined) first.set(`${role} ${path}`, line)
    else
      lines[line]?.problems.push(
        `Part ${before + 1} has “${path}” already: please give each lesson its own file`,
      )
    return before === undefined
  })
}

/** What is in a part with a problem stays out with it. */
function passOn(lines: readonly CourseLine[]) {
  const [head] = lines
  if (head && head.problems.length > 0)
    for (const line of lines.slice(1))
      if (line.problems.length === 0) line.problems.push('The course has a problem, see part 1')
  for (const [at, section] of lines.entries())
    if (section.of.part === 'section' && section.problems.length > 0)
      for (const { of, problems } of lines)
        if (of.part === 'lesson' && of.section === section.of.section && problems.length === 0)
          problems.push(`Its section has a problem, see part ${at + 1}`)
}

/** The course of a folder, line by line: itself, its sections with their lessons, then the files. */
export function courseIn(files: readonly FolderFile[]): CourseOfFolder {
  const folder = courseFolder(files)
  const given = manifestOf(folder)
  const { line: head, uses } = readHead(given, folder)
  const lines: CourseLine[] = [head]
  for (const [index, one] of listIn(given, 'sections', 200).entries()) {
    const section = index + 1
    const read = manifestSection.safeParse(one, { reportInput: true })
    const { title = '', other_title: other = '' } = read.data ?? {}
    lines.push({
      of: { part: 'section', section, title, other_title: other },
      problems: read.success ? [] : faultsOf(read.error),
      notes: [],
    })
    for (const lesson of listIn(one, 'lessons', 500)) {
      const { line, files: named } = readLesson(lesson, section, folder)
      uses.push(...named.map((use) => ({ ...use, line: lines.length })))
      lines.push(line)
    }
  }
  if (lines.length > importFile.maxLines)
    refuse(importReplies.folder.tooManyParts(importFile.maxLines.toLocaleString('en-IN')))
  const used = withoutDoubles(lines, uses)
  passOn(lines)
  const isOut = head.problems.length > 0
  for (const path of new Set(used.map((use) => use.path)))
    lines.push({
      of: { part: 'file', path, uploads: {} },
      problems: isOut ? ['The course has a problem, see part 1'] : [],
      notes: [],
    })
  for (const { path } of folder.unnamed())
    lines.push({
      of: { part: 'file', path, uploads: {} },
      problems: ['No part of the course names this file'],
      notes: [],
    })
  return { lines, uses: used }
}

/**
 * Reads the packed folder of a course, and unpacks each file that it uses to a name that begins with `to`.
 * @throws DomainError fileRefused
 */
export async function readCourse({
  file,
  to,
}: {
  file: string
  to: string
}): Promise<CourseOfFolder & { unpacked: UnpackedFile[] }> {
  const files = openFolder(await readFile(file))
  const course = courseIn(files)
  const byPath = new Map(files.map((one) => [one.path, one]))
  const unpacked: UnpackedFile[] = []
  // A part that stays out needs none of its files.
  const wanted = course.uses.filter(({ line }) => course.lines[line]?.problems.length === 0)
  for (const { path, role, kinds } of wanted) {
    if (unpacked.some((one) => one.path === path && one.role === role)) continue
    const at = `${to}-${unpacked.length}`
    const content = byPath.get(path)?.read()
    if (!content) continue
    await writeFile(at, content, { mode: 0o600 })
    unpacked.push({ path, role, kinds, at })
  }
  return { ...course, unpacked }
}
