import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { hours } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { bookAndPay, holdTime } from '../../testing/sessions-paid.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { smallPdf } from '../../testing/small-pdf.ts'
import { sendForm } from '../../testing/support.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
const monday = '2026-11-23T03:30:00.000Z'
const people = appointmentsOf(app)

let healer: TestHealer
let practice: TestUser
let client: TestUser
let appointmentId: string
beforeEach(async () => {
  app().clock.set(start)
  healer = await makeHealer(app())
  practice = await signInHealer(app(), healer)
  client = await makeClient(app(), { anonymousName: 'Quiet Banyan' })
  appointmentId = (await bookAndPay(app(), client, healer, monday)).u_id
})

const params = (id = appointmentId) => ({ params: { appointmentId: id } })
const page = (as: TestUser, id?: string) =>
  app().call('GET /api/practice/client/{appointmentId}', params(id), { as })
const sumUp = (as: TestUser, body: { text: string; homework: string[]; version: number | null }) =>
  app().call('PUT /api/practice/appointment/{appointmentId}/summary', { ...params(), body }, { as })
const given = (as: TestUser) =>
  app().call('GET /api/website/appointment/{appointmentId}/given', params(), { as })
const list = (as: TestUser, query: { search?: string; page?: number } = {}) =>
  app().call('GET /api/practice/client', { query }, { as })
const share = (as: TestUser, files: { name: string; content: Buffer }[]) =>
  sendForm(app(), `/api/practice/appointment/${appointmentId}/file`, { as, fields: {}, files })
const pdf = smallPdf()
/** Sessions on the site end while the clock goes on, so both log in again. */
async function afterSession() {
  app().clock.set(new Date(Date.parse(monday) + hours(1)))
  practice = await signInHealer(app(), healer)
  client = await signIn(app(), client.uId)
}

