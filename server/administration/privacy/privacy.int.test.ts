import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { consentVersions } from '@newyou/contract/people/consents'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import { days, hours, minutes } from '../../platform/clock.ts'
import { registerClient } from '../../testing/people.ts'
import { privacyOf } from '../../testing/privacy.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { smallPdf } from '../../testing/small-pdf.ts'
import { makeSupport, sendForm } from '../../testing/support.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
beforeEach(() => app().clock.set(start))

const { consents, agree, ticket, request, latest, addressOf } = privacyOf(app)

describe('consents', () => {
  test('are given and withdrawn with one press each, and every step keeps its version and its date', async () => {
    const client = await makeClient(app())
    expect((await consents(client)).data).toMatchObject([
      { purpose: 'suggestions', is_given: false, at: null },
    ])
    expect((await agree(client, true)).data).toMatchObject({
      is_given: true,
      version: consentVersions.suggestions,
    })
    await agree(client, true)
    app().clock.advance(minutes(5))
    expect((await agree(client, false)).data).toMatchObject({ is_given: false })
    expect((await consents(client)).history).toMatchObject([
      { is_given: false, at: '2026-11-21T06:05:00.000Z' },
      { is_given: true, at: '2026-11-21T06:00:00.000Z' },
    ])
  })

  test('to words of another version are refused, a withdrawal never is', async () => {
    const client = await makeClient(app())
    expect(await agree(client, true, consentVersions.suggestions - 1)).toMatchObject({
      status: 409,
      code: 'wordsChanged',
    })
    await agree(client, true)
    expect((await agree(client, false, 7)).data).toMatchObject({ is_given: false })
  })

  test('cannot be changed or deleted, not even in the database', async () => {
    const client = await makeClient(app())
    await agree(client, true)
    const { db } = app()
    await expect(db.updateTable('consent').set({ is_given: false }).execute()).rejects.toThrow('append-only')
    await expect(db.deleteFrom('consent').execute()).rejects.toThrow('append-only')
  })

  test('a client who registers agreed to the privacy policy in its version', async () => {
    await app()
      .db.insertInto('static_page')
      .values({ slug: 'privacy-policy', title: 'P', body: '', version: 4, updated_at: start })
      .onConflict((conflict) =>
        conflict.column('slug').doUpdateSet({ version: 4, state: 'published', published_at: start }),
      )
      .execute()
    expect((await consents(await registerClient(app()))).history).toMatchObject([
      { purpose: 'privacy-policy', is_given: true, version: 4 },
    ])
  })
})

test('a client sees when staff looked at and changed records of theirs, and nothing of others', async () => {
  const [client, other, agent] = [await makeClient(app()), await makeClient(app()), await makeSupport(app())]
  const supportId = await ticket(client)
  const params = { supportId }
  await app().call('GET /api/staff/support/{supportId}', { params }, { as: agent })
  app().clock.advance(minutes(5))
  await app().call(
    'POST /api/staff/support/{supportId}/answer',
    { params, body: { text: 'Hello' } },
    { as: agent },
  )
  const looks = (as: TestUser) => app().call('GET /api/website/data-access', {}, { as })
  const { data, total } = await looks(client)
  expect(data?.map(({ kind, is_change }) => [kind, is_change])).toEqual([
    ['ticket', true],
    ['ticket', false],
  ])
  expect(total).toBe(2)
  expect(JSON.stringify(data)).not.toContain('Nandini')
  expect((await looks(other)).data).toEqual([])
})

