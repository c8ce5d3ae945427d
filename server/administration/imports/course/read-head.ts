import { courses } from '@newyou/contract/administration/back-office/courses'
import { money } from '@newyou/contract/administration/back-office/fields'
import { type ManifestCourse, manifestCourse } from '@newyou/contract/administration/imports/course-manifest'
import { readSum } from '../money-cells.ts'
import type { CourseHead, CourseLine, CourseTexts, FileUse } from './course-lines.ts'
import { faultsOf } from './faults.ts'
import type { Folder } from './folder.ts'
import { readText } from './texts.ts'

type Words = Pick<ManifestCourse, 'title' | 'summary' | 'description' | 'outcomes' | 'audience' | 'caution'>

const textsOf = (words: Words, description: string): CourseTexts => ({
  title: words.title,
  summary: words.summary,
  description,
  outcomes: words.outcomes ?? [],
  audience: words.audience ?? '',
  caution: words.caution ?? '',
})

/** A second version leaves out nothing that the first one says, and says nothing more. */
function versionProblems(first: CourseTexts, other: CourseTexts | null): string[] {
  if (!other) return []
  const fields = Object.keys(first) as (keyof CourseTexts)[] // its own keys
  return fields.flatMap((field) => {
    if (first[field].length > 0 && other[field].length === 0)
      return [
        `“other_version, ${field}” is missing: please write all of it in the other language, or nothing`,
      ]
    return first[field].length === 0 && other[field].length > 0
      ? [`“${field}” is missing, which “other_version” has`]
      : []
  })
}

function priceOf(given: string | number): { paise: number; problems: string[] } {
  const read = readSum(String(given).trim())
  if ('problem' in read) return { paise: 0, problems: [`The price ${read.problem}`] }
  return money('Price').schema.safeParse(read.value).success
    ? { paise: read.value, problems: [] }
    : { paise: 0, problems: ['The price is too high'] }
}

const unknown: CourseHead = {
  ...{ part: 'course', title: '', summary: '', description: '', outcomes: [], audience: '', caution: '' },
  ...{ healer: '', category: '', language: '', price_paise: 0, has_certificate: true, written_in: 'en' },
  ...{ other: null, picture: null, pictures: [] },
}
const titleOf = (given: unknown) =>
  typeof given === 'object' && given !== null && 'title' in given && typeof given.title === 'string'
    ? given.title.slice(0, 120)
    : ''

/** The course itself, without its sections. */
export function readHead(given: unknown, folder: Folder): { line: CourseLine; uses: FileUse[] } {
  const read = manifestCourse.safeParse(given, { reportInput: true })
  if (!read.success)
    return {
      line: { of: { ...unknown, title: titleOf(given) }, problems: faultsOf(read.error), notes: [] },
      uses: [],
    }
  const { data } = read
  const own = readText(data.description, folder)
  const second = readText(data.other_version?.description, folder)
  const picture = data.picture === undefined ? undefined : folder.find(data.picture)
  const price = priceOf(data.price)
  const texts = textsOf(data, own.body)
  const other = data.other_version ? textsOf(data.other_version, second.body) : null
  const rich = courses.fields.description?.schema
  const tooLong = [own.body, second.body].some((body) => !rich?.safeParse(body).success)
  const pictures = [...new Set([...own.pictures, ...second.pictures])]
  const file = picture && 'file' in picture ? picture.file.path : null
  return {
    line: {
      of: {
        ...{ part: 'course', ...texts, other, picture: file, pictures },
        ...{ healer: data.healer, category: data.category, language: data.language },
        ...{ price_paise: price.paise, has_certificate: data.certificate ?? true },
        written_in: data.written_in ?? 'en',
      },
      problems: [
        ...price.problems,
        ...own.problems,
        ...second.problems,
        ...versionProblems(texts, other),
        ...(tooLong ? ['Its description is too long'] : []),
      ],
      notes: [
        ...(picture && 'problem' in picture ? [`It comes without its picture: ${picture.problem}`] : []),
        ...(picture && 'notes' in picture ? picture.notes : []),
        ...own.notes,
        ...second.notes,
      ],
    },
    uses: [
      ...(file ? [{ line: 0, path: file, role: 'course' as const, kinds: ['picture' as const] }] : []),
      ...pictures.map((path) => ({ line: 0, path, role: 'text' as const, kinds: ['picture' as const] })),
    ],
  }
}