describe('clients', () => {
  test('are those with a session, by the name they chose, and are found by it', async () => {
    const other = await makeClient(app(), { anonymousName: 'Slow_River' })
    await bookAndPay(app(), other, healer, '2026-11-24T03:30:00.000Z')
    await holdTime(app(), await makeClient(app()), healer, '2026-11-25T03:30:00.000Z')
    expect(await list(practice)).toMatchObject({
      total: 2,
      data: [
        { client_name: 'Slow_River', sessions: 0, next_at: '2026-11-24T03:30:00Z', last_at: null },
        { client_name: 'Quiet Banyan', appointment_u_id: appointmentId },
      ],
    })
    expect((await list(practice, { search: 'w_R' })).data).toMatchObject([{ client_name: 'Slow_River' }])
    expect((await list(practice, { search: '%' })).data).toEqual([])
    expect(await list(practice, { page: 9 })).toMatchObject({ total: 2, data: [] })
    expect(JSON.stringify(await list(practice))).not.toContain(client.uId)
  })

  test('have a page with every session, found by any of their appointments', async () => {
    const second = await bookAndPay(app(), client, healer, '2026-11-24T03:30:00.000Z')
    await afterSession()
    const answer = await page(practice)
    expect(answer.data).toMatchObject({
      appointment_u_id: second.u_id,
      client_name: 'Quiet Banyan',
      sessions: 1,
      notes: 0,
      history: [
        { u_id: second.u_id, may_sum_up: false },
        { u_id: appointmentId, may_sum_up: true, summary: null },
      ],
    })
    expect((await page(practice, second.u_id)).data).toEqual(answer.data)
  })

  test('are private: another healer finds none, and a client who was never met has no page', async () => {
    await afterSession()
    const stranger = await signInHealer(app(), await makeHealer(app()))
    const [file] = (await share(practice, [{ name: 'sheet.pdf', content: pdf }])).data
    const summary = { text: 'We met.', homework: [], version: null }
    const answers = await Promise.all([
      page(stranger),
      sumUp(stranger, summary),
      share(stranger, [{ name: 'sheet.pdf', content: pdf }]),
      app().call(
        'DELETE /api/practice/client-file/{fileId}',
        { params: { fileId: file.u_id } },
        { as: stranger },
      ),
      given(await makeClient(app())),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect((await list(stranger)).data).toEqual([])
    const cancelled = await makeClient(app())
    const { u_id: never } = await bookAndPay(app(), cancelled, healer, '2026-11-26T03:30:00.000Z')
    await people.cancel(cancelled, never, 90_000)
    expect(await page(practice, never)).toMatchObject({ status: 403 })
  })
})

describe('summaries and files', () => {
  const first = {
    text: 'We spoke about nights.',
    homework: ['Tea before bed', 'Lights out at ten'],
    version: null,
  }

  test('the client is notified and reads the summary on the appointment; before the session there is none to write', async () => {
    expect(await sumUp(practice, first)).toMatchObject({ status: 409, code: 'notNow' })
    expect((await share(practice, [{ name: 'sheet.pdf', content: pdf }])).status).toBe(409)
    await afterSession()
    expect(await sumUp(practice, first)).toMatchObject({ status: 200, data: { version: 1 } })
    expect((await people.news(client))[0]).toMatchObject({
      title: 'Meera Rao wrote a summary of your session',
      front_end_path: 'dashboard/appointments',
      target_id: appointmentId,
    })
    expect((await given(client)).data).toMatchObject({
      summary: { text: first.text, homework: first.homework },
      files: [],
    })
    await app().drain()
    expect(JSON.stringify(app().sandbox.inbox)).not.toContain('about nights')
  })

  test('of two windows that sum up, the second is told and overwrites nothing', async () => {
    await afterSession()
    const answers = await Promise.all([
      sumUp(practice, first),
      sumUp(practice, { ...first, text: 'Another' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await sumUp(practice, { ...first, text: 'Better', version: 1 })).toMatchObject({
      data: { text: 'Better', version: 2 },
    })
    expect((await given(client)).data?.summary?.text).toBe('Better')
  })

  test('what makes no sense is refused at its field', async () => {
    await afterSession()
    expect(await sumUp(practice, { ...first, text: '' })).toMatchObject({
      status: 400,
      errors: { text: 'This field is required' },
    })
    expect((await sumUp(practice, { ...first, homework: Array(9).fill('Walk') })).status).toBe(400)
    expect((await sumUp(practice, { ...first, homework: [' '] })).status).toBe(400)
    expect(await share(practice, [])).toMatchObject({
      status: 400,
      errors: { attachments: expect.any(String) },
    })
    expect((await share(practice, [{ name: 'x.exe', content: Buffer.from('MZ') }])).status).toBe(400)
    expect((await given(client)).data).toEqual({ summary: null, files: [] })
  })

  test('a picture is drawn anew, a PDF is only saved; a file that was taken back is gone for both', async () => {
    await afterSession()
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#338855' } })
      .withExif({ IFD3: { GPSLatitude: '18/1 31/1 0/1' } })
      .jpeg()
      .toBuffer()
    const sent = await share(practice, [
      { name: 'sheet.pdf', content: pdf },
      { name: 'board.jpg', content: picture },
    ])
    expect(sent).toMatchObject({ status: 201 })
    const { data } = await given(client)
    const byName = new Map(data?.files.map((file) => [file.name, file]))
    const fetched = (address = '') => app().app.http.inject({ url: address })
    const sheet = await fetched(byName.get('sheet.pdf')?.address)
    expect(sheet.headers['content-disposition']).toContain('sheet.pdf')
    const drawn = await fetched(byName.get('board.jpg')?.address)
    expect((await sharp(drawn.rawPayload).metadata()).exif).toBeUndefined()
    const fileId = byName.get('sheet.pdf')?.u_id ?? ''
    const gone = await app().call(
      'DELETE /api/practice/client-file/{fileId}',
      { params: { fileId } },
      { as: practice },
    )
    expect(gone.status).toBe(200)
    expect((await given(client)).data?.files.map(({ name }) => name)).toEqual(['board.jpg'])
    expect((await fetched(byName.get('sheet.pdf')?.address)).statusCode).toBe(404)
    expect((await page(practice)).data?.files.map(({ name }) => name)).toEqual(['board.jpg'])
  })
})

describe('the head of a file', () => {
  const head = (as: TestUser, id?: string) =>
    app().call('GET /api/practice/client/{appointmentId}/head', params(id), { as })
  const say = (body: Record<string, unknown>) =>
    app().call(
      'PUT /api/website/patient/{patientId}',
      { params: { patientId: client.uId }, body },
      { as: client },
    )
  const looks = () =>
    app()
      .db.selectFrom('audit_entry')
      .select(['action', 'staff_id'])
      .where('resource', '=', 'emergency-contacts')
      .where('record_id', '=', client.uId)
      .execute()

  test('has the chosen name and what they came for, and no more until the client allows it', async () => {
    await say({ legal_name: 'Ananya Kulkarni-Rao', emergency_name: 'Suma' })
    expect((await head(practice)).data).toEqual({
      ...{ client_name: 'Quiet Banyan', legal_name: null, age: null, language: null, emergency: null },
      ...{ came_for: 'I sleep badly.', first_held_at: null, next_at: monday },
    })
    await say({ shown_to_healers: ['legal-name', 'age', 'language'] })
    expect((await head(practice)).data).toMatchObject({
      ...{ legal_name: 'Ananya Kulkarni-Rao', age: 35, language: 'English' },
    })
    expect(JSON.stringify(await head(practice))).not.toContain('@')
    expect(await looks()).toEqual([])
  })

  test('shows an emergency contact, and each look at it is in the trail', async () => {
    const contact = { emergency_name: 'Suma Rao', emergency_relation: 'Sister' }
    expect((await say({ ...contact, emergency_mobile_number: '123' })).status).toBe(400)
    await say({ ...contact, emergency_mobile_number: '98450 12345' })
    expect((await head(practice)).data?.emergency).toEqual({
      ...{ name: 'Suma Rao', relation: 'Sister', mobile_number: '+919845012345' },
    })
    expect(await looks()).toEqual([{ action: 'look', staff_id: healer.person_id }])
  })

  test('says when the first session was held, not when one is to come; it is of the healer of the session alone', async () => {
    await bookAndPay(app(), client, healer, '2026-11-24T03:30:00.000Z')
    await afterSession()
    expect((await head(practice)).data).toMatchObject({
      ...{ first_held_at: monday, next_at: '2026-11-24T03:30:00.000Z' },
    })
    const stranger = await signInHealer(app(), await makeHealer(app()))
    expect((await head(stranger)).status).toBe(404)
    expect((await head(client)).status).toBe(403)
  })
})

test('the legal name stands on documents, and the chosen one everywhere else', async () => {
  const nameOf = async () => (await app().app.modules.accounts.payerOf(client.uId)).name
  expect(await nameOf()).toContain(' ')
  await app()
    .db.updateTable('person')
    .set({ legal_name: 'A. K. Rao' })
    .where('u_id', '=', client.uId)
    .execute()
  expect(await nameOf()).toBe('A. K. Rao')
  expect((await page(practice)).data?.client_name).toBe('Quiet Banyan')
})
