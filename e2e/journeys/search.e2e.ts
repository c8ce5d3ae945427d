import AxeBuilder from '@axe-core/playwright'
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
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)).toEqual([])
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
