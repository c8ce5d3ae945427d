import { randomUUID } from 'node:crypto'
import { api, type Call } from '@newyou/contract/api'
import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import { days, hours } from '../../platform/clock.ts'
import { freshMobile, logIn, registerClient } from '../../testing/people.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
/** Another node on the same database. */
const otherNode = useTestApp({
  async database() {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app().db)
    return new URL(`/${rows[0]?.name}`, inject('clusterUrl')).href
  },
})
const verify = async (who: TestUser) =>
  (await app().call('GET /api/website/verify-token', {}, { as: who })).status

async function withThreeDevices() {
  const first = await makeClient(app())
  return [first, await signIn(app(), first.uId), await signIn(app(), first.uId)] as const
}
const devices = async (who: TestUser) =>
  (await app().call('GET /api/website/device', {}, { as: who })).data ?? []

describe('devices', () => {
  test('each login is listed, this one first; one is logged out and the others stay', async () => {
    const [first, second, third] = await withThreeDevices()
    const listed = await devices(first)
    expect(listed.map(({ is_this }) => is_this)).toEqual([true, false, false])
    const phone = (await devices(second)).find(({ is_this }) => is_this)
    await verify(second)
    const params = { sessionId: phone?.u_id ?? '' }
    const ended = await app().call('DELETE /api/website/device/{sessionId}', { params }, { as: first })
    expect(ended).toMatchObject({ status: 200, message: 'The device has been logged out' })
    expect([await verify(first), await verify(second), await verify(third)]).toEqual([200, 401, 200])
    expect(await devices(first)).toHaveLength(2)
    const again = await app().call('DELETE /api/website/device/{sessionId}', { params }, { as: first })
    expect(again.status).toBe(404)
  })

  test('logged out on one node is logged out on the other, which had just looked', async () => {
    const [first, second] = await withThreeDevices()
    const verifyThere = async () =>
      (await otherNode().call('GET /api/website/verify-token', {}, { as: second })).status
    expect(await verifyThere()).toBe(200)
    await app().call('DELETE /api/website/device', {}, { as: first })
    // Its clock stands still, so what it remembers does not run out by itself.
    await expect.poll(verifyThere).toBe(401)
  })

  test('all but this one, and no other person’s', async () => {
    const [first, second, third] = await withThreeDevices()
    const stranger = await makeClient(app())
    const ended = await app().call('DELETE /api/website/device', {}, { as: first })
    expect(ended.data).toEqual({ ended: 2 })
    expect(await Promise.all([first, second, third, stranger].map(verify))).toEqual([200, 401, 401, 200])
    expect(await devices(stranger)).toHaveLength(1)
    const params = { sessionId: (await devices(stranger))[0]?.u_id ?? '' }
    const foreign = await app().call('DELETE /api/website/device/{sessionId}', { params }, { as: first })
    expect(foreign.status).toBe(404)
    expect(await verify(stranger)).toBe(200)
  })
})

