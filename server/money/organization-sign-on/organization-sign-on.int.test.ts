import { randomUUID } from 'node:crypto'
import { signOnMinutes } from '@newyou/contract/people/sign-on/sign-on'
import { signOnFaults } from '@newyou/sandbox'
import { beforeAll, describe, expect, test } from 'vitest'
import { after, minutes } from '../../platform/clock.ts'
import { organizationSignOnOf } from '../../testing/organization-sign-on.ts'
import { organizationsOf } from '../../testing/organizations.ts'
import { freshMobile, logIn, testUserOf } from '../../testing/people.ts'
import { makeClient, makePerson, signIn } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const people = organizationSignOnOf(app)
const { mine } = organizationsOf(app)

let firm: Awaited<ReturnType<typeof people.organization>>
beforeAll(async () => {
  firm = await people.organization()
})
const emailAt = (domain = firm.domain) => `${randomUUID()}@${domain}`

/** A client of ours with this work e-mail. */
async function makeEmployee(email: string) {
  const mobile = freshMobile()
  const { u_id: personId } = await makePerson(app(), { email, mobile })
  return { mobile, personId }
}
/** Through the provider, an OTP of the own account, and connected. */
async function connected(email = emailAt()) {
  const { mobile, personId } = await makeEmployee(email)
  const { ticket, deviceId } = await people.goThrough(firm.organizationId, email)
  const { person } = await logIn(app(), mobile, { deviceId })
  if (!person) throw new Error('the OTP did not log in')
  const answer = await people.connect(person, firm.organizationId, ticket)
  return { answer, email, person, personId, mobile, deviceId }
}

describe('who logs in', () => {
  test('is sent there by the e-mail or the ID, with PKCE, and comes back to the address of the organisation', async () => {
    const email = emailAt()
    for (const given of [{ email }, { organization_id: firm.organizationId }]) {
      const { data } = await people.start(given, 'device-one')
      const address = new URL(data?.address ?? '')
      expect(Object.fromEntries(address.searchParams)).toMatchObject({
        code_challenge_method: 'S256',
        nonce: expect.stringMatching(/.{40,}/),
        redirect_uri: `http://localhost:3000/organisation/log-in/${firm.organizationId}`,
        ...('email' in given && { login_hint: email }),
      })
    }
    for (const given of [{ email: 'somebody@nowhere.example' }, { organization_id: 'NOWHERE' }, {}])
      expect(await people.start(given, 'device-one')).toMatchObject({ code: 'noOrganizationHere' })
    expect(await app().call('GET /api/website/organization-sign-on', {})).toMatchObject({
      data: { is_offered: true },
    })
    expect(
      await app().call('GET /api/website/organization-sign-on/{organizationId}', { params: firm.params }),
    ).toMatchObject({ data: { name: `Firm ${firm.organizationId}` } })
  })

  test('with an account of this e-mail proves it by an OTP once, and is a member then', async () => {
    const email = emailAt()
    await makeEmployee(email)
    const first = await people.goThrough(firm.organizationId, email.toUpperCase())
    expect(first.finished).toEqual({ outcome: 'has-account', ticket: expect.any(String), contact: email })
    const { answer, person, personId, deviceId, ...one } = await connected()
    expect(answer).toMatchObject({ status: 200, data: { organization_id: firm.organizationId } })
    expect((await mine(person))?.membership).toMatchObject({ organization_id: firm.organizationId })
    const known = await people.goThrough(firm.organizationId, one.email, deviceId)
    expect(known.finished).toMatchObject({ outcome: 'logged-in', u_id: personId, role: 'client' })
    // Where they were logged in before, nobody is told of it; elsewhere they are.
    const told = () =>
      app()
        .db.selectFrom('notification')
        .select('u_id')
        .where('person_id', '=', personId)
        .where('message', '=', 'accounts.enteredByOrganization')
        .execute()
    expect(await told()).toHaveLength(0)
    expect((await people.goThrough(firm.organizationId, one.email)).finished?.outcome).toBe('logged-in')
    expect(await told()).toHaveLength(1)
  })

  test('without one opens it with the e-mail that the provider proved, and the consents of a registration', async () => {
    const email = emailAt()
    const { finished, ticket, deviceId } = await people.goThrough(firm.organizationId, email)
    expect(finished).toMatchObject({ outcome: 'new', contact: email })
    const form = {
      ...{
        first_name: 'Devika',
        last_name: 'Pillai',
        dob: '1990-01-01',
        mobile_number: freshMobile(),
        email,
      },
      ...{ referral_code: '', guardian_name: '', guardian_relation: '', guardian_contact: '' },
      verification_token: finished?.outcome === 'new' ? finished.verification_token : '',
      device_id: deviceId,
    }
    const register = (consents: object) =>
      app().call('POST /api/website/account', { body: { ...form, ...consents } as never })
    expect((await register({})).status).toBe(400)
    const { data, headers, status } = await register({ is_policy_accepted: true })
    expect(status).toBe(201)
    const person = testUserOf(data as never, deviceId, headers)
    expect(await people.connect(person, firm.organizationId, ticket)).toMatchObject({ status: 200 })
    expect((await mine(person))?.membership).toMatchObject({ organization_id: firm.organizationId })
    expect((await people.goThrough(firm.organizationId, email)).finished).toMatchObject({
      outcome: 'logged-in',
      u_id: person.uId,
    })
  })

  test('may connect a private account instead, and stops it again without leaving', async () => {
    const { ticket, deviceId } = await people.goThrough(firm.organizationId, emailAt())
    const { mobile } = await makeEmployee(`${randomUUID()}@home.example`)
    const { person } = await logIn(app(), mobile, { deviceId })
    if (!person) throw new Error('the OTP did not log in')
    expect(await people.connect(person, firm.organizationId, ticket)).toMatchObject({ status: 200 })
    expect(await people.connect(person, firm.organizationId, ticket)).toMatchObject({ status: 200 })
    const look = () => app().call('GET /api/website/my-organization-sign-on', {}, { as: person })
    expect(await look()).toMatchObject({ data: { organization_id: firm.organizationId } })
    await app().call('DELETE /api/website/my-organization-sign-on', {}, { as: person })
    expect(await look()).toMatchObject({ data: null })
    expect((await mine(person))?.membership).toMatchObject({ organization_id: firm.organizationId })
  })

  test('and leaves the organisation keeps the account, which an OTP alone opens then', async () => {
    const { person, personId, email, mobile } = await connected()
    await app().call('POST /api/website/my-organization/leave', {}, { as: person })
    expect((await people.goThrough(firm.organizationId, email)).finished?.outcome).toBe('has-account')
    expect((await logIn(app(), mobile)).person?.uId).toBe(personId)
  })
})

