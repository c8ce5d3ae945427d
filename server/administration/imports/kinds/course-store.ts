import type { AdvertisingClaims } from '../../../foundation/advertising-claims/index.ts'
import type { BroughtPictures, MediaFiles } from '../../../foundation/media/index.ts'
import type { BundlesModule } from '../../../learning/bundles/index.ts'
import type { ImportedCourse, ImportedCourses, ImportedLesson } from '../../../learning/courses/index.ts'
import { importReplies } from '../../../messages/replies/back-office.ts'
import type { Accounts } from '../../../people/accounts/index.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { throwError } from '../../../platform/http/errors.ts'
import type { Ids } from '../../../platform/ids.ts'
import { plainText } from '../../../platform/rich-text.ts'
import { captionsOf, type ManyTextPictures } from '../../back-office/index.ts'
import type { CourseHead, CourseLessonPart, CourseTexts, FileRole } from '../course/course-lines.ts'
import { withPictures } from '../wordpress/finished-body.ts'
import { markOf } from '../wordpress/pictures-of-site.ts'
import { courseChecks, type Parts, partsOf } from './course-checks.ts'
import type { CourseRow } from './courses.ts'
import type { Made, Store } from './kind.ts'

interface CourseNeeds {
  ids: Ids
  accounts: Pick<Accounts, 'peopleByContacts'>
  bundles: Pick<BundlesModule, 'coursesIncluded'>
  claims: Pick<AdvertisingClaims, 'undecided'>
  courses: ImportedCourses
  media: Pick<BroughtPictures, 'there' | 'use'> & Pick<MediaFiles, 'release'>
  textPictures: ManyTextPictures
}
const noTexts: CourseTexts = {
  title: '',
  summary: '',
  description: '',
  outcomes: [],
  audience: '',
  caution: '',
}

