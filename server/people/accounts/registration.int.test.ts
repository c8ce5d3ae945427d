import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { minutes, seconds } from '../../platform/clock.ts'
import { freshMobile, registerClient, wholeProfile } from '../../testing/people.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const device = 'device-of-this-test'

/** A multipart form as a browser sends it. */
async function sendForm(
  method: 'POST' | 'PUT',
  url: string,
  fields: Record<string, string | string[]>,
  files: { field: string; name: string; content: Buffer }[],
  as?: TestUser,
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one)
  for (const { field, name, content } of files) form.append(field, new Blob([new Uint8Array(content)]), name)
  const whole = new Response(form)
  const answer = await app().app.http.inject({
    method,
    url,
    payload: Buffer.from(await whole.arrayBuffer()),
    headers: {
      'content-type': whole.headers.get('content-type') ?? '',
      ...(as ? { authorization: `Bearer ${as.token}`, 'x-csrf-token': as.csrf } : {}),
    },
    cookies: as ? { csrf: as.csrf } : {},
  })
  return { ...answer.json(), status: answer.statusCode, headers: answer.headers }
}

async function proveMobile(mobile: string) {
  const sent = await app().call('POST /api/website/mobile-number-verification', {
    body: { mobile_number: mobile, device_id: device },
  })
  const proven = await app().call('POST /api/website/mobile-number-otp-verification', {
    body: {
      challenge_u_id: sent.data?.challenge_u_id ?? '',
      otp: await app().otpFor(mobile),
      device_id: device,
    },
  })
  return proven.data?.verification_token ?? ''
}

const profileOf = async (client: TestUser) =>
  (
    await app().call(
      'GET /api/website/patient/{patientId}',
      { params: { patientId: client.uId } },
      { as: client },
    )
  ).data

async function tryRegister(change: object) {
  const mobile = freshMobile()
  const token = await proveMobile(mobile)
  const body = { ...wholeProfile, mobile_number: mobile, email: `${mobile}@example.com`, referral_code: '' }
  return app().call('POST /api/website/patient', {
    body: { ...body, verification_token: token, device_id: device, ...change },
  })
}

describe('registering as a client', () => {
  test('what an OTP proved holds for half an hour', async () => {
    const mobile = freshMobile()
    const token = await proveMobile(mobile)
    const form = { mobile_number: mobile, verification_token: token }
    app().clock.advance(minutes(30) + seconds(6))
    expect(await tryRegister(form)).toMatchObject({ status: 400, code: 'contactNotVerified' })
    app().clock.advance(-seconds(7))
    expect((await tryRegister(form)).status).toBe(201)
  })

  test('the answer carries the fields of the specification beside the session', async () => {
    const answer = await tryRegister({})
    const { data } = answer
    expect(answer).toMatchObject({
      status: 201,
      message: 'Logged in successfully',
      token: data?.token,
      result: { u_id: data?.u_id },
      cometchat_u_id: data?.cometchat_u_id,
    })
  })

  test('every given field is stored and shown to its owner, and the gate is open', async () => {
    const client = await registerClient(app())
    expect(await profileOf(client)).toMatchObject({
      ...wholeProfile,
      is_profile_complete: true,
      percentage: 100,
    })
  })

  test.each([
    [
      'a child of twelve',
      { dob: '2013-11-22' },
      'You are not old enough for your own account yet. A parent or guardian can register and join a session with you. Childline helps at 1098',
    ],
    ['an unknown referral code', { referral_code: 'NOBODY' }, 'Please enter valid referral code'],
    ['an unknown organization', { organization_id: 'NOWHERE' }, 'This organisation ID does not exist'],
    [
      'an unknown profession',
      { profession_u_id: '019a0000-0000-7000-8000-00000000ffff' },
      'Please select your profession',
    ],
    ['a state of another country', { country: 'Nepal', state: 'Kerala' }, 'Please select your state'],
  ])('%s is refused with a reason and no account is made', async (_who, change, message) => {
    const answer = await tryRegister(change)
    expect(answer).toMatchObject({ status: 400, message })
  })

  test('a referral code is kept with who gave it, and nothing is rewarded', async () => {
    const friend = await registerClient(app())
    const { referral_code: referralCode = '' } = (await profileOf(friend)) ?? {}
    const client = await registerClient(app(), { referralCode: referralCode.toLowerCase() })
    const rows = await app()
      .db.selectFrom('referral')
      .selectAll()
      .where('referred_id', '=', client.uId)
      .execute()
    expect(rows).toMatchObject([{ referrer_id: friend.uId, state: 'pending' }])
    expect((await profileOf(friend))?.life_point).toBe(0)
  })

  test('professions, languages, incomes and places come from the server', async () => {
    const [professions, languages, incomes, countries, states, cities] = await Promise.all([
      app().call('GET /api/website/profession-list', {}),
      app().call('GET /api/website/speech-list', {}),
      app().call('GET /api/website/income-list', {}),
      app().call('GET /api/website/place-list', {}),
      app().call('GET /api/website/place-list', { query: { country: 'India' } }),
      app().call('GET /api/website/place-list', { query: { country: 'India', state: 'Kerala' } }),
    ])
    expect(professions.data?.length).toBeGreaterThan(10)
    expect(languages.data?.[0]).toMatchObject({ name: 'Hindi' })
    expect(incomes.data).toMatchObject({
      income_sources: expect.arrayContaining(wholeProfile.income_sources),
      income_ranges: expect.arrayContaining([wholeProfile.income_range_per_year]),
      invest_amounts: expect.arrayContaining([wholeProfile.mental_health_invest_amount]),
    })
    expect(countries.data?.countries[0]).toBe('India')
    expect(states.data?.states).toHaveLength(36)
    expect(cities.data?.cities).toContain('Kochi')
    // Each state has its cities, so that no choice leads to an empty list.
    for (const state of states.data?.states ?? []) {
      const { data } = await app().call('GET /api/website/place-list', { query: { country: 'India', state } })
      expect(data?.cities.length, state).toBeGreaterThan(0)
    }
  })
})

