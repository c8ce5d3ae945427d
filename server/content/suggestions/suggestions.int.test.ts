import { consentVersions } from '@newyou/contract/people/consents'
import { expect, test } from 'vitest'
import { makeCourse } from '../../testing/courses.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

const suggested = async (as: TestUser) => (await app().call('GET /api/website/suggestion', {}, { as })).data
const allow = (as: TestUser, isGiven: boolean) =>
  app().call(
    'PUT /api/website/consent/{purpose}',
    { params: { purpose: 'suggestions' }, body: { is_given: isGiven, version: consentVersions.suggestions } },
    { as },
  )

async function answer(as: TestUser, purpose: string, choices: string[]) {
  const question = await app()
    .db.selectFrom('question')
    .select(['u_id', 'revision'])
    .where('purpose', '=', purpose)
    .where('state', '=', 'published')
    .executeTakeFirstOrThrow()
  const { status } = await app().call(
    'POST /api/website/answer',
    { body: { answers: [{ question_u_id: question.u_id, version: question.revision, choices }] } },
    { as },
  )
  expect(status).toBeLessThan(300)
}

test('answers are used with a consent only, what is suggested says why, and a refresh brings the same', async () => {
  const client = await makeClient(app())
  const faith = await makeHealer(app(), {
    full_name: 'Faith',
    main_category: 'spirituality',
    categories: ['spirituality'],
  })
  await makeHealer(app(), { full_name: 'Health', main_category: 'health', categories: ['health'] })
  for (const { u_id } of [faith])
    await app()
      .db.updateTable('healer')
      .set({ next_free_at: new Date('2026-12-01T03:30:00Z') })
      .where('u_id', '=', u_id)
      .execute()
  await answer(client, 'topics', ['spirituality'])
  const codes = (data: Awaited<ReturnType<typeof suggested>>) =>
    data?.healer.flatMap(({ reasons }) => reasons.map(({ code }) => code)) ?? []
  expect(codes(await suggested(client))).not.toContain('topic')
  await allow(client, true)
  const withConsent = await suggested(client)
  expect(withConsent?.healer[0]).toMatchObject({
    title: 'Faith',
    reasons: expect.arrayContaining([{ code: 'topic', value: 'spirituality' }]),
  })
  const refreshed = await app().call('POST /api/website/get-refresh-token', {
    body: { refresh_token: client.refreshToken, device_id: client.deviceId },
  })
  expect({ course: refreshed.data?.course, healer: refreshed.data?.healer }).toEqual(withConsent)
  await allow(client, false)
  expect(codes(await suggested(client))).not.toContain('topic')
})

test('what is owned already is not suggested', async () => {
  const client = await makeClient(app())
  const healer = await makeHealer(app())
  const course = await makeCourse(app(), { healer })
  const ids = async () => (await suggested(client))?.course.map(({ u_id }) => u_id)
  expect(await ids()).toContain(course.u_id)
  await app()
    .db.insertInto('entitlement')
    .values({
      u_id: app().app.platform.ids.next(),
      person_id: client.uId,
      kind: 'course',
      item_id: course.u_id,
      granted_at: app().clock.now(),
    })
    .execute()
  expect(await ids()).not.toContain(course.u_id)
})

test('a healer’s session is told nothing', async () => {
  const healer = await signInHealer(app(), await makeHealer(app()))
  const { data } = await app().call('POST /api/website/get-refresh-token', {
    body: { refresh_token: healer.refreshToken, device_id: healer.deviceId },
  })
  expect(data).toMatchObject({ course: [], healer: [] })
})
