import { describe, expect, test } from 'vitest'
import { after, hours } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makePerson, signIn } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { dayBefore } from './reminders.ts'

// Saturday, 11:30 in India.
const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
const monday = '2026-11-23T03:30:00.000Z' // 09:00 in India
const tuesday = '2026-11-24T03:30:00.000Z'
const people = appointmentsOf(app)

async function booked(startsAt = monday) {
  const person = await makePerson(app())
  const client = await signIn(app(), person.u_id)
  const healer = await makeHealer(app())
  const { u_id: id } = await bookAndPay(app(), client, healer, startsAt)
  const practice = await signInHealer(app(), healer)
  return { client, healer, id, practice, phone: person.phone ?? '', email: person.email ?? '' }
}

const remind = async (moment: string) => {
  app().clock.set(new Date(moment))
  await people.due('reminder')
  app().clock.set(start)
}
const reminders = async (as: Parameters<typeof people.news>[0]) =>
  (await people.news(as))
    .map(({ title }) => title)
    .filter((title) => / (coming up|in \w+ (hours|minutes))$/.test(title))

const linkFrom = (text: string | undefined, label: string) =>
  text?.match(new RegExp(`${label} \\S*/a/([\\w-]+)`))?.[1] ?? ''
const look = (token: string) => app().call('GET /api/website/appointment-link/{token}', { params: { token } })
const act = (token: string, body: { starts_at?: string; refund_paise?: number } = {}) =>
  app().call('POST /api/website/appointment-link/{token}', { params: { token }, body })

/** The three links of the reminder a day before. */
async function links(startsAt = monday) {
  const given = await booked(startsAt)
  await remind(after(new Date(startsAt), -hours(26)).toISOString())
  const text = app()
    .sandbox.inbox.mails(given.email)
    .find(({ subject }) => subject.includes('coming up'))?.text
  return {
    ...given,
    confirm: linkFrom(text, 'Confirm session:'),
    reschedule: linkFrom(text, 'Reschedule:'),
    cancel: linkFrom(text, 'Cancel:'),
  }
}

describe('reminders', () => {
  test('come a day, two hours and ten minutes before, to both, on every channel, once', async () => {
    const { client, practice, email, phone } = await booked()
    await remind('2026-11-22T01:29:59Z')
    expect(await reminders(client)).toEqual([])
    for (const moment of [
      '2026-11-22T01:30:00Z',
      '2026-11-22T01:30:00Z',
      '2026-11-23T01:30:00Z',
      '2026-11-23T03:20:00Z',
    ])
      await remind(moment)
    const expected = [
      'Your session is in 10 minutes',
      'Your session is in 2 hours',
      'Your session is coming up',
    ]
    expect(await reminders(client)).toEqual(expected)
    expect(await reminders(practice)).toEqual(expected)
    const { inbox } = app().sandbox
    for (const received of [inbox.mails(email), inbox.whatsapp(phone)])
      expect(received.filter(({ text }) => text.includes('/a/'))).toHaveLength(3)
    expect(inbox.sms(phone).filter(({ text }) => text.includes('Join, change or cancel'))).toHaveLength(3)
  })

  test('of a rescheduled appointment follow its new time; of a cancelled one there are none', async () => {
    const [rescheduled, cancelled] = [await booked(), await booked()]
    await people.reschedule(rescheduled.client, rescheduled.id, tuesday)
    await people.cancel(cancelled.client, cancelled.id, 90_000)
    await remind('2026-11-22T01:30:00Z')
    await remind('2026-11-23T01:29:59Z')
    expect(await reminders(rescheduled.client)).toEqual([])
    for (const moment of ['2026-11-23T01:30:00Z', '2026-11-23T03:20:00Z']) await remind(moment)
    expect(await reminders(cancelled.client)).toEqual([])
    expect(await reminders(cancelled.practice)).toEqual([])
    expect(await reminders(rescheduled.client)).toEqual(['Your session is coming up'])
  })

  test('rescheduled away and back again come once', async () => {
    const { client, id } = await booked()
    await people.reschedule(client, id, tuesday)
    await people.reschedule(client, id, monday)
    await remind('2026-11-22T01:30:00Z')
    expect(await reminders(client)).toEqual(['Your session is coming up'])
  })

  test('whose moment has passed are left out, at booking and after an outage', async () => {
    const soon = await booked('2026-11-21T08:45:00.000Z') // before three hours
    const waited = await booked()
    await remind('2026-11-21T06:45:00Z')
    expect(await reminders(soon.client)).toEqual(['Your session is in 2 hours'])
    // No worker ran until five minutes before: only the nearest reminder is still useful.
    await remind('2026-11-23T03:25:00Z')
    expect(await reminders(waited.client)).toEqual(['Your session is in 10 minutes'])
    const late = await booked()
    await remind('2026-11-23T03:31:00Z')
    expect(await reminders(late.client)).toEqual([])
  })
})

test.each([
  ['the usual policy', 24, [24, 2], 26],
  ['rescheduling until later', 12, [24], 26],
  ['all changes until later', 12, [12], 24],
  ['changes that end two days before', 48, [24], 50],
  ['changes that end days before, which no reminder waits for', 72, [96], 24],
  ['no full refund', 24, [], 26],
])('the first reminder leaves time for free changes: %s', (_what, reschedule, [full, half], expected) => {
  const steps = [full, half].flatMap((until, place) =>
    until === undefined ? [] : [{ until_hours: until, percent: place === 0 ? 100 : 50 }],
  )
  expect(dayBefore({ reschedule_until_hours: reschedule, refund_steps: steps })).toBe(hours(expected))
})

