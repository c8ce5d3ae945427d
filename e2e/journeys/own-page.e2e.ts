import { expectNoneHere } from '../axe.ts'
import { logInAdmin, openScreen } from '../back-office.ts'
import { expect, open, test } from '../fixtures.ts'
import { demoHealer, logInHealer } from '../people.ts'

test('a healer changes the own page: the price at once, new text once staff has read it', async ({
  page,
  browser,
  outside,
}) => {
  const healer = demoHealer('gopakumar-nair')
  const mine = await logInHealer(browser, outside, healer.mobile)
  await mine.setViewportSize({ width: 390, height: 844 })
  await open(mine, '/practice/page')
  await mine.getByLabel('Price of a session in rupees').fill('1234')
  await mine.getByRole('button', { name: 'Save changes' }).click()
  await expect(mine.getByText('Your page was saved')).toBeVisible()
  await open(page, healer.path)
  await expect(page.getByRole('main')).toContainText('₹1,234')

  const sentence = `I walk with people who lost somebody, ${Date.now()}.`
  const about = mine.getByLabel('About you')
  await about.fill('')
  await mine.getByRole('button', { name: 'Save changes' }).click()
  await expect(mine.getByText('Please write a few sentences')).toBeVisible()
  await about.fill(sentence)
  await mine.getByRole('button', { name: 'Save changes' }).click()
  await expect(mine.getByRole('heading', { name: 'We are reviewing your new text' })).toBeVisible()
  await expectNoneHere(mine, 'own page with new text')
  await page.reload()
  await expect(page.getByText(sentence)).toHaveCount(0)

  const admin = await logInAdmin(browser, outside)
  await openScreen(admin, '/healers')
  await admin.getByRole('switch', { name: 'New page text' }).check()
  await admin.getByRole('cell', { name: healer.name }).click()
  const change = admin.getByRole('region', { name: 'New page text' })
  await expect(change.getByText(sentence)).toBeVisible()
  await expectNoneHere(admin, 'new page text in the back office')
  await change.getByRole('button', { name: 'Publish new text' }).click()
  await expect(change).toHaveCount(0)
  await admin.context().close()

  await expect(mine.getByText('The changes to your page are public')).toBeVisible()
  await page.reload()
  await expect(page.getByText(sentence)).toBeVisible()
  await open(mine, '/privacy-centre')
  await expect(mine.getByRole('heading', { level: 1, name: 'Privacy centre' })).toBeVisible()
  await expect(mine.getByRole('main').getByRole('link', { name: 'Contact us' })).toBeVisible()
  await mine.context().close()
})
