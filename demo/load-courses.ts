import type { Transaction } from 'kysely'
import type { DB } from '../server/platform/database/schema.ts'
import type { Pictures } from '../server/platform/media/pictures.ts'
import { cleanRichText, plainText } from '../server/platform/rich-text.ts'
import type { DemoCourse, DemoLesson } from './content/courses/course.ts'
import { demoCourses } from './content/courses/courses.ts'
import { courseAnswers, courseRemarks, openQuestions } from './content/courses/voices.ts'
import { demoHealers } from './content/healers.ts'
import { demoId } from './ids.ts'
import { toHtml } from './markup.ts'
import { type CourseMedia, courseMedia } from './media/index.ts'
import { drawCover } from './pictures.ts'
import { languageOf, loadCourseVersions } from './second-versions.ts'

type Trx = Transaction<DB>

const wordsPerMinute = 180
const previews = 2
const coverFolder = ({ slug }: DemoCourse) => `demo/courses/${slug}`

function healerOf({ by, slug }: DemoCourse) {
  const healer = demoHealers.find((one) => one.slug === by)
  if (!healer) throw new Error(`the course ${slug} has no healer`)
  return healer
}

/** The covers of the courses, as tasks that draw and keep them. */
export const courseTasks = (pictures: Pictures) =>
  demoCourses.map((course, number) => async () => {
    const cover = await drawCover({ category: healerOf(course).mainCategory, seed: number + 11 })
    for (const { name, data } of cover) await pictures.keep(`${coverFolder(course)}/${name}`, data)
  })

const mediaKinds = { video: 'video', audio: 'audio', download: 'sheet' } as const

/** The sample media take turns over the lessons of their kind. */
function mediaOf({ kind }: DemoLesson, number: number): CourseMedia | undefined {
  if (kind === 'text' || kind === 'quiz') return undefined
  const fitting = courseMedia.filter(({ name }) => name.startsWith(mediaKinds[kind]))
  return fitting[number % fitting.length]
}

function secondsOf(lesson: DemoLesson, media: CourseMedia | undefined): number {
  if (media) return media.seconds
  if (lesson.kind === 'quiz') return (lesson.questions?.length ?? 0) * 30
  return Math.max(
    30,
    Math.round((plainText(toHtml(lesson.text ?? '')).split(' ').length / wordsPerMinute) * 60),
  )
}

async function loadCourse(trx: Trx, course: DemoCourse, number: number, daysAgo: (days: number) => Date) {
  const courseId = demoId('course', course.slug)
  const healer = healerOf(course)
  const description = cleanRichText(toHtml(course.about))
  await trx
    .insertInto('course')
    .values({
      u_id: courseId,
      healer_id: demoId('healer', course.by),
      state: 'published',
      title: course.title,
      summary: course.summary,
      category: healer.mainCategory,
      language: course.language ?? 'English',
      written_in: languageOf(course.title),
      price_paise: course.pricePaise,
      image: JSON.stringify({ cover: `/media/${coverFolder(course)}/cover` }),
      outcomes: course.outcomes,
      audience: course.audience,
      caution: course.caution,
      description,
      words: plainText(description),
      is_demo: true,
      published_at: daysAgo(2 + number * 6),
      updated_at: daysAgo(2 + number * 6),
    })
    .execute()
  const sections = course.sections.map(({ title }, index) => ({
    u_id: demoId('course-section', `${course.slug}:${index}`),
    course_id: courseId,
    position: index + 1,
    title,
  }))
  await trx.insertInto('course_section').values(sections).execute()
  const lessons = course.sections.flatMap((section, index) =>
    section.lessons.map((lesson) => ({ lesson, sectionId: sections[index]?.u_id ?? '' })),
  )
  await trx
    .insertInto('course_content')
    .values(
      lessons.map(({ lesson, sectionId }, index) => {
        const media = mediaOf(lesson, number + index)
        return {
          u_id: demoId('course-content', `${course.slug}:${index}`),
          course_id: courseId,
          section_id: sectionId,
          position: index + 1,
          title: lesson.title,
          kind: lesson.kind,
          seconds: secondsOf(lesson, media),
          is_preview: index < previews,
          media: media?.media ?? null,
          media_type: media?.type ?? null,
          captions: JSON.stringify(media?.captions ?? []),
          body: lesson.text ? cleanRichText(toHtml(lesson.text)) : '',
        }
      }),
    )
    .execute()
}

/** Courses a few days apart, the newest from the day before yesterday, with what people said and asked. */
export async function loadCourses(trx: Trx, now: Date) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  for (const [number, course] of demoCourses.entries()) await loadCourse(trx, course, number, daysAgo)
  await trx
    .insertInto('course_review')
    .values(
      courseRemarks.map(({ course, by, stars, text }, number) => ({
        u_id: demoId('course-review', `${number}`),
        course_id: demoId('course', course),
        by_name: by,
        stars,
        text,
        is_demo: true,
        created_at: daysAgo(3 + number * 2),
      })),
    )
    .execute()
  await trx
    .insertInto('course_question')
    .values(
      courseAnswers.map(({ course, by, question, answer }, number) => ({
        u_id: demoId('course-question', `${number}`),
        course_id: demoId('course', course),
        by_name: by,
        question,
        answer,
        answered_at: daysAgo(1 + number),
        is_demo: true,
        created_at: daysAgo(2 + number),
        updated_at: daysAgo(1 + number),
      })),
    )
    .execute()
  await trx
    .insertInto('course_question')
    .values(
      openQuestions.map(({ course, by, question }, number) => ({
        u_id: demoId('course-question', `open-${number}`),
        course_id: demoId('course', course),
        by_name: by,
        question,
        is_demo: true,
        created_at: daysAgo(1),
        updated_at: daysAgo(1),
      })),
    )
    .execute()
  await loadCourseVersions(trx)
}
