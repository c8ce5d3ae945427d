import { expectNoneHere } from '../axe.ts'
import { logInAdmin, openScreen, showScreen } from '../back-office.ts'
import { expect, open, test } from '../fixtures.ts'

test('an editor writes a page, reads it as a draft, publishes it, and links to it from the footer', async ({
  page,
  browser,
  outside,
}) => {
  const own = `way-${Date.now()}`
  const office = await logInAdmin(browser, outside)
  await openScreen(office, '/pages/create')
  await office.getByLabel('Address', { exact: true }).fill(own)
  await office.getByLabel('Title', { exact: true }).fill(`Our way ${own}`)
  await office.getByRole('textbox', { name: 'Content', exact: true }).fill('The seller is {company}.')
  await office.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(office.getByRole('heading', { level: 1 })).toHaveText(`Page: Our way ${own}`)
  const preview = await office.getByRole('link', { name: 'Preview as a visitor' }).getAttribute('href')
  await open(page, `/pages/${own}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error: 404 - Page Not Found')

  await openScreen(office, '/site-links/create')
  await office.getByRole('combobox', { name: 'Place' }).click()
  await office.getByRole('option', { name: 'Footer' }).click()
  await office.getByLabel('Text', { exact: true }).fill(`Way ${own}`)
  await office.getByLabel('Text in Hindi').fill(`तरीका ${own}`)
  await office.getByLabel('Address', { exact: true }).fill(`/pages/${own}`)
  await office.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(office.getByRole('heading', { level: 1 })).toHaveText(`Link: Way ${own}`)
  await open(page, '/faq')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })).toBeVisible()
  await expect(page.getByRole('link', { name: `Way ${own}` })).toHaveCount(0)

  // Read as a draft, in the same window, then published.
  await open(office, preview ?? '')
  await expect(office.getByRole('region', { name: 'Preview' })).toContainText('The page is a draft.')
  await expect(office.getByRole('heading', { level: 1 })).toHaveText(`Our way ${own}`)
  await expect(office.getByText('The seller is New You (demo, not a real company).')).toBeVisible()
  await expectNoneHere(office, 'the preview of a page')
  await openScreen(office, `/pages/${own}`)
  await office.getByRole('button', { name: 'Publish' }).click()
  await expect(office.getByRole('button', { name: 'Archive' })).toBeVisible()

  await expect
    .poll(async () => (await (await page.request.get('/hi/faq')).text()).includes(`तरीका ${own}`))
    .toBe(true)
  await open(page, '/hi/faq')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: `तरीका ${own}` })
    .click()
  await expect(page).toHaveURL(`/hi/pages/${own}`)
  await expect(page.getByText('यह पेज अभी सिर्फ़ अंग्रेज़ी में है।')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')

  await showScreen(office, '/site-links')
  await expectNoneHere(office, 'the menus and the footer')
  await office.getByRole('link', { name: `Way ${own}` }).click()
  await office.getByRole('button', { name: 'Delete' }).click()
  await office.getByRole('button', { name: 'Confirm' }).click()
  await expect(office.getByRole('link', { name: `Way ${own}` })).toHaveCount(0)
  await office.context().close()
})
