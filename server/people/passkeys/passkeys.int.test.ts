import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Changed, SoftAuthenticator } from '../../testing/authenticator.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { makeClient, makeStaff, signIn, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
type Options = { challenge: string; user?: { id: string } }
const device = () => ({ device_id: `device-${randomUUID()}`, device_name: 'Chrome', device_fingerprint: '' })

let client: TestUser
beforeEach(async () => {
  client = await makeClient(app())
})

const optionsFor = async (as: TestUser) =>
  (await app().call('POST /api/website/passkey-options', {}, { as })).data as unknown as Options
const keep = (as: TestUser, credential: ReturnType<SoftAuthenticator['make']>, name = 'My phone') =>
  app().call('POST /api/website/passkey', { body: { name, credential } }, { as })

/** A device with a passkey of this person. */
async function deviceOf(as: TestUser) {
  const own = new SoftAuthenticator()
  const kept = await keep(as, own.make(await optionsFor(as)))
  return { own, kept }
}

const loginOptions = async () =>
  (await app().call('POST /api/website/passkey-login-options', {})).data as unknown as Options
async function logIn(own: SoftAuthenticator, changed: Changed = {}, role: 'client' | 'healer' = 'client') {
  const credential = own.sign(await loginOptions(), changed)
  return app().call('POST /api/website/passkey-login', { body: { credential, role, ...device() } })
}
const mine = async (as: TestUser) => (await app().call('GET /api/website/passkey', {}, { as })).data

describe('a passkey', () => {
  test('is made, listed, and logs in without an OTP', async () => {
    const { own, kept } = await deviceOf(client)
    expect(kept).toMatchObject({ status: 201, data: { name: 'My phone', is_for_staff: false } })
    const entered = await logIn(own)
    expect(entered).toMatchObject({ status: 200, data: { u_id: client.uId, role: 'client' } })
    const as = { authorization: `Bearer ${entered.data?.token}` }
    const person = await app().call('GET /api/website/verify-token', {}, { headers: as })
    expect(person.data).toMatchObject({ u_id: client.uId })
    expect((await mine(client))?.passkeys).toMatchObject([{ last_used_at: expect.any(String) }])
    const told = await app().db.selectFrom('notification').select('person_id').execute()
    expect(told).toContainEqual({ person_id: client.uId })
  })

  test('stands beside others, has a name, and opens nothing once it is removed', async () => {
    const first = await deviceOf(client)
    const second = await deviceOf(client)
    const passkeyId = first.kept.data?.u_id ?? ''
    const renamed = await app().call(
      'PUT /api/website/passkey/{passkeyId}',
      { params: { passkeyId }, body: { name: 'Old phone' } },
      { as: client },
    )
    expect(renamed.data).toMatchObject({ name: 'Old phone' })
    expect((await mine(client))?.passkeys).toHaveLength(2)
    await app().call('DELETE /api/website/passkey/{passkeyId}', { params: { passkeyId } }, { as: client })
    expect(await logIn(first.own)).toMatchObject({ status: 400, code: 'passkeyWrong' })
    expect((await logIn(second.own)).status).toBe(200)
  })

  test('of somebody else is not theirs to rename or remove', async () => {
    const { own, kept } = await deviceOf(client)
    const as = await makeClient(app())
    const params = { passkeyId: kept.data?.u_id ?? '' }
    const renamed = await app().call(
      'PUT /api/website/passkey/{passkeyId}',
      { params, body: { name: 'Mine' } },
      { as },
    )
    const removed = await app().call('DELETE /api/website/passkey/{passkeyId}', { params }, { as })
    expect([renamed.status, removed.status]).toEqual([404, 404])
    expect((await logIn(own)).status).toBe(200)
  })

  test('logs a healer in as a healer, and a client as nobody else', async () => {
    const healer = await makeHealer(app())
    const { own } = await deviceOf(await signInHealer(app(), healer))
    expect((await logIn(own, {}, 'healer')).data).toMatchObject({ role: 'healer' })
    const clients = await deviceOf(client)
    expect(await logIn(clients.own, {}, 'healer')).toMatchObject({ status: 400, code: 'passkeyWrong' })
  })

  test('is known already where it is kept a second time', async () => {
    const { own } = await deviceOf(client)
    expect(await keep(client, own.make(await optionsFor(client)))).toMatchObject({
      status: 409,
      code: 'passkeyKnown',
    })
  })

  test('is offered after the second log-in, until the person has one or does not want it', async () => {
    expect((await mine(client))?.is_offered).toBe(false)
    await signIn(app(), client.uId)
    expect((await mine(client))?.is_offered).toBe(true)
    await app().call('POST /api/website/passkey-refusal', {}, { as: client })
    expect((await mine(client))?.is_offered).toBe(false)
    const another = await makeClient(app())
    await signIn(app(), another.uId)
    await deviceOf(another)
    expect((await mine(another))?.is_offered).toBe(false)
  })
})

