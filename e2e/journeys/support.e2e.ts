import { expect, open, test } from '../fixtures.ts'
import { becomeClient, giveStars, logInSupport } from '../people.ts'

test('help is asked with a picture, answered live, closed, reviewed and opened again', async ({
  browser,
  page,
  outside,
}) => {
  await becomeClient(page, outside)
  await open(page, '/contact-us')
  await page.getByRole('link', { name: 'Help and support', exact: true }).click()
  const empty = page.getByRole('heading', { name: 'No tickets yet' }).locator('..')
  await empty.getByRole('link', { name: 'New ticket' }).click()
  await expect(page).toHaveURL('/support?ask=yes')
  // The same questions stand on the page before.
  const form = page.getByRole('form', { name: 'Write to us' })
  await expect(form).toBeVisible()
  await page.getByText('Can I return a purchase?').click()
  await expect(page.getByText(/until 24 hours before the start/)).toBeVisible()

  await form.getByRole('button', { name: 'Submit ticket' }).click()
  await expect(form.getByText('This field is required')).toHaveCount(2)
  await expect(form.getByLabel('Title')).toBeFocused()
  const title = `The picture of my course is missing ${Date.now()}`
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Description').fill('There is a grey box.')
  await form.getByLabel('Technical problem').check({ force: true })
  const buffer = await page.screenshot()
  await form
    .locator('input[type=file]')
    .setInputFiles([{ name: 'grey-box.png', mimeType: 'image/png', buffer }])
  await expect(form.getByText('grey-box.png')).toBeVisible()
  await form.getByRole('button', { name: 'Submit ticket' }).click()
  await expect(page).toHaveURL(/\/support\/support-view\//)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('button', { name: 'Enlarge grey-box.png' }).click()
  const picture = page.getByRole('dialog').getByRole('img', { name: 'grey-box.png' })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await page.keyboard.press('Escape')

  const desk = await logInSupport(browser, outside)
  await open(desk, '/help-desk')
  const { width, height } = desk.viewportSize() ?? { width: 1280, height: 800 }
  await desk.setViewportSize({ width: 390, height })
  // The last choice of the row stands wholly on a phone.
  await expect(desk.getByRole('button', { name: 'Assigned to me' })).toBeInViewport({ ratio: 1 })
  await desk.setViewportSize({ width, height })
  await desk.getByRole('searchbox', { name: 'Search tickets' }).fill(title.split(' ').at(-1) ?? '')
  await desk.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  await desk.getByRole('link', { name: title }).click()
  await expect(desk.getByText(/^a•••@example\.com$/)).toBeVisible()
  const reply = desk.getByRole('textbox', { name: 'Reply' })
  await desk.getByLabel('Saved reply').selectOption('We need one more detail')
  await expect(reply).toHaveValue(/^Hello \w+,\n\nThank you for writing/)
  await desk.getByLabel('Assign to').selectOption('Nandini (me)')
  await expect(desk.getByRole('button', { name: 'Unassign' })).toBeVisible()
  await reply.fill('It is there again. Could you look?')
  await desk.getByRole('button', { name: 'Send', exact: true }).click()
  // In the window that was open all the while.
  const thread = page.getByRole('list', { name: 'Messages' })
  await expect(thread.getByText('It is there again. Could you look?')).toBeVisible()
  await expect(thread.getByText('Nandini, New You support')).toBeVisible()
  await expect(page.getByText('We are waiting for your reply.')).toBeVisible()

  await page.getByRole('textbox', { name: 'Your reply' }).fill('Yes, thank you.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(desk.getByText('Yes, thank you.')).toBeVisible()
  await page.getByRole('button', { name: 'Close ticket' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close ticket' }).click()
  await expect(page.getByRole('heading', { name: 'How was our support?' })).toBeVisible()
  await giveStars(page, 5)
  await page.getByLabel('Your review').fill('Quick and kind.')
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByRole('heading', { name: 'Your review' })).toBeVisible()
  await expect(desk.getByText('Quick and kind.')).toBeVisible()
  await page.getByRole('button', { name: 'Reopen ticket' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reopen ticket' }).click()
  await expect(page.getByText('We are looking into it', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: 'All my tickets' }).click()
  await page.getByRole('button', { name: 'Closed', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No tickets found' })).toBeVisible()
  await page.getByRole('button', { name: 'Waiting for us' }).click()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await desk.context().close()
})
