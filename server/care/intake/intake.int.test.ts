import type { IntakeAnswers } from '@newyou/contract/care/intake/rules'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import { days } from '../../platform/clock.ts'
import { uuidIds } from '../../platform/ids.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { privacyOf } from '../../testing/privacy.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, makeStaff, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const start = new Date('2026-11-21T06:00:00Z')
const monday = '2026-11-23T03:30:00.000Z'
const app = useTestApp({ start })
const people = appointmentsOf(app)
const privacy = privacyOf(app)

let healer: TestHealer
let practice: TestUser
let client: TestUser
let appointmentId: string
beforeEach(async () => {
  app().clock.set(start)
  await app().db.updateTable('intake_form').set({ state: 'archived' }).execute()
  healer = await makeHealer(app())
  practice = await signInHealer(app(), healer)
  client = await makeClient(app())
  appointmentId = (await bookAndPay(app(), client, healer, monday)).u_id
})

/** A published form, for all sessions unless said otherwise. */
async function makeForm(name: string, of: { healer_id?: string; service_id?: string } = {}) {
  const form = { u_id: uuidIds.next(), name, ...of, state: 'published', updated_at: start }
  await app().db.insertInto('intake_form').values(form).execute()
  const question = (position: number, code: string, kind: string) => ({
    ...{ u_id: uuidIds.next(), form_id: form.u_id, position, code, kind, text: `About ${code}` },
  })
  await app()
    .db.insertInto('intake_question')
    .values([
      { ...question(1, 'medicine', 'choice'), choices: ['Yes', 'No'], is_required: true },
      { ...question(2, 'which', 'text'), if_code: 'medicine', if_answer: 'Yes', is_required: true },
      { ...question(3, 'sleep', 'scale') },
      { ...question(4, 'agree', 'consent'), is_required: true },
    ])
    .execute()
  return form.u_id
}

const params = (id = appointmentId) => ({ params: { appointmentId: id } })
const mine = (as: TestUser, id?: string) =>
  app().call('GET /api/website/appointment/{appointmentId}/intake', params(id), { as })
const theirs = (as: TestUser, id?: string) =>
  app().call('GET /api/practice/appointment/{appointmentId}/intake', params(id), { as })
async function save(as: TestUser, answers: IntakeAnswers, { isSent = false, version = '' } = {}) {
  const shown = version || ((await mine(client)).data?.version_u_id ?? '')
  return app().call(
    'PUT /api/website/appointment/{appointmentId}/intake',
    { ...params(), body: { version_u_id: shown, answers, is_sent: isSent } },
    { as },
  )
}
const full = { medicine: 'Yes', which: 'Melatonin', sleep: 3, agree: true }

describe('the form of a session', () => {
  test('is that of its service, else of its healer, else the one for all; without one nothing is asked', async () => {
    expect((await mine(client)).data).toBeNull()
    await makeForm('For all')
    expect((await mine(client)).data).toMatchObject({ name: 'For all', answers: {}, may_answer: true })
    await makeForm('Of another', { healer_id: (await makeHealer(app())).u_id })
    await makeForm('Of the healer', { healer_id: healer.u_id })
    expect((await mine(client)).data?.name).toBe('Of the healer')
    await makeForm('Of the service', { service_id: healer.u_id })
    expect((await mine(client)).data?.name).toBe('Of the service')
  })

  test('stays as the client was shown it, while others are shown what staff changed', async () => {
    const formId = await makeForm('First')
    await save(client, { medicine: 'No' })
    await app()
      .db.updateTable('intake_question')
      .set({ text: 'In other words' })
      .where('form_id', '=', formId)
      .where('code', '=', 'sleep')
      .execute()
    expect((await mine(client)).data?.questions[2]?.text).toBe('About sleep')
    const other = await makeClient(app())
    const { u_id: later } = await bookAndPay(app(), other, healer, '2026-11-24T03:30:00.000Z')
    const answers = await Promise.all([mine(other, later), mine(other, later)])
    expect(answers.map(({ data }) => data?.questions[2]?.text)).toEqual(['In other words', 'In other words'])
    const versions = await app()
      .db.selectFrom('intake_version')
      .select('number')
      .where('form_id', '=', formId)
      .execute()
    expect(versions.map(({ number }) => number).sort()).toEqual([1, 2])
  })
})