describe('a copy of everything', () => {
  const unpack = async (as: TestUser, exportId: string) => {
    const { data } = await addressOf(as, exportId)
    const answer = await app().app.http.inject({ url: data?.address ?? '' })
    expect(answer.statusCode).toBe(200)
    const ways = new Map<string, number>()
    const files = unzipSync(new Uint8Array(answer.rawPayload), {
      filter({ name, compression }) {
        ways.set(name, compression)
        return true
      },
    })
    return { files, ways }
  }

  test('is a ZIP of JSON and a page, with what the client wrote and sent, and nothing of others', async () => {
    const [client, other] = [await makeClient(app(), { firstName: 'Quillavanthi' }), await makeClient(app())]
    await ticket(other, 'Words of another')
    const pdf = smallPdf()
    await sendForm(app(), '/api/website/support', {
      as: client,
      fields: { title: '<b>A file</b>', description: 'See the file' },
      files: [{ name: 'my letter.pdf', content: pdf }],
    })
    const asked = await request(client)
    expect(asked).toMatchObject({ status: 201, data: { state: 'waiting', percent: 0 } })
    await app().drain()
    const ready = await latest(client)
    expect(ready).toMatchObject({ state: 'ready', percent: 100, expires_at: '2026-11-22T06:00:00.000Z' })
    const { files, ways } = await unpack(client, ready?.u_id ?? '')
    const copy = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()))
    expect(copy.account.person).toMatchObject([{ first_name: 'Quillavanthi' }])
    expect(copy.messages.support_ticket).toMatchObject([{ description: 'See the file' }])
    expect(JSON.stringify(copy)).not.toContain('Words of another')
    expect(JSON.stringify(copy)).not.toMatch(/token_hash|device_fingerprint/)
    const page = strFromU8(files['data.html'] ?? new Uint8Array())
    expect(page).toContain('&lt;b&gt;A file&lt;/b&gt;')
    expect(page).not.toContain('<b>A file')
    expect(Buffer.from(files['files/1-my letter.pdf'] ?? [])).toEqual(pdf)
    // Compressed files are stored as they are.
    expect([ways.get('data.json'), ways.get('files/1-my letter.pdf')]).toEqual([8, 0])
  })

  test('asked for a hundred times at once is one copy, and three in a week are enough', async () => {
    const client = await makeClient(app())
    const many = await Promise.all(Array.from({ length: 100 }, () => request(client)))
    expect(new Set(many.map(({ data }) => data?.u_id)).size).toBe(1)
    await app().drain()
    expect((await request(client)).data).toMatchObject({ u_id: many[0]?.data?.u_id, state: 'ready' })
    for (const day of [1, 2]) {
      app().clock.set(new Date(start.getTime() + days(day) + 1))
      expect((await request(await signIn(app(), client.uId))).data?.state).toBe('waiting')
      await app().drain()
    }
    app().clock.set(new Date(start.getTime() + days(3) + hours(1)))
    expect(await request(await signIn(app(), client.uId))).toMatchObject({ status: 429 })
    app().clock.set(new Date(start.getTime() + days(7) + hours(1)))
    const again = await signIn(app(), client.uId)
    expect((await request(again)).status).toBe(201)
  })

  test('is its owner’s alone, and is gone after a day', async () => {
    const [client, other] = [await makeClient(app()), await makeClient(app())]
    const exportId = (await request(client)).data?.u_id ?? ''
    expect(await addressOf(client, exportId)).toMatchObject({ status: 409 })
    await app().drain()
    expect(await addressOf(other, exportId)).toMatchObject({ status: 404 })
    expect(await addressOf(client, exportId)).toMatchObject({ status: 200 })
    app().clock.advance(days(1))
    const later = await signIn(app(), client.uId)
    expect(await addressOf(later, exportId)).toMatchObject({ status: 409 })
    expect(await latest(later)).toMatchObject({ state: 'expired' })
    await app().app.platform.jobs.runNow('sweep')
    const { DATA_FOLDER: folder } = app().app.platform.config
    await expect(readFile(path.join(folder, 'private/exports', `${exportId}.zip`))).rejects.toThrow('ENOENT')
  })
})

test('a complaint is a ticket with a day for its answer, and shows when it was answered', async () => {
  const [client, agent] = [await makeClient(app()), await makeSupport(app())]
  const { data } = await app().call(
    'POST /api/website/grievance',
    { body: { description: 'Please correct my name.' } },
    { as: client },
  )
  expect(data).toMatchObject({ due_at: '2026-12-06T06:00:00.000Z', answered_at: null })
  const supportId = data?.ticket_u_id ?? ''
  await app().call(
    'POST /api/staff/support/{supportId}/answer',
    { params: { supportId }, body: { text: 'Done.' } },
    { as: agent },
  )
  const mine = await app().call('GET /api/website/grievance', {}, { as: client })
  expect(mine.data).toMatchObject([{ ticket_u_id: supportId, answered_at: start.toISOString() }])
  expect(mine.officer).toMatchObject({ days: 15 })
})
