import { expect, test } from 'vitest'
import { days, seconds } from '../../platform/clock.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
/** After this time nodes read a session again. */
const believedFor = seconds(5)

const changePerson = (personId: string, values: { roles?: string[]; state?: string }) =>
  app().db.updateTable('person').set(values).where('u_id', '=', personId).execute()
const verify = (as: TestUser) => app().call('GET /api/website/verify-token', {}, { as })
const refresh = (of: TestUser) =>
  app().call('POST /api/website/get-refresh-token', {
    body: { refresh_token: of.refreshToken, device_id: of.deviceId },
  })

test('who is no longer a healer is out within seconds: calls, renewal and calendar', async () => {
  const as = await signInHealer(app(), await makeHealer(app()))
  const feed = await app().call('POST /api/website/calendar-feed', {}, { as })
  const { pathname } = new URL(feed.data?.url ?? '')
  const calendar = async () => (await app().app.http.inject(pathname)).statusCode
  expect([(await verify(as)).status, await calendar()]).toEqual([200, 200])
  await changePerson(as.uId, { roles: ['client'] })
  app().clock.advance(believedFor + 1)
  expect(await verify(as)).toMatchObject({ status: 401, code: 'invalidToken' })
  expect(await refresh(as)).toMatchObject({ code: 'refreshFailed' })
  expect(await calendar()).toBe(404)
})

test('the sessions of a person who was erased end, whatever their role', async () => {
  const as = await makeClient(app())
  expect((await verify(as)).status).toBe(200)
  await changePerson(as.uId, { state: 'erased' })
  app().clock.advance(believedFor + 1)
  expect((await verify(as)).code).toBe('invalidToken')
  expect((await refresh(as)).code).toBe('refreshFailed')
})

test('the client that a healer also is stays logged in', async () => {
  const healer = await makeHealer(app())
  const asHealer = await signInHealer(app(), healer)
  const asClient = await signIn(app(), asHealer.uId, 'client')
  await changePerson(asHealer.uId, { roles: ['client'] })
  app().clock.advance(believedFor + 1)
  expect((await verify(asClient)).status).toBe(200)
})

test('even a session that is renewed every day ends after half a year', async () => {
  let as = await makeClient(app())
  for (let day = 0; day < 180; day += 20) {
    const renewed = await refresh(as)
    expect(renewed.status, `day ${day}`).toBe(200)
    as = { ...as, token: renewed.data?.token ?? '', refreshToken: renewed.data?.refresh_token ?? '' }
    app().clock.advance(days(20))
  }
  expect((await refresh(as)).code).toBe('refreshFailed')
})
