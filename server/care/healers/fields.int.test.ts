import { staffFields } from '@newyou/contract/administration/back-office/healers'
import { type HealerFieldName, healerFields } from '@newyou/contract/care/healers/fields'
import { type Declared, having, namesOf } from '@newyou/contract/people/accounts/declared'
import { expect, test } from 'vitest'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { proveMobile, sendForm } from '../../testing/multipart.ts'
import { makeStaff } from '../../testing/signed-in.ts'
import { smallPdf } from '../../testing/small-pdf.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Each declared field goes the whole way by the calls that people make, so a new one is tested by its declaration alone.
const app = useTestApp()
const device = 'device-of-this-test'

/** A value that a form may send, another for each round. */
function sampleOf(name: HealerFieldName, round: number) {
  const field: Declared = healerFields[name]
  const { kind, of = [], max = 200 } = field
  const words = `What the field ${name} says in round ${round}`.slice(-max)
  switch (kind) {
    case 'choice':
      return of[round % of.length]
    case 'choices':
      return [of[round]]
    case 'category':
      return ['wealth', 'family', 'health'][round]
    case 'categories':
      return [['wealth', 'family', 'health'][round]]
    case 'languages':
      return [['Hindi', 'English', 'Tamil'][round]]
    case 'year':
      return 2000 + round
    case 'rupees':
      return 900 + round
    case 'greeting':
      return { lang: 'hi', text: words }
    default:
      return words
  }
}
const samples = (names: readonly HealerFieldName[], round: number) =>
  Object.fromEntries(names.map((name) => [name, sampleOf(name, round)]))

/** What an answer says of a value that a form sent. */
const answered = (values: Record<string, unknown>, isText = false) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (name === 'price_rupees') return ['price_paise', Number(value) * 100]
      if (name === 'categories') return [name, expect.arrayContaining(value as string[])]
      const { kind } = healerFields[name as HealerFieldName]
      return [name, kind === 'paragraphs' && !isText ? [value] : value]
    }),
  )

const fileOf = async (as: TestUser, healerId: string) =>
  (await app().call('GET /api/staff/healers/{healerId}', { params: { healerId } }, { as })).data
const publicPage = async (healerId: string) =>
  (await app().call('GET /api/website/healer/{healerId}', { params: { healerId } })).data
const healerOf = async (as: TestUser) =>
  app().db.selectFrom('healer').select('u_id').where('person_id', '=', as.uId).executeTakeFirstOrThrow()
const only = (values: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))

const shown = namesOf(having(healerFields, 'shown'))

test('what the registration asks for is read by staff, who correct their part of it, and is public afterwards', async () => {
  const admin = await makeStaff(app(), ['admin'])
  const asked = samples(namesOf(having(healerFields, 'step')), 1)
  const { mobile, token } = await proveMobile(app(), device)
  const sent = Object.entries(asked).map(([name, value]) => [name, [value].flat().map(String)])
  const answer = await sendForm(
    app(),
    'POST',
    '/api/website/healer-registration',
    {
      ...Object.fromEntries(sent),
      ...{ first_name: 'Sunita', last_name: 'Sharma', email: `${mobile}@example.com`, mobile_number: mobile },
      ...{ verification_token: token, device_id: device },
    },
    [{ field: 'documents', name: 'certificate.pdf', content: smallPdf() }],
  )
  expect(answer.status).toBe(201)
  const { u_id: healerId } = await healerOf({ uId: answer.data.u_id } as TestUser)
  const file = await fileOf(admin, healerId)
  expect(file).toMatchObject(answered(asked))

  const corrected = samples(namesOf(staffFields), 2)
  const verified = await app().call(
    'POST /api/staff/healers/{healerId}/verify',
    {
      params: { healerId },
      body: {
        ...(corrected as { title: string; qualifications: string }),
        ...{ register_name: 'Register', register_number: '1', proof_valid_until: null },
        version: file?.version ?? 0,
      },
    },
    { as: admin },
  )
  expect(verified.data).toMatchObject(answered(corrected))
  expect(await publicPage(healerId)).toMatchObject(only(answered({ ...asked, ...corrected }), shown))
})