describe('what is refused', () => {
  test.each(signOnFaults.filter((fault) => fault !== 'away'))('a token with a fault: %s', async (fault) => {
    const { email } = await connected()
    app().sandbox.signOn.fail(fault)
    expect(await people.goThrough(firm.organizationId, email)).toMatchObject({ code: 'signOnFailed' })
    expect((await people.goThrough(firm.organizationId, email)).finished?.outcome).toBe('logged-in')
  })

  test('keys that the provider has changed are asked for anew; one that is away fails until it is back', async () => {
    const { email } = await connected()
    app().sandbox.signOn.changeKey()
    // The keys of a moment ago are still believed; the next time they are asked for.
    await people.goThrough(firm.organizationId, email)
    expect((await people.goThrough(firm.organizationId, email)).finished?.outcome).toBe('logged-in')
    const other = await people.organization()
    app().sandbox.signOn.fail('away')
    const there = { organization_id: other.organizationId }
    expect(await people.start(there, 'device-one')).toMatchObject({ code: 'signOnFailed' })
    expect(await people.start(there, 'device-one')).toMatchObject({ status: 200 })
  })

  test('an e-mail of another domain, and what was started for another organisation or browser, or too long ago', async () => {
    expect(await people.goThrough(firm.organizationId, 'a@other.example')).toMatchObject({
      code: 'signOnFailed',
    })
    const other = await people.organization()
    const { data } = await people.start({ organization_id: other.organizationId }, 'device-one')
    const sent = people.sentBack(data?.address ?? '', emailAt(other.domain))
    expect(await people.finish(firm.organizationId, sent, 'device-one')).toMatchObject({ status: 400 })
    expect(await people.finish(other.organizationId, sent, 'device-two')).toMatchObject({ status: 400 })
    const now = app().clock.now()
    app().clock.set(after(now, minutes(signOnMinutes + 1)))
    expect(await people.finish(other.organizationId, sent, 'device-one')).toMatchObject({ status: 400 })
    app().clock.set(now)
    expect((await people.finish(other.organizationId, sent, 'device-one')).status).toBe(200)
    expect((await people.finish(other.organizationId, sent, 'device-one')).status).toBe(400)
  })

  test('an account that was open before, on another device, of somebody else, or with another ticket', async () => {
    const email = emailAt()
    const { mobile, personId } = await makeEmployee(email)
    const before = await signIn(app(), personId)
    app().clock.advance(1000)
    const { ticket, deviceId } = await people.goThrough(firm.organizationId, email, before.deviceId)
    // Whoever sits at an open window has proven nothing.
    expect(await people.connect(before, firm.organizationId, ticket)).toMatchObject({
      code: 'signOnTicketOver',
    })
    const { person } = await logIn(app(), mobile)
    if (!person) throw new Error('the OTP did not log in')
    for (const wrong of [ticket, `${ticket}x`, 'no ticket'])
      expect(await people.connect(person, firm.organizationId, wrong)).toMatchObject({
        code: 'signOnTicketOver',
      })
    const stranger = await makeEmployee(`${randomUUID()}@home.example`)
    const { person: other } = await logIn(app(), stranger.mobile, { deviceId })
    if (!other) throw new Error('the OTP did not log in')
    expect(await people.connect(other, firm.organizationId, ticket)).toMatchObject({
      code: 'signOnOtherAccount',
    })
  })

  test('a second account of the same person there', async () => {
    const one = await connected()
    await app().call('DELETE /api/website/my-organization-sign-on', {}, { as: one.person })
    const again = await people.goThrough(firm.organizationId, one.email, one.deviceId)
    expect(again.finished?.outcome).toBe('has-account')
    app().clock.advance(1000)
    const { person } = await logIn(app(), one.mobile, { deviceId: one.deviceId })
    if (!person) throw new Error('the OTP did not log in')
    expect(await people.connect(person, firm.organizationId, again.ticket)).toMatchObject({ status: 200 })
    const another = await people.goThrough(firm.organizationId, emailAt(), one.deviceId)
    app().clock.advance(1000)
    const { person: later } = await logIn(app(), one.mobile, { deviceId: one.deviceId })
    if (!later) throw new Error('the OTP did not log in')
    expect(await people.connect(later, firm.organizationId, another.ticket)).toMatchObject({
      code: 'signOnLinked',
    })
  })

  test('a colleague or a healer, also one who became it later', async () => {
    const email = emailAt()
    await makePerson(app(), { email, roles: ['client', 'support'] })
    expect(await people.goThrough(firm.organizationId, email)).toMatchObject({ code: 'signOnNotClient' })
    const { email: own, personId } = await connected()
    await app()
      .db.updateTable('person')
      .set({ roles: ['client', 'healer'] })
      .where('u_id', '=', personId)
      .execute()
    expect(await people.goThrough(firm.organizationId, own)).toMatchObject({ code: 'signOnNotClient' })
  })

  test('a seat where there is none, and whom the organisation has taken out', async () => {
    const full = await people.organization({ seats: 0 })
    const email = emailAt(full.domain)
    const { mobile } = await makeEmployee(email)
    const { ticket, deviceId } = await people.goThrough(full.organizationId, email)
    const { person } = await logIn(app(), mobile, { deviceId })
    if (!person) throw new Error('the OTP did not log in')
    expect(await people.connect(person, full.organizationId, ticket)).toMatchObject({ code: 'noSeatsLeft' })
    const removed = await connected()
    await app()
      .db.updateTable('organization_member')
      .set({ left_at: app().clock.now(), removed_at: app().clock.now() })
      .where('person_id', '=', removed.personId)
      .execute()
    await app().db.deleteFrom('organization_sign_on_link').where('person_id', '=', removed.personId).execute()
    const again = await people.goThrough(firm.organizationId, removed.email, removed.deviceId)
    app().clock.advance(1000)
    const { person: back } = await logIn(app(), removed.mobile, { deviceId: removed.deviceId })
    if (!back) throw new Error('the OTP did not log in')
    expect(await people.connect(back, firm.organizationId, again.ticket)).toMatchObject({
      code: 'membershipRemoved',
    })
    expect(await people.connect(await makeClient(app()), firm.organizationId, again.ticket)).toMatchObject({
      code: 'signOnTicketOver',
    })
  })
})
