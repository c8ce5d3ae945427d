import { expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const address = () => app().app.modules.staff.firstStart.address()
const codeOf = (printed: string | undefined) => printed?.split('#')[1] ?? ''

const check = async (code: string) =>
  (await app().call('POST /api/website/first-start-check', { body: { code } })).status
const begin = (code: string, email = 'asha@stillwater.example') =>
  app().call('POST /api/website/first-start', {
    body: {
      ...{ code, first_name: 'Asha', last_name: 'Rao', email },
      ...{ device_id: 'first-device', device_name: 'Chrome', device_fingerprint: 'fp' },
    },
  })

test('an empty site prints one address for thirty minutes, whose code makes one administrator', async () => {
  const printed = await address()
  expect(printed).toMatch(/^http.*\/first-start#[\w-]{32}$/)
  const code = codeOf(printed)
  // Every node prints the same, and so does one that starts again meanwhile.
  expect(await Promise.all([address(), address()])).toEqual([printed, printed])
  expect(await check(code)).toBe(200)
  expect(await check(`${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`)).toBe(410)
  expect(await begin('x'.repeat(32))).toMatchObject({ status: 410, code: 'firstStartOver' })
  expect(await begin(code, 'no address')).toMatchObject({
    status: 400,
    errors: { email: expect.any(String) },
  })

  app().clock.advance(minutes(31))
  expect(await check(code)).toBe(410)
  const again = codeOf(await address())
  expect(again).not.toBe(code)

  const answers = await Promise.all([begin(again), begin(again, 'another@stillwater.example')])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 410])
  const done = answers.find(({ status }) => status === 201)
  expect(done?.data).toMatchObject({ role: 'staff', token: expect.any(String) })
  expect(await app().db.selectFrom('person').select('roles').execute()).toEqual([{ roles: ['admin'] }])
  // The session still needs its second factor.
  const headers = { authorization: `Bearer ${done?.data?.token}` }
  expect((await app().call('GET /api/staff/me', {}, { headers })).status).toBe(403)
  expect(await app().call('GET /api/staff/second-factor', {}, { headers })).toMatchObject({
    data: { is_set_up: false, is_proven: false },
  })

  expect(await check(again)).toBe(410)
  expect(await address()).toBeUndefined()
})

test('a site on which somebody has an account prints nothing', async () => {
  await makeClient(app())
  expect(await address()).toBeUndefined()
})
