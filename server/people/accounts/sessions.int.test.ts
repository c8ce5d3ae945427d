import { describe, expect, test } from 'vitest'
import { minutes, seconds } from '../../platform/clock.ts'
import { registerClient, wholeProfile } from '../../testing/people.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

describe('sessions', () => {
  const verify = (token: string) =>
    app().call('GET /api/website/verify-token', {}, { headers: { authorization: `Bearer ${token}` } })
  const refresh = (refreshToken: string, deviceId: string) =>
    app().call('POST /api/website/get-refresh-token', {
      body: { refresh_token: refreshToken, device_id: deviceId },
    })

  test('a token of another kind, of no person, or run out is an invalid token', async () => {
    const client = await registerClient(app())
    const anonymous = await app().call('GET /api/token', {})
    expect((await verify(anonymous.data?.token ?? '')).code).toBe('loginRequired')
    const none = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x"}')}.`.replaceAll('=', '')
    for (const token of [client.refreshToken, 'nonsense', none])
      expect(await verify(token)).toMatchObject({ status: 401, message: 'Invalid token' })
    expect((await verify(client.token)).status).toBe(200)
    app().clock.advance(minutes(16))
    expect(await verify(client.token)).toMatchObject({ status: 401, message: 'Invalid token' })
  })

  test('fifty tabs that refresh at once get the same successor and stay logged in', async () => {
    const client = await registerClient(app())
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => refresh(client.refreshToken, client.deviceId)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ data }) => data?.refresh_token)).size).toBe(1)
  })

  test('an old refresh token used after the overlap ends the family and notifies the person', async () => {
    const client = await registerClient(app())
    const next = await refresh(client.refreshToken, client.deviceId)
    app().clock.advance(seconds(11))
    expect(await refresh(client.refreshToken, client.deviceId)).toMatchObject({
      status: 401,
      message: 'Refresh Token Verification Failed',
    })
    expect((await refresh(next.data?.refresh_token ?? '', client.deviceId)).status).toBe(401)
    expect((await verify(next.data?.token ?? '')).status).toBe(401)
    const received = await app()
      .db.selectFrom('notification')
      .select('type')
      .where('person_id', '=', client.uId)
      .execute()
    expect(received).toEqual([{ type: 'security' }])
  })

  test('going back two generations ends the family even within the overlap', async () => {
    const client = await registerClient(app())
    const second = await refresh(client.refreshToken, client.deviceId)
    const third = await refresh(second.data?.refresh_token ?? '', client.deviceId)
    expect((await refresh(client.refreshToken, client.deviceId)).status).toBe(401)
    expect((await refresh(third.data?.refresh_token ?? '', client.deviceId)).status).toBe(401)
  })

  test('a refresh token on another device ends the session', async () => {
    const client = await registerClient(app())
    expect((await refresh(client.refreshToken, 'device-of-a-thief')).status).toBe(401)
    expect((await verify(client.token)).status).toBe(401)
  })

  test('after logging out every token of the session is refused at once', async () => {
    const client = await registerClient(app())
    await verify(client.token)
    expect((await app().call('POST /api/website/logout', {}, { as: client })).status).toBe(200)
    expect((await verify(client.token)).status).toBe(401)
    expect((await refresh(client.refreshToken, client.deviceId)).status).toBe(401)
  })

  test('a change from another site, without the pair, or with another pair is refused', async () => {
    const [client, other] = [await registerClient(app()), await registerClient(app())]
    const put = (headers: Record<string, string>, csrf = client.csrf) =>
      app().call(
        'PUT /api/website/patient/{patientId}',
        { params: { patientId: client.uId }, body: wholeProfile },
        { as: { ...client, csrf }, headers },
      )
    expect((await put({ 'sec-fetch-site': 'cross-site' })).code).toBe('crossSiteRequest')
    expect((await put({ origin: 'https://evil.example' })).code).toBe('crossSiteRequest')
    expect((await put({}, '')).code).toBe('crossSiteRequest')
    expect((await put({}, other.csrf)).code).toBe('crossSiteRequest')
    expect((await put({})).status).toBe(200)
  })
})
