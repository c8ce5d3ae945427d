import { randomUUID } from 'node:crypto'
import type { ReportDecision } from '@newyou/contract/people/moderation/admin'
import type { ReportableContentType } from '@newyou/contract/people/moderation/reports'
import { beforeEach, describe, expect, test } from 'vitest'
import { communityOf, makeGroup } from '../../testing/community.ts'
import { makeCourse } from '../../testing/courses.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { makeClient, makeStaff } from '../../testing/signed-in.ts'
import { makeSupport } from '../../testing/support.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const groups = communityOf(app)

let asha: TestUser
let banu: TestUser
let staff: TestUser
let healer: TestHealer
beforeEach(async () => {
  asha = await makeClient(app(), { anonymousName: 'Quiet River' })
  banu = await makeClient(app(), { anonymousName: 'Red Kite' })
  staff = await makeSupport(app())
  healer = await makeHealer(app())
  await app().db.deleteFrom('community_report').execute()
})

const report = (
  as: TestUser | undefined,
  thing: ReportableContentType,
  thing_u_id: string,
  words = 'Look here',
) =>
  app().call(
    'POST /api/website/report',
    { body: { thing, thing_u_id, reason: 'misleading', words } },
    as ? { as } : {},
  )
const queue = async (query: { state?: 'open' | 'decided'; about?: 'review' | 'name' | 'picture' } = {}) =>
  (await app().call('GET /api/staff/community-reports', { query }, { as: staff })).data ?? []
const look = async (reportId: string) =>
  (await app().call('GET /api/staff/community-reports/{reportId}', { params: { reportId } }, { as: staff }))
    .data
const decide = (reportId: string, decision: ReportDecision, note = '') =>
  app().call(
    'POST /api/staff/community-reports/{reportId}/decide',
    { params: { reportId }, body: { decision, note } },
    { as: staff },
  )
const restore = (reportId: string) =>
  app().call(
    'POST /api/staff/community-reports/{reportId}/restore',
    { params: { reportId }, body: { note: 'Looked again' } },
    { as: staff },
  )
const news = async (as: TestUser) =>
  ((await app().call('GET /api/website/notification', { query: {} }, { as })).data ?? []).map(
    ({ title }) => title,
  )
const healerPage = async () =>
  (await app().call('GET /api/website/healer/{healerId}', { params: { healerId: healer.u_id } })).data
const one = async () => {
  const [first] = await queue()
  if (!first) throw new Error('nothing was reported')
  return first.u_id
}

/** Of Asha, whose words all can read. */
async function healerReview(stars = 1, text = 'A fraud') {
  const u_id = randomUUID()
  await app()
    .db.insertInto('healer_review')
    .values({
      ...{ u_id, healer_id: healer.u_id, client_id: asha.uId, by_name: 'Quiet River', stars, text },
      ...{ is_demo: true, created_at: app().clock.now() },
    })
    .execute()
  return u_id
}

/** The same without a writer, with all the stars. */
async function praise() {
  const u_id = randomUUID()
  await app()
    .db.insertInto('healer_review')
    .values({
      ...{ u_id, healer_id: healer.u_id, by_name: 'Blue Jay', stars: 5, text: 'Kind' },
      ...{ is_demo: true, created_at: app().clock.now() },
    })
    .execute()
  return u_id
}

