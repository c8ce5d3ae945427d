import { afterEach, beforeAll, expect, test } from 'vitest'
import { appointmentsOf } from '../../testing/appointments.ts'
import { deliverReports } from '../../testing/deliver-reports.ts'
import { makeHealer } from '../../testing/healers.ts'
import { freshMobile } from '../../testing/people.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makePerson, makeStaff, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const start = new Date('2026-11-21T06:00:00Z')
const monday = '2026-11-23T03:30:00.000Z'
const app = useTestApp({ start })
const people = appointmentsOf(app)
let admin: TestUser
beforeAll(async () => {
  admin = await makeStaff(app(), ['admin'])
})
afterEach(() => app().sandbox.messages.set('whatsapp', 'normal'))

async function reminded() {
  const person = await makePerson(app())
  const client = await signIn(app(), person.u_id)
  const { u_id: id } = await bookAndPay(app(), client, await makeHealer(app()), monday)
  app().clock.set(new Date('2026-11-22T01:30:00Z'))
  await people.due('reminder')
  const phone = person.phone ?? ''
  return { id, phone, reminder: app().sandbox.inbox.whatsapp(phone).at(-1) }
}

/** Somebody writes, and Meta tells of it so many times. */
async function write(from: string, text: string, answersTo?: string, times = 1) {
  const before = app().sandbox.messages.reports().length
  app().sandbox.messages.answer(from, text, answersTo)
  for (let time = 0; time < times; time += 1) await deliverReports(app(), admin, before)
  await app().drain()
}
const heard = (phone: string) => app().sandbox.inbox.whatsapp(phone)
const confirmedAt = async (id: string) => {
  const row = await app()
    .db.selectFrom('appointment')
    .select('client_confirmed_at')
    .where('u_id', '=', id)
    .executeTakeFirstOrThrow()
  return row.client_confirmed_at
}

test('an answer confirms once, another one gets the link, and others are told that nobody reads here', async () => {
  const { id, phone, reminder } = await reminded()
  expect(reminder?.text).toContain('answer 1 to confirm')
  await write(phone, ' 1. ', reminder?.id, 2)
  expect(await confirmedAt(id)).not.toBeNull()
  expect(heard(phone)).toHaveLength(2)
  expect(heard(phone)[1]?.text).toMatch(/^Thank you, your session on .* is confirmed\.$/)
  // Rescheduling is possible until 24 hours before, so the reminder came two hours earlier.
  app().clock.set(new Date('2026-11-22T03:29:00Z'))
  await write(phone, '2')
  expect(heard(phone)[2]?.text).toMatch(/^Choose another time here: http:\/\/localhost:3000\/a\//)
  await write(phone, 'I am not well')
  expect(heard(phone)[3]?.text).toMatch(/^We do not read messages here/)
  const kept = app().db.selectFrom('text_answer').select(['meaning', 'outcome']).orderBy('outcome')
  expect(await kept.execute()).toEqual([
    { meaning: 'confirm', outcome: 'confirmed' },
    { meaning: 'none', outcome: 'not-read' },
    { meaning: 'reschedule', outcome: 'reschedule' },
  ])
  app().clock.set(new Date('2026-11-23T03:31:00Z'))
  await write(phone, '1', reminder?.id)
  expect(heard(phone)[4]?.text).toMatch(/^This session can no longer be changed here/)
})

test('another number confirms nothing', async () => {
  app().clock.set(start)
  const { id, reminder } = await reminded()
  await write(freshMobile(), '1', reminder?.id)
  expect(await confirmedAt(id)).toBeNull()
})

test('what WhatsApp does not take arrives as an SMS, once', async () => {
  app().clock.set(start)
  app().sandbox.messages.set('whatsapp', 'fail')
  const { phone } = await reminded()
  expect(heard(phone)).toEqual([])
  const reminders = app()
    .sandbox.inbox.sms(phone)
    .filter(({ text }) => text.includes('coming up'))
  expect(reminders).toHaveLength(1)
})
