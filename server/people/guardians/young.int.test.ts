import { beforeEach, describe, expect, test } from 'vitest'
import { rowsAt } from '../../administration/privacy/exported-rows.ts'
import { places } from '../../administration/privacy/places/index.ts'
import { days } from '../../platform/clock.ts'
import { guardiansOf, youngBirth } from '../../testing/guardians.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { privacyOf } from '../../testing/privacy.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
beforeEach(() => app().clock.set(start))

const { young, linkTo, mine, name, sendAgain, look, answer, book } = guardiansOf(app)
describe('the young person', () => {
  test('corrects the guardian before the answer; the link to the first one is dead', async () => {
    const { client, contact } = await young()
    const first = await linkTo(contact)
    expect((await name(client, 'right@example.com')).data).toMatchObject({
      guardian_contact: 'right@example.com',
    })
    expect(await answer(first, 'give')).toMatchObject({ code: 'guardianLinkUnknown' })
    expect(await answer(await linkTo('right@example.com'), 'give')).toMatchObject({ status: 200 })
    expect(await name(client, 'other@example.com')).toMatchObject({ code: 'notNow' })
  })

  test('does not name an own contact, nor make the guardian’s contact an own one to consent', async () => {
    const { client, contact, mobile } = await young()
    expect(await name(client, mobile)).toMatchObject({
      errors: { guardian_contact: 'Please enter your guardian’s e-mail or mobile number, not your own' },
    })
    const token = await linkTo(contact)
    await app().db.updateTable('person').set({ email: contact }).where('u_id', '=', client.uId).execute()
    expect(await answer(token, 'give')).toMatchObject({ status: 403, code: 'notAllowed' })
    expect((await mine(client))?.state).toBe('pending')
  })

  test('has links sent again within limits, and only the last one is open', async () => {
    const { client, contact } = await young()
    const first = await linkTo(contact)
    for (let count = 0; count < 4; count++) {
      expect(await sendAgain(client)).toMatchObject({ status: 200 })
      await app().drain()
    }
    expect(await sendAgain(client)).toMatchObject({ status: 429 })
    expect(await answer(first, 'give')).toMatchObject({ code: 'guardianLinkClosed' })
    expect(await answer(await linkTo(contact), 'give')).toMatchObject({ status: 200 })
  })

  test('cannot become older, and an adult cannot become younger', async () => {
    const { client } = await young()
    const change = (as: TestUser, dob: string) =>
      app().call(
        'PUT /api/website/patient/{patientId}',
        { params: { patientId: as.uId }, body: { dob } },
        { as },
      )
    expect(await change(client, '1990-01-01')).toMatchObject({
      errors: { dob: 'Please write to our support to correct your date of birth' },
    })
    expect(await change(client, youngBirth)).toMatchObject({ status: 200 })
    expect(await change(await makeClient(app()), youngBirth)).toMatchObject({ code: 'underAge' })
  })

  test('accepts no offer of a healer without consent, not even one that costs nothing', async () => {
    const { client, contact } = await young()
    await answer(await linkTo(contact), 'give')
    const healer = await makeHealer(app())
    const { u_id: appointmentId } = await bookAndPay(app(), client, healer, '2026-11-23T03:30:00.000Z')
    const offered = await app().call(
      'POST /api/practice/healing-session',
      {
        body: {
          appointment_u_id: appointmentId,
          title: 'A longer breath',
          description: 'We go on with the breathing.',
          starts_at: '2026-11-25T03:30:00.000Z',
          mode: 'video',
          price_paise: 0,
        },
      },
      { as: await signInHealer(app(), healer) },
    )
    await answer(await linkTo(contact), 'withdraw')
    const accept = () =>
      app().call(
        'PATCH /api/website/healing-session/{uId}',
        { params: { uId: offered.data?.u_id ?? '' }, body: { accepted_by_patient: true } },
        { as: client },
      )
    expect(await accept()).toMatchObject({ status: 403, code: 'guardianNeeded' })
    await answer(await linkTo(contact), 'give')
    expect(await accept()).toMatchObject({ status: 200 })
  })

  test('needs no guardian from the 18th birthday on, and what we know of the guardian goes', async () => {
    const { client, contact } = await young({ form: { dob: '2008-11-25' } })
    const token = await linkTo(contact)
    // Midnight of the birthday in India.
    app().clock.set(new Date('2026-11-24T18:29:59Z'))
    expect((await mine(await signIn(app(), client.uId)))?.state).toBe('pending')
    app().clock.set(new Date('2026-11-24T18:30:00Z'))
    const grown = await signIn(app(), client.uId)
    expect(await mine(grown)).toBeNull()
    expect(await book(grown, '2026-11-26T03:30:00.000Z')).toMatchObject({ status: 201 })
    expect(await look(token)).toMatchObject({ code: 'guardianLinkUnknown' })
    app().clock.advance(days(1))
    await app().app.modules.guardians.sweep()
    const left = await app()
      .db.selectFrom('guardian')
      .selectAll()
      .where('person_id', '=', client.uId)
      .execute()
    expect(left).toEqual([])
  })
})

test('what we know of a guardian is in the copy of the young person, without the links, and goes with the account', async () => {
  const { client, contact } = await young()
  await linkTo(contact)
  const exported = places.filter(({ table }) => table === 'guardian' || table === 'guardian_link')
  const subject = { personId: client.uId, contacts: [], wards: [], names: [] }
  const rows = await app()
    .db.transaction()
    .execute(async (trx) => {
      const found = []
      for (const place of exported) for await (const some of rowsAt(trx, place, subject)) found.push(...some)
      return found
    })
  expect(rows).toMatchObject([{ name: 'Sunita Rao', contact }])
  await privacyOf(app).remove(client)
  app().clock.advance(days(15))
  await privacyOf(app).eraseDue()
  const left = await Promise.all(
    (['guardian', 'guardian_link'] as const).map((table) =>
      app().db.selectFrom(table).select('person_id').where('person_id', '=', client.uId).execute(),
    ),
  )
  expect(left.flat()).toEqual([])
})
