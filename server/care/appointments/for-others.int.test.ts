import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { appointmentsOf } from '../../testing/appointments.ts'
import { dependantsOf } from '../../testing/dependants.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'
import { withoutChance } from '../../testing/without-chance.ts'

// Saturday, 11:30 in India.
const begin = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start: begin })
const people = dependantsOf(app)
const appointments = appointmentsOf(app)
/** Wednesday, 9:00 in India. */
const start = '2026-11-25T03:30:00.000Z'

let healer: TestHealer
let payer: TestUser
beforeEach(async () => {
  app().clock.set(begin)
  healer = await makeHealer(app())
  payer = await makeClient(app())
})

const paid = (as: TestUser, id: string) =>
  app().call('GET /api/website/paid-session/{appointmentId}', { params: { appointmentId: id } }, { as })
const own = (as: TestUser, id: string) =>
  app().call('GET /api/website/appointment/{appointmentId}', { params: { appointmentId: id } }, { as })
const titles = async (as: TestUser) => (await appointments.news(as)).map(({ title }) => title)

describe('a child without an account', () => {
  test('is booked for by their guardian, who is notified, and has the session as their own to keep', async () => {
    const child = await people.child(payer)
    const { id } = await people.bookFor(payer, healer, start, child)
    expect((await paid(payer, id)).data).toMatchObject({
      for_name: 'Aarav',
      is_my_child: true,
      state: 'confirmed',
      payment_state: 'paid',
      price_paise: 90_000,
    })
    expect((await own(payer, id)).data).toMatchObject({ description: 'Exams and sleep.' })
    expect(await titles(payer)).toContain('Your session is booked')
    const host = await signInHealer(app(), healer)
    const shown = await app().call(
      'GET /api/practice/appointment/{appointmentId}',
      { params: { appointmentId: id } },
      { as: host },
    )
    expect(shown.data?.client_name).toBe('Aarav')
    // It is in nobody's own list: the payer finds it with those for others.
    const mine = await app().call('GET /api/website/appointment', { query: {} }, { as: payer })
    expect(mine.data).toEqual([])
    const listed = await app().call('GET /api/website/paid-session', { query: {} }, { as: payer })
    expect(listed).toMatchObject({ total: 1, data: [{ u_id: id }] })
  })

  test('is cancelled by the guardian by the policy, and the money goes to who paid', async () => {
    const { id } = await people.bookFor(payer, healer, start, await people.child(payer))
    const params = { appointmentId: id }
    const preview = await app().call(
      'GET /api/website/paid-session/{appointmentId}/cancel',
      { params },
      { as: payer },
    )
    const cancelled = await app().call(
      'POST /api/website/paid-session/{appointmentId}/cancel',
      { params, body: { refund_paise: preview.data?.refund_paise ?? 0 } },
      { as: payer },
    )
    expect(cancelled.data).toMatchObject({ state: 'cancelled', refunded_paise: 90_000 })
    expect(await titles(payer)).toContain('Your session is cancelled')
  })

  test('must be under 18, and added by an adult who is their guardian; there are at most ten', async () => {
    expect((await people.addChild(payer, { dob: '2008-11-21' })).status).toBe(400)
    expect((await people.addChild(payer, { dob: '2030-01-01' })).status).toBe(400)
    for (let number = 0; number < 10; number++) expect((await people.addChild(payer)).status).toBe(201)
    expect((await people.addChild(payer)).code).toBe('notAllowed')
    const young = await makeClient(app())
    await app().db.updateTable('person').set({ dob: '2010-06-01' }).where('u_id', '=', young.uId).execute()
    expect((await people.addChild(young)).code).toBe('notAllowed')
  })

  test('gets an account of their own by a link; then the guardian sees what they paid and nothing else', async () => {
    const added = await people.addChild(payer, { dob: '2010-06-01' })
    const child = added.data?.dependants[0]?.u_id ?? ''
    const { id } = await people.bookFor(payer, healer, start, child)
    const contact = `${randomUUID()}@example.com`
    const sent = await app().call(
      'POST /api/website/dependant/{dependantId}/account',
      { params: { dependantId: child }, body: { contact } },
      { as: payer },
    )
    expect(sent.status).toBe(200)
    const token = await people.linkTo(contact)
    expect((await people.answer(token, true, payer)).code).toBe('notAllowed')
    expect((await people.answer(token, true)).data?.is_agreed).toBe(true)
    expect((await people.answer(token, true)).status).toBe(404)
    const [person] = await app()
      .db.selectFrom('person')
      .select(['u_id', 'email_verified_at'])
      .where('email', '=', contact)
      .execute()
    expect(person?.email_verified_at).not.toBeNull()
    expect((await own(payer, id)).status).toBe(404)
    expect((await paid(payer, id)).data).toMatchObject({ for_name: 'Aarav', is_my_child: false })
    expect((await people.list(payer))?.dependants).toEqual([])
  })

  test('is no longer acted for from their 18th birthday on', async () => {
    const added = await people.addChild(payer, { dob: '2008-11-24' })
    const { id } = await people.bookFor(payer, healer, start, added.data?.dependants[0]?.u_id ?? '')
    expect((await own(payer, id)).status).toBe(200)
    app().clock.set(new Date('2026-11-24T06:00:00Z'))
    payer = await signIn(app(), payer.uId, 'client')
    expect((await own(payer, id)).status).toBe(404)
    expect((await paid(payer, id)).data?.is_my_child).toBe(false)
  })
})

