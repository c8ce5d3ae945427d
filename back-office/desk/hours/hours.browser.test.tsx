import type { HealerHours } from '@newyou/contract/administration/desk/healer-hours'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FakeServer } from '../../testing/fake-server.ts'
import { openOffice } from '../../testing/office.tsx'

const healers = ['Meera Rao', 'Sunil Joshi'].map((name, count) => ({
  u_id: `01900000-0000-7000-8000-00000000001${count}`,
  name,
}))
const [meera = { u_id: '', name: '' }] = healers
const path = `/api/staff/desk/healers/${meera.u_id}/hours`
const read: HealerHours = {
  healer: meera,
  version: 'one',
  places: [],
  hours: {
    time_zone: 'Asia/Kolkata',
    buffer_minutes: 15,
    notice_minutes: 60,
    travel_minutes: 0,
    takes_series: false,
    daily_cap: null,
    weekly: [{ weekday: 1, from: '09:00', to: '18:00' }],
    overrides: [],
    leave: [],
  },
}

let server: FakeServer
beforeEach(async () => {
  await page.viewport(390, 844)
  server = new FakeServer()
  server.answers.set('GET /api/staff/desk/diary', {
    healers,
    healer_count: 2,
    sessions: [],
    unwanted: [],
    held: [],
    busy: [],
    open: [],
    places: [],
  })
  server.answers.set('GET /api/staff/desk/healers', healers)
  server.answers.set(`GET ${path}`, read)
  server.start()
})
afterEach(() => server.stop())

/** The hours of the healer, opened from the diary. */
async function openHours() {
  const main = await openOffice('/diary?date=2031-11-24')
  await main.getByRole('button', { name: 'Hours', exact: true }).click()
  const choice = page.getByRole('dialog', { name: 'Hours of a healer' })
  await choice.getByRole('combobox', { name: 'Healer' }).click()
  await page.getByRole('option', { name: meera.name }).click()
  return page.getByRole('dialog', { name: `Hours of ${meera.name}` })
}

test('hours are typed, saved with who asked, and stand when they are opened again', async () => {
  const dialog = await openHours()
  await dialog.getByLabelText('Monday, to').fill('12:00')
  await dialog.getByRole('button', { name: 'Add hours on Tuesday' }).click()
  await dialog.getByLabelText('Tuesday, to').fill('09:30')
  await dialog.getByRole('button', { name: 'Add leave' }).click()
  await dialog.getByLabelText('First day').fill('2031-12-24')
  await dialog.getByLabelText('Last day').fill('2031-12-26')
  await dialog.getByLabelText('Break between sessions (minutes)').fill('20')
  await dialog.getByLabelText('Asked by, if not the healer').fill('Her sister')
  await dialog.getByRole('button', { name: 'Save hours' }).click()
  // Nothing is sent that the healer's own form would not take.
  await expect.element(dialog.getByText('Please allow at least 45 minutes')).toBeVisible()
  expect(server.sent).toBeUndefined()
  await dialog.getByLabelText('Tuesday, to').fill('11:00')
  const hours = {
    ...read.hours,
    buffer_minutes: 20,
    weekly: [
      { weekday: 1, from: '09:00', to: '12:00' },
      { weekday: 2, from: '09:00', to: '11:00' },
    ],
    leave: [{ from: '2031-12-24', to: '2031-12-26' }],
  }
  const saved = { ...read, version: 'two', hours }
  const outside = [
    {
      u_id: '01900000-0000-7000-8000-000000000030',
      client_name: 'Ananya Rao',
      starts_at: '2031-12-01T09:30:00Z',
    },
  ]
  server.answers.set(`PUT ${path}`, { ...saved, outside })
  server.answers.set(`GET ${path}`, saved)
  await dialog.getByRole('button', { name: 'Save hours' }).click()
  await expect.element(dialog.getByText(/^One booked session is outside the new hours/)).toBeVisible()
  await expect.element(dialog.getByText(/Ananya Rao/)).toBeVisible()
  expect(server.sent?.body).toEqual({ version: 'one', hours, asked_by: 'Her sister', channel: 'phone' })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Hours', exact: true }).click()
  await page.getByRole('combobox', { name: 'Healer', exact: true }).click()
  await page.getByRole('option', { name: meera.name }).click()
  await expect.element(dialog.getByLabelText('Monday, to')).toHaveValue('12:00')
  await expect.element(dialog.getByLabelText('Last day')).toHaveValue('2031-12-26')
  await expect.element(dialog.getByLabelText('Break between sessions (minutes)')).toHaveValue('20')
})

test('on a phone the hours stay within the screen, and each part can be pressed', async () => {
  const dialog = await openHours()
  await expect.element(dialog.getByLabelText('Monday, to')).toBeVisible()
  for (const pressed of dialog.element().querySelectorAll('button, input')) {
    const { right } = pressed.getBoundingClientRect()
    expect(right, pressed.outerHTML).toBeLessThanOrEqual(390)
  }
})
