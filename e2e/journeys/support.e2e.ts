import { expect, open, test } from '../fixtures.ts'
import { becomeClient, logInSupport } from '../people.ts'

test('help is asked with a picture, answered live, closed, reviewed and opened again', async ({
  browser,
  page,
  outside,
}) => {
  await becomeClient(page, outside)
  await open(page, '/contact-us')
  await page.getByRole('link', { name: 'Help and support', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'You have asked us nothing yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Ask for help' }).first().click()
  await expect(page).toHaveURL('/support?ask=yes')
  await page.getByText('Can I give something back?').click()
  await expect(page.getByText(/until 24 hours before it begins/)).toBeVisible()

  const form = page.getByRole('form', { name: 'Write to us' })
  await form.getByRole('button', { name: 'Send my request' }).click()
  await expect(form.getByText('This field is required')).toHaveCount(2)
  await expect(form.getByLabel('What is it about, in a few words?')).toBeFocused()
  const title = `The picture of my course is missing ${Date.now()}`
  await form.getByLabel('What is it about, in a few words?').fill(title)
  await form.getByLabel('What happened?').fill('There is a grey box.')
  await form.getByLabel('Something does not work').check({ force: true })
  const buffer = await page.screenshot()
  await form
    .locator('input[type=file]')
    .setInputFiles([{ name: 'grey-box.png', mimeType: 'image/png', buffer }])
  await expect(form.getByText('grey-box.png')).toBeVisible()
  await form.getByRole('button', { name: 'Send my request' }).click()
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
  await desk.getByRole('searchbox', { name: 'Search in requests' }).fill(title.split(' ').at(-1) ?? '')
  await desk.getByRole('button', { name: 'Search', exact: true }).last().click()
  await desk.getByRole('link', { name: title }).click()
  await expect(desk.getByText(/^a•••@example\.com$/)).toBeVisible()
  await desk.getByRole('textbox', { name: 'Answer' }).fill('It is there again. Could you look?')
  await desk.getByRole('button', { name: 'Send', exact: true }).click()
  // In the window that was open all the while.
  const thread = page.getByRole('list', { name: 'What was said' })
  await expect(thread.getByText('It is there again. Could you look?')).toBeVisible()
  await expect(thread.getByText('Nandini of New You')).toBeVisible()
  await expect(page.getByText('We wait for your answer.')).toBeVisible()

  await page.getByRole('textbox', { name: 'Write back' }).fill('Yes, thank you.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(desk.getByText('Yes, thank you.')).toBeVisible()
  await page.getByRole('button', { name: 'It is settled, close it' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close it' }).click()
  await expect(page.getByRole('heading', { name: 'How did it go?' })).toBeVisible()
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true })
  await page.getByLabel('Your words').fill('Quick and kind.')
  await page.getByRole('button', { name: 'Send my review' }).click()
  await expect(page.getByRole('heading', { name: 'What you said of it' })).toBeVisible()
  await expect(desk.getByText('Quick and kind.')).toBeVisible()
  await page.getByRole('button', { name: 'Open it again' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Open it again' }).click()
  await expect(page.getByText('It is our turn.', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: 'All my requests' }).click()
  await page.getByRole('button', { name: 'Closed', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No request is like that' })).toBeVisible()
  await page.getByRole('button', { name: 'With us' }).click()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await desk.context().close()
})
