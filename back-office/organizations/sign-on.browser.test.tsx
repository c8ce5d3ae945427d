import { organizations } from '@newyou/contract/administration/back-office/lists'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FakeServer } from '../testing/fake-server.ts'
import { openOffice } from '../testing/office.tsx'

const server = new FakeServer()
beforeAll(() => server.start())
afterAll(() => server.stop())

const provider = {
  issuer: 'https://id.trust.example',
  client_id: 'new-you',
  email_domains: ['trust.example', 'school.example'],
  is_on: false,
  updated_at: '2026-11-21T06:00:00.000Z',
}

/** The organisation's form, with its log-in below it. */
async function openOrganization(set: typeof provider | null) {
  const values = { code: 'TRUST', name: 'Asha Trust', kind: 'employer', seats: 5, allowance_paise: 0 }
  const { u_id: id } = server.keep(organizations, values)
  const desk = { organization_id: id, members: 3, budget_paise: 0, held_paise: 0, managers: [], changes: [] }
  const place = `/api/staff/organization-sign-on/${id}`
  const own = {
    organization_id: id,
    redirect_address: 'https://your.site/organisation/log-in/TRUST',
    connected: 2,
    provider: set,
  }
  server.answers.set(`GET /api/staff/organization-desk/${id}`, desk)
  server.answers.set(`GET ${place}`, own)
  server.answers.set(`PUT ${place}`, { ...own, provider })
  server.answers.set(`DELETE ${place}`, { ...own, provider: null })
  server.answers.set(`POST ${place}/try`, { outcome: 'wrong-secret' })
  await openOffice(`/organizations/${id}`)
  const part = page.getByRole('form', { name: 'Log-in of members' })
  await expect.element(part.getByText('https://your.site/organisation/log-in/TRUST')).toBeVisible()
  return { part, place }
}

test('a log-in is typed in, tried before it is saved, and saved with its domains one by one', async () => {
  const { part, place } = await openOrganization(null)
  const save = part.getByRole('button', { name: 'Save log-in' })
  await expect.element(save).toBeDisabled()
  await part.getByRole('textbox', { name: 'Issuer' }).fill(provider.issuer)
  await part.getByRole('textbox', { name: 'Client ID' }).fill('new-you')
  await part.getByLabelText('Client secret').fill('a secret')
  await part.getByRole('button', { name: 'Try it' }).click()
  await expect.element(part.getByText('The provider does not know this client ID and secret')).toBeVisible()
  expect(server.sent).toMatchObject({
    path: `${place}/try`,
    body: { issuer: provider.issuer, client_id: 'new-you', client_secret: 'a secret' },
  })
  await part.getByRole('textbox', { name: 'E-mail domains' }).fill('trust.example, school.example')
  await part.getByRole('switch', { name: 'Members can log in this way' }).click()
  await save.click()
  await expect.element(page.getByText('The log-in of members is on')).toBeVisible()
  expect(server.sent).toMatchObject({
    method: 'PUT',
    body: { is_on: true, email_domains: ['trust.example', 'school.example'] },
  })
})

test('a saved secret is never shown and stays; the log-in is removed after a question', async () => {
  const { part, place } = await openOrganization(provider)
  await expect.element(part.getByText('Empty: the saved one stays')).toBeVisible()
  await expect.element(part.getByLabelText('Client secret')).toHaveValue('')
  await part.getByRole('button', { name: 'Remove log-in' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(page.getByText('The log-in has been removed')).toBeVisible()
  expect(server.sent).toMatchObject({ method: 'DELETE', path: place })
})
