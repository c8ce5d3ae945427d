import { afterAll, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FakeServer } from '../testing/fake-server.ts'
import { openOffice } from '../testing/office.tsx'

const server = new FakeServer()
beforeAll(() => server.start())
afterAll(() => server.stop())

const calm = {
  u_id: '01900000-0000-7000-8000-0000000000aa',
  name: 'Calm calendar',
  redirect_uris: ['https://app.example/back'],
  scopes: ['sessions:read'],
  is_public: false,
  created_at: '2026-11-21T06:00:00.000Z',
  ended_at: null,
  made_by: 'Kavya Rao',
  people: 3,
}
const ended = {
  ...calm,
  u_id: '01900000-0000-7000-8000-0000000000bb',
  name: 'Old diary',
  ended_at: '2026-11-22T06:00:00.000Z',
}

async function openApps(all = [calm, ended]) {
  server.answers.set('GET /api/staff/keys', [])
  server.answers.set('GET /api/staff/apps', all)
  await openOffice('/keys')
  await page.getByRole('tab', { name: 'Apps' }).click()
  await expect.element(page.getByRole('row', { name: /Calm calendar/ })).toBeVisible()
}

test('an administrator registers an app with exact addresses, and sees its secret once', async () => {
  server.answers.set('POST /api/staff/apps', { ...calm, secret: 'the-secret' })
  await openApps()
  await page.getByRole('button', { name: 'Register an app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Register an app' })
  const register = dialog.getByRole('button', { name: 'Register' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Calm calendar')
  const addresses = dialog.getByRole('textbox', { name: 'Sent back to' })
  await addresses.fill('http://app.example/back')
  await dialog.getByRole('checkbox', { name: /^See my sessions/ }).click()
  await expect.element(dialog.getByText(/is no address with https/)).toBeVisible()
  await expect.element(register).toBeDisabled()
  await addresses.fill('https://app.example/back\n')
  await register.click()
  await expect.element(page.getByRole('textbox', { name: 'Secret' })).toHaveValue('the-secret')
  expect(server.sent?.body).toEqual({
    name: 'Calm calendar',
    redirect_uris: ['https://app.example/back'],
    scopes: ['sessions:read'],
    is_public: false,
  })
  await page.getByRole('button', { name: 'I have saved it' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Secret' })).not.toBeInTheDocument()
})

test('an app is ended; one that was ended is only looked at', async () => {
  server.answers.set(`DELETE /api/staff/apps/${calm.u_id}`, { data: { ...calm, ended_at: calm.created_at } })
  await openApps()
  const old = page.getByRole('row', { name: /Old diary/ })
  await expect.element(old).toBeVisible()
  await expect.element(old.getByRole('button', { name: 'End' })).not.toBeInTheDocument()
  await page
    .getByRole('row', { name: /Calm calendar/ })
    .getByRole('button', { name: 'End' })
    .click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('The app has been ended')).toBeVisible()
  expect(server.sent).toMatchObject({ method: 'DELETE', path: `/api/staff/apps/${calm.u_id}` })
})

test('an app is changed: each field is typed into, only what differs is sent, and it stands there when opened again', async () => {
  await openApps()
  const row = page.getByRole('row', { name: /Calm calendar/ })
  await row.getByRole('button', { name: 'Change' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Calm calendar' })
  const save = dialog.getByRole('button', { name: 'Save' })
  const name = dialog.getByRole('textbox', { name: 'Name' })
  const addresses = dialog.getByRole('textbox', { name: 'Sent back to' })
  const sessions = dialog.getByRole('checkbox', { name: /^See my sessions/ })
  const times = dialog.getByRole('checkbox', { name: 'Read available times' })
  await expect.element(name).toHaveValue('Calm calendar')
  await expect.element(addresses).toHaveValue('https://app.example/back')
  await expect.element(sessions).toBeChecked()
  await expect.element(times).not.toBeChecked()
  await expect.element(dialog.getByRole('checkbox', { name: /can keep no secret/ })).not.toBeInTheDocument()
  await expect.element(save).toBeDisabled()
  const tooMany = Array.from({ length: 11 }, (_, count) => `https://app.example/${count}`)
  await addresses.fill(tooMany.join('\n'))
  await expect.element(dialog.getByText('At most 10 addresses')).toBeVisible()
  await expect.element(save).toBeDisabled()
  await name.fill('Calm days')
  await addresses.fill('https://new.example/back\nhttp://127.0.0.1/back')
  await sessions.click()
  await expect.element(save).toBeDisabled()
  await times.click()
  const changed = {
    name: 'Calm days',
    redirect_uris: ['https://new.example/back', 'http://127.0.0.1/back'],
    scopes: ['times:read'],
  }
  server.answers.set(`PATCH /api/staff/apps/${calm.u_id}`, { ...calm, ...changed })
  server.answers.set('GET /api/staff/apps', [{ ...calm, ...changed }, ended])
  await save.click()
  await expect.element(page.getByText('The app has been changed')).toBeVisible()
  expect(server.sent).toMatchObject({ method: 'PATCH', path: `/api/staff/apps/${calm.u_id}` })
  expect(server.sent?.body).toEqual(changed)

  await page
    .getByRole('row', { name: /Calm days/ })
    .getByRole('button', { name: 'Change' })
    .click()
  const again = page.getByRole('dialog', { name: 'Change Calm days' })
  await expect.element(again.getByRole('textbox', { name: 'Name' })).toHaveValue('Calm days')
  await expect
    .element(again.getByRole('textbox', { name: 'Sent back to' }))
    .toHaveValue('https://new.example/back\nhttp://127.0.0.1/back')
  await expect.element(again.getByRole('checkbox', { name: /^See my sessions/ })).not.toBeChecked()
  await expect.element(again.getByRole('checkbox', { name: 'Read available times' })).toBeChecked()
  await again.getByRole('textbox', { name: 'Name' }).fill('Calm weeks')
  await again.getByRole('button', { name: 'Save' }).click()
  await expect.element(again).not.toBeInTheDocument()
  expect(server.sent?.body).toEqual({ name: 'Calm weeks' })
})

test('an app gets a new secret, which is seen once; one without a secret, or that was ended, gets none', async () => {
  server.answers.set(`POST /api/staff/apps/${calm.u_id}/secret`, { ...calm, secret: 'the-new-secret' })
  const native = {
    ...calm,
    u_id: '01900000-0000-7000-8000-0000000000cc',
    name: 'Pocket diary',
    is_public: true,
  }
  await openApps([calm, ended, native])
  const change = (name: RegExp) => page.getByRole('row', { name }).getByRole('button', { name: 'Change' })
  const renew = (name: RegExp) => page.getByRole('row', { name }).getByRole('button', { name: 'New secret' })
  await expect.element(change(/Pocket diary/)).toBeVisible()
  await expect.element(renew(/Pocket diary/)).not.toBeInTheDocument()
  await expect.element(renew(/Old diary/)).not.toBeInTheDocument()
  await expect.element(change(/Old diary/)).not.toBeInTheDocument()
  await renew(/Calm calendar/).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Secret' })).toHaveValue('the-new-secret')
  expect(server.sent).toMatchObject({ method: 'POST', path: `/api/staff/apps/${calm.u_id}/secret` })
  await page.getByRole('button', { name: 'I have saved it' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Secret' })).not.toBeInTheDocument()
})
