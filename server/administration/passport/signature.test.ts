import type { PassportRecord } from '@newyou/contract/administration/passport/record'
import fc from 'fast-check'
import { compactVerify, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkPassport } from './check-passport.ts'
import { bundleOf } from './fhir.ts'
import { splitFile } from './file.ts'
import { makePassport } from './make-passport.ts'

const at = '2026-11-21T06:00:00.000Z'
const record: PassportRecord = {
  ...{ format: 'health passport', version: 1, language: 'hi', practice: 'New You', made_at: at },
  ...{ client: { name: 'Asha <b>&"</b> $& </pre> \uFFFD' }, shortened: [] },
  sessions: [
    {
      ...{ healer: 'Meera', service: '', mode: 'video', state: 'no-show' },
      ...{ starts_at: at, ends_at: '2026-11-21T06:45:00.000Z' },
    },
  ],
  summaries: [{ healer: 'Meera', session_at: at, text: 'नींद', homework: ['टहलना'], updated_at: at }],
  plans: [
    {
      ...{ healer: 'Ravi', title: 'Walk', description: '', starts_on: '2026-11-01', ends_on: '2026-11-20' },
      ...{ actions: [{ title: 'Walk', how_to: 'slowly' }], ended_at: null },
    },
  ],
  goals: [
    {
      ...{
        healer: 'Ravi',
        wording: 'Sleep',
        state: 'let-go',
        reason: 'moved',
        created_at: at,
        closed_at: at,
      },
      reviews: [{ asked_at: at, client_rating: 3, client_words: '', healer_rating: null, healer_words: '' }],
    },
  ],
  measures: [
    {
      ...{ code: 'gad-7', version: 1, name: 'GAD-7', taken_at: at, score: 4, max_score: 21, band: 'mild' },
      ...{ source: 'https://example.org/gad-7', items: [{ question: 'Q', answer: 'A', score: 1 }] },
    },
  ],
  certificates: [
    { code: 'AB12-CD34-EF56', name: 'Asha', course: 'Breathing', healer: 'Ravi', issued_at: at },
  ],
  receipts: [
    { number: 'NY-000001', title: 'Session', paid_at: at, total_paise: 120_000, refunded_paise: 100 },
  ],
}
const did = 'did:web:one.example'
const algorithm = 'ES256'
let key: JWK
let bytes: Buffer
beforeAll(async () => {
  const pair = await generateKeyPair(algorithm, { extractable: true })
  key = await exportJWK(pair.publicKey)
  const file = await makePassport({
    ...{ record, key: await exportJWK(pair.privateKey), header: { alg: algorithm, kid: `${did}#one` }, did },
    ...{ publicUrl: 'https://one.example', zone: 'Asia/Kolkata', passportId: 'one' },
  })
  bytes = Buffer.from(file)
})
const checked = async (of: Buffer) => {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(of)
  } catch {
    return null
  }
  const file = splitFile(text)
  return file && checkPassport({ file, key, algorithm, issuer: did })
}
async function payload() {
  const signed = splitFile(bytes.toString())?.signed ?? ''
  const { payload } = await compactVerify(signed, await importJWK(key, algorithm))
  return JSON.parse(Buffer.from(payload).toString())
}

describe('the signature of a health passport', () => {
  test('holds for the file as it was made', async () => {
    expect(await checked(bytes)).toEqual(record)
  })

  test('is false when one byte is changed, wherever it stands', async () => {
    const signed = splitFile(bytes.toString())?.signed ?? ''
    const end = bytes.indexOf(signed) + signed.length
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.nat(bytes.length - 1), fc.constantFrom(0, end - 2, end - 1, end, bytes.length - 1)),
        fc.integer({ min: 1, max: 255 }),
        async (spot, flip) => {
          const changed = Buffer.from(bytes)
          changed[spot] = (changed[spot] ?? 0) ^ flip
          expect(await checked(changed)).toBeNull()
        },
      ),
      { numRuns: 400 },
    )
  })

  test('is false for a byte more or less, and for another issuer', async () => {
    for (const changed of [
      Buffer.concat([bytes, Buffer.from('\n')]),
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]),
      bytes.subarray(0, -1),
    ])
      expect(await checked(changed)).toBeNull()
    const file = splitFile(bytes.toString())
    expect(file && (await checkPassport({ file, key, algorithm, issuer: 'did:web:two.example' }))).toBeNull()
  })
})

describe('what doctors read', () => {
  test('is a bundle of FHIR R4 in which each reference leads to an entry', () => {
    const bundle = bundleOf(record)
    const entries = bundle.entry ?? []
    expect(entries.map(({ resource }) => resource?.resourceType)).toEqual([
      ...['Patient', 'Practitioner', 'Practitioner', 'Appointment', 'DocumentReference', 'CarePlan', 'Goal'],
      ...['QuestionnaireResponse', 'Observation'],
    ])
    const known = new Set(entries.map(({ fullUrl }) => fullUrl))
    expect(known.size).toBe(entries.length)
    const references = JSON.stringify(bundle).matchAll(/"reference":"([^"]+)"/g)
    for (const [, reference] of references) expect(known).toContain(reference)
    // An empty text, list or object is not valid in FHIR.
    expect(JSON.stringify(bundle)).not.toMatch(/:""|:\[\]|\{\}|null/)
  })

  test('has codes from the value sets of R4', () => {
    const of = (type: string) =>
      (bundleOf(record).entry ?? []).flatMap(({ resource }) =>
        resource?.resourceType === type ? resource : [],
      )
    expect(of('Appointment')).toMatchObject([{ status: 'noshow' }])
    expect(of('CarePlan')).toMatchObject([{ status: 'completed', intent: 'plan' }])
    expect(of('Goal')).toMatchObject([{ lifecycleStatus: 'cancelled' }])
    expect(of('Observation')).toMatchObject([
      {
        status: 'final',
        code: { coding: [{ system: 'http://loinc.org', code: '70274-6' }] },
        valueInteger: 4,
      },
    ])
    expect(of('QuestionnaireResponse')).toMatchObject([
      { status: 'completed', item: [{ linkId: '1', answer: [{ valueCoding: { code: '1' } }] }] },
    ])
  })
})

describe('a certificate', () => {
  test('is an Open Badge 3.0 that the same key signed', async () => {
    const { badges } = await payload()
    const { payload: signed, protectedHeader } = await compactVerify(
      badges[0],
      await importJWK(key, algorithm),
    )
    expect(protectedHeader).toEqual({ alg: algorithm, typ: 'JWT', kid: `${did}#one` })
    expect(JSON.parse(Buffer.from(signed).toString())).toMatchObject({
      ...{ iss: did, jti: 'https://one.example/certificate/AB12-CD34-EF56', nbf: Date.parse(at) / 1000 },
      ...{ type: ['VerifiableCredential', 'OpenBadgeCredential'], validFrom: at, issuer: { id: did } },
      credentialSubject: {
        identifier: [{ identityHash: 'Asha', identityType: 'name', hashed: false }],
        achievement: { achievementType: 'CertificateOfCompletion', name: 'Breathing' },
      },
    })
  })
})
