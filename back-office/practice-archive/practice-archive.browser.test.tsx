import { afterAll, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FakeServer } from '../testing/fake-server.ts'
import { openOffice } from '../testing/office.tsx'

const server = new FakeServer()
beforeAll(() => server.start())
afterAll(() => server.stop())

const ready = {
  u_id: '01900000-0000-7000-8000-0000000000aa',
  state: 'ready',
  percent: 100,
  bytes: 3 * 1024 * 1024,
  asked_by: 'Kavya Rao',
  requested_at: '2026-11-21T06:00:00.000Z',
  expires_at: '2026-11-24T06:00:00.000Z',
}
const waiting = {
  ...ready,
  u_id: '01900000-0000-7000-8000-0000000000bb',
  state: 'waiting',
  percent: 40,
  bytes: null,
}
const path = '/api/staff/practice-archives'

test('an administrator asks for the file by a passphrase that nobody guesses, typed twice', async () => {
  server.answers.set(`GET ${path}`, [])
  server.answers.set(`POST ${path}`, waiting)
  await openOffice('/practice-archives')
  await expect.element(page.getByText('No file was made yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Make a new file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make a file of the whole practice' })
  const first = dialog.getByLabelText('Passphrase', { exact: true })
  await first.fill('too short')
  await dialog.getByRole('button', { name: 'Make the file' }).click()
  await expect.element(dialog.getByText(/16 letters or more/)).toBeVisible()
  await first.fill('five words that nobody guesses')
  await dialog.getByLabelText('Passphrase again').fill('five words that nobody')
  await expect.element(dialog.getByText('The two are not the same')).toBeVisible()
  await dialog.getByLabelText('Passphrase again').fill('five words that nobody guesses')
  server.answers.set(`GET ${path}`, [waiting])
  await dialog.getByRole('button', { name: 'Make the file' }).click()
  await expect.element(page.getByText('Being made: 40%')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Make a new file' })).toBeDisabled()
})

test('a file that is ready is downloaded or removed', async () => {
  server.answers.set(`GET ${path}`, [ready])
  server.answers.set(`DELETE ${path}/${ready.u_id}`, { ...ready, state: 'removed' })
  await openOffice('/practice-archives')
  const line = page.getByRole('list', { name: 'Files that were made' }).getByRole('listitem')
  await expect.element(line.getByText(/^Ready, 3\.0 MB/)).toBeVisible()
  await expect.element(line.getByRole('button', { name: /^Download/ })).toBeEnabled()
  server.answers.set(`GET ${path}`, [{ ...ready, state: 'removed' }])
  await line.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(line.getByText('Removed', { exact: true })).toBeVisible()
  expect(server.sent).toMatchObject({ method: 'DELETE', path: `${path}/${ready.u_id}` })
  await expect.element(line.getByRole('button', { name: /^Download/ })).not.toBeInTheDocument()
})