describe('a link of a reminder', () => {
  test('shows what it will do, changes nothing by being looked at, and confirms when asked to', async () => {
    const { client, id, confirm } = await links()
    expect((await look(confirm)).data).toMatchObject({
      purpose: 'confirm',
      side: 'client',
      other_name: 'Meera Rao',
      starts_at: monday,
      is_confirmed: false,
      refund: null,
    })
    expect((await people.view(client, id))?.client_confirmed_at).toBeNull()
    expect((await act(confirm)).data).toEqual({ state: 'confirmed', starts_at: monday })
    expect((await people.view(client, id))?.client_confirmed_at).not.toBeNull()
    expect((await look(confirm)).data?.is_confirmed).toBe(true)
  })

  test('cancels with the sum that it showed, and is dead afterwards', async () => {
    const { client, id, cancel, confirm } = await links()
    const { refund_paise } = (await look(cancel)).data?.refund ?? { refund_paise: -1 }
    expect(refund_paise).toBe(90_000)
    expect((await act(cancel)).status).toBe(400)
    expect(await act(cancel, { refund_paise: 1 })).toMatchObject({ status: 409, code: 'refundChanged' })
    expect((await act(cancel, { refund_paise })).data?.state).toBe('cancelled')
    expect(await act(cancel, { refund_paise })).toMatchObject({ status: 409, code: 'notNow' })
    expect(await look(confirm)).toMatchObject({ status: 410, code: 'linkNotValid' })
    expect((await people.view(client, id))?.state).toBe('cancelled')
  })

  test('reschedules to a chosen time, and every link of the old time is dead', async () => {
    const { client, id, reschedule, cancel } = await links()
    expect((await act(reschedule)).status).toBe(400)
    // Rescheduling ends 24 hours before, which leaves two hours after the reminder.
    app().clock.set(new Date('2026-11-22T03:29:00Z'))
    expect((await act(reschedule, { starts_at: tuesday })).data).toEqual({
      state: 'confirmed',
      starts_at: tuesday,
    })
    expect(await act(reschedule, { starts_at: monday })).toMatchObject({ status: 410 })
    expect(await look(cancel)).toMatchObject({ status: 410 })
    app().clock.set(start)
    expect((await people.view(client, id))?.starts_at).toBe(tuesday)
  })

  test('is good for its one purpose only, expires with the session, and cannot be made up', async () => {
    const { client, id, confirm } = await links()
    // Fields for another purpose are ignored.
    await act(confirm, { refund_paise: 90_000, starts_at: tuesday })
    expect(await people.view(client, id)).toMatchObject({ state: 'confirmed', starts_at: monday })
    const forged = Buffer.from(confirm, 'base64url')
    forged[16] = 2 // of the client, to cancel
    for (const token of [forged.toString('base64url'), 'x', confirm.slice(1), `${confirm}AAAA`])
      expect(await look(token)).toMatchObject({ status: 410, code: 'linkNotValid' })
    app().clock.set(new Date(monday))
    expect(await look(confirm)).toMatchObject({ status: 410 })
    expect(await act(confirm)).toMatchObject({ status: 410 })
    app().clock.set(start)
  })
})

test('a client abroad keeps the local hour across a change of the clocks, in the picker, the mail and the reschedule', async () => {
  // New York goes forward on 14 March 2027; India does not, so the same hour there is another one here.
  const before = new Date('2027-03-01T06:00:00Z')
  app().clock.set(before)
  const person = await makePerson(app(), { timeZone: 'America/New_York' })
  const client = await signIn(app(), person.u_id)
  const healer = await makeHealer(app(), { daily: [{ from: '18:00', to: '18:45' }] })
  const free = async (date: string) =>
    (
      await app().call('GET /api/website/healer-availability', {
        query: { healer_u_id: healer.u_id, date, time_zone: 'America/New_York' },
      })
    ).data?.free
  expect(await free('2027-03-13')).toEqual(['2027-03-13T12:30:00.000Z']) // 7:30 am, EST
  expect(await free('2027-03-14')).toEqual(['2027-03-14T12:30:00.000Z']) // 8:30 am, EDT
  const { u_id: id } = await bookAndPay(app(), client, healer, '2027-03-13T12:30:00.000Z')
  expect((await people.reschedule(client, id, '2027-03-14T12:30:00.000Z')).status).toBe(200)
  app().clock.set(new Date('2027-03-13T12:30:00Z'))
  await people.due('reminder')
  app().clock.set(before)
  const [latest] = await people.news(client)
  expect(latest).toMatchObject({
    title: 'Your session is coming up',
    description: 'With Meera Rao on Sun, 14 Mar 2027, 8:30 am (Eastern Daylight Time)',
  })
  expect((await people.news(await signInHealer(app(), healer)))[0]?.description).toContain(
    '6:00 pm (India Standard Time)',
  )
  app().clock.set(start)
})

test('a healer’s link cancels as a signed-in healer does: all goes back, however late', async () => {
  const { client, id, healer } = await booked()
  const { person_id: personId } = healer
  const { email } = await app()
    .db.selectFrom('person')
    .select('email')
    .where('u_id', '=', personId)
    .executeTakeFirstOrThrow()
  await remind('2026-11-23T03:20:00Z')
  const text = app()
    .sandbox.inbox.mails(email ?? '')
    .find(({ subject }) => subject.includes('10 minutes'))?.text
  const token = linkFrom(text, 'Cancel:')
  app().clock.set(new Date('2026-11-23T03:25:00Z'))
  expect((await look(token)).data).toMatchObject({
    side: 'healer',
    other_name: 'Silver Neem',
    refund: { refund_percent: 100, refund_paise: 90_000 },
  })
  expect((await act(token, { refund_paise: 90_000 })).data?.state).toBe('cancelled')
  app().clock.set(start)
  expect(await people.view(client, id)).toMatchObject({ cancelled_by: 'healer', refunded_paise: 90_000 })
})
