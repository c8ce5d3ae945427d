import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { minutes, seconds } from '../../platform/clock.ts'
import { logIn } from '../../testing/people.ts'
import { makePerson, makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

/** The phone: shows the code of a secret at this moment, or so many steps of 30 seconds from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: app().clock.now().getTime() + steps * seconds(30) })
const wrongCodeOf = (secret: string) => {
  const near = [-1, 0, 1].map((steps) => codeOf(secret, steps))
  return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code)) ?? ''
}

async function newColleague() {
  const person = await makePerson(app(), { roles: ['editor'] })
  const enter = async () => {
    const { person: colleague } = await logIn(app(), person.phone ?? '', { role: 'staff' })
    if (!colleague) throw new Error('the colleague could not log in')
    return colleague
  }
  return { person, enter }
}

const stateOf = async (as: TestUser) => (await app().call('GET /api/staff/second-factor', {}, { as })).data
const me = (as: TestUser) => app().call('GET /api/staff/me', {}, { as })
const prove = (as: TestUser, code: string) =>
  app().call('POST /api/staff/second-factor', { body: { code } }, { as })
const begin = (as: TestUser) => app().call('POST /api/staff/second-factor-setup', {}, { as })
const finish = (as: TestUser, code: string) =>
  app().call('PUT /api/staff/second-factor-setup', { body: { code } }, { as })

/** A colleague with an app, in the session that set it up. */
async function withApp() {
  const { person, enter } = await newColleague()
  const first = await enter()
  const secret = (await begin(first)).data?.secret ?? ''
  const { data } = await finish(first, codeOf(secret))
  // The code of the set-up is used; the next session needs a newer one.
  app().clock.advance(seconds(60))
  return { person, enter, first, secret, recoveryCodes: data?.recovery_codes ?? [] }
}

describe('the second factor of staff', () => {
  test('nothing is open to staff until an app is set up, which answers with recovery codes', async () => {
    const { enter } = await newColleague()
    const as = await enter()
    expect(await me(as)).toMatchObject({ status: 403, code: 'secondFactorRequired' })
    const list = await app().call('GET /api/staff/articles', { query: {} }, { as })
    expect(list).toMatchObject({ status: 403, code: 'secondFactorRequired' })
    expect(await stateOf(as)).toEqual({ is_set_up: false, is_proven: false, recovery_codes_left: 0 })

    const setup = await begin(as)
    expect(setup.data?.qr_code).toMatch(/^data:image\/svg\+xml,/)
    const secret = setup.data?.secret ?? ''
    expect(await finish(as, wrongCodeOf(secret))).toMatchObject({ status: 400, code: 'secondFactorWrong' })
    const done = await finish(as, codeOf(secret))
    expect(new Set(done.data?.recovery_codes).size).toBe(10)
    expect((await me(as)).data?.roles).toEqual(['editor'])
    expect(await stateOf(as)).toEqual({ is_set_up: true, is_proven: true, recovery_codes_left: 10 })
  })

  test('each session proves it, with a code that opens once', async () => {
    const { enter, secret } = await withApp()
    const [one, other] = [await enter(), await enter()]
    expect((await me(one)).code).toBe('secondFactorRequired')
    const code = codeOf(secret)
    expect(await prove(one, code)).toMatchObject({ status: 200, data: { is_proven: true } })
    expect((await me(one)).status).toBe(200)
    expect((await me(other)).code).toBe('secondFactorRequired')
    expect(await prove(other, code)).toMatchObject({ status: 400, code: 'secondFactorWrong' })
    expect((await prove(other, codeOf(secret, -1))).code).toBe('secondFactorWrong')
    expect((await prove(other, codeOf(secret, 1))).status).toBe(200)
  })

  test('the same code at the same moment opens one session', async () => {
    const { enter, secret } = await withApp()
    const sessions = [await enter(), await enter(), await enter()]
    const answers = await Promise.all(sessions.map((as) => prove(as, codeOf(secret))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })

  test('a recovery code opens once, and its owner is told', async () => {
    const { person, enter, recoveryCodes } = await withApp()
    const [code = ''] = recoveryCodes
    const as = await enter()
    expect(await prove(as, code.toLowerCase().replace('-', ''))).toMatchObject({
      data: { is_proven: true, recovery_codes_left: 9 },
    })
    expect((await prove(await enter(), code)).code).toBe('secondFactorWrong')
    await app().drain()
    const mails = app().sandbox.inbox.mails(person.email ?? '')
    expect(JSON.stringify(mails)).toContain('A recovery code was used')
  })

  test('who guesses has to wait, even with the right code', async () => {
    const { enter, secret } = await withApp()
    const as = await enter()
    for (let guess = 0; guess < 6; guess++)
      expect((await prove(as, wrongCodeOf(secret))).code).toBe('secondFactorWrong')
    expect(await prove(as, codeOf(secret))).toMatchObject({ status: 429 })
    app().clock.advance(minutes(15))
    expect((await prove(await enter(), codeOf(secret))).status).toBe(200)
  })

  test('an app is replaced only from a session that proved the old one', async () => {
    const { enter, first, secret } = await withApp()
    const stranger = await enter()
    expect((await begin(stranger)).code).toBe('secondFactorRequired')
    const next = (await begin(first)).data?.secret ?? ''
    expect((await finish(stranger, codeOf(next))).code).toBe('secondFactorRequired')
    expect((await finish(first, codeOf(next))).status).toBe(200)
    expect((await prove(stranger, codeOf(secret, 1))).code).toBe('secondFactorWrong')
    expect((await prove(stranger, codeOf(next, 1))).status).toBe(200)
  })

  test('an administrator takes the app of a lost phone away, which ends the sessions', async () => {
    const { person, enter, first } = await withApp()
    const admin = await makeStaff(app(), ['admin'])
    const reset = () =>
      app().call(
        'POST /api/staff/colleagues/{personId}/second-factor-reset',
        { params: { personId: person.u_id } },
        { as: admin },
      )
    expect((await reset()).code).toBe('stepUpRequired')
    await app()
      .db.updateTable('session')
      .set({ stepped_up_at: app().clock.now() })
      .where('person_id', '=', admin.uId)
      .execute()
    expect(await reset()).toMatchObject({ status: 200, data: { ended: 1 } })
    expect((await me(first)).status).toBe(401)
    const again = await enter()
    expect(await stateOf(again)).toMatchObject({ is_set_up: false })
    const trail = await app().call('GET /api/staff/audit', { query: { record: person.u_id } }, { as: admin })
    expect(trail.data?.map(({ action }) => action)).toEqual(['second-factor-reset', 'second-factor-set-up'])
  })

  test('secrets and recovery codes cannot be read in the database', async () => {
    const { person, secret, recoveryCodes } = await withApp()
    const factor = await app()
      .db.selectFrom('second_factor')
      .selectAll()
      .where('person_id', '=', person.u_id)
      .executeTakeFirstOrThrow()
    expect(factor.sealed_secret).not.toContain(secret)
    const codes = await app()
      .db.selectFrom('recovery_code')
      .select('code_hash')
      .where('person_id', '=', person.u_id)
      .execute()
    for (const { code_hash: hash } of codes)
      for (const code of recoveryCodes) expect(hash.toString('latin1')).not.toContain(code.replace('-', ''))
  })
})
