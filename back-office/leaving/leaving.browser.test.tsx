import { afterAll, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FakeServer } from '../testing/fake-server.ts'
import { openOffice } from '../testing/office.tsx'

const server = new FakeServer()
beforeAll(() => server.start())
afterAll(() => server.stop())

const healer = { u_id: '01900000-0000-7000-8000-0000000000aa', full_name: 'Farida Sheikh' }
const leaver = {
  ...{ u_id: '01900000-0000-7000-8000-0000000000bb', healer, started_by: 'Kavya Rao', ended_at: null },
  ...{ last_day: '2026-12-31', closes_on: '2027-01-30', started_at: '2026-11-21T06:00:00.000Z' },
  counts: { to_ask: 2, asked: 0, yes: 0, no: 0, handed_over: 0 },
}
const path = '/api/staff/leaving'

test('an administrator asks the clients of a healer who leaves, and reads numbers alone', async () => {
  server.answers.set(`GET ${path}`, [leaver])
  server.answers.set(`POST ${path}/${healer.u_id}/question`, leaver)
  await openOffice('/leaving')
  const line = page.getByRole('list', { name: 'Healers who leave or have left' }).getByRole('listitem')
  await expect.element(line.getByText('Nobody was asked yet')).toBeVisible()
  await line.getByRole('button', { name: 'Ask 2 clients of Farida Sheikh' }).click()
  const counts = { to_ask: 0, asked: 2, yes: 1, no: 0, handed_over: 0 }
  server.answers.set(`GET ${path}`, [{ ...leaver, counts }])
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(line.getByText(/^2 asked: 1 yes, 0 no, 1 without an answer/)).toBeVisible()
  expect(server.sent).toMatchObject({ method: 'POST', path: `${path}/${healer.u_id}/question` })
})

test('the last day is changed, and the leaving called off', async () => {
  server.answers.set(`GET ${path}`, [leaver])
  server.answers.set(`PUT ${path}/${healer.u_id}`, leaver)
  server.answers.set(`DELETE ${path}/${healer.u_id}`, { ...leaver, ended_at: leaver.started_at })
  await openOffice('/leaving')
  await page.getByRole('button', { name: 'Change the last day of Farida Sheikh' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the last day of Farida Sheikh' })
  await dialog.getByLabelText('Last day').fill('2027-01-15')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.sent).toMatchObject({ path: `${path}/${healer.u_id}` })
  await page.getByRole('button', { name: 'Call off that Farida Sheikh leaves' }).click()
  server.answers.set(`GET ${path}`, [{ ...leaver, ended_at: leaver.started_at }])
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('Over. The last day was 31 Dec 2026')).toBeVisible()
})
