import type { Signature } from '@newyou/contract/care/signed-consents'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeEach, describe, expect, test } from 'vitest'
import { rowsAt } from '../../administration/privacy/exported-rows.ts'
import { places } from '../../administration/privacy/places/index.ts'
import { days } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { uuidIds } from '../../platform/ids.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { guardiansOf } from '../../testing/guardians.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { privacyOf } from '../../testing/privacy.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, makeStaff, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const start = new Date('2026-11-21T06:00:00Z')
const monday = '2026-11-23T03:30:00.000Z'
const tuesday = '2026-11-24T03:30:00.000Z'
const app = useTestApp({ start })
const people = appointmentsOf(app)
const privacy = privacyOf(app)
const guardians = guardiansOf(app)

let healer: TestHealer
let practice: TestUser
let client: TestUser
let appointmentId: string
beforeEach(async () => {
  app().clock.set(start)
  await app().db.updateTable('consent_text').set({ state: 'archived' }).execute()
  healer = await makeHealer(app())
  practice = await signInHealer(app(), healer)
  client = await makeClient(app())
  appointmentId = (await bookAndPay(app(), client, healer, monday)).u_id
})

/** A published text for all sessions, unless said otherwise. */
async function publish(
  title: string,
  of: { healer_id?: string; service_id?: string; is_required?: boolean } = {},
) {
  const textId = uuidIds.next()
  const words = { title_hi: `${title} हिन्दी`, text: `I agree: ${title}.`, text_hi: 'मैं सहमत हूँ।' }
  await app()
    .db.insertInto('consent_text')
    .values({ u_id: textId, title, ...words, ...of, state: 'published', updated_at: start })
    .execute()
  return textId
}
/** Changes a published text as staff does: in draft, and published again. */
async function publishAgain(textId: string, text: string) {
  await app().db.updateTable('consent_text').set({ state: 'draft' }).where('u_id', '=', textId).execute()
  await app().db.updateTable('consent_text').set({ text }).where('u_id', '=', textId).execute()
  await app().db.updateTable('consent_text').set({ state: 'published' }).where('u_id', '=', textId).execute()
}

const params = (id = appointmentId) => ({ params: { appointmentId: id } })
const asks = (as: TestUser, id?: string) =>
  app().call('GET /api/website/appointment/{appointmentId}/consent', params(id), { as })
const theirs = (as: TestUser, id?: string) =>
  app().call('GET /api/practice/appointment/{appointmentId}/consent', params(id), { as })
const mine = (as: TestUser) => app().call('GET /api/website/signed-consent', {}, { as })
const typed = (name: string): Signature => ({ kind: 'typed', name })
async function sign(as: TestUser, { signature = typed('Asha Rao'), version = '', id = appointmentId } = {}) {
  const asked =
    version || ((await asks(client, id)).data?.asked.find((one) => !one.signed)?.version_u_id ?? '')
  return app().call(
    'POST /api/website/appointment/{appointmentId}/consent',
    { ...params(id), body: { version_u_id: asked, locale: 'en', signature } },
    { as, from: '203.0.113.77' },
  )
}
const withdraw = (as: TestUser, consentId: string) =>
  app().call('POST /api/website/signed-consent/{consentId}/withdrawal', { params: { consentId } }, { as })
const rows = () =>
  app().db.selectFrom('signed_consent').selectAll().where('client_id', '=', client.uId).execute()
const titles = async (as: TestUser, id?: string) => (await asks(as, id)).data?.asked.map(({ title }) => title)
async function told(personId: string) {
  const notices = app().db.selectFrom('notification').select('message').where('person_id', '=', personId)
  const found = await notices.where('message', 'like', 'signedConsents.%').execute()
  return found.map(({ message }) => message)
}
const pdf = (as: TestUser, side: 'website' | 'practice', id: string) =>
  app().app.http.inject({
    url: `/api/${side}/signed-consent/${id}/pdf`,
    headers: { authorization: `Bearer ${as.token}` },
  })

