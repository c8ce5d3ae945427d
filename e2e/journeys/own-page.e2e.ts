import { expectNoneHere } from '../axe.ts'
import { logInAdmin, openScreen } from '../back-office.ts'
import { expect, freshLetters, open, test } from '../fixtures.ts'
import { demoHealer, logInHealer } from '../people.ts'

test('a healer changes the own page: the price at once, new text and a portrait once staff has seen them', async ({
  page,
  browser,
  outside,
}) => {
  const admin = await logInAdmin(browser, outside)
  const language = `Bhasha${freshLetters()}`
  await openScreen(admin, '/languages/create')
  await admin.getByLabel('Code').fill(language.toLowerCase())
  await admin.getByLabel('Name', { exact: true }).fill(language)
  await admin.getByLabel('Native name').fill(language)
  await admin.getByLabel('Position').fill('99')
  await admin.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(admin.getByText('Created', { exact: true })).toBeVisible()

  const healer = demoHealer('gopakumar-nair')
  const mine = await logInHealer(browser, outside, healer.mobile)
  await mine.setViewportSize({ width: 390, height: 844 })
  await open(mine, '/practice/page')
  await mine.getByLabel('Session price (₹)').fill('1234')
  // No healer speaks it yet.
  await mine.getByLabel(language).check()
  await mine.getByRole('button', { name: 'Save changes' }).click()
  await expect(mine.getByText('Your page was saved')).toBeVisible()
  await open(page, healer.path)
  await expect(page.getByRole('main')).toContainText('₹1,234')
  await expect(page.getByRole('main')).toContainText(language)

  const sentence = `I walk with people who lost somebody, ${Date.now()}.`
  const about = mine.getByLabel('About you', { exact: true })
  await about.fill('')
  await mine.getByRole('button', { name: 'Save changes' }).click()
  await expect(mine.getByText('Please write a few sentences')).toBeVisible()
  await about.fill(sentence)
  await mine.getByRole('button', { name: 'Save changes' }).click()
  await expect(mine.getByRole('heading', { name: 'We are reviewing your changes' })).toBeVisible()
  await mine
    .getByLabel('Choose a new portrait')
    .and(mine.locator('input'))
    .setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      // Any picture will do.
      buffer: await page.screenshot(),
    })
  await expect(mine.getByRole('img', { name: 'Your new portrait' })).toBeVisible()
  await expect(about).toHaveValue(sentence)
  await expectNoneHere(mine, 'own page with new text')
  await page.reload()
  await expect(page.getByText(sentence)).toHaveCount(0)

  await openScreen(admin, '/healers')
  await admin.getByRole('switch', { name: 'Page changes' }).check()
  // The list takes a moment until it follows.
  await expect(admin).toHaveURL(/filter=/)
  await admin.getByRole('cell', { name: healer.name }).click()
  const change = admin.getByRole('region', { name: 'Page changes' })
  await expect(change.getByText(sentence)).toBeVisible()
  for (const name of ['Portrait now', 'New portrait']) {
    const portrait = change.getByRole('img', { name })
    await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(248)
  }
  await expectNoneHere(admin, 'new page text in the back office')
  await change.getByRole('button', { name: 'Publish changes' }).click()
  await expect(change).toHaveCount(0)
  await admin.context().close()

  await expect(mine.getByText('Your page changes are published')).toBeVisible()
  await page.reload()
  await expect(page.getByText(sentence)).toBeVisible()
  const portrait = page.getByRole('img', { name: `Portrait of ${healer.name}` })
  await expect(portrait).toHaveAttribute('src', /^\/media\/healers\//)
  await open(mine, '/privacy-centre')
  await expect(mine.getByRole('heading', { level: 1, name: 'Privacy centre' })).toBeVisible()
  await expect(mine.getByRole('main').getByRole('link', { name: 'Contact us' })).toBeVisible()
  await mine.context().close()
})
