import { look } from '../axe.ts'
import { expect, open, test } from '../fixtures.ts'

test('one box finds people and texts by keyboard alone, in spite of a slip', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: 'Search New You' })
  await expect(box).toBeFocused()
  await box.fill('krishanan')
  const results = page.getByRole('listbox', { name: 'Search' })
  await expect(results.getByRole('option', { name: /Meera Krishnan/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await box.fill('sleep')
  await expect(results.getByRole('group', { name: /^Blog/ }).getByRole('option')).not.toHaveCount(0)
  expect(await look(page, true)).toEqual([])
  await box.press('ArrowUp')
  const last = results.getByRole('option').last()
  await expect(last).toHaveAttribute('aria-selected', 'true')
  const title = (await last.locator('strong').textContent()) ?? ''
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(box).toBeHidden()
})

test('on the phone the search opens from the header, says when nothing fits, and gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/healers')
  const opener = page.getByRole('button', { name: 'Search', exact: true })
  await opener.click()
  await page.getByRole('combobox', { name: 'Search New You' }).fill('qqqqqq')
  await expect(page.getByText('No results for “qqqqqq”')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('words of a crisis show the helpline above everything, and a slip is read as it was meant', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const box = page.getByRole('combobox', { name: 'Search New You' })
  await box.fill('i want to die')
  const lines = page.getByRole('dialog', { name: 'Search' }).getByRole('status', { name: 'Helplines' })
  await expect(lines.getByRole('link', { name: 'Call Tele-MANAS 14416' })).toBeVisible()
  expect(await look(page, true)).toEqual([])
  await box.fill('refnd')
  await expect(page.getByText('Showing results for “refund”')).toBeVisible()
  await expect(lines.getByRole('link')).toHaveCount(0)
  await page.getByRole('option', { name: /When you get your refund/ }).click()
  await expect(page).toHaveURL(/\/faq#refund$/)
  await expect(page.getByText('5 to 7 working days')).toBeVisible()
})

test('words of harm by others show its help and a way out, and stay out of the address', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/courses')
  const own = page.getByRole('main')
  await own.getByRole('searchbox').fill('my husband beats me')
  await own.getByRole('searchbox').press('Enter')
  await expect(own.getByRole('link', { name: 'Call Women’s helpline 181' })).toBeVisible()
  await expect(page).toHaveURL(/\/courses$/)
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('combobox').fill('pati marte hain')
  const help = dialog.getByRole('status', { name: 'Helplines' })
  for (const number of ['112', '181', '1091', '1098'])
    await expect(help.locator(`a[href="tel:${number}"]`)).toBeVisible()
  await expect(dialog.getByText(/marriage|couple/i)).toHaveCount(0)
  expect(await look(page, true)).toEqual([])
  await page.route('https://www.wikipedia.org/', (route) => route.fulfill({ body: 'Elsewhere' }))
  await help.getByRole('button', { name: 'Quick exit' }).click()
  await expect(page).toHaveURL('https://www.wikipedia.org/')
})

test('the filters of the phone stay open until the healers are to be shown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/healers')
  await page.getByRole('link', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByText('Health', { exact: true }).click()
  await expect(sheet.getByRole('checkbox', { name: /Health/ })).toBeChecked()
  await sheet.getByText('Tamil', { exact: true }).click()
  await sheet.getByText('Female', { exact: true }).click()
  await expect(sheet.getByRole('radio', { name: 'Female' })).toBeChecked()
  await expect(page).toHaveURL(/\/healers$/)
  await sheet.getByRole('button', { name: /^Show \d+ healers?$/ }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/healers\/health\?language=Tamil&gender=female$/)
})

test('the home sentence leads to healers who treat it, and names the wish that no healer fits', async ({
  page,
}) => {
  await open(page, '/')
  await page.getByLabel('Topic').selectOption('sleep and anxiety')
  await page.getByLabel('Language').selectOption('Tamil')
  await page.getByLabel('When').selectOption('any time')
  await page.getByRole('button', { name: 'Find a healer' }).click()
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading').first()).toHaveText(
    'Meera Krishnan',
  )
  await open(page, '/healers?topic=sleep-and-anxiety&language=Tamil&price_max=100')
  await expect(
    page.getByText('No healer matches all your filters. These match all except the price.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /Meera Krishnan/ })).toBeVisible()
})