describe('a review of a healer', () => {
  test('that is hidden leaves the page, the count and the mean; both sides are told; it can come back', async () => {
    await praise()
    const reviewId = await healerReview()
    expect((await healerPage())?.review_summary).toMatchObject({ count: 2, stars: 3 })
    expect(await report(banu, 'healer-review', reviewId)).toMatchObject({ status: 201 })
    expect(await report(banu, 'healer-review', reviewId)).toMatchObject({ status: 201 })
    expect(await queue({ about: 'review' })).toMatchObject([
      { about: 'review', thing: 'healer-review', place: 'page', subject_name: 'Quiet River' },
    ])
    expect(await queue({ about: 'picture' })).toEqual([])
    const other = await makeClient(app(), { anonymousName: 'Third' })
    await report(other, 'healer-review', reviewId)
    const reportId = await one()
    const opened = await look(reportId)
    expect(opened?.content).toMatchObject({ text: 'A fraud', stars: 1, is_hidden: false })
    for (const secret of [asha.uId, banu.uId, 'Kulkarni'])
      expect(JSON.stringify(opened)).not.toContain(secret)

    expect(await decide(reportId, 'expel')).toMatchObject({ status: 409, code: 'notNow' })
    const decided = await decide(reportId, 'hide', 'An accusation')
    expect(decided.data).toMatchObject({ state: 'decided', decision: 'hide', content: { is_hidden: true } })
    expect(await queue({ state: 'open' })).toEqual([])
    const shown = await healerPage()
    expect(shown?.reviews.map(({ text }) => text)).toEqual(['Kind'])
    expect(shown?.review_summary).toMatchObject({ count: 1, stars: 5 })
    expect(await news(asha)).toContain('Your review was hidden')
    for (const reporter of [banu, other]) expect(await news(reporter)).toContain('Thank you for your report')
    expect(await decide(reportId, 'none')).toMatchObject({ status: 409, code: 'alreadyDecided' })
    expect(await report(banu, 'healer-review', reviewId)).toMatchObject({ status: 404 })

    expect((await restore(reportId)).data).toMatchObject({ content: { is_hidden: false } })
    expect((await healerPage())?.review_summary).toMatchObject({ count: 2, stars: 3 })
    expect(await restore(reportId)).toMatchObject({ status: 409, code: 'notNow' })
    expect(await news(asha)).toContain('Your review is shown again')
    const trail = await app()
      .db.selectFrom('audit_entry')
      .select(['action', 'reason'])
      .where('record_id', '=', reportId)
      .orderBy('u_id')
      .execute()
    expect(trail.map(({ action }) => action)).toEqual(['look', 'hide', 'restore'])
  })

  test('that is kept stays, and the reporter is told', async () => {
    const reviewId = await healerReview(4, 'Slow, but fine')
    await report(banu, 'healer-review', reviewId)
    expect((await decide(await one(), 'none')).data).toMatchObject({ content: { is_hidden: false } })
    expect(await news(banu)).toContain('We looked at your report')
    expect(await news(asha)).not.toContain('Your review was hidden')
    expect((await healerPage())?.review_summary.count).toBe(1)
  })

  test('that was deleted before the decision can be closed, and not be hidden', async () => {
    const reviewId = await healerReview()
    await report(banu, 'healer-review', reviewId)
    await app().db.deleteFrom('healer_review').where('u_id', '=', reviewId).execute()
    const reportId = await one()
    expect((await look(reportId))?.content).toBeNull()
    expect(await decide(reportId, 'hide')).toMatchObject({ status: 404 })
    expect(await decide(reportId, 'none')).toMatchObject({ status: 200 })
  })

  test('two colleagues decide it at once: one does', async () => {
    await report(banu, 'healer-review', await healerReview())
    const reportId = await one()
    const answers = await Promise.all([decide(reportId, 'hide'), decide(reportId, 'none')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

test('bad reports: of nothing, of one’s own, without a session, without a reason, too many', async () => {
  const reviewId = await healerReview()
  expect(await report(undefined, 'healer-review', reviewId)).toMatchObject({ status: 401 })
  expect(await report(asha, 'healer-review', reviewId)).toMatchObject({ status: 409, code: 'ownContent' })
  expect(await report(banu, 'course-review', reviewId)).toMatchObject({ status: 404 })
  expect(await report(banu, 'healer-review', 'x')).toMatchObject({ status: 400 })
  expect(await report(banu, 'healer-review', reviewId, 'x'.repeat(1001))).toMatchObject({ status: 400 })
  const own = await signInHealer(app(), healer)
  expect(await report(own, 'healer-name', healer.u_id)).toMatchObject({ status: 409, code: 'ownContent' })
  const hasty = await makeClient(app())
  for (let times = 0; times < 20; times++) await report(hasty, 'healer-review', reviewId)
  expect(await report(hasty, 'healer-review', reviewId)).toMatchObject({ status: 429 })
  expect(await queue()).toHaveLength(1)
})

test('reports of pages are for support and administrators alone', async () => {
  await report(banu, 'healer-review', await healerReview())
  const reportId = await one()
  for (const role of ['editor', 'finance'] as const) {
    const as = await makeStaff(app(), [role])
    for (const call of [
      app().call('GET /api/staff/community-reports', { query: {} }, { as }),
      app().call(
        'POST /api/staff/community-reports/{reportId}/restore',
        { params: { reportId }, body: {} },
        { as },
      ),
    ])
      expect((await call).status).toBe(403)
  }
})

test('a hidden review of a course leaves its stars and its count, and only its writer sees it', async () => {
  const course = await makeCourse(app(), {})
  const u_id = randomUUID()
  await app()
    .db.insertInto('course_review')
    .values({
      ...{ u_id, course_id: course.u_id, person_id: asha.uId, by_name: 'Quiet River', stars: 1 },
      ...{ text: 'Buy mine instead', created_at: app().clock.now() },
    })
    .execute()
  const page = async (as?: TestUser) =>
    (
      await app().call(
        'GET /api/website/course/{courseId}',
        { params: { courseId: course.u_id } },
        as ? { as } : {},
      )
    ).data
  expect(await page()).toMatchObject({ review_count: 1, stars: 1 })
  await report(banu, 'course-review', u_id)
  await decide(await one(), 'hide')
  expect(await page()).toMatchObject({ review_count: 0, stars: null, reviews: [] })
  expect(await page(banu)).toMatchObject({ reviews: [] })
  expect(await page(asha)).toMatchObject({ reviews: [{ is_hidden: true, is_mine: true }] })
})

describe('a healer’s name and picture', () => {
  test('fall back to neutral ones, and come back', async () => {
    const name = (await healerPage())?.full_name
    const image = { portrait: '/media/x/portrait', face: '/media/x/face', framed: false }
    await app()
      .db.updateTable('healer')
      .set({ image: JSON.stringify(image) })
      .where('u_id', '=', healer.u_id)
      .execute()
    await report(banu, 'healer-name', healer.u_id)
    await report(banu, 'healer-picture', healer.u_id)
    const [first, second] = await queue()
    const ids = [first?.u_id ?? '', second?.u_id ?? '']
    expect((await look(ids[1] ?? ''))?.content).toMatchObject({ picture: image.portrait })
    for (const id of ids) expect(await decide(id, 'hide')).toMatchObject({ status: 200 })
    expect(await healerPage()).toMatchObject({ full_name: 'New You healer', image: null })
    expect((await look(ids[0] ?? ''))?.content).toMatchObject({ text: name, is_hidden: true })
    const own = await signInHealer(app(), healer)
    expect(await news(own)).toEqual(
      expect.arrayContaining(['Your name was replaced', 'Your picture was removed from your page']),
    )
    for (const id of ids) expect(await restore(id)).toMatchObject({ status: 200 })
    expect(await healerPage()).toMatchObject({ full_name: name, image })
  })

  test('a name that was changed since is not overwritten', async () => {
    await report(banu, 'healer-name', healer.u_id)
    const reportId = await one()
    await decide(reportId, 'hide')
    await app()
      .db.updateTable('healer')
      .set({ full_name: 'Another Name' })
      .where('u_id', '=', healer.u_id)
      .execute()
    expect(await restore(reportId)).toMatchObject({ status: 409 })
    expect((await healerPage())?.full_name).toBe('Another Name')
  })
})

test('the name of a member is reported through a post, and becomes a neutral one', async () => {
  const groupId = await makeGroup(app())
  for (const member of [asha, banu]) await groups.enter(member, groupId)
  await groups.write(asha, groupId, 'Hello')
  const answer = await app().call(
    'POST /api/website/all-user-chat/{id}/report',
    { params: { id: groupId }, body: { seq: 1, about: 'name', reason: 'abuse', words: '' } },
    { as: banu },
  )
  expect(answer).toMatchObject({ status: 201 })
  const reportId = await one()
  expect(await look(reportId)).toMatchObject({
    about: 'name',
    place: 'group',
    subject_name: 'Quiet River here',
  })
  await decide(reportId, 'hide')
  const author = async () =>
    (await groups.thread(banu, groupId)).data?.messages.map(({ author }) => author?.name)
  expect(await author()).toEqual([expect.stringMatching(/^Member \d{4}$/)])
  expect(await news(asha)).toContain('Your name was replaced')
  await restore(reportId)
  expect(await author()).toEqual(['Quiet River here'])
})
