import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { days, hours } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeDesk, makeHealerAtPlace } from '../../testing/desk.ts'
import { child, guestsOf } from '../../testing/guests.ts'
import { freshMobile, logIn, tryToRegister } from '../../testing/people.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'
import { withoutChance } from '../../testing/without-chance.ts'

// Monday, 5:00 in India.
const start = new Date('2026-11-22T23:30:00Z')
const app = useTestApp({ start })
let at: Awaited<ReturnType<typeof makeHealerAtPlace>>
let desk: TestUser
beforeAll(async () => {
  at = await makeHealerAtPlace(app())
  desk = await makeDesk(app(), [at.healer])
})
beforeEach(() => app().clock.set(start))
const of = guestsOf(app, () => ({ desk, ...at }))
const { book: bookGuest, booked, smsTo, linkTo, look, deny, claim } = of
const another = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')
const view = async (id: string) =>
  (
    await app().call(
      'GET /api/staff/desk/sessions/{appointmentId}',
      { params: { appointmentId: id } },
      { as: desk },
    )
  ).data
const personOf = (personId: string) =>
  app().db.selectFrom('person').selectAll().where('u_id', '=', personId).executeTakeFirstOrThrow()

describe('a guest of the desk', () => {
  test('gets one neutral message, and by link, OTP and the spoken code an account with the session', async () => {
    const { session, code, mobile, token } = await booked()
    expect(session.client).toMatchObject({ name: 'Vimala ', guest: { state: 'waiting', terms_at: null } })
    const said = await smsTo(mobile)
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(/^New You: an appointment was requested with this number\./)
    expect(withoutChance(said[0])).not.toMatch(/Meera|Vimala|Recovery|Banyan|November|Nov|\d{1,2}:\d\d/)
    expect((await look(token)).data).toEqual({
      is: 'open',
      contact: `+91 ••••• •${mobile.slice(-4)}`,
      is_young: false,
    })
    const claimed = await claim(token, mobile, code)
    expect(claimed).toMatchObject({ status: 200, data: { outcome: 'logged-in', role: 'client' } })
    const client = await signIn(app(), session.client.u_id)
    const { data: own } = await app().call('GET /api/website/appointment', { query: {} }, { as: client })
    expect(own).toMatchObject([{ u_id: session.u_id }])
    const consents = await app()
      .db.selectFrom('consent')
      .select('purpose')
      .where('person_id', '=', client.uId)
      .execute()
    expect(consents.length).toBeLessThanOrEqual(1)
    expect((await view(session.u_id))?.client.guest).toBeNull()
    expect((await look(token)).data).toEqual({ is: 'closed' })
  })

  test('is told nothing else, whatever becomes of the session', async () => {
    const { session, mobile } = await booked()
    const params = { appointmentId: session.u_id }
    const asked = { asked_by: '', channel: 'phone' as const }
    const path = 'POST /api/staff/desk/sessions/{appointmentId}'
    await app().call(
      `${path}/reschedule`,
      { params, body: { starts_at: of.nextTime(), ...asked } },
      { as: desk },
    )
    await app().call(`${path}/cancel`, { params, body: { refund_paise: 0, ...asked } }, { as: desk })
    expect((await view(session.u_id))?.state).toBe('cancelled')
    expect(await smsTo(mobile)).toHaveLength(1)
    expect(app().sandbox.inbox.mails(mobile)).toEqual([])
  })

  test('may accept the terms at the counter, and the diary says who has not', async () => {
    const { session } = await booked()
    const date = session.starts_at.slice(0, 10)
    const problem = async () => {
      const { data } = await app().call('GET /api/staff/desk/diary', { query: { from: date } }, { as: desk })
      return data?.sessions.find(({ u_id }) => u_id === session.u_id)?.guest_problem
    }
    expect(await problem()).toBe('terms')
    const params = { appointmentId: session.u_id }
    const terms = () =>
      app().call('POST /api/staff/desk/sessions/{appointmentId}/terms', { params }, { as: desk })
    expect((await terms()).data?.client.guest?.terms_at).toMatch(/^2026-11-2/)
    expect(await problem()).toBeNull()
    expect(await terms()).toMatchObject({ status: 404 })
  })
})

