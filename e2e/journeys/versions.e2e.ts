import { look } from '../axe.ts'
import { editor, logInColleague, openScreen } from '../back-office.ts'
import { expect, test } from '../fixtures.ts'

test('an editor changes an article, compares the version before, and restores it', async ({
  browser,
  outside,
}) => {
  const page = await logInColleague(browser, outside, editor)
  await openScreen(page, '/articles/create')
  const title = `Lamps ${Date.now()}`
  await page.getByLabel('Type').click()
  await page.getByRole('option', { name: 'Blog' }).click()
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Summary', { exact: true }).fill('How a dark room helps')
  await page.getByRole('textbox', { name: 'Content', exact: true }).fill('Put the lamp out and wait.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/articles\/[0-9a-f-]{36}/)
  await expect(page.getByRole('heading', { name: 'Versions' })).toBeVisible()

  await page.getByRole('textbox', { name: 'Content', exact: true }).fill('Put every lamp out and wait.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const versions = page.getByRole('region', { name: 'Saved versions' })
  const first = versions
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: '1', exact: true }) })
  await expect(versions.getByRole('row').filter({ hasText: 'Content' })).toContainText('Tenzin Lhamo')
  await first.getByRole('button', { name: 'Compare version 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Compare versions' })
  await expect(dialog.getByRole('deletion')).toHaveText(['the'])
  await expect(dialog.getByRole('insertion')).toHaveText(['every'])
  expect(await look(page, true)).toEqual([])
  await dialog.getByRole('button', { name: 'Restore version 1' }).click()
  await expect(page.getByText('Version 1 is restored')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Content', exact: true })).toHaveText(
    'Put the lamp out and wait.',
  )
  await expect(versions.getByText('Version 1 restored')).toBeVisible()
  await page.context().close()
})