test('a child entered by mistake is removed and erased; one with a session stays', async () => {
  const remove = (dependantId: string) =>
    app().call('DELETE /api/website/dependant/{dependantId}', { params: { dependantId } }, { as: payer })
  const mistaken = await people.child(payer)
  expect((await remove(mistaken)).data?.dependants.map(({ u_id }) => u_id)).not.toContain(mistaken)
  const { person_id: personId } = await app()
    .db.selectFrom('dependant')
    .select('person_id')
    .where('u_id', '=', mistaken)
    .executeTakeFirstOrThrow()
  await app().app.platform.jobs.runNow('guests-over')
  const person = await app()
    .db.selectFrom('person')
    .select(['state', 'first_name', 'dob'])
    .where('u_id', '=', personId)
    .executeTakeFirstOrThrow()
  expect(person).toEqual({ state: 'erased', first_name: 'Deleted', dob: null })
  const booked = await people.child(payer)
  await people.bookFor(payer, healer, start, booked)
  expect(await remove(booked)).toMatchObject({
    status: 403,
    message: expect.stringContaining('with sessions') as never,
  })
})

describe('another adult', () => {
  let patient: TestUser
  let contact: string
  beforeEach(async () => {
    contact = `${randomUUID()}@example.com`
    patient = await makeClient(app())
  })

  test('agrees by a link with an account; before that nothing is booked for them', async () => {
    const asked = await people.askAdult(payer, contact)
    const id = asked.data?.dependants[0]?.u_id ?? ''
    await expect(people.bookFor(payer, healer, start, id)).rejects.toThrow('have not agreed')
    const token = await people.linkTo(contact)
    expect((await people.answer(token, true)).code).toBe('loginRequired')
    expect((await people.answer(token, true, payer)).code).toBe('notAllowed')
    expect((await people.answer(token, true, patient)).status).toBe(200)
    expect(await titles(payer)).toContain('Amma agreed that you book sessions for them')
    expect((await people.list(patient))?.payers).toHaveLength(1)
    await people.bookFor(payer, healer, start, id)
    // Ended by the patient: what was booked stays, and nothing more is.
    const ended = await app().call(
      'DELETE /api/website/dependant/{dependantId}',
      { params: { dependantId: id } },
      { as: patient },
    )
    expect(ended.data?.payers).toEqual([])
    await expect(people.bookFor(payer, healer, start, id)).rejects.toThrow()
  })

  test('has the session; the payer hears the facts, and gets the refund when the patient cancels', async () => {
    const { id, paid: answered } = await people.bookFor(
      payer,
      healer,
      start,
      await people.adult(payer, patient, contact),
    )
    expect(answered.description).toBe('')
    expect((await own(patient, id)).data).toMatchObject({
      state: 'confirmed',
      description: 'Exams and sleep.',
    })
    expect((await own(payer, id)).status).toBe(404)
    expect(await titles(payer)).toContain('A session for Amma is booked')
    expect(await titles(patient)).toContain('Your session is booked')
    const cancelled = await app().call(
      'POST /api/website/appointment/{appointmentId}/cancel',
      { params: { appointmentId: id }, body: { refund_paise: 90_000 } },
      { as: patient },
    )
    expect(cancelled.data?.state).toBe('cancelled')
    const [told] = await appointments.news(payer)
    expect(told?.title).toBe('The session for Amma will not take place')
    expect(told?.description).toContain('We are refunding ₹900')
    const [heard] = await appointments.news(patient)
    expect(heard?.description).toContain('Whoever booked this session gets the refund.')
    expect(withoutChance(JSON.stringify(heard))).not.toContain('900')
  })

  test('keeps their own times to themselves', async () => {
    const id = await people.adult(payer, patient, contact)
    const other = await makeHealer(app())
    await people.bookFor(patient, other, start, await people.child(patient))
    const own = await app().call(
      'POST /api/website/appointment',
      {
        body: {
          healer_u_id: other.u_id,
          starts_at: '2026-11-26T03:30:00Z',
          mode: 'video',
          description: 'Mine.',
        },
      },
      { as: patient },
    )
    expect(own.status).toBe(201)
    const refused = await app().call(
      'POST /api/website/appointment',
      {
        body: {
          healer_u_id: healer.u_id,
          starts_at: '2026-11-26T03:30:00Z',
          mode: 'video',
          description: 'Theirs.',
          for_u_id: id,
        },
      },
      { as: payer },
    )
    expect(refused).toMatchObject({ code: 'clientBusy' })
    expect(refused.data).toBeUndefined()
  })
})
