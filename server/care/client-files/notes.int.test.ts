import type { NoteSection } from '@newyou/contract/care/client-files/notes'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { days, minutes } from '../../platform/clock.ts'
import { uuidIds } from '../../platform/ids.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { privacyOf } from '../../testing/privacy.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, makeStaff, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'
import { withoutChance } from '../../testing/without-chance.ts'

const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
const people = appointmentsOf(app)
const privacy = privacyOf(app)

let healer: TestHealer
let practice: TestUser
let client: TestUser
let appointmentId: string
beforeEach(async () => {
  app().clock.set(start)
  healer = await makeHealer(app())
  practice = await signInHealer(app(), healer)
  client = await makeClient(app())
  appointmentId = (await bookAndPay(app(), client, healer, '2026-11-23T03:30:00.000Z')).u_id
})

const params = (id = appointmentId) => ({ params: { appointmentId: id } })
const notes = (as: TestUser, id?: string) =>
  app().call('GET /api/practice/client/{appointmentId}/note', params(id), { as })
const free = (text: string) => ({ template: 'free' as const, sections: [{ heading: '', text }] })
const soap = (...texts: string[]) => ({
  template: 'soap' as const,
  sections: ['subjective', 'objective', 'assessment', 'plan'].map(
    (heading, place): NoteSection => ({ heading, text: texts[place] ?? '' }),
  ),
})
type Words = ReturnType<typeof free> | ReturnType<typeof soap>
const write = (
  as: TestUser,
  words: Words,
  { id, noteId = uuidIds.next() }: { id?: string; noteId?: string } = {},
) =>
  app().call(
    'POST /api/practice/client/{appointmentId}/note',
    { ...params(id), body: { ...words, u_id: noteId } },
    { as },
  )
const of = (noteId: string) => ({ params: { noteId } })
const change = (as: TestUser, noteId: string, words: Words, version: number) =>
  app().call('PUT /api/practice/client-note/{noteId}', { ...of(noteId), body: { ...words, version } }, { as })
const remove = (as: TestUser, noteId: string) =>
  app().call('DELETE /api/practice/client-note/{noteId}', of(noteId), { as })
const sign = (as: TestUser, noteId: string, version: number) =>
  app().call(
    'POST /api/practice/client-note/{noteId}/signature',
    { ...of(noteId), body: { version } },
    { as },
  )
const add = (as: TestUser, noteId: string, text: string, u_id = uuidIds.next()) =>
  app().call(
    'POST /api/practice/client-note/{noteId}/addendum',
    { ...of(noteId), body: { u_id, text } },
    { as },
  )
const begun = async (words: Words = free('Fears the dark.')) =>
  (await write(practice, words)).data?.u_id ?? ''
const trail = async () =>
  app()
    .db.selectFrom('audit_entry')
    .selectAll()
    .where('resource', '=', 'client-notes')
    .where('record_id', '=', client.uId)
    .orderBy('u_id')
    .execute()

