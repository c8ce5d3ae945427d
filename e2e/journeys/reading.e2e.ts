import { expect, open, test } from '../fixtures.ts'
import { becomeClient } from '../people.ts'

test('a visitor narrows the blog down, shares the address, and back undoes it', async ({ page }) => {
  await open(page, '/blog')
  // An editor may publish meanwhile.
  const all = page.getByText(/^4\d articles$/)
  await expect(all).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Wealth', exact: true }).click()
  await expect(page).toHaveURL('/blog?category=wealth')
  await expect(page.getByText('6 articles')).toBeVisible()
  await page.getByRole('link', { name: 'honesty', exact: true }).click()
  await expect(page.getByText('3 articles')).toBeVisible()
  await page.getByLabel('Search articles').fill('gaurantor')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { name: 'Before you sign for a friend' })).toBeVisible()
  await expect(page).toHaveURL(/search=gaurantor/)
  await page.goBack()
  await expect(page.getByText('3 articles')).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(all).toBeVisible()
})

test('a client reviews a post once, and takes it back', async ({ page, outside }) => {
  await becomeClient(page, outside)
  await open(page, '/blog?search=towel')
  await page.getByRole('heading', { name: 'The quarrel about the towel' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The quarrel about the towel')
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByText('This field is required')).toBeVisible()
  const review = `Our towels, word for word ${Date.now()}`
  await page.getByLabel('Your review').fill(review)
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByText('Review added successfully')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit review' })).toBeHidden()
  await page.reload()
  await expect(page.getByText(review)).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(review)).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Your review' })).toBeVisible()
})