describe('the picture', () => {
  const at = (client: TestUser) => `/api/website/patient/${client.uId}`
  const photo = () =>
    sharp({ create: { width: 900, height: 700, channels: 3, background: '#884422' } })
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '19/1 4/1 0/1', GPSLatitudeRef: 'N' }, IFD0: { Copyright: 'secret' } })
      .toBuffer()

  test('it is drawn anew without what the camera wrote, and the old one is forgotten', async () => {
    const client = await registerClient(app())
    const send = async () =>
      sendForm('PUT', at(client), {}, [{ field: 'image', name: 'me.jpg', content: await photo() }], client)
    const { data } = await send()
    expect(data.image).toMatch(/^\/media\/people\/[0-9a-f]{32}\.webp$/)
    const shown = await app().app.http.inject({ url: data.image })
    const seen = await sharp(shown.rawPayload).metadata()
    expect(seen).toMatchObject({ format: 'webp', width: 360, height: 420 })
    expect(seen.exif).toBeUndefined()
    expect(shown.rawPayload.includes('secret')).toBe(false)
    const second = await send()
    expect((await app().app.http.inject({ url: data.image })).statusCode).toBe(404)
    const removed = await app().call(
      'DELETE /api/website/patient/{patientId}/image',
      { params: { patientId: client.uId } },
      { as: client },
    )
    expect(removed.data?.image).toBeNull()
    expect((await app().app.http.inject({ url: second.data.image })).statusCode).toBe(404)
  })

  test('what is no picture, or another person’s profile, is refused', async () => {
    const [client, other] = [await registerClient(app()), await registerClient(app())]
    const send = (content: Buffer, to = client) =>
      sendForm('PUT', at(to), {}, [{ field: 'image', name: 'me.jpg', content }], client)
    expect(await send(Buffer.from('<svg onload=alert(1)>'))).toMatchObject({
      status: 400,
      code: 'fileRefused',
    })
    expect(await send(Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3]))).toMatchObject({ code: 'fileRefused' })
    expect(await send(Buffer.alloc(9 * 1024 * 1024, 1))).toMatchObject({
      message: 'Please upload one file of up to 8 MB',
    })
    expect((await send(await photo(), other)).status).toBe(404)
    const bomb = await sharp({ create: { width: 6000, height: 5000, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    expect(await send(bomb)).toMatchObject({ status: 400, code: 'fileRefused' })
    expect((await profileOf(client))?.image).toBeNull()
  })

  test('a whole form with a picture changes both', async () => {
    const client = await registerClient(app())
    const { alternate_mobile_number: _none, emergency_mobile_number: _noOne, ...whole } = wholeProfile
    const { data } = await sendForm(
      'PUT',
      at(client),
      { ...whole, alternate_mobile_number: '98450 12345', city: 'Mysuru', income_sources: ['salary'] },
      [{ field: 'image', name: 'me.jpg', content: await photo() }],
      client,
    )
    expect(data).toMatchObject({
      city: 'Mysuru',
      alternate_mobile_number: '+919845012345',
      image: expect.stringContaining('/media/people/'),
    })
  })
})
