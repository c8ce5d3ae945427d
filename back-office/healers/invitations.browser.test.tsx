import type { HealerInvitation } from '@newyou/contract/care/healers/invitations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FakeServer } from '../testing/fake-server.ts'
import { openOffice } from '../testing/office.tsx'

const server = new FakeServer()
beforeAll(() => server.start())
afterAll(() => server.stop())

const path = '/api/staff/healer-invitations'
const invitation: HealerInvitation = {
  ...{ u_id: '01900000-0000-7000-8000-0000000000aa', first_name: 'Sunita', last_name: 'Sharma' },
  ...{ email: 'sunita@example.com', message_language: 'hi', has_expired: false },
  ...{ sent_at: '2026-11-20T04:30:00.000Z', expires_at: '2026-12-20T04:30:00.000Z' },
}

test('a healer is invited by what is typed, is listed, and the invitation is sent again and withdrawn', async () => {
  server.answers.set('GET /api/staff/healers', [])
  server.answers.set(`GET ${path}`, [])
  server.answers.set(`POST ${path}`, invitation)
  server.answers.set(`DELETE ${path}/${invitation.u_id}`, {})
  await openOffice('/healers')
  await page.getByRole('button', { name: 'Invite a healer', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a healer' })
  await dialog.getByLabelText('First name', { exact: true }).fill('Sunita')
  await dialog.getByLabelText('Last name', { exact: true }).fill('Sharma')
  await dialog.getByLabelText('E-mail', { exact: true }).fill('sunita@example.com')
  await dialog.getByRole('combobox', { name: /^Language of the e-mail/ }).click()
  await page.getByRole('option', { name: 'हिन्दी' }).click()
  server.answers.set(`GET ${path}`, [invitation])
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  const list = page.getByRole('region', { name: 'Invitations' })
  await expect.element(list.getByText(/^Sunita Sharma, sunita@example.com: valid until /)).toBeVisible()
  const { first_name, last_name, email, message_language } = invitation
  const body = { first_name, last_name, email, message_language }
  expect(server.sent).toMatchObject({ method: 'POST', body })

  await list.getByRole('button', { name: 'Send the invitation of Sunita Sharma again' }).click()
  await expect.element(page.getByText('Sent again, with another link')).toBeVisible()
  server.answers.set(`GET ${path}`, [])
  await list.getByRole('button', { name: 'Withdraw the invitation of Sunita Sharma' }).click()
  await expect.element(list.getByText(/^Sunita Sharma/)).not.toBeInTheDocument()
  expect(server.sent).toMatchObject({ method: 'DELETE' })
})