describe('the reminder of a guest', () => {
  const agreed = async (wants: boolean) => {
    app().clock.set(start)
    const mobile = freshMobile()
    const guest = {
      first_name: 'Vimala',
      last_name: '',
      mobile_number: mobile,
      wants_reminder: wants,
      age: { is: 'adult' },
    }
    const { data } = await bookGuest(mobile, { guest, starts_at: of.nextTime() })
    if (!data) throw new Error('not booked')
    const token = await linkTo(mobile)
    app().clock.set(new Date(Date.parse(data.session.starts_at) - hours(24)))
    await appointmentsOf(app).due('reminder')
    return { mobile, token, ...data }
  }

  test('says the time alone, and only to who agreed on the phone, which the trail has', async () => {
    const { mobile, session } = await agreed(true)
    const said = await smsTo(mobile)
    expect(said).toHaveLength(2)
    expect(said[1]).toMatch(/^New You: your appointment is on \w{3} \d+ \w{3}, 9:00 am IST/)
    expect(withoutChance(said[1])).not.toMatch(/Meera|Rao|Vimala|Recovery|Banyan|session|healer|therap/i)
    const trail = await app()
      .db.selectFrom('audit_entry')
      .select('action')
      .where('record_id', '=', session.client.u_id)
      .execute()
    expect(trail.map(({ action }) => action)).toContain('agreed-to-reminder')
    expect(await smsTo((await agreed(false)).mobile)).toHaveLength(1)
  })

  test('has a link by which whose number it is says no, and which opens nothing', async () => {
    const { mobile, session, code, token } = await agreed(true)
    const stop = await linkTo(mobile)
    expect(stop).not.toBe(token)
    expect((await look(stop)).data).toEqual({ is: 'reminder' })
    expect(await claim(stop, mobile, code)).toMatchObject({ status: 410, code: 'guestLinkClosed' })
    // The first link goes on.
    expect((await look(token)).data).toMatchObject({ is: 'open' })
    expect((await deny(stop)).data).toEqual({ is: 'closed' })
    expect((await personOf(session.client.u_id)).phone).toBeNull()
    expect((await look(stop)).data).toEqual({ is: 'closed' })
    expect((await look(token)).data).toEqual({ is: 'closed' })
    app().clock.set(start)
    expect((await view(session.u_id))?.client.guest).toMatchObject({ state: 'not-me' })
  })
})

describe('what a guest’s number opens', () => {
  test('no log-in, no registration over it, and no change of a contact reaches the session', async () => {
    const { session, mobile } = await booked()
    const { answer } = await logIn(app(), mobile)
    expect(answer.data).toMatchObject({ outcome: 'not-registered' })
    // Somebody registers with the same number: it is another person, without the session.
    const { answer: registered } = await tryToRegister(app(), { mobile })
    expect(registered.status).toBe(201)
    const { data } = registered
    if (!data) throw new Error('not registered')
    expect(data.u_id).not.toBe(session.client.u_id)
    const other = await signIn(app(), data.u_id)
    const own = await app().call('GET /api/website/appointment', { query: {} }, { as: other })
    expect(own.data).toEqual([])
    expect((await personOf(session.client.u_id)).state).toBe('guest')
  })

  test('a number that an account proved is not booked as new; proved meanwhile, it is not taken over', async () => {
    const owned = freshMobile()
    await makeClient(app(), { mobile: owned })
    expect(await bookGuest(owned)).toMatchObject({ status: 409, code: 'contactTaken' })
    const { session, code, mobile, token } = await booked()
    const owner = await makeClient(app(), { mobile })
    expect(await claim(token, mobile, code)).toMatchObject({ status: 409, code: 'contactTaken' })
    expect((await personOf(session.client.u_id)).state).toBe('guest')
    const own = await app().call('GET /api/website/appointment', { query: {} }, { as: owner })
    expect(own.data).toEqual([])
  })

  test('two of a family with one phone do not become each other', async () => {
    const mobile = freshMobile()
    const [mother, son] = [await booked(undefined, mobile), await booked(undefined, mobile)]
    expect(
      await claim(son.token, mobile, mother.code === son.code ? another(son.code) : mother.code),
    ).toMatchObject({
      code: 'guestCodeWrong',
    })
    expect(await claim(mother.token, mobile, mother.code)).toMatchObject({ data: { outcome: 'logged-in' } })
    expect(await claim(son.token, mobile, son.code)).toMatchObject({ status: 409, code: 'contactTaken' })
  })

  test('the owner of a wrong number has five tries at the code; then, and by “not me”, the link is closed', async () => {
    const { session, code, mobile, token } = await booked()
    for (let tries = 0; tries < 5; tries++)
      expect(await claim(token, mobile, another(code))).toMatchObject({ code: 'guestCodeWrong' })
    expect(await claim(token, mobile, code)).toMatchObject({ status: 410, code: 'guestLinkClosed' })
    expect((await view(session.u_id))?.client.guest).toMatchObject({ state: 'tries' })
    const second = await booked()
    expect((await deny(second.token)).data).toEqual({ is: 'closed' })
    expect((await personOf(second.session.client.u_id)).phone).toBeNull()
    expect((await view(second.session.u_id))?.client.guest).toMatchObject({ state: 'not-me' })
    expect(await deny(second.token)).toMatchObject({ status: 410 })
    // The desk asks for the right number, and the first link stays dead.
    const right = freshMobile()
    const params = { appointmentId: second.session.u_id }
    const path = 'POST /api/staff/desk/sessions/{appointmentId}/guest-link'
    const again = await app().call(path, { params, body: { mobile_number: right } }, { as: desk })
    expect((await look(second.token)).code).toBe('guestLinkUnknown')
    expect(await claim(await linkTo(right), right, again.data?.code ?? '')).toMatchObject({
      data: { outcome: 'logged-in' },
    })
    expect(await app().call(path, { params, body: { mobile_number: right } }, { as: desk })).toMatchObject({
      code: 'notNow',
    })
  })

  test('an OTP to another number, and a link that ran out, open nothing', async () => {
    const [one, other] = [await booked(), await booked()]
    const device_id = `device-${randomUUID()}`
    const sent = await app().call('POST /api/website/guest-claim/{token}/otp', {
      params: { token: other.token },
      body: { device_id },
    })
    const otp = await app().otpFor(other.mobile)
    const body = {
      challenge_u_id: sent.data?.challenge_u_id ?? '',
      otp,
      code: one.code,
      accepts_terms: true as const,
      device_id,
    }
    expect(
      await app().call('POST /api/website/guest-claim/{token}', { params: { token: one.token }, body }),
    ).toMatchObject({ code: 'otpWrong' })
    app().clock.advance(days(15))
    expect((await look(one.token)).data).toEqual({ is: 'closed' })
  })

  test('a colleague cannot fill a phone: three links go to one number in a day', async () => {
    const mobile = freshMobile()
    for (let count = 0; count < 3; count++) expect((await bookGuest(mobile)).status).toBe(201)
    expect(await bookGuest(mobile)).toMatchObject({ status: 429, code: 'tooManyRequests' })
  })
})