describe('what a session asks for', () => {
  test('are the published texts for all, for its healer and for its service, and no others', async () => {
    expect(await titles(client)).toEqual([])
    await publish('All')
    await publish('Healer', { healer_id: healer.u_id })
    await publish('Service', { service_id: healer.u_id, is_required: false })
    await publish('Other', { healer_id: (await makeHealer(app())).u_id })
    expect(await titles(client)).toEqual(['All', 'Healer', 'Service'])
    await app().db.updateTable('consent_text').set({ state: 'archived' }).where('title', '=', 'All').execute()
    expect(await titles(client)).toEqual(['Healer', 'Service'])
  })

  test('is told with the booking to the client, unless all of it is signed', async () => {
    await publish('All')
    const { u_id: later } = await bookAndPay(app(), client, healer, tuesday)
    expect(await told(client.uId)).toEqual(['signedConsents.asked'])
    await sign(client, { id: later })
    expect(await told(healer.person_id)).toEqual(['signedConsents.signed'])
    await bookAndPay(app(), client, healer, '2026-11-25T03:30:00.000Z')
    expect(await told(client.uId)).toHaveLength(1)
  })

  test('is a new version once it was published: a draft of it is asked of nobody, and nothing published changes', async () => {
    const textId = await publish('All')
    await sign(client)
    expect((await asks(client)).data?.asked).toMatchObject([
      { number: 1, signed: { signed_name: 'Asha Rao' } },
    ])
    await app().db.updateTable('consent_text').set({ state: 'draft' }).where('u_id', '=', textId).execute()
    expect((await asks(client)).data?.asked).toMatchObject([{ number: 1, text: 'I agree: All.' }])
    await publishAgain(textId, 'I agree to more.')
    expect((await asks(client)).data?.asked).toMatchObject([
      { number: 2, text: 'I agree to more.', signed: null, before: 'older' },
    ])
    expect((await mine(client)).data?.signed).toMatchObject([{ number: 1, is_older: true }])
    const change = app().db.updateTable('consent_version').set({ text: 'No' }).where('text_id', '=', textId)
    await expect(change.execute()).rejects.toThrow('a published consent is final')
  })
})

describe('a signature', () => {
  test('keeps version, name, time, language and network; sent twice it is there once', async () => {
    await publish('All')
    const version = (await asks(client)).data?.asked[0]?.version_u_id ?? ''
    for (const _ of [1, 2]) expect((await sign(client, { version })).status).toBe(200)
    expect(await rows()).toMatchObject([
      { signed_name: 'Asha Rao', signed_by: 'client', drawing: null, network: '203.0.113', signed_at: start },
    ])
    expect((await theirs(practice)).data).toMatchObject({
      asked: [{ title: 'All', signed: { signed_name: 'Asha Rao' } }],
      signed: [{ title: 'All', number: 1, withdrawn_at: null }],
    })
  })

  test('may be drawn, and then bears the name of the account; a drawing without an end is refused', async () => {
    await publish('All')
    const line = (points: number): Signature => ({
      kind: 'drawn',
      lines: [Array.from({ length: points }, (_, at): [number, number] => [at % 600, at % 200])],
    })
    expect((await sign(client, { signature: line(3001) })).status).toBe(400)
    expect((await sign(client, { signature: { kind: 'drawn', lines: [[[601, 0]]] } })).status).toBe(400)
    expect((await sign(client, { signature: line(40) })).status).toBe(200)
    const [row] = await rows()
    expect((await mine(client)).data?.signed).toMatchObject([
      { is_drawn: true, signed_name: row?.signed_name },
    ])
  })

  test('is of the words that were shown alone, and of a session that is still to come', async () => {
    const textId = await publish('All')
    const version = (await asks(client)).data?.asked[0]?.version_u_id ?? ''
    await publishAgain(textId, 'Other words.')
    expect((await sign(client, { version })).code).toBe('wordsChanged')
    app().clock.set(new Date('2026-11-23T05:00:00Z'))
    client = await signIn(app(), client.uId)
    expect((await sign(client, { version })).code).toBe('notNow')
  })

  test('stays as it is: no one changes or deletes it, and it is withdrawn once', async () => {
    await publish('All')
    await sign(client)
    const all = app().db.updateTable('signed_consent').where('client_id', '=', client.uId)
    await expect(all.set({ signed_name: 'Other' }).execute()).rejects.toThrow('a signed consent is final')
    const gone = app().db.deleteFrom('signed_consent').where('client_id', '=', client.uId)
    await expect(gone.execute()).rejects.toThrow('a signed consent is final')
    const [row] = await rows()
    expect((await withdraw(client, row?.u_id ?? '')).data?.withdrawn_at).toBe(start.toISOString())
    await expect(all.set({ withdrawn_at: null }).execute()).rejects.toThrow('a signed consent is final')
  })

  test('that is withdrawn stays in the file, the healer hears of it, and coming sessions ask again', async () => {
    await publish('All')
    await sign(client)
    const [row] = await rows()
    for (const _ of [1, 2]) expect((await withdraw(client, row?.u_id ?? '')).status).toBe(200)
    expect(await told(healer.person_id)).toEqual(['signedConsents.signed', 'signedConsents.withdrawn'])
    expect((await theirs(practice)).data).toMatchObject({
      asked: [{ signed: null, before: 'withdrawn' }],
      signed: [{ withdrawn_at: start.toISOString() }],
    })
    expect((await sign(client)).data?.asked).toMatchObject([{ signed: { signed_name: 'Asha Rao' } }])
    expect(await rows()).toHaveLength(2)
  })

  test('is a PDF for both, with text, name and version, over as many pages as it needs', async () => {
    const lines = Array.from({ length: 90 }, (_, at) => `Line ${at}.`)
    await publishAgain(await publish('Terms'), lines.join('\n'))
    await sign(client)
    const [row] = await rows()
    const id = row?.u_id ?? ''
    const answers = [await pdf(client, 'website', id), await pdf(practice, 'practice', id)]
    for (const { rawPayload } of answers) {
      const document = await getDocument({ data: new Uint8Array(rawPayload), useSystemFonts: true }).promise
      expect(document.numPages).toBeGreaterThan(1)
      const { items } = await (await document.getPage(1)).getTextContent()
      const said = items.map((item) => ('str' in item ? item.str : '')).join(' ')
      for (const words of ['Terms', 'Asha Rao', 'Version   2', 'Line 0.']) expect(said).toContain(words)
    }
    const trail = app().db.selectFrom('audit_entry').select(['action', 'staff_id'])
    const looks = await trail
      .where('resource', '=', 'signed-consents')
      .where('record_id', '=', client.uId)
      .execute()
    expect(looks).toEqual([{ action: 'look', staff_id: healer.person_id }])
  })

  test('is nobody else’s to read, sign or withdraw: another client, another healer, staff', async () => {
    await publish('All')
    const version = (await asks(client)).data?.asked[0]?.version_u_id ?? ''
    await sign(client)
    const id = (await rows())[0]?.u_id ?? ''
    const other = await makeClient(app())
    const stranger = await signInHealer(app(), await makeHealer(app()))
    const staff = await makeStaff(app(), ['admin'])
    expect((await asks(other)).status).toBe(404)
    expect((await sign(other, { version })).status).toBe(404)
    expect((await withdraw(other, id)).status).toBe(404)
    expect((await theirs(stranger)).status).toBe(404)
    expect((await asks(staff)).status).toBe(403)
    expect((await theirs(staff)).status).toBe(403)
    const answers = await Promise.all([
      pdf(other, 'website', id),
      pdf(stranger, 'practice', id),
      pdf(staff, 'practice', id),
      pdf(practice, 'practice', 'nothing'),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 403, 404])
    await people.cancel(client, appointmentId, 90_000)
    expect((await theirs(practice)).status).toBe(403)
  })

  test('is in the export of its client alone, and goes with the account', async () => {
    await publish('All')
    await sign(client)
    const place = places.find(({ table }) => table === 'signed_consent')
    const exported = (personId: string) =>
      inTransaction(app().db, async (trx) => {
        if (place)
          for await (const some of rowsAt(trx, place, { personId, contacts: [], wards: [] })) return some
        return []
      })
    expect(await exported(client.uId)).toMatchObject([{ signed_name: 'Asha Rao' }])
    expect(await exported((await makeClient(app())).uId)).toEqual([])
    app().clock.set(new Date('2026-11-23T05:00:00Z'))
    client = await signIn(app(), client.uId)
    expect((await privacy.remove(client)).status).toBe(201)
    app().clock.advance(days(31))
    await privacy.eraseDue()
    expect(await rows()).toEqual([])
  })
})

