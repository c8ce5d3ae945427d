import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PassportPart } from '@newyou/contract/administration/passport/record'
import { passportParts } from '@newyou/contract/administration/passport/record'
import { compactVerify, createLocalJWKSet, decodeProtectedHeader, type JWK } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import { days } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { OutsideRefusedError } from '../../platform/http/outside.ts'
import { uuidIds } from '../../platform/ids.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { leavingOf } from '../../testing/leaving.ts'
import { sendForm } from '../../testing/multipart.ts'
import { makeClient, signIn, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'
import { withoutChance } from '../../testing/without-chance.ts'
import { rowsAt, subjectOf } from '../privacy/exported-rows.ts'
import { places } from '../privacy/places/index.ts'
import { createPassportReading } from './read-passport.ts'
import { createSigningKeys, signingDays } from './signing-keys.ts'

const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
const { clientOf } = leavingOf(app)

let healer: TestHealer
let healing: TestUser
beforeEach(async () => {
  app().clock.set(start)
  healer = await makeHealer(app())
  healing = await signInHealer(app(), healer)
})

const make = (as: TestUser, parts: readonly PassportPart[] = passportParts, language: 'en' | 'hi' = 'en') =>
  app().call('POST /api/website/health-passport', { body: { parts: [...parts], language } }, { as })
const read = (file: string | Buffer, as = healing) =>
  sendForm(
    app(),
    'POST',
    '/api/practice/health-passport',
    {},
    [{ field: 'passport', name: 'health-passport.html', content: Buffer.from(file) }],
    as,
  )
const didDocument = async () => (await app().app.http.inject('/.well-known/did.json')).json()

/** A client with words of their own in every part. */
async function fullClient(word: string, startsAt: string) {
  const client = await clientOf(healer, healing, startsAt, word)
  const now = app().clock.now()
  const { db } = app()
  const planId = uuidIds.next()
  await db
    .insertInto('action_plan')
    .values({
      ...{ u_id: planId, healer_id: healer.u_id, client_id: client.uId, title: `${word} plan` },
      ...{ description: `${word} purpose`, starts_on: '2026-11-20', ends_on: '2026-12-20' },
      ...{ time_zone: 'Asia/Kolkata', created_at: now, updated_at: now },
    })
    .execute()
  await db
    .insertInto('plan_action')
    .values({
      ...{ u_id: uuidIds.next(), plan_id: planId, position: 0, title: `${word} walk`, how_to: '' },
      at: '08:00',
    })
    .execute()
  await db
    .insertInto('test_result')
    .values({
      ...{ u_id: uuidIds.next(), person_id: client.uId, test_code: 'phq-9', test_version: 1 },
      ...{ answers: [1, 2, 0, 3, 0, 1, 0, 0, 0], score: 7, max_score: 27, band: 'mild' },
      ...{ is_worrying: false, taken_at: now },
    })
    .execute()
  return client
}

async function payloadOf(page: string) {
  const signed = /<pre hidden id="health-passport">([\w.-]+)<\/pre>/.exec(page)?.[1] ?? ''
  const { verificationMethod } = await didDocument()
  const keys = verificationMethod.map(({ id, publicKeyJwk }: { id: string; publicKeyJwk: JWK }) => ({
    ...publicKeyJwk,
    kid: id,
  }))
  const set = createLocalJWKSet({ keys })
  const { payload } = await compactVerify(signed, set)
  return { payload: JSON.parse(Buffer.from(payload).toString()), set, signed }
}

describe('the health passport of a client', () => {
  test('has each part that they chose, and is opened by a healer as it was signed', async () => {
    const client = await steppedUp(app(), await fullClient('Amaltas', '2026-11-23T03:30:00.000Z'))
    const { status, data } = await make(client)
    expect(status).toBe(200)
    expect(data?.file_name).toBe('health-passport-2026-11-21.html')
    const opened = await read(data?.page ?? '')
    expect(opened).toMatchObject({
      status: 200,
      data: {
        ...{ site: 'localhost:3000', is_own: true },
        record: {
          sessions: [{ healer: healer.full_name, state: 'booked', starts_at: '2026-11-23T03:30:00.000Z' }],
          summaries: [{ text: 'Amaltas summary', homework: ['Amaltas homework'] }],
          plans: [{ title: 'Amaltas plan', actions: [{ title: 'Amaltas walk' }] }],
          goals: [{ wording: 'Amaltas goal' }],
          measures: [{ code: 'phq-9', score: 7, max_score: 27 }],
          certificates: [],
          receipts: [{ number: expect.stringMatching(/^NY-/) }],
        },
      },
    })
    const { items } = opened.data.record.measures[0]
    expect(items.map(({ score }: { score: number }) => score)).toEqual([1, 2, 0, 3, 0, 1, 0, 0, 0])
    for (const word of [
      'Amaltas summary',
      'Amaltas homework',
      'Amaltas plan',
      'Amaltas walk',
      'Amaltas goal',
    ])
      expect(data?.page).toContain(word)
    expect(data?.page).not.toContain('<script')
    expect(data?.page).not.toContain('Amaltas note')
  })

  test('has nothing of what was not chosen', async () => {
    const client = await steppedUp(app(), await fullClient('Amaltas', '2026-11-23T03:30:00.000Z'))
    const { data } = await make(client, ['plans'], 'hi')
    const { payload } = await payloadOf(data?.page ?? '')
    const { record, fhir } = payload
    const all = withoutChance(JSON.stringify({ record, fhir }) + data?.page)
    expect(all).toContain('Amaltas plan')
    expect(all).not.toMatch(/Amaltas (?:summary|homework|goal)|PHQ|NY-\d/)
    expect(Object.keys(record)).not.toContain('sessions')
  })

  test('needs a fresh OTP, at least one part, and stands in the log of who looked', async () => {
    const client = await makeClient(app())
    expect(await make(client)).toMatchObject({ status: 403, code: 'stepUpRequired' })
    const { data: sent } = await app().call('POST /api/website/health-passport/otp', {}, { as: client })
    expect(sent?.challenge_u_id).toBeTruthy()
    await steppedUp(app(), client)
    expect(await make(client, [])).toMatchObject({ status: 400 })
    expect((await make(client)).status).toBe(200)
    const log = await app().call('GET /api/website/data-access', { query: {} }, { as: client })
    expect(log.data).toMatchObject([{ kind: 'health-passport', is_change: false }])
  })

  test('has no word and no value of another client', async () => {
    const mine = await steppedUp(app(), await fullClient('Amaltas', '2026-11-23T03:30:00.000Z'))
    const other = await fullClient('Kachnar', '2026-11-24T03:30:00.000Z')
    const { data } = await make(mine)
    const { payload } = await payloadOf(data?.page ?? '')
    const all = `${data?.page}\n${JSON.stringify(payload)}`
    const valuesOf = (personId: string) =>
      inTransaction(app().db, async (trx) => {
        const subject = await subjectOf(trx, personId)
        const values = new Set<string>()
        for (const place of places)
          for await (const rows of rowsAt(trx, place, subject))
            for (const value of rows.flatMap((row) => Object.values(row)))
              if (typeof value === 'string' && value.length > 9) values.add(value)
        return values
      })
    const own = await valuesOf(mine.uId)
    const others = [...(await valuesOf(other.uId))].filter((value) => !own.has(value))
    expect(others.length).toBeGreaterThan(20)
    expect(others.filter((value) => all.includes(value))).toEqual([])
    expect(all).not.toMatch(/Kachnar|Amaltas (?:note|draft|booking)/)
  })
})

describe('the signature', () => {
  test('is verified by a library of others with the keys that the site publishes', async () => {
    const client = await steppedUp(app(), await fullClient('Amaltas', '2026-11-23T03:30:00.000Z'))
    const { data } = await make(client)
    const document = await didDocument()
    expect(document).toMatchObject({ id: 'did:web:localhost%3A3000', '@context': expect.any(Array) })
    expect(JSON.stringify(document)).not.toContain('"d":')
    expect(document.assertionMethod).toEqual(document.verificationMethod.map(({ id }: { id: string }) => id))
    const { payload, signed } = await payloadOf(data?.page ?? '')
    expect(payload.iss).toBe(document.id)
    expect(document.assertionMethod).toContain(decodeProtectedHeader(signed).kid)
  })

  test('of an old key still counts after another signs', async () => {
    const client = await steppedUp(app(), await fullClient('Amaltas', '2026-11-23T03:30:00.000Z'))
    const { data: before } = await make(client)
    app().clock.advance(days(signingDays + 1))
    const again = await steppedUp(app(), await signIn(app(), client.uId))
    const { data: after } = await make(again)
    const kidOf = async (page = '') => decodeProtectedHeader((await payloadOf(page)).signed).kid
    expect(await kidOf(before?.page)).not.toBe(await kidOf(after?.page))
    healing = await signInHealer(app(), healer)
    expect((await read(before?.page ?? '')).status).toBe(200)
    expect((await read(after?.page ?? '')).status).toBe(200)
  })

  test('is false where a letter of the page or of the signature is changed', async () => {
    const client = await steppedUp(app(), await fullClient('Amaltas', '2026-11-23T03:30:00.000Z'))
    const { data } = await make(client)
    const page = data?.page ?? ''
    const { signed } = await payloadOf(page)
    for (const changed of [
      page.replace('Amaltas plan', 'Amaltas Plan'),
      page.replace(signed, `${signed.slice(0, 400)}${signed[400] === 'A' ? 'B' : 'A'}${signed.slice(401)}`),
      `${page}\n`,
    ])
      expect(await read(changed)).toMatchObject({ status: 422, code: 'passportChanged' })
    expect((await read(page)).status).toBe(200)
  })

  describe('of another site', () => {
    /** This practice as the other site sees it, whose keys it asks for. */
    async function readElsewhere(page: string, answer: (address: string) => Promise<unknown>) {
      const { platform } = app().app
      const folder = await mkdtemp(path.join(tmpdir(), 'passport-'))
      const file = path.join(folder, 'passport.html')
      await writeFile(file, page)
      const asked: string[] = []
      const reading = createPassportReading({
        publicUrl: 'https://two.example',
        workers: platform.workers,
        keys: { ...createSigningKeys(platform), did: 'did:web:two.example' },
        outside: {
          problemOf: () => undefined,
          fetch: async (url) => {
            asked.push(url)
            const body = Buffer.from(JSON.stringify(await answer(url)))
            return { status: 200, headers: new Headers() as never, body, url }
          },
        },
      })
      try {
        const upload = { name: 'passport.html', path: file, bytes: page.length, kind: undefined }
        return { asked, opened: await reading.read(upload) }
      } finally {
        await rm(folder, { recursive: true })
      }
    }
    const passport = async () => {
      const client = await steppedUp(app(), await fullClient('Amaltas', '2026-11-23T03:30:00.000Z'))
      return (await make(client)).data?.page ?? ''
    }

    test('is checked with the keys that it publishes, and its site is named', async () => {
      const { asked, opened } = await readElsewhere(await passport(), didDocument)
      expect(asked).toEqual(['https://localhost:3000/.well-known/did.json'])
      expect(opened).toMatchObject({
        ...{ site: 'localhost:3000', is_own: false },
        record: { goals: [{ wording: 'Amaltas goal' }] },
      })
    })

    test('is refused when the site does not answer, or publishes other keys', async () => {
      const page = await passport()
      const silent = readElsewhere(page, async () => {
        throw new OutsideRefusedError('unreachable')
      })
      await expect(silent).rejects.toMatchObject({ code: 'passportIssuerSilent' })
      await expect(readElsewhere(page, async () => ({ id: 'x' }))).rejects.toMatchObject({
        code: 'passportIssuerSilent',
      })
      const without = readElsewhere(page, async () => ({
        ...(await didDocument()),
        ...{ verificationMethod: [], assertionMethod: [] },
      }))
      await expect(without).rejects.toMatchObject({ code: 'passportChanged' })
    })
  })

  test('a file of another kind is refused', async () => {
    expect(await read('hello')).toMatchObject({ status: 422, code: 'passportUnreadable' })
    expect(await read(Buffer.from([0xff, 0xfe]))).toMatchObject({ status: 422, code: 'passportUnreadable' })
  })
})