describe('refused is', () => {
  const wrong: [string, Changed][] = [
    ['another origin', { origin: 'https://newyou.evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['a challenge of ours that we never asked', { challenge: 'bm90LWFza2VkLWJ5LXVz' }],
    ['a device that did not check who holds it', { isVerified: false }],
  ]
  test.each(wrong)('a log-in with %s', async (_, changed) => {
    const { own } = await deviceOf(client)
    expect(await logIn(own, changed)).toMatchObject({ status: 400, code: 'passkeyWrong' })
    expect((await logIn(own)).status).toBe(200)
  })

  test.each(wrong)('a new passkey with %s', async (_, changed) => {
    const made = new SoftAuthenticator().make(await optionsFor(client), changed)
    expect(await keep(client, made)).toMatchObject({ status: 400, code: 'passkeyWrong' })
    expect((await mine(client))?.passkeys).toEqual([])
  })

  test('the same answer again, and one that comes too late', async () => {
    const { own } = await deviceOf(client)
    const credential = own.sign(await loginOptions())
    const send = () =>
      app().call('POST /api/website/passkey-login', { body: { credential, role: 'client', ...device() } })
    expect((await send()).status).toBe(200)
    expect(await send()).toMatchObject({ status: 400, code: 'passkeyWrong' })
    const late = own.sign(await loginOptions())
    app().clock.advance(5 * 60_000 + 1)
    const answer = await app().call('POST /api/website/passkey-login', {
      body: { credential: late, role: 'client', ...device() },
    })
    expect(answer.code).toBe('passkeyWrong')
  })

  test('a counter that goes back: somebody copied the key', async () => {
    const { own } = await deviceOf(client)
    await logIn(own)
    await logIn(own)
    expect(await logIn(own, { counter: 1 })).toMatchObject({ status: 400, code: 'passkeyWrong' })
    expect(await logIn(own, { counter: 2 })).toMatchObject({ status: 400, code: 'passkeyWrong' })
  })

  test('a passkey under the name of another person', async () => {
    const { own } = await deviceOf(client)
    const victim = await makeClient(app())
    const userHandle = Buffer.from(victim.uId).toString('base64url')
    expect(await logIn(own, { userHandle })).toMatchObject({ status: 400, code: 'passkeyWrong' })
  })

  test('an answer to what another person was asked', async () => {
    const asked = await optionsFor(client)
    const thief = await makeClient(app())
    expect(await keep(thief, new SoftAuthenticator().make(asked))).toMatchObject({
      status: 400,
      code: 'passkeyWrong',
    })
  })

  test('a challenge of a log-in for a new passkey', async () => {
    const made = new SoftAuthenticator().make(await loginOptions())
    expect(await keep(client, made)).toMatchObject({ status: 400, code: 'passkeyWrong' })
  })

  test('more than twenty', async () => {
    for (let count = 0; count < 20; count++) expect((await deviceOf(client)).kept.status).toBe(201)
    const answer = await app().call('POST /api/website/passkey-options', {}, { as: client })
    expect([answer.status, answer.code]).toEqual([409, 'tooManyPasskeys'])
  })
})

describe('a colleague', () => {
  const unproven = async (admin: TestUser) => {
    const session = await signIn(app(), admin.uId, 'staff')
    await app()
      .db.updateTable('session')
      .set({ second_factor_at: null })
      .where('person_id', '=', admin.uId)
      .execute()
    app().clock.advance(6000)
    return session
  }
  const asked = async (as: TestUser) =>
    (await app().call('POST /api/staff/passkey-factor-options', {}, { as })).data as unknown as Options
  const prove = async (as: TestUser, own: SoftAuthenticator, opens: 'session' | 'step-up', changed = {}) =>
    app().call(
      'POST /api/staff/passkey-factor',
      { body: { credential: own.sign(await asked(as), changed), opens } },
      { as },
    )
  const colleagues = async (as: TestUser) =>
    (await app().call('GET /api/staff/colleagues', { query: {} }, { as })).status

  test('proves a session with a passkey, and then a change of money or roles', async () => {
    const admin = await makeStaff(app(), ['admin'])
    const { own, kept } = await deviceOf(admin)
    expect(kept.data?.is_for_staff).toBe(true)
    const as = await unproven(admin)
    expect(await colleagues(as)).toBe(403)
    expect((await app().call('GET /api/staff/passkey-factor', {}, { as })).data).toEqual({ is_there: true })
    expect(await prove(as, own, 'step-up')).toMatchObject({ status: 403, code: 'secondFactorRequired' })
    expect((await prove(as, own, 'session')).status).toBe(200)
    expect(await colleagues(as)).toBe(200)
    const change = () =>
      app().call(
        'POST /api/staff/colleagues',
        { body: { contact: 'nobody@example.com', roles: ['support'] } },
        { as },
      )
    expect((await change()).code).toBe('stepUpRequired')
    expect((await prove(as, own, 'step-up')).status).toBe(200)
    expect((await change()).code).toBe('personNotFound')
  })

  test('does not log in with a passkey alone', async () => {
    const { own } = await deviceOf(await makeStaff(app(), ['admin']))
    expect(await logIn(own)).toMatchObject({ status: 400, code: 'passkeyWrong' })
  })

  test('who is a client too does not get in by a passkey that an OTP alone made', async () => {
    const admin = await makeStaff(app(), ['admin'])
    await app()
      .db.updateTable('person')
      .set({ roles: ['admin', 'client'] })
      .where('u_id', '=', admin.uId)
      .execute()
    const { own } = await deviceOf(await signIn(app(), admin.uId))
    const as = await unproven(admin)
    expect((await app().call('POST /api/staff/passkey-factor-options', {}, { as })).code).toBe('passkeyWrong')
    const credential = own.sign(await loginOptions())
    const answer = await app().call(
      'POST /api/staff/passkey-factor',
      { body: { credential, opens: 'session' } },
      { as },
    )
    expect(answer.code).toBe('passkeyWrong')
    expect(await colleagues(as)).toBe(403)
  })

  test('makes no passkey before the second factor, and loses theirs with it', async () => {
    const admin = await makeStaff(app(), ['admin'])
    await deviceOf(admin)
    const as = await unproven(admin)
    const options = await app().call('POST /api/website/passkey-options', {}, { as })
    expect(options.code).toBe('secondFactorRequired')
    const other = await steppedUp(app(), await makeStaff(app(), ['admin']))
    const reset = await app().call(
      'POST /api/staff/colleagues/{personId}/second-factor-reset',
      { params: { personId: admin.uId } },
      { as: other },
    )
    expect(reset.status).toBe(200)
    const again = await unproven(admin)
    expect((await app().call('GET /api/staff/passkey-factor', {}, { as: again })).data).toEqual({
      is_there: false,
    })
  })
})
