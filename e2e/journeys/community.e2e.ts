import { demoId } from '../../demo/ids.ts'
import { logInAdmin, openScreen } from '../back-office.ts'
import { expect, open, test } from '../fixtures.ts'
import { becomeClient, demoHealer, logInHealer } from '../people.ts'

const groupPath = `/community/${demoId('community-group', 'first-year-in-a-new-city')}`

test('a client joins a group, accepts its rules and writes; a healer answers live; a report is decided by staff', async ({
  page,
  browser,
  outside,
}) => {
  test.setTimeout(120_000)
  const zara = demoHealer('zara-wadia')
  await becomeClient(page, outside)
  await open(page, '/community')
  await expect(page.getByRole('link', { name: 'WhatsApp', exact: true })).toBeVisible()
  await page.getByRole('link', { name: /First year in a new city/ }).click()
  await expect(page).toHaveURL(new RegExp(`${groupPath}$`))
  await expect(page.getByRole('heading', { name: 'Rules of this group' })).toBeVisible()
  await expect(page.getByText(/Eight months in Pune/)).toHaveCount(0)
  await page.getByLabel('Your name in this group').fill('Early Train')
  await page.getByRole('button', { name: 'Join group' }).click()

  // The rules stand in the place of the box until they are accepted.
  await expect(page.getByText(/Eight months in Pune/)).toBeVisible()
  const box = page.getByRole('textbox', { name: 'Your post in First year in a new city' })
  await expect(box).toHaveCount(0)
  await page.getByRole('button', { name: 'I accept the rules' }).click()
  const words = `Hello from my second week ${Date.now()}`
  await box.fill(words)
  await box.press('Enter')
  const posts = page.getByRole('group', { name: 'Messages' })
  await expect(posts.getByText(words)).toBeVisible()

  const practice = await logInHealer(browser, outside, zara.mobile)
  await open(practice, `/practice${groupPath}`)
  const heard = practice.getByRole('group', { name: 'Messages' })
  await expect(heard.getByText(words)).toBeVisible()
  const answerBox = practice.getByRole('textbox', { name: 'Your post in First year in a new city' })
  await answerBox.pressSequentially('Welcome.')
  await expect(page.getByText('Someone is typing')).toBeVisible()
  await answerBox.press('Enter')
  const answer = posts.getByRole('listitem').filter({ hasText: 'Welcome.' }).last()
  await expect(answer.getByText('Healer', { exact: true })).toBeVisible()
  await expect(answer.getByRole('link', { name: zara.name })).toBeVisible()

  // A picture goes along, and is drawn where the other is.
  await page.locator('input[type=file]').setInputFiles({
    name: 'street.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 40 } }),
  })
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const picture = heard.getByRole('button', { name: 'View street.png' }).locator('img')
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)

  // The healer reports what the client wrote; staff remove it, and it goes from both open windows.
  await heard
    .getByRole('listitem')
    .filter({ hasText: words })
    .getByRole('button', { name: /^Message from/ })
    .click()
  await practice.getByRole('button', { name: 'Report message' }).click()
  await practice.getByRole('button', { name: 'Send report' }).click()
  await expect(practice.getByText('Please choose a reason')).toBeVisible()
  await practice.getByRole('radio', { name: 'Sharing private details' }).check()
  await practice.getByLabel('Anything to add (optional)').fill(words)
  await practice.getByRole('button', { name: 'Send report' }).click()
  await expect(practice.getByText('Thank you. Our team will look into it.')).toBeVisible()

  const admin = await logInAdmin(browser, outside)
  await openScreen(admin, '/community-reports')
  const rows = admin.getByRole('row').filter({ hasText: 'Privacy' })
  await rows.last().click()
  await expect(admin.getByRole('region', { name: 'Message' }).getByText(words)).toBeVisible()
  await admin.getByRole('combobox', { name: 'Decision' }).click()
  await admin.getByRole('option', { name: 'Remove the message permanently' }).click()
  await admin.getByRole('button', { name: 'Save decision' }).click()
  await expect(admin.getByRole('region', { name: 'Our decision' })).toBeVisible()
  await expect(heard.getByText(words)).toHaveCount(0)
  await expect(posts.getByText(words)).toHaveCount(0)

  // Blocked: the healer's posts are gone for the client, and come back.
  await answer.getByRole('button', { name: /^Message from/ }).click()
  await page.getByRole('button', { name: `Block ${zara.name}` }).click()
  await expect(posts.getByText('Welcome.')).toHaveCount(0)
  await open(page, '/community')
  await page.getByRole('button', { name: `Unblock ${zara.name}` }).click()
  await expect(page.getByRole('heading', { name: 'Blocked people' })).toHaveCount(0)
  await page.getByRole('link', { name: /First year in a new city/ }).click()
  await expect(posts.getByText('Welcome.')).toBeVisible()

  await page.getByRole('button', { name: 'About this group' }).click()
  await page.getByRole('button', { name: 'Leave group' }).click()
  await page
    .getByRole('dialog', { name: /^Leave/ })
    .getByRole('button', { name: 'Leave group' })
    .click()
  await expect(page).toHaveURL(/\/community$/)
  await expect(page.getByRole('heading', { name: 'Your groups' })).toHaveCount(0)
})
