import { guardianConsentVersion } from '@newyou/contract/people/guardians/rules'
import { beforeEach, describe, expect, test } from 'vitest'
import { hours } from '../../platform/clock.ts'
import { eventsOf, makeEvent } from '../../testing/events.ts'
import { guardiansOf, youngBirth } from '../../testing/guardians.ts'
import { freshMobile, registerClient, tryToRegister } from '../../testing/people.ts'
import { privacyOf } from '../../testing/privacy.ts'
import { signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
beforeEach(() => app().clock.set(start))

const { young, details, linkTo, mine, name, sendAgain, look, answer, askAgain, book } = guardiansOf(app)
const { consents } = privacyOf(app)
const needed = { status: 403, code: 'guardianNeeded' }
const topUp = (as: TestUser) =>
  app().call('POST /api/website/wallet', { body: { amount_paise: 50_000 } }, { as })

describe('registering under 18', () => {
  test('names a guardian, who is asked; until then nothing is booked or paid', async () => {
    const { client, contact } = await young()
    expect(await mine(client)).toMatchObject({
      state: 'pending',
      guardian_name: 'Sunita Rao',
      guardian_contact: contact,
      link_expires_at: '2026-11-24T06:00:00.000Z',
      ends_on: '2028-06-01',
    })
    await app().drain()
    expect(
      app()
        .sandbox.inbox.mails(contact)
        .map(({ subject }) => subject),
    ).toEqual(['Your consent is needed for Aarav'])
    expect(await book(client)).toMatchObject(needed)
    expect(await topUp(client)).toMatchObject(needed)
    const free = await makeEvent(app(), { price_paise: 0 })
    expect(await eventsOf(app).enrol(client, free)).toMatchObject(needed)
  })

  test.each([
    ['without a guardian', { guardian_name: null }, { guardian_name: 'This field is required' }],
    ['with an empty relation', { guardian_relation: '' }, { guardian_relation: 'This field is required' }],
    [
      'with no contact at all',
      { guardian_contact: 'mother' },
      { guardian_contact: 'Please enter an e-mail or a 10 digits mobile no.' },
    ],
    [
      'with the e-mail of the young person',
      { email: 'aarav@example.com', guardian_contact: 'Aarav+mother@example.com' },
      { guardian_contact: 'Please enter your guardian’s e-mail or mobile number, not your own' },
    ],
    [
      'with the other number of the young person',
      { alternate_mobile_number: '9845012345', guardian_contact: '+91 98450 12345' },
      { guardian_contact: 'Please enter your guardian’s e-mail or mobile number, not your own' },
    ],
  ])('%s is refused', async (_what, form, errors) => {
    const all = { dob: youngBirth, ...details('mother@example.com'), ...form }
    const { answer: refused } = await tryToRegister(app(), { form: all })
    expect(refused).toMatchObject({ status: 400, code: 'invalidInput', errors })
    const made = await app().db.selectFrom('guardian').selectAll().where('name', '=', 'Sunita Rao').execute()
    expect(made.filter(({ contact }) => contact.includes('mother'))).toEqual([])
  })

  test('an adult names no guardian, and what was typed of a guardian is not kept', async () => {
    const client = await registerClient(app(), { form: details('sister@example.com') })
    expect(await mine(client)).toBeNull()
    expect(await book(client)).toMatchObject({ status: 201 })
    await app().drain()
    expect(app().sandbox.inbox.mails('sister@example.com')).toEqual([])
  })

  test('the youngest age is a setting', async () => {
    const setTo = (value: number) =>
      app()
        .db.insertInto('setting')
        .values({ key: 'minimum_age_with_guardian', value: JSON.stringify(value) })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
        .execute()
    await setTo(18)
    await expect(young()).rejects.toThrow(/not old enough/)
    await setTo(13)
    await expect(young()).resolves.toBeDefined()
    expect((await app().call('GET /api/website/settings', {})).data?.minimum_age_with_guardian).toBe(13)
  })

  test('one guardian is not written to without end, no matter who registers', async () => {
    const contact = 'busy@example.com'
    for (let count = 0; count < 5; count++) await young({ contact })
    await expect(young({ contact })).rejects.toThrow(/Too many requests/)
  })
})

describe('the answer of a guardian', () => {
  test('consent opens booking and paying, is kept as a step, and tells both', async () => {
    const { client, contact } = await young()
    const token = await linkTo(contact)
    expect((await look(token)).data).toEqual({
      is: 'open',
      young_name: 'Aarav',
      name_hint: 'S••• R•••',
      state: 'pending',
      version: guardianConsentVersion,
      ends_on: '2028-06-01',
      expires_at: '2026-11-24T06:00:00.000Z',
    })
    expect(await answer(token, 'give', { name: '  sunita  RAO ' })).toMatchObject({
      status: 200,
      data: { state: 'given' },
    })
    expect(await mine(client)).toMatchObject({ state: 'given', answered_at: start.toISOString() })
    expect((await consents(client)).history).toMatchObject([
      { purpose: 'guardian', is_given: true, version: guardianConsentVersion },
    ])
    expect(await book(client)).toMatchObject({ status: 201 })
    expect(await topUp(client)).toMatchObject({ status: 201 })
    await app().drain()
    expect(app().sandbox.inbox.mails(contact).at(-1)).toMatchObject({
      subject: 'You consented to Aarav’s account',
    })
    const { data } = await app().call('GET /api/website/notification', {}, { as: client })
    expect(data?.[0]).toMatchObject({ title: 'Your guardian has consented' })
  })

  test('by SMS, in the language of the young person, to a page in that language', async () => {
    const contact = freshMobile()
    await young({ contact, form: { message_language: 'hi' } })
    await app().drain()
    expect(app().sandbox.inbox.sms(contact).at(-1)?.text).toMatch(/सहमति.*\/hi\/guardian\//)
  })

  test('a link answers once, also when it is pressed many times at the same moment', async () => {
    const { contact } = await young()
    const token = await linkTo(contact)
    const many = await Promise.all(Array.from({ length: 4 }, () => answer(token, 'give')))
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await answer(token, 'refuse')).toMatchObject({ status: 410, code: 'guardianLinkClosed' })
    expect((await look(token)).data).toEqual({
      is: 'closed',
      contact: `${contact.slice(0, 1)}•••@example.com`,
    })
  })

  test('an expired link changes nothing, and sends a new one to the guardian alone', async () => {
    const { client, contact } = await young()
    const token = await linkTo(contact)
    app().clock.advance(hours(72))
    expect(await answer(token, 'give')).toMatchObject({ status: 410, code: 'guardianLinkClosed' })
    expect((await mine(await signIn(app(), client.uId)))?.state).toBe('pending')
    expect((await askAgain(token)).data).toEqual({ contact: `${contact.slice(0, 1)}•••@example.com` })
    const fresh = await linkTo(contact)
    expect(fresh).not.toBe(token)
    expect(await answer(fresh, 'give')).toMatchObject({ status: 200 })
  })

  test('another person with the link gets nowhere: the young person, or who does not know the name', async () => {
    const { client, contact } = await young()
    const token = await linkTo(contact)
    expect(await look(token, { as: client })).toMatchObject({ status: 403, code: 'notAllowed' })
    expect(await answer(token, 'give', { as: client })).toMatchObject({ status: 403 })
    for (let count = 0; count < 5; count++)
      expect(await answer(token, 'give', { name: `Sunil ${count}` })).toMatchObject({
        code: 'guardianNameWrong',
      })
    expect(await answer(token, 'give')).toMatchObject({ code: 'guardianLinkClosed' })
    expect((await mine(client))?.state).toBe('pending')
  })

  test('many wrong names at once get no more tries', async () => {
    const { contact } = await young()
    const token = await linkTo(contact)
    const many = await Promise.all(
      Array.from({ length: 20 }, (_, count) => answer(token, 'give', { name: `N ${count}` })),
    )
    expect(many.filter(({ code }) => code === 'guardianNameWrong')).toHaveLength(5)
  })

  test('links that are guessed are limited', async () => {
    const from = '10.9.8.7'
    for (let count = 0; count < 20; count++)
      expect(await look('x'.repeat(32), { from })).toMatchObject({ code: 'guardianLinkUnknown' })
    const { contact } = await young()
    expect(await look(await linkTo(contact), { from })).toMatchObject({ status: 429 })
  })

  test('consent is to the words that are shown now', async () => {
    const { contact } = await young()
    const token = await linkTo(contact)
    expect(await answer(token, 'give', { version: guardianConsentVersion - 1 })).toMatchObject({
      code: 'wordsChanged',
    })
    expect(await answer(token, 'withdraw')).toMatchObject({ status: 409, code: 'notNow' })
  })

  test('a withdrawal stops new bookings and payments, what is booked stays, and it can be taken back', async () => {
    const { client, contact } = await young()
    await answer(await linkTo(contact), 'give')
    const booked = await book(client)
    expect(await answer(await linkTo(contact), 'withdraw')).toMatchObject({ data: { state: 'withdrawn' } })
    expect(await book(client, '2026-11-24T03:30:00.000Z')).toMatchObject(needed)
    const paying = await app().call(
      'POST /api/website/payment/{id}',
      { params: { id: booked.data?.order_u_id ?? '' }, body: { wallet_paise: 0 } },
      { as: client },
    )
    expect(paying).toMatchObject(needed)
    const at = { params: { appointmentId: booked.data?.u_id ?? '' } }
    expect(
      (await app().call('GET /api/website/appointment/{appointmentId}', at, { as: client })).data?.state,
    ).toBe('held')
    expect((await consents(client)).history?.map(({ is_given }) => is_given)).toEqual([false, true])
    await answer(await linkTo(contact), 'give')
    expect(await book(client, '2026-11-24T03:30:00.000Z')).toMatchObject({ status: 201 })
  })

  test('a refusal stays until the guardian changes it; the young person cannot name another', async () => {
    const { client, contact } = await young()
    await answer(await linkTo(contact), 'refuse')
    expect((await mine(client))?.state).toBe('refused')
    expect(await name(client, 'friend@example.com')).toMatchObject({ status: 409, code: 'notNow' })
    expect(await sendAgain(client)).toMatchObject({ status: 200 })
    expect(await sendAgain(client)).toMatchObject({ status: 429 })
  })
})
