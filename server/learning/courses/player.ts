import type { ContentKind } from '@newyou/contract/learning/courses/kinds'
import type { CoursePlayer, LessonContent, PlayerContent } from '@newyou/contract/learning/courses/player'
import type { Locale } from '@newyou/contract/locales'
import { otherLanguage } from '@newyou/contract/versions'
import type { MediaModule } from '../../foundation/media/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { after, seconds } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import { fileName } from '../../platform/media/file-name.ts'
import { addressSeconds, type PrivateFiles } from '../../platform/media/private-files.ts'
import type { Certificates } from './certificates.ts'
import type { Access, LessonAccess } from './lesson-access.ts'
import type { Quizzes } from './quizzes.ts'
import { type StreamingHistory, watchedSeconds } from './streaming-history.ts'

interface PlayerDependencies {
  db: Database
  clock: Clock
  access: LessonAccess
  certificates: Certificates
  quizzes: Quizzes
  history: Pick<StreamingHistory, 'open'>
  privateFiles: Pick<PrivateFiles, 'address'>
  played: MediaModule['played']
}

interface Caption {
  language: string
  label: string
  media: string
}

/** A title with its version in the other language of the site. */
function titled(row: { title: string; other_title: string; written_in: string }) {
  const { title, other_title: other } = row
  const language = row.written_in as Locale // checked by the table
  return {
    title,
    written_in: language,
    other_version: other === '' ? null : { written_in: otherLanguage(language), title: other },
  }
}

/** The name of a downloaded file: the lesson's title and the file's own ending. */
const savedName = (title: string, media: string) =>
  fileName(title.replaceAll(/[/\\]/g, ' '), [media.split('.').at(-1) ?? 'pdf'], 'lesson')

/** Where to go on: in the lesson that was last open, or in the first that is not complete. */
export function resumePlace(
  contents: readonly Pick<PlayerContent, 'u_id' | 'is_open' | 'is_complete' | 'position_seconds'>[],
  lastId: string | undefined,
): CoursePlayer['resume'] {
  const open = contents.filter(({ is_open }) => is_open)
  const last = open.find(({ u_id }) => u_id === lastId)
  const at = (one: (typeof open)[number]) => ({
    content_u_id: one.u_id,
    position_seconds: one.is_complete ? 0 : one.position_seconds,
  })
  if (last && !last.is_complete) return at(last)
  const rest = last ? open.slice(open.indexOf(last) + 1) : open
  const next = rest.find(({ is_complete }) => !is_complete) ?? open.find(({ is_complete }) => !is_complete)
  const place = next ?? last ?? open[0]
  return place ? at(place) : null
}

