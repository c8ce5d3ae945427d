import type { PurchaseKind } from '@newyou/contract/money/purchases'
import type { Insertable } from 'kysely'
import { inTransaction } from '../platform/database/database.ts'
import type { Bundle, Course, CourseContent } from '../platform/database/schema.ts'
import { makeHealer, type TestHealer } from './healers.ts'
import { chargeCard } from './sessions-paid.ts'
import type { TestApp, TestUser } from './test-app.ts'

type LessonOverrides = Partial<Omit<Insertable<CourseContent>, 'course_id' | 'section_id' | 'position'>>

export interface TestCourse {
  u_id: string
  healer: TestHealer
  /** Its lessons in order. */
  lessons: string[]
}

/** Writes a published course with its healer; by default of one section with three lessons to read, the first open. */
export async function makeCourse(
  app: TestApp,
  given: Partial<Insertable<Course>> & { healer?: TestHealer; lessons?: LessonOverrides[] } = {},
): Promise<TestCourse> {
  const {
    healer = await makeHealer(app),
    lessons = [{ is_preview: true }, { title: 'The hour before bed' }, { title: 'What the body counts' }],
    ...columns
  } = given
  const now = app.clock.now()
  const uId = () => app.app.platform.ids.next()
  return inTransaction(app.db, async (trx) => {
    const { u_id } = await trx
      .insertInto('course')
      .values({
        u_id: uId(),
        healer_id: healer.u_id,
        state: 'published',
        title: 'Sleep, slowly',
        summary: 'Short evenings that teach the body to trust the night again.',
        category: 'health',
        language: 'English',
        price_paise: 349_900,
        published_at: now,
        updated_at: now,
        ...columns,
      })
      .returning('u_id')
      .executeTakeFirstOrThrow()
    const section = await trx
      .insertInto('course_section')
      .values({ u_id: uId(), course_id: u_id, position: 1, title: 'The evenings' })
      .returning('u_id')
      .executeTakeFirstOrThrow()
    const written = await trx
      .insertInto('course_content')
      .values(
        lessons.map((lesson, index) => ({
          u_id: uId(),
          course_id: u_id,
          section_id: section.u_id,
          position: index + 1,
          title: 'Why the bed became a desk',
          kind: 'text',
          seconds: 300,
          body: '<p>Put the phone in another room.</p>',
          ...lesson,
        })),
      )
      .returning(['u_id', 'position'])
      .execute()
    return {
      u_id,
      healer,
      lessons: written.sort((a, b) => a.position - b.position).map((lesson) => lesson.u_id),
    }
  })
}

/** Writes a published bundle; resolves with its id. */
export async function makeBundle(
  app: TestApp,
  { courses = [], ...columns }: Partial<Insertable<Bundle>> & { courses?: TestCourse[] } = {},
): Promise<string> {
  const now = app.clock.now()
  const bundleId = app.app.platform.ids.next()
  await inTransaction(app.db, async (trx) => {
    await trx
      .insertInto('bundle')
      .values({
        u_id: bundleId,
        state: 'published',
        title: 'Three months of nights',
        summary: 'A course and a healer who answers.',
        price_paise: 499_900,
        published_at: now,
        updated_at: now,
        ...columns,
      })
      .execute()
    if (courses.length)
      await trx
        .insertInto('bundle_item')
        .values(
          courses.map(({ u_id }, index) => ({
            bundle_id: bundleId,
            position: index + 1,
            kind: 'course',
            item_id: u_id,
          })),
        )
        .execute()
  })
  return bundleId
}

/** Takes a course, bundle or e-book and pays for it by card; resolves with its order, or nothing when it is free. */
export async function buy(
  app: TestApp,
  client: TestUser,
  product: { type: PurchaseKind; item_u_id: string },
): Promise<string | undefined> {
  const { data, message } = await app.call('POST /api/website/order', { body: product }, { as: client })
  if (!data) throw new Error(`it was not taken: ${message}`)
  if (data.outcome === 'given') return undefined
  const paymentId = await chargeCard(app, client, data.order_u_id)
  await app.call(
    'PUT /api/website/order-payment/{u_id}',
    { params: { u_id: data.order_u_id }, body: { razor_pay_payment_id: paymentId } },
    { as: client },
  )
  return data.order_u_id
}

/** A lesson to watch, with a file of random bytes behind it. */
export async function filmLesson(app: TestApp, lesson: LessonOverrides = {}): Promise<LessonOverrides> {
  const media = `tests/${app.app.platform.ids.next()}.mp4`
  await app.app.platform.privateFiles.keep(media, app.app.platform.random.bytes(2000))
  return { kind: 'video', seconds: 100, media, media_type: 'video/mp4', body: '', ...lesson }
}

/** Gives a quiz lesson so many questions of three options; the second option of each is right. */
export async function askQuestions(app: TestApp, contentId: string, count: number): Promise<string[]> {
  const rows = await app.db
    .insertInto('quiz_question')
    .values(
      Array.from({ length: count }, (_, index) => ({
        u_id: app.app.platform.ids.next(),
        content_id: contentId,
        position: index + 1,
        question: `What helps at three in the night? (${index + 1})`,
        options: ['Counting', 'A longer breath out', 'The news'],
        right_answers: [1],
        explanation: 'The long breath out slows the heart.',
      })),
    )
    .returning('u_id')
    .execute()
  return rows.map(({ u_id }) => u_id)
}
