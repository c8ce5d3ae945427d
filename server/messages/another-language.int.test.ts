import { beforeAll, expect, test } from 'vitest'
import { appointmentsOf } from '../testing/appointments.ts'
import { approveTexts } from '../testing/approve-texts.ts'
import { eventsOf, makeEvent } from '../testing/events.ts'
import { makeHealer, signInHealer } from '../testing/healers.ts'
import { freshMobile } from '../testing/people.ts'
import { pseudoLocale } from '../testing/pseudo-locale.ts'
import { bookAndPay } from '../testing/sessions-paid.ts'
import { makeClient, makeStaff } from '../testing/signed-in.ts'
import { useTestApp } from '../testing/test-app.ts'
import { createMessages, en } from './index.ts'

const app = useTestApp({ messages: createMessages({ en, hi: pseudoLocale(en) }) })
const people = appointmentsOf(app)
const events = eventsOf(app)
beforeAll(async () => {
  await approveTexts(app(), await makeStaff(app(), ['admin']))
})
const slots = ['2026-11-23T03:30:00.000Z', '2026-11-23T04:15:00.000Z']

/** Latin text of any language: names, titles, addresses, and the hour. */
const data = /https?:\S+|\b[ap]m\b|Ananya|Kulkarni|Silver Neem|Meera Rao|Open evening/g
const english = (text: string) => text.replace(data, '').match(/[A-Za-z]{2,}/g) ?? []

async function readHindi(...personIds: string[]) {
  await app()
    .db.updateTable('person')
    .set({ message_language: 'hi' })
    .where('u_id', 'in', personIds)
    .execute()
}

test('a person who reads another language gets bell, mail and SMS in it, all through', async () => {
  const mobile = freshMobile()
  const email = `${mobile.slice(1)}@example.com`
  const client = await makeClient(app(), { mobile, email })
  const healer = await makeHealer(app(), { full_name: 'Meera Rao' })
  const practice = await signInHealer(app(), healer)
  await readHindi(client.uId, practice.uId)

  const booked = await bookAndPay(app(), client, healer, slots[0] ?? '')
  await people.healerReschedule(practice, booked.u_id, slots[1] ?? '')
  await people.due('reminder')
  const { data: preview } = await people.preview(client, booked.u_id)
  await people.cancel(client, booked.u_id, preview?.refund_paise ?? 0)
  await events.enrol(client, await makeEvent(app(), { title: 'Open evening', price_paise: 0 }))
  await app().drain()

  const bell = await people.news(client)
  expect(bell.map(({ title }) => title)).not.toEqual([])
  const { inbox } = app().sandbox
  const received = [
    ...bell.map(({ title, description }) => `${title} ${description}`),
    ...(await people.news(practice)).map(({ title, description }) => `${title} ${description}`),
    ...inbox.mails(email).map(({ subject, text }) => `${subject} ${text}`),
    ...inbox.sms(mobile).map(({ text }) => text),
  ]
  expect(inbox.mails(email).length).toBeGreaterThan(2)
  expect(inbox.sms(mobile).length).toBeGreaterThan(2)
  expect(received.flatMap(english)).toEqual([])
})

test('all others read English', async () => {
  const client = await makeClient(app())
  await bookAndPay(app(), client, await makeHealer(app()), slots[0] ?? '')
  expect((await people.news(client)).map(({ title }) => title)).toEqual(['Your session is booked'])
})