describe('a child as a guest', () => {
  test('comes in person; the guardian consents by the claim, and no account opens', async () => {
    const online = await bookGuest(freshMobile(), { mode: 'video', place_u_id: undefined }, child)
    expect(online).toMatchObject({ status: 400, errors: { place_u_id: expect.any(String) } })
    const grown = await bookGuest(freshMobile(), {}, { ...child, dob: '1990-01-01' })
    expect(grown).toMatchObject({ status: 400, errors: { dob: expect.any(String) } })
    const { session, code, mobile, token } = await booked(child)
    expect((await look(token)).data).toMatchObject({ is_young: true })
    expect(await claim(token, mobile, code)).toMatchObject({ status: 200, data: { outcome: 'consented' } })
    expect((await personOf(session.client.u_id)).state).toBe('guest')
    const guardian = await app()
      .db.selectFrom('guardian')
      .select(['state', 'signed_name'])
      .where('person_id', '=', session.client.u_id)
      .executeTakeFirst()
    expect(guardian).toEqual({ state: 'given', signed_name: 'Sunita Rao' })
    expect((await view(session.u_id))?.client.guest).toMatchObject({ state: 'claimed', is_young: true })
    // The guardian's number logs in to nothing.
    expect((await logIn(app(), mobile)).answer.data).toMatchObject({ outcome: 'not-registered' })
  })
})

describe('what is kept of a guest', () => {
  test('nothing 90 days after the last session, and nothing of a booking that failed', async () => {
    const { session, mobile } = await booked(child)
    const erase = () => app().app.platform.jobs.runNow('guests-over')
    const failed = await bookGuest(freshMobile(), {
      starts_at: session.starts_at,
      service_u_id: at.healer.u_id,
      mode: 'video',
      place_u_id: undefined,
    })
    expect(failed.status).toBe(409)
    expect(
      await app()
        .db.selectFrom('guest_claim')
        .select('person_id')
        .where('person_id', '=', session.client.u_id)
        .execute(),
    ).toHaveLength(1)
    app().clock.set(new Date(Date.parse(session.ends_at) + days(89)))
    await erase()
    expect((await personOf(session.client.u_id)).phone).toBe(mobile)
    app().clock.advance(days(2))
    await erase()
    expect(await personOf(session.client.u_id)).toMatchObject({
      state: 'erased',
      phone: null,
      first_name: 'Deleted',
    })
    const kept = await app()
      .db.selectFrom('guardian')
      .select('name')
      .where('person_id', '=', session.client.u_id)
      .execute()
    expect(kept).toEqual([])
  })
})
