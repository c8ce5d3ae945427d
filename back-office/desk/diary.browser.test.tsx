import type { Diary, DiarySession } from '@newyou/contract/administration/desk/diary'
import type { DeskSession } from '@newyou/contract/administration/desk/sessions'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FakeServer } from '../testing/fake-server.ts'
import { openOffice } from '../testing/office.tsx'

const id = (kind: string, count: number) => `0190000${kind}-0000-7000-8000-${String(count).padStart(12, '0')}`
/** Monday, at an hour of India. */
const at = (day: number, hour: number) =>
  new Date(Date.parse('2031-11-24T00:00:00+05:30') + day * 86_400_000 + hour * 3_600_000).toISOString()
const healers = Array.from({ length: 12 }, (_, place) => ({
  u_id: id('1', place),
  name: `Healer ${place + 1}`,
}))

/** A full day of each healer: eight sessions of 45 minutes from nine o'clock on. */
const sessionsOf = (day: number): DiarySession[] =>
  healers.flatMap(({ u_id }, healer) =>
    Array.from({ length: 8 }, (_, place) => ({
      u_id: id('2', day * 1000 + healer * 10 + place),
      healer_u_id: u_id,
      client_name: `Client ${healer + 1}-${place + 1}`,
      service_name: '',
      place_u_id: null,
      room_u_id: null,
      mode: 'video' as const,
      state: 'confirmed' as const,
      starts_at: at(day, 9 + place),
      ends_at: at(day, 9.75 + place),
      is_unpaid: place % 4 === 0,
      guest_problem: place === 3 ? ('terms' as const) : null,
      is_asked: false,
      has_arrived: false,
      late_minutes: null,
      late_side: null,
    })),
  )
const diaryOf = (days: number): Diary => ({
  healers,
  healer_count: healers.length,
  sessions: Array.from({ length: days }, (_, day) => sessionsOf(day)).flat(),
  unwanted: [],
  held: [],
  busy: [],
  open: healers.map(({ u_id }) => ({ healer_u_id: u_id, place_u_id: null, from: at(0, 9), to: at(0, 18) })),
  places: [],
})

const policy = {
  full_refund_hours: 24,
  partial_refund_hours: 12,
  partial_refund_percent: 50,
  late_refund_percent: 0,
  reschedule_until_hours: 4,
} as unknown as DeskSession['policy'] // what the panel reads of it
const first = id('2', 0)
const session: DeskSession = {
  u_id: first,
  healer: healers[0] ?? { u_id: '', name: '' },
  client: { u_id: id('3', 0), name: 'Client 1-1', guest: null },
  wanted: null,
  service_name: '',
  service_u_id: id('4', 0),
  place: null,
  room_name: null,
  mode: 'video',
  order_u_id: null,
  price_paise: 100_000,
  pay_by: null,
  arrived_at: null,
  late_minutes: null,
  late_side: null,
  state: 'confirmed',
  starts_at: at(0, 9),
  ends_at: at(0, 9.75),
  booked_at: at(-3, 9),
  hold_until: null,
  is_reschedule_open: false,
  reported_at: null,
  cancelled_by: null,
  policy,
  transitions: [],
}

let server: FakeServer
const show = (days: number) => server.answers.set('GET /api/staff/desk/diary', diaryOf(days))
beforeEach(async () => {
  await page.viewport(1280, 900)
  server = new FakeServer()
  server.answers.set('GET /api/staff/desk/healers', healers)
  server.answers.set(`GET /api/staff/desk/sessions/${first}`, session)
  server.answers.set(`GET /api/staff/desk/healers/${healers[0]?.u_id}/free-times`, [at(0, 17), at(0, 18)])
  server.answers.set(`POST /api/staff/desk/sessions/${first}/reschedule`, {
    ...session,
    starts_at: at(0, 17),
  })
  server.start()
})
afterEach(() => server.stop())

test('each column and each session says to who hears it what others see', async () => {
  show(1)
  const main = await openOffice('/diary?date=2031-11-24')
  const column = main.getByRole('region', { name: 'Healer 1', exact: true })
  await expect.element(column.getByRole('button', { name: 'Book with Healer 1', exact: true })).toBeVisible()
  await expect
    .element(column.getByRole('button', { name: /^Client 1-1 09:00 Session, not paid ?, to 09:45, video$/ }))
    .toBeVisible()
  await expect.element(column.getByRole('button', { name: /^Client 1-4 .*terms not accepted/ })).toBeVisible()
  expect(column.getByRole('listitem').elements()).toHaveLength(8)
})

test('days are passed as often as one presses, however quickly', async () => {
  show(1)
  const main = await openOffice('/diary?date=2031-11-24')
  const after = main.getByRole('button', { name: 'The day after', exact: true })
  await expect.element(after).toBeVisible()
  // All before the screen is drawn anew.
  for (let presses = 0; presses < 3; presses++) (after.element() as HTMLElement).click()
  await expect.element(main.getByRole('heading', { name: /27 Nov/ })).toBeVisible()
})

