import { afterAll, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FakeServer } from '../testing/fake-server.ts'
import { openOffice } from '../testing/office.tsx'

const server = new FakeServer()
beforeAll(() => server.start())
afterAll(() => server.stop())

const otp = {
  channel: 'sms',
  message: 'accounts.otp',
  locale: 'en',
  variant: '',
  title: '… is your OTP',
  text: '{code} is your OTP',
  to_register: '{#numeric#} is your OTP',
  to_register_at_gateway: '##code## is your OTP',
  proposed_name: '',
  state: 'missing',
  registered: null,
}
const reminder = {
  ...otp,
  channel: 'whatsapp',
  message: 'appointments.reminder',
  variant: 'ahead=day',
  title: 'Your session is coming up',
  to_register: 'Your session with {{1}} is coming up.',
  to_register_at_gateway: '',
  proposed_name: 'appointments_reminder_ahead_day_3f2a1c',
  state: 'changed',
  registered: {
    text: 'See {other} tomorrow.',
    registered_id: 'reminder_1',
    gateway_id: '',
    state: 'approved',
    reason: '',
    changed_at: '2026-11-21T06:00:00.000Z',
  },
}
const answer = (...texts: object[]) => ({
  texts,
  counts: { missing: 1, changed: 1, waiting: 0, approved: 0, rejected: 0 },
  gateways: [{ name: 'msg91', has_own_ids: true }],
  reports_to: { msg91: 'https://site/msg91', whatsapp: 'https://site/whatsapp', whatsapp_token: 'abc' },
})

test('an id is typed, saved and there again; words that have changed say what goes out meanwhile', async () => {
  server.answers.set('GET /api/staff/text-templates', answer(otp, reminder))
  server.answers.set('PUT /api/staff/text-templates', { saved: 1 })
  await openOffice('/text-templates')
  await expect.element(page.getByText('2 texts wait to be registered.')).toBeVisible()
  await expect
    .element(page.getByText('Until these words are approved, this goes out: “See {other} tomorrow.”'))
    .toBeVisible()
  const text = page.getByRole('article', { name: 'SMS · English · accounts.otp' })
  await text.getByRole('button', { name: 'Enter id' }).click()
  const dialog = page.getByRole('dialog', { name: '… is your OTP' })
  await dialog.getByRole('textbox', { name: 'DLT template id' }).fill('1107160000000000001')
  await dialog.getByRole('textbox', { name: 'Template id at MSG91' }).fill('65a1b2')
  await dialog.getByRole('combobox', { name: /^State/ }).click()
  await page.getByRole('option', { name: 'Rejected' }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('No brand in it')
  const registered = {
    ...{ text: otp.text, registered_id: '1107160000000000001', gateway_id: '65a1b2' },
    ...{ state: 'rejected', reason: 'No brand in it', changed_at: '2026-11-21T06:00:00.000Z' },
  }
  server.answers.set(
    'GET /api/staff/text-templates',
    answer({ ...otp, state: 'rejected', registered }, reminder),
  )
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(text.getByText('1107160000000000001, at MSG91 65a1b2: No brand in it')).toBeVisible()
  expect(server.sent?.body).toEqual({
    ...{ channel: 'sms', message: 'accounts.otp', locale: 'en', variant: '' },
    ...{ registered_id: '1107160000000000001', gateway_id: '65a1b2', state: 'rejected' },
    reason: 'No brand in it',
  })
  await text.getByRole('button', { name: 'Enter id' }).click()
  await expect
    .element(dialog.getByRole('textbox', { name: 'DLT template id' }))
    .toHaveValue('1107160000000000001')
  await expect.element(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('No brand in it')
})

test('a file with ids is taken, and its problems are told by line', async () => {
  server.answers.set('GET /api/staff/text-templates', answer(otp, reminder))
  server.answers.set('POST /api/staff/text-templates/file', {
    saved: 4,
    problems: [{ line: 7, problem: 'The site sends no such text' }],
  })
  await openOffice('/text-templates')
  const file = new File(['channel,message\nsms,accounts.otp'], 'ids.csv', { type: 'text/csv' })
  await page.getByLabelText('File with ids').upload(file)
  await expect.element(page.getByText('4 texts were saved.')).toBeVisible()
  await expect.element(page.getByText('Line 7: The site sends no such text')).toBeVisible()
})

test('support finds what went to a number, and why it failed', async () => {
  const sent = {
    u_id: '01900000-0000-7000-8000-0000000000aa',
    ...{ channel: 'sms', message: 'accounts.otp', title: '… is your OTP', locale: 'en', person_id: null },
    ...{ to_ends: '2345', gateway: 'msg91', state: 'failed', code: '16', detail: 'ABSENT_SUBSCRIBER' },
    ...{ parts: 1, cost_paise: 20 },
    ...{ created_at: '2026-11-21T06:00:00.000Z', changed_at: '2026-11-21T06:00:00.000Z' },
  }
  server.answers.set('GET /api/staff/text-messages', [sent])
  await openOffice('/text-messages')
  await page.getByRole('textbox', { name: 'Number with country code' }).fill('+919845012345')
  await expect.element(page.getByText('ABSENT_SUBSCRIBER')).toBeVisible()
  await expect.element(page.getByText('₹0.20 (1 part)')).toBeVisible()
})

test('finance sees the days and what they cost', async () => {
  const day = { day: '2026-11-21', channel: 'whatsapp', gateway: 'whatsapp', texts: 40, parts: 40 }
  server.answers.set('GET /api/staff/text-messages/days', [
    { ...day, arrived: 38, failed: 2, cost_paise: 600 },
  ])
  await openOffice('/text-days')
  await expect.element(page.getByText(/In the last 30 days: ₹6/)).toBeVisible()
  await expect.element(page.getByRole('cell', { name: '38' })).toBeVisible()
})
