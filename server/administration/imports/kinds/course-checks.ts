import type { AdvertisingClaims } from '../../../foundation/advertising-claims/index.ts'
import { areLanguages } from '../../../foundation/lists/index.ts'
import type { ImportedCourses } from '../../../learning/courses/index.ts'
import type { Accounts } from '../../../people/accounts/index.ts'
import type { Trx } from '../../../platform/database/database.ts'
import type { CourseHead, CourseLessonPart } from '../course/course-lines.ts'
import { categoriesHere, healersNamed } from '../named-here.ts'
import type { CourseRow } from './courses.ts'
import type { Match, Numbered } from './kind.ts'

interface CheckNeeds {
  accounts: Pick<Accounts, 'peopleByContacts'>
  claims: Pick<AdvertisingClaims, 'undecided'>
  courses: Pick<ImportedCourses, 'named'>
}
export type Parts = readonly Numbered<CourseRow>[]
export type PartOf<Part extends CourseRow['part']> = Numbered<Extract<CourseRow, { part: Part }>>

export const partsOf = <Part extends CourseRow['part']>(lines: Parts, part: Part): PartOf<Part>[] =>
  lines.filter((line): line is PartOf<Part> => line.row.part === part)

/** The files that a part names. */
const pathsOf = (row: CourseHead | CourseLessonPart): string[] =>
  row.part === 'course'
    ? [...(row.picture ? [row.picture] : []), ...row.pictures]
    : [...(row.media ? [row.media] : []), ...Object.values(row.captions), ...row.pictures]

const resourceOf = { course: 'courses', section: 'course-sections', lesson: 'course-lessons' } as const

/** What the database says against a course and its parts. */
export function courseChecks({ accounts, claims, courses }: CheckNeeds) {
  /** The healer and the category that a course names. */
  async function placesOf(trx: Trx, { line, row }: PartOf<'course'>) {
    const asked = { line, name: row.healer, email: row.healer.includes('@') ? row.healer : '' }
    const healerId = (await healersNamed(trx, accounts, [asked]))(asked)
    const category = (await categoriesHere(trx))(row.category)
    return { healerId, category }
  }

  async function courseProblems(
    trx: Trx,
    course: PartOf<'course'>,
  ): Promise<{ words: string; recordId: string | null }[]> {
    const { healerId, category } = await placesOf(trx, course)
    const { healer, category: named, language, title } = course.row
    const problems = [
      ...(healerId
        ? []
        : [`“${healer}” is no healer here, or more than one: please write the e-mail of a verified healer`]),
      ...(category ? [] : [`There is no category “${named}”`]),
      ...((await areLanguages(trx, [language])) ? [] : [`“${language}” is not in the list of languages`]),
    ]
    if (problems.length || !healerId) return [{ words: problems.join('. '), recordId: null }]
    const recordId = await courses.named(trx, healerId, title)
    return recordId ? [{ words: 'This healer has a course with this title', recordId }] : []
  }

  /** The first words of each part that a law limits and no editor has allowed. */
  async function claimsOf(trx: Trx, lines: Parts) {
    const found = new Map<number, string>()
    for (const part of ['course', 'section', 'lesson'] as const) {
      const texts = partsOf(lines, part).flatMap(({ line, row }) =>
        row.claims.map(({ sentence }, at) => [`${line} ${at}`, sentence] as const),
      )
      const open = await claims.undecided(trx, resourceOf[part], Object.fromEntries(texts))
      for (const { field, quote } of open.toReversed()) found.set(Number.parseInt(field, 10), quote)
    }
    return found
  }

  /** As in the forms of sections and lessons, such words are decided first; a course is a draft until then. */
  async function partProblems(trx: Trx, lines: Parts): Promise<Match[]> {
    const claimed = await claimsOf(trx, lines)
    const problems = new Map<number, string>()
    const limited = (quote: string) => `The law limits what “${quote}” claims. Please write it in other words`
    for (const { line } of [...partsOf(lines, 'section'), ...partsOf(lines, 'lesson')]) {
      const quote = claimed.get(line)
      if (quote !== undefined) problems.set(line, limited(quote))
    }
    const out = new Map(
      partsOf(lines, 'section').flatMap(({ line, row }) =>
        problems.has(line) ? [[row.section, line] as const] : [],
      ),
    )
    for (const { line, row } of partsOf(lines, 'lesson')) {
      const section = out.get(row.section)
      if (section !== undefined && !problems.has(line))
        problems.set(line, `Its section has a problem, see part ${section}`)
    }
    const left = lines.filter(({ line }) => !problems.has(line))
    const named = new Set(
      [...partsOf(left, 'course'), ...partsOf(left, 'lesson')].flatMap(({ row }) => pathsOf(row)),
    )
    for (const { line, row } of partsOf(lines, 'file'))
      if (!named.has(row.path)) problems.set(line, 'What names it has a problem')
    return [...problems].map(([line, words]) => ({ line, words, recordId: null, isProblem: true }))
  }

  return { placesOf, courseProblems, claimsOf, partProblems }
}