/** Data of the player: a course with the person's progress, and one lesson with the URLs of its media. */
export function createPlayer({
  db,
  clock,
  access,
  certificates,
  quizzes,
  history,
  privateFiles,
  played,
}: PlayerDependencies) {
  /** Lessons with the progress of a person; without a person, without progress. */
  function lessons(personId: string | undefined) {
    return db
      .selectFrom('course_content as l')
      .innerJoin('course as c', 'c.u_id', 'l.course_id')
      .leftJoin('patient_streaming_history as h', (join) =>
        join.onRef('h.content_id', '=', 'l.u_id').on('h.person_id', '=', personId ?? null),
      )
      .select([
        'l.u_id',
        'l.course_id',
        'l.section_id',
        'l.position',
        'l.title',
        'l.other_title',
        'c.written_in',
        'l.kind',
        'l.seconds',
        'l.is_preview',
        'h.position_seconds',
        'h.completed_at',
        'h.updated_at',
        watchedSeconds.as('watched_seconds'),
      ])
  }
  type Row = Awaited<ReturnType<ReturnType<typeof lessons>['executeTakeFirstOrThrow']>>

  const present = (row: Row, why: Access): PlayerContent => ({
    u_id: row.u_id,
    position: row.position,
    ...titled(row),
    kind: row.kind as ContentKind, // checked by the table
    seconds: row.seconds,
    is_preview: row.is_preview,
    is_open: why !== 'preview' || row.is_preview,
    is_complete: row.completed_at !== null,
    position_seconds: row.position_seconds ?? 0,
    watched_seconds: row.watched_seconds,
  })

  /** A course as this access shows it; the progress is that of the learner. */
  async function show(courseId: string, why: Access, learner: string | undefined): Promise<CoursePlayer> {
    const [course, sections, rows] = await Promise.all([
      db
        .selectFrom('course as c')
        .innerJoin('healer_card as h', 'h.u_id', 'c.healer_id')

        .select(['c.u_id', 'c.title', 'c.other_title', 'c.written_in', 'c.has_certificate', 'c.is_demo'])
        .select(['h.u_id as healer_id', 'h.full_name'])
        .where('c.u_id', '=', courseId)
        .executeTakeFirst(),
      db
        .selectFrom('course_section')
        .select(['u_id', 'title', 'other_title'])
        .where('course_id', '=', courseId)
        .orderBy('position')
        .execute(),
      lessons(learner).where('l.course_id', '=', courseId).orderBy('l.position').execute(),
    ])
    const { healer_id, full_name, title, other_title, written_in, ...head } = orNotFound(course)
    const contents = rows.map((row) => ({ section: row.section_id, content: present(row, why) }))
    if (why !== 'colleague' && !contents.some(({ content }) => content.is_open)) throwError('notOwned')
    const [last] = rows
      .filter(({ updated_at }) => updated_at)
      .sort((a, b) => Number(b.updated_at) - Number(a.updated_at))
    return {
      ...head,
      ...titled({ title, other_title, written_in }),
      healer: { u_id: healer_id, full_name },
      access: why,
      lesson_count: rows.length,
      completed_count: rows.filter(({ completed_at }) => completed_at).length,
      sections: sections.map(({ u_id, ...words }) => ({
        u_id,
        ...titled({ ...words, written_in }),
        contents: contents.filter((one) => one.section === u_id).map(({ content }) => content),
      })),
      resume: resumePlace(
        contents.map(({ content }) => content),
        last?.u_id,
      ),
      certificate: learner ? await certificates.find(db, learner, courseId) : null,
    }
  }

  /** A lesson with addresses for this viewer; the progress is that of the learner. */
  async function showLesson(
    contentId: string,
    why: Access,
    { viewer, learner }: { viewer: string; learner: string | undefined },
  ): Promise<LessonContent> {
    const { media, media_type, captions, body, ...row } = await lessons(learner)
      .select(['l.media', 'l.media_type', 'l.captions', 'l.body'])
      .where('l.u_id', '=', contentId)
      .executeTakeFirst()
      .then(orNotFound)
    const mediaOf = (file: string, type: string) =>
      row.kind === 'download'
        ? {
            type,
            address: privateFiles.address(file, viewer, { saveAs: savedName(row.title, file) }),
            poster: null,
            qualities: [],
          }
        : played({ file, type, viewer })
    return {
      ...present(row, why),
      course_u_id: row.course_id,
      body,
      media: media && media_type ? await mediaOf(media, media_type) : null,
      // Written by the demo's loader, later by the back office, in this form.
      captions: (captions as unknown as Caption[]).map(({ media: file, ...caption }) => ({
        ...caption,
        address: privateFiles.address(file, viewer),
      })),
      addresses_until: after(clock.now(), seconds(addressSeconds)).toISOString(),
      quiz: row.kind === 'quiz' ? await quizzes.read(contentId, learner) : null,
    }
  }

  return {
    /** @throws DomainError notFound, notOwned when nothing of it is open */
    async course(personId: string | undefined, courseId: string): Promise<CoursePlayer> {
      const why = await access.toCourse(db, personId, courseId)
      // Progress in a course that was returned is not shown; it is there again when the client has the course again.
      return show(courseId, why, why === 'owner' ? personId : undefined)
    },

    /** @throws DomainError notFound, notOwned */
    async lesson(personId: string | undefined, contentId: string): Promise<LessonContent> {
      const { access: why } = await access.openLesson(db, personId, contentId)
      const learner = why === 'owner' ? personId : undefined
      if (learner) await history.open(learner, contentId)
      return showLesson(contentId, why, { viewer: personId ?? 'preview', learner })
    },

    /** A course in any state, for a colleague. @throws DomainError notFound */
    preview: (courseId: string) => show(courseId, 'colleague', undefined),

    /** A lesson of a course in any state, for a colleague. @throws DomainError notFound */
    previewLesson: (staffId: string, contentId: string) =>
      showLesson(contentId, 'colleague', { viewer: staffId, learner: undefined }),
  }
}
export type Player = ReturnType<typeof createPlayer>