describe('under 18', () => {
  const at = (token: string) => ({ params: { token } })
  const look = (token: string) => app().call('GET /api/website/guardian-consent/{token}/signature', at(token))
  const answer = (token: string, uIds: string[], { name = 'Sunita Rao', withdrawn = false } = {}) =>
    app().call('POST /api/website/guardian-consent/{token}/signature', {
      ...at(token),
      body: { name, locale: 'hi', u_ids: uIds, is_withdrawn: withdrawn },
    })

  test('the guardian signs by link and name, and withdraws; the client cannot sign', async () => {
    await publish('All')
    const { client: young, contact } = await guardians.young()
    expect((await look(await guardians.linkTo(contact))).code).toBe('guardianLinkUnknown')
    await guardians.answer(await guardians.linkTo(contact), 'give')
    await app().drain()
    const { u_id: session } = await bookAndPay(app(), young, healer, tuesday)
    const token = await guardians.linkTo(contact)
    expect(app().sandbox.inbox.mails(contact).at(-1)?.text).toContain(`/guardian/${token}/sign`)
    const shown = (await look(token)).data
    const version = shown?.is === 'open' ? (shown.asked[0]?.version_u_id ?? '') : ''
    client = young
    expect(await sign(young, { version, id: session })).toMatchObject({ code: 'notAllowed' })
    expect((await answer(token, [version], { name: 'Someone Else' })).code).toBe('guardianNameWrong')
    expect((await answer(token, [uuidIds.next()])).code).toBe('wordsChanged')
    expect((await answer(token, [version])).data).toMatchObject({
      asked: [],
      signed: [{ signed_by: 'guardian' }],
    })
    const [row] = await rows()
    expect(row).toMatchObject({ signed_by: 'guardian', signed_name: 'Sunita Rao', locale: 'hi' })
    expect((await answer(token, [row?.u_id ?? ''], { withdrawn: true })).data).toMatchObject({ signed: [] })
    await app().call('POST /api/website/signed-consent/guardian-link', {}, { as: young })
    expect((await look(await guardians.linkTo(contact))).data).toMatchObject({
      asked: [{ before: 'withdrawn' }],
    })
    expect((await look(token)).data).toMatchObject({ is: 'closed' })
  })
})