test('what a healer changes on the page is public at once, or is proposed, accepted and then public', async () => {
  const admin = await makeStaff(app(), ['admin'])
  const healer = await makeHealer(app())
  const { u_id: healerId } = healer
  const as = await signInHealer(app(), healer)
  const { data: page } = await app().call('GET /api/practice/page', {}, { as })
  const atOnce = samples(namesOf(having(healerFields, 'page', 'at once')), 2)
  const words = samples(namesOf(having(healerFields, 'page', 'reviewed')), 2)
  const saved = await app().call(
    'PUT /api/practice/page',
    { body: { version: page?.version ?? 0, ...atOnce, ...words } as never },
    { as },
  )
  expect(saved.data).toMatchObject({ ...answered(atOnce), change: answered(words, true) })
  const before = await publicPage(healerId)
  expect(before).toMatchObject({ ...answered(atOnce), other_version: null })
  for (const [name, value] of Object.entries(answered(words)))
    expect(before?.[name as 'about'], `${name} is not public before it was read`).not.toEqual(value)

  const file = await fileOf(admin, healerId)
  expect(file?.page_change).toMatchObject(answered(words, true))
  const accepted = await app().call(
    'POST /api/staff/healers/{healerId}/accept-page',
    { params: { healerId }, body: { version: file?.version ?? 0 } },
    { as: admin },
  )
  expect(accepted.data).toMatchObject({ ...answered(words), page_change: null })
  await expect
    .poll(() => publicPage(healerId))
    .toMatchObject({
      ...only(answered(words), shown),
      other_version: {
        topics: words.other_topics,
        about: [words.other_about],
        client_concerns: words.other_concerns,
      },
    })
  const { rows } = await app().app.platform.pool.query(
    `select changes from audit_entry where record_id = $1 and action = 'accept-page'`,
    [healerId],
  )
  expect(Object.keys(rows[0].changes), 'the trail names each of them').toEqual(
    expect.arrayContaining(Object.keys(words)),
  )
})

test('a healer writes no field that is declared for the registration or for staff alone', async () => {
  const as = await signInHealer(app(), await makeHealer(app()))
  const { data: page } = await app().call('GET /api/practice/page', {}, { as })
  const own = having(healerFields, 'page')
  const form = { version: page?.version ?? 0, ...samples(namesOf(own), 1) }
  const others = namesOf(healerFields).filter((name) => !(name in own))
  expect(others.length).toBeGreaterThan(0)
  for (const name of others) {
    const body = { ...form, [name]: sampleOf(name, 1) } as never
    expect((await app().call('PUT /api/practice/page', { body }, { as })).status, name).toBe(400)
  }
})

test('someone writes each declared field', () => {
  for (const [name, field] of Object.entries<Record<string, unknown>>(healerFields))
    expect(field.step ?? field.page ?? field.byStaff, `${name} is written by someone`).toBeDefined()
})

test('words in the other language are all there or none', async () => {
  const healer = await makeHealer(app())
  const as = await signInHealer(app(), healer)
  const { data: page } = await app().call('GET /api/practice/page', {}, { as })
  const save = (words: object) =>
    app().call(
      'PUT /api/practice/page',
      {
        body: {
          version: page?.version ?? 0,
          ...samples(namesOf(having(healerFields, 'page', 'at once')), 1),
          ...samples(['topics', 'about'], 1),
          ...{ client_concerns: '', greeting: null },
          ...words,
        } as never,
      },
      { as },
    )
  const whole = { other_topics: 'नींद', other_about: 'पहले सुनती हूँ।' }
  for (const [words, field] of [
    [{ other_topics: 'नींद' }, 'other_about'],
    [{ other_about: 'पहले सुनती हूँ।' }, 'other_topics'],
    [{ ...whole, client_concerns: 'Nights' }, 'other_concerns'],
    [{ ...whole, other_concerns: 'रातें' }, 'client_concerns'],
  ] as const)
    expect(await save(words)).toMatchObject({ status: 400, errors: { [field]: expect.any(String) } })
  expect((await save(whole)).data?.change).toMatchObject(whole)
})
