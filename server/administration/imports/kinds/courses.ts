import { importKinds } from '@newyou/contract/administration/imports/kinds'
import { paisePerRupee } from '@newyou/contract/business'
import { claimsIn, plainOf } from '../../../foundation/advertising-claims/index.ts'
import type { CourseLine, CoursePart, CourseTexts } from '../course/course-lines.ts'
import type { ImportedFile } from '../read-file.ts'
import type { Lines } from './kind.ts'

/** A part of a course as its line has it; the database decides the rest. */
export type CourseRow = CoursePart & {
  notes: string[]
  /** Sentences that a law limits, with the words that do it. */
  claims: { sentence: string; quote: string }[]
}

const fields = Object.keys(importKinds.courses.fields) as (keyof typeof importKinds.courses.fields)[] // of its own keys
const [partAt, titleAt] = [fields.indexOf('part'), fields.indexOf('title')]
const listOf = (cell = '') => cell.split('\n').filter(Boolean)

const partWords = { course: 'Course', section: 'Section', lesson: 'Lesson', file: 'File' } as const
const titleOf = (of: CoursePart) => (of.part === 'file' ? of.path : of.title)

/** The parts of a course as a file of lines. */
export const courseFile = (lines: readonly CourseLine[]): ImportedFile => ({
  headings: fields.map((field) => importKinds.courses.fields[field].label),
  lines: lines.map(({ of, problems, notes }, at) => {
    const cells = {
      part: partWords[of.part],
      title: titleOf(of),
      content: JSON.stringify(of),
      problems: problems.join('\n'),
      notes: notes.join('\n'),
    }
    return { line: at + 1, cells: fields.map((field) => cells[field]) }
  }),
})

const wordsOfTexts = ({ title, summary, description, outcomes, audience, caution }: CourseTexts) =>
  [title, summary, plainOf(description), ...outcomes, audience, caution].join('\n')

/** What visitors read of it. */
function textOf(of: CoursePart): string {
  if (of.part === 'course') return [of, ...(of.other ? [of.other] : [])].map(wordsOfTexts).join('\n')
  if (of.part === 'section') return `${of.title}\n${of.other_title}`
  return of.part === 'lesson' ? [of.title, of.other_title, plainOf(of.body)].join('\n') : ''
}

const kindWords = {
  video: 'video',
  audio: 'audio',
  text: 'text',
  quiz: 'quiz',
  download: 'download',
} as const
const rupees = (paise: number) =>
  paise === 0 ? 'free' : `₹${(paise / paisePerRupee).toLocaleString('en-IN')}`

/** Parts of a course, which were read with their folder. */
export const courseLines: Lines<CourseRow> = {
  guesses: {},
  missing: () => undefined,
  read(given) {
    const problems = listOf(given.problems)
    if (problems.length) return { problems }
    const of: CoursePart = JSON.parse(given.content ?? '')
    const claims = claimsIn(textOf(of)).map(({ sentence, quote }) => ({ sentence, quote }))
    return { row: { ...of, notes: listOf(given.notes), claims } }
  },
  keysOf: () => [],
  cellWords: (cells) => `${cells[partAt]}: ${cells[titleAt]}`,
  wordsOf(of) {
    const words = `${partWords[of.part]}: ${titleOf(of)}`
    if (of.part === 'course') return `${words}, ${rupees(of.price_paise)}, ${of.healer}`
    if (of.part !== 'lesson') return words
    const questions = of.questions.length
    return [
      `${words}, ${kindWords[of.kind]}`,
      ...(of.media ? [of.media] : []),
      ...(questions ? [questions === 1 ? '1 question' : `${questions} questions`] : []),
    ].join(', ')
  },
}