describe('drafts', () => {
  test('stand sealed in the database; each look and stretch of changes is in the trail without words', async () => {
    const noteId = await begun()
    await change(practice, noteId, free('Fears the dark since'), 1)
    app().clock.advance(minutes(20))
    practice = await signInHealer(app(), healer)
    await change(practice, noteId, free('Fears the dark since May.'), 2)
    expect((await notes(practice)).data).toMatchObject([
      { sections: [{ heading: '', text: 'Fears the dark since May.' }], version: 3, signed_at: null },
    ])
    const row = await app()
      .db.selectFrom('client_note')
      .selectAll()
      .where('u_id', '=', noteId)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain('dark')
    const entries = await trail()
    expect(entries.map(({ action, staff_id: who }) => [action, who])).toEqual([
      ['write', healer.person_id],
      ['change', healer.person_id],
      ['look', healer.person_id],
    ])
    expect(JSON.stringify(entries)).not.toContain('dark')
  })

  test('of two windows the second is told; the same words sent again after a lost answer are saved once', async () => {
    const noteId = uuidIds.next()
    expect((await write(practice, free('One'), { noteId })).status).toBe(201)
    expect((await write(practice, free('One and more'), { noteId })).data?.version).toBe(2)
    expect((await change(practice, noteId, free('First window'), 2)).status).toBe(200)
    expect((await change(practice, noteId, free('First window'), 2)).data?.version).toBe(3)
    expect(await change(practice, noteId, free('Second window'), 2)).toMatchObject({
      status: 409,
      code: 'noteChanged',
    })
    expect((await notes(practice)).data).toMatchObject([{ sections: [{ text: 'First window' }] }])
    await remove(practice, noteId)
    expect((await change(practice, noteId, free('Gone'), 3)).status).toBe(404)
    expect((await notes(practice)).data).toEqual([])
  })

  test('have the sections of their template, and are not longer than a note may be', async () => {
    expect((await write(practice, soap('Sleeps badly', 'Pale', 'Worry', 'Walks'))).data).toMatchObject({
      template: 'soap',
      sections: [
        { heading: 'subjective', text: 'Sleeps badly' },
        { heading: 'objective' },
        { heading: 'assessment' },
        { heading: 'plan', text: 'Walks' },
      ],
    })
    const wrong = { ...soap(), sections: [{ heading: 'plan', text: 'Walks' }] }
    expect((await write(practice, wrong)).status).toBe(400)
    expect((await write(practice, free('x'.repeat(10_001)))).status).toBe(400)
    expect((await write(practice, soap('x'.repeat(6000), 'x'.repeat(6000)))).status).toBe(400)
    expect((await write(practice, free('x'.repeat(1_048_576)))).status).toBe(413)
    expect((await write(practice, free('ग'.repeat(10_000)))).status).toBe(201)
  })

  test('from before templates, or written over by the release before, are read as free text', async () => {
    const noteId = await begun(soap('Sleeps badly'))
    const plain = await begun()
    const { sealed_text: text } = await app()
      .db.selectFrom('client_note')
      .select('sealed_text')
      .where('u_id', '=', plain)
      .executeTakeFirstOrThrow()
    await app().db.updateTable('client_note').set({ sealed_text: text }).where('u_id', '=', noteId).execute()
    const { data } = await notes(practice)
    expect(data?.map(({ sections }) => sections)).toEqual([
      [{ heading: '', text: 'Fears the dark.' }],
      [{ heading: '', text: 'Fears the dark.' }],
    ])
  })

  test('follow templates that the healer made, which no other healer has', async () => {
    const form = { name: 'First meeting', headings: ['Why now', 'What helped before'] }
    const make = (as: TestUser) => app().call('POST /api/practice/note-template', { body: form }, { as })
    const list = (as: TestUser) => app().call('GET /api/practice/note-template', {}, { as })
    const { data: made } = await make(practice)
    expect((await list(practice)).data).toEqual([made])
    const stranger = await signInHealer(app(), await makeHealer(app()))
    expect((await list(stranger)).data).toEqual([])
    const removal = (as: TestUser) =>
      app().call(
        'DELETE /api/practice/note-template/{templateId}',
        { params: { templateId: made?.u_id ?? '' } },
        { as },
      )
    expect((await removal(stranger)).status).toBe(404)
    const own = form.headings.map((heading) => ({ heading, text: 'Words' }))
    const written = await app().call(
      'POST /api/practice/client/{appointmentId}/note',
      { ...params(), body: { u_id: uuidIds.next(), template: 'own', sections: own } },
      { as: practice },
    )
    expect((await removal(practice)).status).toBe(200)
    expect((await notes(practice)).data).toMatchObject([{ u_id: written.data?.u_id, sections: own }])
    for (let count = 0; count < 20; count++) await make(practice)
    expect((await make(practice)).code).toBe('noteTemplatesFull')
  })
})

