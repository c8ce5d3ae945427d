import { expect, open, test } from '../fixtures.ts'
import { becomeClient, demoHealer } from '../people.ts'

test('a client puts a healer on the wishlist, finds it there, removes it and undoes that', async ({
  page,
  outside,
}) => {
  const { name, path } = demoHealer('kavita-jain')
  await open(page, path)
  await page.getByRole('button', { name: `Add ${name} to wishlist` }).click()
  await expect(page).toHaveURL(/\/login\?redirect_to=/)

  await becomeClient(page, outside)
  // The client presses before the list is loaded, as on a slow connection.
  let pressed = () => {}
  const press = new Promise<void>((resolve) => {
    pressed = resolve
  })
  await page.route('**/api/website/wishlist', async (route) => {
    if (route.request().method() === 'GET') await press
    await route.continue()
  })
  await open(page, path)
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/website/wishlist') && answer.request().method() === 'POST',
  )
  await page.getByRole('button', { name: `Add ${name} to wishlist` }).click()
  pressed()
  const heart = page.getByRole('button', { name: `Remove ${name} from wishlist` })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await saved
  await page.reload()
  await expect(heart).toBeVisible()

  await open(page, '/wishlists')
  await expect(page.getByRole('link', { name })).toHaveAttribute('href', path)
  await page.getByRole('button', { name: `Remove ${name} from wishlist` }).click()
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name })).toBeVisible()
})
