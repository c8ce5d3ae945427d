import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { proveMobile as provenMobile, sendForm as sendToApp } from '../../testing/multipart.ts'
import { freshMobile, logIn, registerClient, testUserOf } from '../../testing/people.ts'
import { smallPdf } from '../../testing/small-pdf.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const device = 'device-of-this-test'

type Sent = Parameters<typeof sendToApp>
const sendForm = (method: Sent[1], url: Sent[2], fields: Sent[3], files: Sent[4], as?: TestUser) =>
  sendToApp(app(), method, url, fields, files, as)
const proveMobile = async (mobile: string) => (await provenMobile(app(), device, mobile)).token

const profileOf = async (client: TestUser) =>
  (
    await app().call(
      'GET /api/website/patient/{patientId}',
      { params: { patientId: client.uId } },
      { as: client },
    )
  ).data

describe('registering as a healer', () => {
  const pdf = smallPdf()
  const form = (mobile: string, token: string) => ({
    first_name: 'Sunita',
    last_name: 'Sharma',
    mobile_number: mobile,
    email: `${mobile}@example.com`,
    gender: 'female',
    title: 'Counsellor for families',
    city: 'Pune',
    main_category: 'family',
    languages: ['Hindi', 'Marathi'],
    topics: 'Parents and children',
    qualifications: 'M.A. Psychology, Pune',
    practising_since: '2015',
    about: 'I listen first, and we go on from there together.',
    price_rupees: '900',
    verification_token: token,
    device_id: device,
  })
  const document = (content = pdf) => ({ field: 'documents', name: '../../certificate.pdf', content })

  async function applyAsHealer(files = [document()]) {
    const mobile = freshMobile()
    const fields = form(mobile, await proveMobile(mobile))
    return { mobile, answer: await sendForm('POST', '/api/website/healer-registration', fields, files) }
  }

  test('the healer is in review: they may log in, are neither found nor booked, and only they get their documents', async () => {
    const { mobile, answer } = await applyAsHealer()
    expect(answer).toMatchObject({ status: 201, data: { role: 'healer' } })
    const healer = testUserOf(answer.data, device, answer.headers)
    const profile = await profileOf(healer)
    expect(profile).toMatchObject({ healer_state: 'in-review' })
    expect((await logIn(app(), mobile, { role: 'healer' })).answer.data?.outcome).toBe('logged-in')

    const healerId = profile?.healer_u_id ?? ''
    const page = await app().call('GET /api/website/healer/{healerId}', { params: { healerId } })
    expect(page.status).toBe(404)
    const list = await app().call('GET /api/website/healers', { query: { search: 'Sunita Sharma' } })
    expect(list.data).toEqual([])
    const client = await registerClient(app())
    const booked = await app().call(
      'POST /api/website/appointment',
      {
        body: {
          healer_u_id: healerId,
          starts_at: '2026-11-24T06:00:00.000Z',
          mode: 'video',
          description: 'I would like to talk.',
        } as never,
      },
      { as: client, headers: { 'idempotency-key': 'b2b9cbd6-5c14-4f5e-9a43-4f7a29b41d11' } },
    )
    expect(booked.status).toBe(404)

    const documents = await app().call('GET /api/website/healer-document', {}, { as: healer })
    expect(documents.data).toMatchObject([{ name: 'certificate.pdf', kind: 'pdf', bytes: pdf.length }])
    const url = `/api/website/healer-document/${documents.data?.[0]?.u_id}`
    const fetchAs = (token: string | undefined, from = url) =>
      app().app.http.inject({ url: from, headers: token ? { authorization: `Bearer ${token}` } : {} })
    const mine = await fetchAs(healer.token)
    expect(mine.rawPayload).toEqual(pdf)
    expect(mine.headers['content-disposition']).toBe('attachment')
    expect((await fetchAs(undefined)).statusCode).toBe(401)
    expect((await fetchAs(client.token)).statusCode).toBe(403)
    const other = await applyAsHealer()
    expect((await fetchAs(other.answer.data.token)).statusCode).toBe(404)
    const media = await fetchAs(undefined, `/media/private/healer-documents/${documents.data?.[0]?.u_id}`)
    expect(media.statusCode).toBe(404)
  })

  test.each([
    ['none', [], 'Please add at least one document'],
    ['of another kind', [document(Buffer.from('MZ program'))], 'Please upload documents as PDF, JPG or PNG'],
    ['six', Array.from({ length: 6 }, () => document()), 'Please upload up to 5 files of up to 5 MB each'],
    [
      'too large',
      [document(Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)]))],
      'Please upload up to 5 files of up to 5 MB each',
    ],
  ])('documents: %s is refused and nothing stays behind', async (_what, files, message) => {
    const folder = path.join(app().app.platform.config.DATA_FOLDER, 'private/healer-documents')
    const count = async () => (await readdir(folder).catch(() => [])).length
    const before = await count()
    const { mobile, answer } = await applyAsHealer(files)
    expect(answer).toMatchObject({ status: 400, message, errors: { documents: message } })
    expect(await count()).toBe(before)
    const person = await app().db.selectFrom('person').select('u_id').where('phone', '=', mobile).execute()
    expect(person).toEqual([])
  })

  test('a language that is not in the list is refused', async () => {
    const mobile = freshMobile()
    const fields = { ...form(mobile, await proveMobile(mobile)), languages: ['Hindi', 'hindi'] }
    const answer = await sendForm('POST', '/api/website/healer-registration', fields, [document()])
    expect([answer.status, Object.keys(answer.errors)]).toEqual([400, ['languages']])
    const person = await app().db.selectFrom('person').select('u_id').where('phone', '=', mobile).execute()
    expect(person).toEqual([])
  })

  test('registering twice is a 409 and leaves one', async () => {
    const mobile = freshMobile()
    const token = await proveMobile(mobile)
    const send = () => sendForm('POST', '/api/website/healer-registration', form(mobile, token), [document()])
    expect((await send()).status).toBe(201)
    expect(await send()).toMatchObject({ status: 409, code: 'contactTaken' })
  })
})