describe('another mobile number or e-mail', () => {
  async function prove(who: TestUser, body: object, contact: string) {
    const sent = await app().call(
      'POST /api/website/contact-change-otp',
      { body: body as never },
      { as: who },
    )
    const otp = await app().otpFor(contact)
    const proof = await app().call(
      'POST /api/website/contact-change-proof',
      { body: { challenge_u_id: sent.data?.challenge_u_id ?? '', otp } },
      { as: who },
    )
    return proof.data?.verification_token ?? ''
  }
  const proveNew = (who: TestUser, contact: string) =>
    prove(who, { to: 'new', channel: contact.includes('@') ? 'email' : 'mobile', contact }, contact)
  const proveMine = (who: TestUser, contact: string) =>
    prove(who, { to: 'mine', channel: contact.includes('@') ? 'email' : 'mobile' }, contact)
  const change = (who: TestUser, newProof: string, oldProof: string) =>
    app().call(
      'POST /api/website/contact-change',
      { body: { new_proof: newProof, old_proof: oldProof } },
      { as: who },
    )
  const received = async (contact: string) => {
    await app().drain()
    const { mails, sms } = app().sandbox.inbox
    return [...mails(contact), ...sms(contact)].map(({ text }) => text).join('\n')
  }

  async function clientWithBoth() {
    const mobile = freshMobile()
    const email = `${randomUUID()}@example.com`
    const client = await registerClient(app(), { mobile, email })
    const done = await change(client, await proveNew(client, email), await proveMine(client, mobile))
    expect(done).toMatchObject({ status: 200, data: { waiting: null } })
    return { client, mobile, email }
  }

  test('proven at both it holds at once, notifies the old one and ends every other session', async () => {
    const { client, mobile } = await clientWithBoth()
    const { person: second } = await logIn(app(), mobile)
    const next = freshMobile()
    const done = await change(client, await proveNew(client, next), await proveMine(client, mobile))
    expect(done).toMatchObject({ status: 200, data: { waiting: null } })
    expect(second && (await verify(second))).toBe(401)
    expect(await verify(client)).toBe(200)
    expect(await received(mobile)).toContain('Your New You mobile number was changed')
    expect((await logIn(app(), mobile)).answer.data?.outcome).toBe('not-registered')
    expect((await logIn(app(), next)).person?.uId).toBe(client.uId)
  })

  test('a lost number: proven by e-mail it waits 48 hours, and can be stopped until then', async () => {
    const { client, mobile, email } = await clientWithBoth()
    const next = freshMobile()
    const ask = async () => change(client, await proveNew(client, next), await proveMine(client, email))
    expect((await ask()).data?.waiting).toMatchObject({ channel: 'mobile', contact: next })
    expect(await received(mobile)).toContain('It changes in 48 hours')
    expect((await logIn(app(), mobile)).person?.uId).toBe(client.uId)
    const stopped = await app().call('DELETE /api/website/contact-change', {}, { as: client })
    expect(stopped.data).toEqual({ stopped: 1 })

    await ask()
    await app().app.modules.accounts.contactChanges.applyDue()
    expect((await logIn(app(), next)).answer.data?.outcome).toBe('not-registered')
    app().clock.advance(hours(48))
    await app().app.modules.accounts.contactChanges.applyDue()
    expect((await logIn(app(), next)).person?.uId).toBe(client.uId)
    expect((await logIn(app(), mobile)).answer.data?.outcome).toBe('not-registered')
  })

  test('no proof, another person’s proof, or a number that is taken changes nothing', async () => {
    const { client, mobile } = await clientWithBoth()
    const takenMobile = freshMobile()
    const other = await registerClient(app(), { mobile: takenMobile })
    const next = freshMobile()
    const fresh = await proveNew(client, next)
    expect((await change(client, fresh, 'forged')).code).toBe('contactNotVerified')
    expect((await change(client, fresh, fresh)).code).toBe('contactNotVerified')
    expect((await change(client, fresh, await proveMine(other, takenMobile))).code).toBe('contactNotVerified')
    const taken = await change(client, await proveNew(client, takenMobile), await proveMine(client, mobile))
    expect(taken).toMatchObject({ status: 409, code: 'contactTaken' })
    expect((await logIn(app(), mobile)).person?.uId).toBe(client.uId)
  })
})