describe('answers', () => {
  test('are saved as the client goes, and read by the healer once they are sent; each look is in the trail', async () => {
    await makeForm('Before we meet')
    expect((await save(client, { medicine: 'Yes' })).data?.answers).toEqual({ medicine: 'Yes' })
    expect((await theirs(practice)).data).toMatchObject({ answers: {}, sent_at: null })
    expect(await save(client, { medicine: 'Yes' }, { isSent: true })).toMatchObject({
      status: 400,
      errors: { which: 'This question cannot be skipped', agree: expect.any(String) },
    })
    expect((await save(client, full, { isSent: true })).status).toBe(200)
    expect((await theirs(practice)).data).toMatchObject({
      answers: full,
      sent_at: '2026-11-21T06:00:00.000Z',
    })
    const trail = await app()
      .db.selectFrom('audit_entry')
      .select(['action', 'staff_id', 'changes'])
      .where('resource', '=', 'intake-answers')
      .where('record_id', '=', client.uId)
      .execute()
    expect(trail).toEqual([{ action: 'look', staff_id: healer.person_id, changes: {} }])
  })

  test('to hidden questions are not sent, and a draft that comes late changes nothing of what was', async () => {
    await makeForm('Before we meet')
    const sent = await save(client, { ...full, medicine: 'No' }, { isSent: true })
    expect(sent.data?.answers).toEqual({ medicine: 'No', sleep: 3, agree: true })
    expect((await save(client, { medicine: 'Yes' })).data).toEqual(sent.data)
    expect((await save(client, { medicine: 'No', agree: true }, { isSent: true })).data?.answers).toEqual({
      ...{ medicine: 'No', agree: true },
    })
  })

  test('the client is told of a form by the booking, and the healer once when the answers are sent', async () => {
    const told = (id: string) =>
      app()
        .db.selectFrom('notification')
        .select(['person_id', 'message'])
        .where('target_id', '=', id)
        .where('message', 'like', 'intake.%')
        .execute()
    await makeForm('Of another', { healer_id: (await makeHealer(app())).u_id })
    expect(await told(appointmentId)).toEqual([])
    await makeForm('Before we meet')
    const other = await makeClient(app())
    const { u_id: later } = await bookAndPay(app(), other, healer, '2026-11-24T03:30:00.000Z')
    expect(await told(later)).toEqual([{ person_id: other.uId, message: 'intake.asked' }])
    await save(client, full)
    for (const _ of [1, 2]) await save(client, full, { isSent: true })
    expect(await told(appointmentId)).toEqual([{ person_id: healer.person_id, message: 'intake.sent' }])
  })

  test('with words of danger reach the healer apart, once they are sent; drafts do not', async () => {
    await makeForm('Before we meet')
    const notices = () =>
      app()
        .db.selectFrom('notification')
        .select(['person_id', 'target_id'])
        .where('type', '=', 'crisis')
        .execute()
    const answers = { ...full, which: 'I want to kill myself' }
    await save(client, answers)
    expect(await notices()).toEqual([])
    for (const _ of [1, 2]) await save(client, answers, { isSent: true })
    expect(await notices()).toEqual([{ person_id: healer.person_id, target_id: appointmentId }])
  })

  test('that fit no question are refused', async () => {
    await makeForm('Before we meet')
    for (const wrong of [{ medicine: 'Maybe' }, { sleep: 11 }, { agree: 'yes' }, { unknown: 'x' }])
      expect((await save(client, wrong as unknown as IntakeAnswers)).status).toBe(400)
    expect((await save(client, {}, { version: uuidIds.next() })).code).toBe('notNow')
  })

  test('can be given until the session begins', async () => {
    await makeForm('Before we meet')
    const { data } = await save(client, { medicine: 'No' })
    app().clock.set(new Date(monday))
    client = await signIn(app(), client.uId)
    expect((await mine(client)).data).toMatchObject({ may_answer: false, answers: { medicine: 'No' } })
    expect(await save(client, full, { isSent: true, version: data?.version_u_id ?? '' })).toMatchObject({
      code: 'notNow',
    })
  })

  test('are nobody else’s to read: another healer, another client, staff, the healer of what was cancelled', async () => {
    await makeForm('Before we meet')
    await save(client, full, { isSent: true })
    const [other, stranger] = [await makeClient(app()), await signInHealer(app(), await makeHealer(app()))]
    const staff = await makeStaff(app(), ['admin', 'support', 'editor', 'finance'])
    expect((await mine(other)).status).toBe(404)
    expect((await save(other, full)).status).toBe(404)
    expect((await theirs(stranger)).status).toBe(404)
    for (const call of [mine, theirs]) expect((await call(staff)).status).toBe(403)
    expect((await theirs(client)).status).toBe(403)
    await people.cancel(client, appointmentId, 90_000)
    expect((await theirs(practice)).status).toBe(403)
  })

  test('are in the export of the client and in no other, and go with the account', async () => {
    await makeForm('Before we meet')
    await save(client, full, { isSent: true })
    const exported = async (as: TestUser) => {
      const exportId = (await privacy.request(as)).data?.u_id ?? ''
      await app().drain()
      const { data } = await privacy.addressOf(as, exportId)
      const { rawPayload } = await app().app.http.inject({ url: data?.address ?? '' })
      return Object.values(unzipSync(rawPayload))
        .map((file) => strFromU8(file))
        .join()
    }
    expect(await exported(client)).toContain('Melatonin')
    expect(await exported(await makeClient(app()))).not.toContain('Melatonin')
    app().clock.set(new Date('2026-11-23T05:00:00Z'))
    client = await signIn(app(), client.uId)
    expect((await privacy.remove(client)).status).toBe(201)
    app().clock.advance(days(31))
    await privacy.eraseDue()
    const left = await app()
      .db.selectFrom('intake_answer')
      .select('appointment_id')
      .where('client_id', '=', client.uId)
      .execute()
    expect(left).toEqual([])
  })
})
