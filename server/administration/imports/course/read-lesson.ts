import { courseLessons } from '@newyou/contract/administration/back-office/courses'
import { type ManifestLesson, manifestLesson } from '@newyou/contract/administration/imports/course-manifest'
import { type MediaKind, mediaRules } from '@newyou/contract/foundation/media'
import type { ContentKind } from '@newyou/contract/learning/courses/kinds'
import { backOfficeReplies } from '../../../messages/replies/back-office.ts'
import { plainText } from '../../../platform/rich-text.ts'
import type { CourseLessonPart, CourseLine, FileRole, QuizQuestionPart } from './course-lines.ts'
import { faultsOf } from './faults.ts'
import type { Folder } from './folder.ts'
import { isTextFile, readText } from './texts.ts'

interface NamedFile {
  path: string
  role: FileRole
  kinds: MediaKind[]
}

const fileOfKind: Partial<Record<ContentKind, MediaKind>> = { video: 'film', audio: 'sound', download: 'pdf' }
const kindOfMedia = { film: 'video', sound: 'audio', pdf: 'download' } as const
const wordsPerMinute = 180
/** Of a film that is still to come. */
const usualSeconds = 60

/** What the ending of a file says; of WebM and others a type in the manifest says more. */
function kindOfFile(name: string): ContentKind | undefined {
  const ending = /\.\w+$/.exec(name)?.[0].toLowerCase()
  const media = (['film', 'sound', 'pdf'] as const).find(
    (kind) => ending && mediaRules[kind].accept.split(',').includes(ending),
  )
  return media && kindOfMedia[media]
}

function readQuestion({
  question,
  options,
  right,
  explanation = '',
}: NonNullable<ManifestLesson['questions']>[number]) {
  const named = (Array.isArray(right) ? right : [right]).map((one) => one.trim())
  const wrong = named.find((one) => !options.includes(one))
  const problems = [
    ...(new Set(options).size < options.length ? [`Two answers are the same: “${question}”`] : []),
    ...(wrong === undefined ? [] : [`“${wrong}” is not among the answers: “${question}”`]),
  ]
  const places = [...new Set(named.map((one) => options.indexOf(one)))].sort((one, other) => one - other)
  return {
    value: { question, options, right_answers: places, explanation } satisfies QuizQuestionPart,
    problems,
  }
}

function kindProblems(
  kind: ContentKind,
  { questions, captions }: ManifestLesson,
  file: string | undefined,
  body: string,
) {
  const plays = kind === 'video' || kind === 'audio'
  return [
    ...(file && !fileOfKind[kind] ? ['A text lesson or a quiz has no file'] : []),
    ...(captions && !plays ? [backOfficeReplies.captionsWithoutMedia] : []),
    ...(questions && kind !== 'quiz' ? ['Questions are for a quiz'] : []),
    ...(kind === 'quiz' && !questions ? ['A quiz needs questions'] : []),
    ...(kind === 'text' && body === '' ? ['It has no text'] : []),
  ]
}

function secondsOf(kind: ContentKind, { minutes, questions }: ManifestLesson, body: string): number {
  if (minutes !== undefined) return Math.round(minutes * 60)
  if (kind === 'text') return Math.max(1, Math.round(plainText(body).split(' ').length / wordsPerMinute)) * 60
  return kind === 'quiz' ? (questions?.length ?? 1) * 60 : usualSeconds
}

const titleOf = (given: unknown) =>
  typeof given === 'object' && given !== null && 'title' in given && typeof given.title === 'string'
    ? given.title.slice(0, 160)
    : ''
const failed = (
  section: number,
  given: unknown,
  problems: string[],
): { line: CourseLine; files: NamedFile[] } => ({
  line: {
    of: {
      ...{
        part: 'lesson',
        section,
        title: titleOf(given),
        other_title: '',
        kind: 'text',
        body: '',
        seconds: 0,
      },
      ...{ is_preview: false, media: null, captions: {}, pictures: [], questions: [] },
    },
    problems,
    notes: [],
  },
  files: [],
})

/** One lesson of a manifest, and the files that it names. */
export function readLesson(
  given: unknown,
  section: number,
  folder: Folder,
): { line: CourseLine; files: NamedFile[] } {
  const read = manifestLesson.safeParse(given, { reportInput: true })
  if (!read.success) return failed(section, given, faultsOf(read.error))
  const { data } = read
  // A file of words is the text itself.
  const isText = data.file !== undefined && data.text === undefined && isTextFile(data.file)
  const [named, words] = isText ? [undefined, data.file] : [data.file, data.text]
  const kind =
    data.type ??
    (data.questions ? 'quiz' : named ? kindOfFile(named) : words === undefined ? undefined : 'text')
  if (!kind)
    return failed(section, given, [
      named
        ? `“${named}” is no video, audio, PDF or text that this site takes`
        : 'Nothing says what it is: please give it a file, a text, questions or a type',
    ])
  const text = readText(words, folder)
  const questions = (data.questions ?? []).map(readQuestion)
  const problems = [
    ...text.problems,
    ...kindProblems(kind, data, named, text.body),
    ...questions.flatMap((one) => one.problems),
    ...(courseLessons.fields.body?.schema.safeParse(text.body).success ? [] : ['Its text is too long']),
  ]
  const notes = [...text.notes]
  const files: NamedFile[] = text.pictures.map((path) => ({ path, role: 'text', kinds: ['picture'] }))
  const media = named === undefined ? undefined : folder.find(named)
  if (media && 'problem' in media) problems.push(media.problem)
  const wanted = fileOfKind[kind]
  if (media && 'file' in media && wanted) {
    files.push({ path: media.file.path, role: 'media', kinds: [wanted] })
    notes.push(...media.notes)
  }
  if (wanted && !media) notes.push('It has no file yet: please upload it before the course is published')
  const captions: CourseLessonPart['captions'] = {}
  for (const language of ['en', 'hi'] as const) {
    const name = data.captions?.[language]
    const found = name === undefined ? undefined : folder.find(name)
    if (found && 'problem' in found) problems.push(found.problem)
    if (!found || !('file' in found)) continue
    captions[language] = found.file.path
    files.push({ path: found.file.path, role: 'captions', kinds: ['captions'] })
  }
  return {
    line: {
      of: {
        ...{ part: 'lesson', section, title: data.title, other_title: data.other_title ?? '', kind },
        ...{ body: text.body, seconds: secondsOf(kind, data, text.body), is_preview: data.preview ?? false },
        ...{ media: media && 'file' in media ? media.file.path : null, captions, pictures: text.pictures },
        questions: questions.map(({ value }) => value),
      },
      ...{ problems, notes },
    },
    files,
  }
}