test('a session is moved by keys alone: opened, rescheduled, and told as it was asked', async () => {
  show(1)
  const main = await openOffice('/diary?date=2031-11-24')
  const block = main.getByRole('button', { name: /^Client 1-1 / })
  await expect.element(block).toBeVisible()
  ;(block.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const panel = page.getByRole('region', { name: 'Session', exact: true })
  const reschedule = panel.getByRole('button', { name: 'Reschedule' })
  await expect.element(reschedule).toBeVisible()
  ;(reschedule.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: 'Reschedule Client 1-1' })
  await expect.element(dialog.getByText(/^Rescheduling costs nothing/)).toBeVisible()
  const confirm = dialog.getByRole('button', { name: 'Reschedule' })
  await expect.element(confirm).toBeEnabled()
  ;(confirm.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.sent?.body).toMatchObject({ starts_at: at(0, 17) })
})

test('a client of an import is found and booked, and the form says what they do not get yet', async () => {
  show(1)
  const service = { u_id: id('4', 0), name: '', minutes: 45, price_paise: 0, modes: ['video'], places: [] }
  server.answers.set(`GET /api/staff/desk/healers/${healers[0]?.u_id}/services`, [service])
  server.answers.set('GET /api/staff/desk/clients', [
    {
      u_id: id('3', 9),
      name: 'Vaidehi Apte',
      mobile_number: '',
      email: 'v•••@example.com',
      is_imported: true,
    },
  ])
  server.answers.set('POST /api/staff/desk/sessions', session)
  const main = await openOffice('/diary?date=2031-11-24')
  await main.getByRole('button', { name: 'Book with Healer 1', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Book with Healer 1' })
  await dialog.getByRole('combobox', { name: 'Client', exact: true }).fill('vaidehi')
  await page.getByRole('option', { name: 'Vaidehi Apte, v•••@example.com' }).click()
  await expect.element(dialog.getByText(/^Imported: until they say yes they get no message/)).toBeVisible()
  await dialog.getByRole('combobox', { name: /^Time/ }).click()
  await page.getByRole('option').first().click()
  await dialog.getByRole('button', { name: 'Book', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.sent?.body).toMatchObject({ client_u_id: id('3', 9), mode: 'video' })
})

test('a session is moved by dragging it to another time, which asks first', async () => {
  show(1)
  const main = await openOffice('/diary?date=2031-11-24')
  const column = main.getByRole('region', { name: 'Healer 1', exact: true })
  const lane = () => column.element().querySelector('.diary-lane')
  await expect.element(column.getByRole('button', { name: /^Client 1-1 / })).toBeVisible()
  const data = new DataTransfer()
  column
    .getByRole('button', { name: /^Client 1-1 / })
    .element()
    .dispatchEvent(new DragEvent('dragstart', { dataTransfer: data, bubbles: true }))
  const { bottom = 0 } = lane()?.getBoundingClientRect() ?? {}
  lane()?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, clientY: bottom - 70 }))
  await expect.element(page.getByRole('dialog', { name: 'Reschedule Client 1-1' })).toBeVisible()
  expect(server.sent).toBeUndefined()
})

test('on a phone a week is that of one healer, a day below the other, within the screen and large enough to press', async () => {
  await page.viewport(390, 844)
  show(7)
  const main = await openOffice('/diary?date=2031-11-24&view=week')
  const monday = main.getByRole('region', { name: 'Mon, 24 Nov' })
  await expect.element(monday.getByRole('button', { name: /^09:00 Client 1-1/ })).toBeVisible()
  expect(document.querySelectorAll('.diary-session')).toHaveLength(56)
  for (const pressed of document.querySelectorAll('.diary-week button')) {
    const { width, height, right } = pressed.getBoundingClientRect()
    expect(Math.min(width, height), pressed.textContent).toBeGreaterThanOrEqual(24)
    expect(right, pressed.textContent).toBeLessThanOrEqual(390)
  }
  await main.getByRole('combobox', { name: /^Week of/ }).click()
  await page.getByRole('option', { name: 'Healer 12, 56' }).click()
  await expect.element(monday.getByRole('button', { name: /^09:00 Client 12-1/ })).toBeVisible()
  const bar = ['The week before', 'The week after'].map((name) =>
    main.getByRole('button', { name }).element().getBoundingClientRect(),
  )
  expect(bar[0]?.top).toBe(bar[1]?.top)
})

test('a week has a row for each of twelve healers and names each session of 672', async () => {
  show(7)
  const main = await openOffice('/diary?date=2031-11-24&view=week')
  await expect.element(main.getByRole('rowheader', { name: 'Healer 12' })).toBeVisible()
  expect(main.getByRole('row').elements()).toHaveLength(13)
  expect(document.querySelectorAll('.diary-week .diary-session')).toHaveLength(672)
})
