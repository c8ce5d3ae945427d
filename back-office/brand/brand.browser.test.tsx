import { brandValues, defaultBrand } from '@newyou/contract/foundation/brand/brand'
import { defaultColours } from '@newyou/contract/foundation/brand/colours'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { brandPicture, FakeServer, heroPicture } from '../testing/fake-server.ts'
import { goTo, openOffice } from '../testing/office.tsx'

const server = new FakeServer()
beforeAll(() => server.start())
afterAll(() => server.stop())

const stillWater = { en: 'Still Water', hi: 'शांत जल' }
const typed = {
  Name: 'Still Water',
  'Name in Hindi': 'शांत जल',
  'Sender of mails': 'Still Water, Pune',
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
    prefixes: { invoice: 'SW', 'credit-note': 'SC', receipt: 'SR', 'desk-receipt': 'SD' },
    colours: { dark: defaultColours.dark },
  })

  goTo('/settings')
  goTo('/brand')
  for (const [label, text] of Object.entries(typed)) await expect.element(field(label)).toHaveValue(text)
  await expect.element(links).toHaveValue(saved.colours?.light.leafText ?? '')
})

test('after another name the screen leads to the texts that have to be registered anew', async () => {
  server.brand = { version: 1, values: { ...defaultBrand, names: stillWater } }
  await openOffice('/brand')
  await field('Name').fill('Deep Water')
  await expect.element(page.getByRole('link', { name: 'Texts to phones' })).toBeVisible()
})

test('what is typed can be seen on the site by an address, and is not saved by it', async () => {
  server.brand = { version: 0, values: defaultBrand }
  await openOffice('/brand')
  await field('Name').fill('')
  await page.getByRole('button', { name: 'Preview on the site' }).click()
  await expect.element(page.getByText(/Please check the fields/)).toBeVisible()
  await field('Name').fill('Still Water')
  await page.getByRole('button', { name: 'Preview on the site' }).click()
  await expect
    .element(field('Address of the preview'))
    .toHaveValue(`${location.origin}/?brand-preview=${'A'.repeat(32)}`)
  await expect
    .element(page.getByRole('link', { name: 'Open', exact: true }))
    .toHaveAttribute('href', `${location.origin}/?brand-preview=${'A'.repeat(32)}`)
  expect(server.sent?.body).toMatchObject({ values: { names: { en: 'Still Water' } } })
  expect(server.brand.version).toBe(0)
})

test('an earlier version comes back into the form, and is saved as a new one', async () => {
  server.brand = { version: 1, values: { ...defaultBrand, names: stillWater } }
  await openOffice('/brand')
  await page.getByRole('button', { name: 'Use the brand of the house' }).click()
  await expect.element(field('Name')).toHaveValue(defaultBrand.names.en)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => server.brand).toMatchObject({ version: 2, values: defaultBrand })
})

test('a logo and an icon are uploaded, seen in the preview, saved, there again, and taken away', async () => {
  server.brand = { version: 0, values: defaultBrand }
  await openOffice('/brand')
  const logo = page.getByRole('group', { name: 'Logo', exact: true })
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 1"><path d="M0 0h3v1z"/></svg>'
  const file = new File([drawing], 'logo.svg', { type: 'image/svg+xml' })
  await logo.getByLabelText('Logo: file').upload(file)
  await expect.element(logo.getByAltText('As it is now')).toBeInTheDocument()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect.element(preview.getByAltText(defaultBrand.names.en).first()).toBeInTheDocument()
  const icon = page.getByRole('group', { name: 'Icon', exact: true })
  await icon.getByLabelText('Icon: file').upload(file)
  await expect.element(icon.getByAltText('As it is now')).toBeInTheDocument()
  await page.getByLabelText('Write the name beside the logo').click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => server.brand.version).toBe(1)
  expect(brandValues.parse(server.brand.values)).toMatchObject({
    logo: { light: brandPicture, dark: null, with_name: true },
    icon: brandPicture,
  })

  goTo('/settings')
  goTo('/brand')
  await expect.element(logo.getByAltText('As it is now')).toHaveAttribute('src', `${brandPicture}-352.webp`)
  await logo.getByRole('button', { name: 'Remove' }).click()
  await icon.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => server.brand.values).toMatchObject({ logo: null, icon: null })
})

test('a picture of the home page is asked what it shows in both languages', async () => {
  server.brand = { version: 0, values: defaultBrand }
  await openOffice('/brand')
  const hero = page.getByRole('region', { name: 'Picture of the home page' })
  await hero.getByLabelText('Picture: file').upload(new File(['x'], 'lake.jpg', { type: 'image/jpeg' }))
  await field('Alt text').fill('A still lake')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(hero.getByText('Please say what the picture shows')).toBeVisible()
  expect(server.brand.version).toBe(0)
  await field('Alt text in Hindi').fill('शांत झील')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => server.brand.version).toBe(1)
  const alt = { en: 'A still lake', hi: 'शांत झील' }
  expect(brandValues.parse(server.brand.values).hero).toEqual({ picture: heroPicture, alt })
  goTo('/settings')
  goTo('/brand')
  await expect.element(field('Alt text in Hindi')).toHaveValue('शांत झील')
})

test('a logo for dark grounds alone is asked to be one for light grounds', async () => {
  server.brand = { version: 0, values: defaultBrand }
  await openOffice('/brand')
  const dark = page.getByRole('group', { name: 'Logo for dark grounds' })
  await dark
    .getByLabelText('Logo for dark grounds: file')
    .upload(new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }))
  await expect.element(dark.getByAltText('As it is now')).toBeInTheDocument()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .element(page.getByRole('group', { name: 'Logo', exact: true }).getByText('Please upload a picture'))
    .toBeVisible()
  expect(server.brand.version).toBe(0)
})