describe('the contact that registration did not prove', () => {
  async function proofOf(contact: string, deviceId: string) {
    const sent = await app().call('POST /api/website/email-verification', {
      body: { email: contact, device_id: deviceId },
    })
    const proven = await app().call('POST /api/website/mobile-number-otp-verification', {
      body: {
        challenge_u_id: sent.data?.challenge_u_id ?? '',
        otp: await app().otpFor(contact),
        device_id: deviceId,
      },
    })
    return { verification_token: proven.data?.verification_token ?? '' }
  }
  const confirm = (who: TestUser, body: { verification_token: string }) =>
    app().call('POST /api/website/contact-confirmation', { body }, { as: who })
  const freshEmail = () => `${randomUUID()}@example.com`

  test('is confirmed by an OTP to it, and logs in from then on', async () => {
    const email = freshEmail()
    const client = await registerClient(app(), { email })
    const proof = await proofOf(email, client.deviceId)
    expect(await confirm(client, proof)).toMatchObject({
      status: 200,
      data: { is_email_proven: true, is_mobile_number_proven: true },
    })
    const sent = await app().call('POST /api/website/generate-otp', {
      body: { type: 'email', email, device_id: client.deviceId },
    })
    const entered = await app().call('POST /api/website/login', {
      body: {
        challenge_u_id: sent.data?.challenge_u_id ?? '',
        otp: await app().otpFor(email),
        device_id: client.deviceId,
      },
    })
    expect(entered.data).toMatchObject({ outcome: 'logged-in', u_id: client.uId })
  })

  test('is not confirmed by a proof of another address, from another device, or of a contact that is taken', async () => {
    const email = freshEmail()
    const [client, twin] = [
      await registerClient(app(), { email }),
      await registerClient(app(), { email: freshEmail() }),
    ]
    const strange = freshEmail()
    expect((await confirm(client, await proofOf(strange, client.deviceId))).code).toBe('contactNotVerified')
    expect((await confirm(client, await proofOf(email, 'another-device'))).code).toBe('contactNotVerified')
    expect((await confirm(client, { verification_token: 'forged' })).code).toBe('contactNotVerified')
    expect((await confirm(twin, await proofOf(email, twin.deviceId))).code).toBe('contactNotVerified')
    await makeClient(app(), { email })
    expect(await confirm(client, await proofOf(email, client.deviceId))).toMatchObject({
      status: 409,
      code: 'contactTaken',
    })
  })
})

describe('who may knock', () => {
  const closed = Object.entries(api).filter(([, { who }]) => who !== 'any' && who !== 'anonymous')

  test.each(closed)('%s refuses a visitor', async (call) => {
    const params = Object.fromEntries(
      [...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, randomUUID()]),
    )
    const answer = await app().call(call as Call, { params } as never)
    expect(answer).toMatchObject({ status: 401, code: 'loginRequired' })
  })

  test.each(closed.filter(([, { who }]) => who !== 'signed-in' && who !== 'signed-in-unproven'))(
    '%s refuses the other role',
    async (call, { who }) => {
      const person = await makeClient(app(), { roles: ['client', 'healer'] })
      const other = who === 'healer' ? person : await signIn(app(), person.uId, 'healer')
      const params = Object.fromEntries(
        [...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, randomUUID()]),
      )
      const answer = await app().call(call as Call, { params } as never, { as: other })
      expect(answer).toMatchObject({ status: 403, code: 'notAllowed' })
    },
  )

  test.each(
    closed.flatMap(([call, { who }]) => (call.includes('{patientId}') ? [[call, who] as const] : [])),
  )('%s hides another person', async (call) => {
    const [mine, others] = [await makeClient(app()), await makeClient(app())]
    const input = {
      params: { patientId: others.uId },
      ...(call.startsWith('PUT') ? { body: { city: 'Pune' } } : {}),
    }
    const answer = await app().call(call as Call, input as never, { as: mine })
    expect(answer.status).toBe(404)
  })
})

test('a device that comes back stays in the list, one that stayed away for thirty days does not', async () => {
  const [first] = await withThreeDevices()
  app().clock.advance(days(20))
  const renewed = await app().call('POST /api/website/get-refresh-token', {
    body: { refresh_token: first.refreshToken, device_id: first.deviceId },
  })
  app().clock.advance(days(20))
  const again = await app().call('POST /api/website/get-refresh-token', {
    body: { refresh_token: renewed.data?.refresh_token ?? '', device_id: first.deviceId },
  })
  const now = app().clock.now().toISOString()
  const listed = await devices({ ...first, token: again.data?.token ?? '' })
  expect(listed).toMatchObject([{ is_this: true, last_seen_at: now }])
  expect(again.data?.refresh_token_time).toBe((app().clock.now().getTime() + days(30)) / 1000)
})