/** A course becomes a draft with all its parts; one file has one course. */
export function courseStore({
  ids,
  accounts,
  bundles,
  claims,
  courses,
  media,
  textPictures,
}: CourseNeeds): Store<CourseRow> {
  const { placesOf, courseProblems, claimsOf, partProblems } = courseChecks({ accounts, claims, courses })

  /** The uploads of the files, by what they are for. */
  async function filesOf(trx: Trx, lines: Parts) {
    const uploads = partsOf(lines, 'file').flatMap(({ row }) =>
      Object.entries(row.uploads).map(([role, id]) => [`${role} ${row.path}`, id] as const),
    )
    const there = new Map(
      (
        await media.there(
          trx,
          uploads.map(([, id]) => id),
        )
      ).map((one) => [one.uploadId, one]),
    )
    if (there.size < uploads.length) throwError('notNow', { message: importReplies.folder.filesGone })
    const byKey = new Map(uploads)
    return (role: FileRole, path: string) => there.get(byKey.get(`${role} ${path}`) ?? '')
  }
  type FileOf = Awaited<ReturnType<typeof filesOf>>

  function finishedText(body: string, pictures: readonly string[], fileOf: FileOf) {
    const byMark = new Map(pictures.map((path) => [markOf(path), path]))
    return withPictures(body, (mark) => fileOf('text', byMark.get(mark) ?? ''))
  }

  function textsOf(head: CourseHead, texts: CourseTexts, fileOf: FileOf) {
    const { body, files } = finishedText(texts.description, head.pictures, fileOf)
    const { title, summary, outcomes, audience, caution } = texts
    return {
      texts: { title, summary, outcomes, audience, caution, description: body, words: plainText(body) },
      files,
    }
  }

  function lessonOf(row: CourseLessonPart, u_id: string, sectionId: string, fileOf: FileOf) {
    const { body, files } = finishedText(row.body, row.pictures, fileOf)
    const file = row.media ? fileOf('media', row.media) : undefined
    const lesson: ImportedLesson = {
      ...{
        u_id,
        section_id: sectionId,
        title: row.title,
        other_title: row.other_title,
        kind: row.kind,
        body,
      },
      ...{ seconds: file?.seconds ?? row.seconds, is_preview: row.is_preview },
      ...{ media: file?.file ?? null, media_type: file?.type ?? null },
      captions: captionsOf((language) => {
        const path = row.captions[language]
        return path === undefined ? undefined : fileOf('captions', path)?.file
      }),
    }
    return { lesson, files }
  }

  return {
    async match(trx, _run, lines) {
      const [course] = partsOf(lines, 'course')
      if (!course) return []
      const [found] = await courseProblems(trx, course)
      if (!found) return partProblems(trx, lines)
      const { words, recordId } = found
      const isProblem = recordId === null
      const others = isProblem ? `The course has a problem, see part ${course.line}` : words
      return lines.map(({ line }) => ({
        line,
        isProblem,
        recordId,
        words: line === course.line ? words : others,
      }))
    },

    async notes(trx, _run, lines) {
      const claimed = await claimsOf(trx, lines)
      return lines.map(({ line, row }) => {
        const quote = claimed.get(line)
        const words =
          quote === undefined
            ? []
            : [`The law limits what “${quote}” claims. Please decide about it before the course is published`]
        return { line, words: [...words, ...row.notes] }
      })
    },

    async add(trx, _run, lines) {
      const [head] = partsOf(lines, 'course')
      if (!head) return []
      const { healerId, category } = await placesOf(trx, head)
      // It was looked for in this transaction.
      if (!healerId || !category) return throwError('notNow')
      const fileOf = await filesOf(trx, lines)
      const courseId = ids.next()
      const sections = partsOf(lines, 'section').map(({ line, row }) => ({ line, row, u_id: ids.next() }))
      const sectionIds = new Map(sections.map(({ row, u_id }) => [row.section, u_id]))
      const lessons = partsOf(lines, 'lesson').flatMap(({ line, row }) => {
        const sectionId = sectionIds.get(row.section)
        return sectionId ? [{ line, row, ...lessonOf(row, ids.next(), sectionId, fileOf) }] : []
      })
      const [own, other] = [head.row, head.row.other ?? noTexts].map((texts) =>
        textsOf(head.row, texts, fileOf),
      )
      const cover = head.row.picture ? fileOf('course', head.row.picture)?.file : undefined
      if (!own || !other) return throwError('notNow')
      const course: ImportedCourse = {
        ...own.texts,
        ...{ u_id: courseId, healer_id: healerId, category, other: other.texts },
        ...{
          language: head.row.language,
          price_paise: head.row.price_paise,
          written_in: head.row.written_in,
        },
        ...{ has_certificate: head.row.has_certificate, image: cover ? { cover } : null },
        sections: sections.map(({ u_id, row: { title, other_title } }) => ({ u_id, title, other_title })),
        lessons: lessons.map(({ lesson }) => lesson),
        questions: lessons.flatMap(({ lesson, row }) =>
          row.questions.map((question, at) => ({
            ...{ u_id: ids.next(), content_id: lesson.u_id, position: at + 1 },
            ...question,
          })),
        ),
      }
      const fingerprint = await courses.add(trx, course)
      await media.use(trx, [
        ...(cover ? [cover] : []),
        ...course.lessons.flatMap(({ media: file, captions }) => [
          ...(file ? [file] : []),
          ...captions.map((caption) => caption.media),
        ]),
      ])
      const shown = new Set([...own.files, ...other.files])
      await textPictures.add(
        trx,
        'courses',
        [...shown].map((file) => ({ recordId: courseId, file })),
      )
      await textPictures.add(
        trx,
        'course-lessons',
        lessons.flatMap(({ lesson, files }) => files.map((file) => ({ recordId: lesson.u_id, file }))),
      )
      // What a course consists of is changed or unchanged with it.
      const part = (line: number, record_id: string): Made & { line: number } => ({
        line,
        record_id,
        fingerprint: '',
      })
      return [
        { line: head.line, record_id: courseId, fingerprint },
        ...sections.map(({ line, u_id }) => part(line, u_id)),
        ...lessons.map(({ line, lesson }) => part(line, lesson.u_id)),
        ...partsOf(lines, 'file').flatMap(({ line, row }) => {
          const [uploadId] = Object.values(row.uploads)
          return uploadId ? [part(line, uploadId)] : []
        }),
      ]
    },

    async remove(trx, _run, made) {
      const sold = await bundles.coursesIncluded(
        trx,
        made.map(({ record_id: id }) => id),
      )
      const gone = await courses.remove(
        trx,
        made.filter(({ record_id: id }) => !sold.has(id)),
      )
      if (gone.courses.length === 0) return []
      await media.release(trx, gone.files)
      await textPictures.drop(trx, 'courses', gone.courses)
      await textPictures.drop(trx, 'course-lessons', gone.lessons)
      return made.map(({ record_id: id }) => id)
    },
  }
}
