import { brandValues, defaultBrand } from '@newyou/contract/foundation/brand/brand'
import { defaultColours } from '@newyou/contract/foundation/brand/colours'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FakeServer } from '../testing/fake-server.ts'
import { goTo, openOffice } from '../testing/office.tsx'

const server = new FakeServer()
beforeAll(() => server.start())
afterAll(() => server.stop())

const stillWater = { en: 'Still Water', hi: 'शांत जल' }
const typed = {
  Name: 'Still Water',
  'Name in Hindi': 'शांत जल',
  'Sender of mails': 'Still Water, Pune',
  'Name in the registered texts': 'Still Water',
  'Name in the registered Hindi texts': 'शांत जल',
  'Invoices begin with': 'SW',
  'Credit notes begin with': 'SC',
  'Receipts begin with': 'SR',
  'Receipts of the desk begin with': 'SD',
}
const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })

test('each field is typed, saved, and there when the screen is opened again', async () => {
  await openOffice('/brand')
  await expect.element(field('Name')).toHaveValue(defaultBrand.names.en)
  for (const [label, text] of Object.entries(typed)) await field(label).fill(text)
  await expect.element(page.getByText(/Mails come from “Still Water, Pune”/)).toBeVisible()
  await page.getByLabelText('Use your own colours').click()
  const light = page.getByRole('region', { name: 'Light theme' })
  const links = light.getByRole('textbox', { name: 'Links and words in the brand’s colour', exact: true })
  await links.fill('#8fb4ff')
  await expect.element(light.getByText(/Too weak/)).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText(/Please check the marked fields/)).toBeVisible()
  expect(server.brand.version).toBe(0)

  await light.getByRole('button', { name: /^Use #/ }).click()
  await expect.element(light.getByText(/Too weak/)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => server.brand.version).toBe(1)
  const saved = brandValues.parse(server.brand.values)
  expect(saved).toMatchObject({
    names: { en: 'Still Water', hi: 'शांत जल' },
    sender_name: 'Still Water, Pune',
    registered_names: { en: 'Still Water', hi: 'शांत जल' },
    prefixes: { invoice: 'SW', 'credit-note': 'SC', receipt: 'SR', 'desk-receipt': 'SD' },
    colours: { dark: defaultColours.dark },
  })

  goTo('/settings')
  goTo('/brand')
  for (const [label, text] of Object.entries(typed)) await expect.element(field(label)).toHaveValue(text)
  await expect.element(links).toHaveValue(saved.colours?.light.leafText ?? '')
})

test('while registered texts say another name the screen says that they wait', async () => {
  server.brand = { version: 1, values: { ...defaultBrand, names: stillWater, registered_names: stillWater } }
  await openOffice('/brand')
  await field('Name').fill('Deep Water')
  await expect
    .element(page.getByText(/Waiting for approval: SMS and WhatsApp say “Still Water”/))
    .toBeVisible()
})

test('an earlier version comes back into the form, and is saved as a new one', async () => {
  server.brand = { version: 1, values: { ...defaultBrand, names: stillWater } }
  await openOffice('/brand')
  await page.getByRole('button', { name: 'Use the brand of the house' }).click()
  await expect.element(field('Name')).toHaveValue(defaultBrand.names.en)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => server.brand).toMatchObject({ version: 2, values: defaultBrand })
})
