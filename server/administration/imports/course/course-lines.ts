import type { MediaKind } from '@newyou/contract/foundation/media'
import type { ContentKind } from '@newyou/contract/learning/courses/kinds'
import type { Locale } from '@newyou/contract/locales'

/** What a file of the folder is for; a picture is cut to the shape of its place. */
export type FileRole = 'media' | 'captions' | 'course' | 'text'

export interface CourseTexts {
  title: string
  summary: string
  description: string
  outcomes: string[]
  audience: string
  caution: string
}
export interface CourseHead extends CourseTexts {
  part: 'course'
  healer: string
  category: string
  language: string
  price_paise: number
  has_certificate: boolean
  written_in: Locale
  /** In the other language of the site. */
  other: CourseTexts | null
  /** Paths of files in the folder, here and below. */
  picture: string | null
  pictures: string[]
}
export interface CourseSectionPart {
  part: 'section'
  /** Counted from 1, here and in its lessons. */
  section: number
  title: string
  other_title: string
}
export interface QuizQuestionPart {
  question: string
  options: string[]
  /** Places among the options, counted from 0. */
  right_answers: number[]
  explanation: string
}
export interface CourseLessonPart {
  part: 'lesson'
  section: number
  title: string
  other_title: string
  kind: ContentKind
  body: string
  seconds: number
  is_preview: boolean
  media: string | null
  captions: Partial<Record<Locale, string>>
  pictures: string[]
  questions: QuizQuestionPart[]
}
export interface CourseFilePart {
  part: 'file'
  path: string
  /** The uploads that were made of it. */
  uploads: Partial<Record<FileRole, string>>
}
export type CoursePart = CourseHead | CourseSectionPart | CourseLessonPart | CourseFilePart

/** A line as it is read: a problem keeps it out, a note does not. */
export interface CourseLine {
  of: CoursePart
  problems: string[]
  notes: string[]
}

/** What a file has to be for the line that names it. */
export interface FileUse {
  /** Its place among the lines, counted from 0. */
  line: number
  path: string
  role: FileRole
  kinds: MediaKind[]
}

/** A file that a line names, where the archive has it; it was unpacked to `at`. */
export interface UnpackedFile {
  path: string
  role: FileRole
  kinds: MediaKind[]
  at: string
}

export interface CourseOfFolder {
  lines: CourseLine[]
  uses: FileUse[]
}