describe('signed notes', () => {
  test('cannot be changed or deleted by a call, nor by a statement; addenda stay as they are too', async () => {
    const noteId = await begun(soap('Sleeps badly'))
    expect(await sign(practice, noteId, 2)).toMatchObject({ code: 'noteChanged' })
    const { data: signed } = await sign(practice, noteId, 1)
    expect(signed).toMatchObject({ signed_at: '2026-11-21T06:00:00.000Z', signed_name: healer.full_name })
    expect((await sign(practice, noteId, 1)).data).toEqual(signed)
    expect(await change(practice, noteId, free('Other'), 1)).toMatchObject({ code: 'noteSigned' })
    expect(await write(practice, free('Other'), { noteId })).toMatchObject({ code: 'noteSigned' })
    expect(await remove(practice, noteId)).toMatchObject({ status: 409, code: 'noteSigned' })
    await add(practice, noteId, 'It was May.')
    for (const statement of [
      sql`update client_note set sealed_text = sealed_text || 'x' where u_id = ${noteId}`,
      sql`update client_note set signed_at = null, signed_name = null where u_id = ${noteId}`,
      sql`delete from client_note where u_id = ${noteId}`,
      sql`update client_note_addendum set signed_name = 'Other' where note_id = ${noteId}`,
      sql`delete from client_note_addendum where note_id = ${noteId}`,
    ])
      await expect(statement.execute(app().db)).rejects.toThrow('a signed note is final')
    expect((await notes(practice)).data).toMatchObject([{ u_id: noteId, addenda: [{ text: 'It was May.' }] }])
  })

  test('have addenda with name and time in their order, each once however often it is sent', async () => {
    const noteId = await begun()
    expect(await add(practice, noteId, 'Too early')).toMatchObject({ status: 409, code: 'noteNotSigned' })
    await sign(practice, noteId, 1)
    const first = uuidIds.next()
    await add(practice, noteId, 'It was May.', first)
    app().clock.advance(minutes(5))
    expect((await add(practice, noteId, 'It was May.', first)).status).toBe(201)
    const { data } = await add(practice, noteId, 'Of last year.')
    expect(data?.addenda).toMatchObject([
      { text: 'It was May.', signed_name: healer.full_name, created_at: '2026-11-21T06:00:00.000Z' },
      { text: 'Of last year.', created_at: '2026-11-21T06:05:00.000Z' },
    ])
    const kept = await app().db.selectFrom('client_note_addendum').selectAll().execute()
    expect(withoutChance(JSON.stringify(kept))).not.toContain('May')
    expect((await trail()).map(({ action }) => action)).toEqual(['write', 'sign', 'add', 'add'])
  })

  test('are not empty', async () => {
    const noteId = await begun(soap(' '))
    expect(await sign(practice, noteId, 1)).toMatchObject({ status: 409, code: 'noteEmpty' })
  })
})

describe('notes are the healer’s who wrote them', () => {
  test('another healer, the client, a colleague and a healer who never met the client read and write none', async () => {
    const noteId = await begun()
    const other = await makeHealer(app())
    const stranger = await signInHealer(app(), other)
    const answers = await Promise.all([
      notes(stranger),
      write(stranger, free('Mine?')),
      change(stranger, noteId, free('Mine'), 1),
      sign(stranger, noteId, 1),
      add(stranger, noteId, 'Mine'),
      remove(stranger, noteId),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    // The id of another's note gives nothing of it, for a client of one's own neither.
    const { u_id: theirs } = await bookAndPay(app(), client, other, '2026-11-24T03:30:00.000Z')
    expect((await write(stranger, free('Mine'), { id: theirs, noteId })).status).toBe(404)
    expect((await notes(stranger, theirs)).data).toEqual([])
    const staff = await makeStaff(app(), ['admin'])
    for (const as of [client, staff]) expect((await notes(as)).status).toBe(403)
    const never = await makeClient(app())
    const { u_id: cancelled } = await bookAndPay(app(), never, healer, '2026-11-26T03:30:00.000Z')
    await people.cancel(never, cancelled, 90_000)
    expect((await write(practice, free('Never met'), { id: cancelled })).status).toBe(403)
    expect((await notes(practice)).data).toMatchObject([{ sections: [{ text: 'Fears the dark.' }] }])
  })

  test('they are in no export of the client, who gets the summary, and go with the account, signed ones too', async () => {
    await sign(practice, await begun(), 1)
    const noteId = (await notes(practice)).data?.[0]?.u_id ?? ''
    await add(practice, noteId, 'Also the night.')
    app().clock.set(new Date('2026-11-23T05:00:00Z'))
    practice = await signInHealer(app(), healer)
    client = await signIn(app(), client.uId)
    const summary = { text: 'We lit a lamp.', homework: [], version: null }
    await app().call(
      'PUT /api/practice/appointment/{appointmentId}/summary',
      { ...params(), body: summary },
      { as: practice },
    )
    const exportId = (await privacy.request(client)).data?.u_id ?? ''
    await app().drain()
    const { data } = await privacy.addressOf(client, exportId)
    const { rawPayload } = await app().app.http.inject({ url: data?.address ?? '' })
    const files = Object.values(unzipSync(rawPayload)).map((file) => strFromU8(file))
    expect(files.join()).toContain('We lit a lamp.')
    expect(files.join()).not.toMatch(/Fears the dark|Also the night|client_note|sealed_text/)
    expect((await privacy.remove(client)).status).toBe(201)
    app().clock.advance(days(31))
    await privacy.eraseDue()
    const left = await app().db.selectFrom('client_note').select('u_id').where('u_id', '=', noteId).execute()
    expect(left).toEqual([])
  })
})
