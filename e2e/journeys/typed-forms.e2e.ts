import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { adminPerson } from '../../demo/logins.ts'
import { logInAdmin, openScreen, pressWithOtp, showScreen } from '../back-office.ts'
import { expect, freshLetters, test } from '../fixtures.ts'

/**
 * Forms of the back office are made from declarations: each kind of field and each form is typed into without a server
 * (`back-office/records/forms.browser.test.tsx`), and each is written by calls (`resources.int.test.ts`). Here is one way
 * through for each manner of saving.
 */
const own = freshLetters()
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

/** Leaves the form and comes back to the record that stands. */
async function openAgain(page: Page, list: string) {
  await expect(page).toHaveURL(new RegExp(`/${list}/[0-9a-f-]{36}$`))
  // The address is that of the record before its screen is drawn; its heading has a colon, and that of a new one has none.
  // The bar with it slides away from who scrolls down.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(/: /)
  const path = new URL(page.url()).pathname.replace('/admin', '')
  await showScreen(page, `/${list}`)
  await showScreen(page, path)
}

test('forms are typed into, saved and opened again: after an OTP, with a picture, and in place', async ({
  browser,
  outside,
}) => {
  test.setTimeout(180_000)
  const page = await logInAdmin(browser, outside)
  await openScreen(page, '/coupons/create')
  await page.getByLabel('Code').fill(own)
  await page.getByLabel('Title').fill('Lamps at dusk')
  await page.getByLabel('Discount amount (₹)').fill('200')
  await page.getByLabel('Total uses allowed').fill('3')
  await page.getByLabel('Valid from (IST)').fill('2031-01-10T10:30')
  await pressWithOtp(page, outside, saveButton(page), adminPerson.mobile)
  await openAgain(page, 'coupons')
  await expect(page.getByLabel('Discount amount (₹)')).toHaveValue('200')
  await expect(page.getByLabel('Valid from (IST)')).toHaveValue('2031-01-10T10:30')

  await showScreen(page, '/photo-albums/create')
  await page.getByLabel('Title').fill(`Album ${own}`)
  // No two albums have one place, and this may run again on the same site.
  await page.getByLabel('Position').fill(String(randomInt(20, 200)))
  await saveButton(page).click()
  await openAgain(page, 'photo-albums')
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(`Album ${own}`)

  await showScreen(page, '/photos/create')
  await page.getByLabel('Album', { exact: true }).fill(own)
  await page.getByRole('option', { name: `Album ${own}` }).click()
  const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: '#8a5a2b' } })
  const file = { name: 'lamp.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() }
  const group = page.getByRole('group', { name: 'Picture', exact: true })
  await group.getByLabel('Picture: file').setInputFiles(file)
  await expect(group.getByRole('img')).toBeVisible()
  await page.getByLabel('Alt text').fill(`A lamp, ${own}`)
  await page.getByLabel('Position').fill('400')
  await saveButton(page).click()
  await openAgain(page, 'photos')
  await expect(page.getByLabel('Album', { exact: true })).toHaveValue(`Album ${own}`)
  await expect(group.getByRole('img')).toBeVisible()

  // A record that is only ever changed; what it said comes back, since others read it.
  await showScreen(page, '/categories')
  await page.getByRole('list', { name: 'Categories' }).getByRole('link').first().click()
  const description = page.getByLabel('Description', { exact: true })
  await expect(description).toHaveValue(/\S/)
  const before = await description.inputValue()
  await description.fill(`Lamps ${own}`)
  await saveButton(page).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await openAgain(page, 'categories')
  await expect(description).toHaveValue(`Lamps ${own}`)
  await description.fill(before)
  await saveButton(page).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.context().close()
})
