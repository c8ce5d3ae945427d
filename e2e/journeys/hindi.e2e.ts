import { demoId } from '../../demo/ids.ts'
import { expect, open, test } from '../fixtures.ts'
import { becomeClient, demoHealer, freeTimes } from '../people.ts'

const devanagari = /[\u0900-\u097f]/

test('a visitor changes to Hindi, stays on the page, and what goes wrong is said in Hindi', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await open(page, '/register')
  await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL('/hi/register')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(devanagari)
  await expect(page.getByRole('contentinfo')).toContainText('मुफ़्त, 24 घंटे, 20 भाषाओं में।')
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  await page.getByRole('textbox', { name: 'ई-मेल' }).fill('not an address')
  await page.getByRole('button', { name: 'मेरे मोबाइल पर OTP भेजें' }).click()
  const wrong = page.locator('[role=alert], [id$=error]').filter({ hasText: /\S/ })
  await expect(wrong.filter({ hasText: devanagari })).not.toHaveCount(0)
  expect((await wrong.allTextContents()).filter((words) => !devanagari.test(words))).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/register')
})

test('a client books in Hindi as far as the payment, and days are said in Hindi', async ({
  page,
  outside,
}) => {
  await becomeClient(page, outside)
  const { path } = demoHealer('meera-krishnan')
  await open(page, `/hi${path}`)
  const picker = page.getByRole('region', { name: 'समय चुनें' })
  const days = picker.getByRole('button', { name: /[1-9]\d* समय उपलब्ध$/ })
  await expect(days.first()).toHaveText(devanagari)
  await days.first().click()
  await expect(freeTimes(picker).first()).toHaveText(devanagari)
  await freeTimes(picker).first().click()
  await picker.getByLabel('किस बारे में बात करनी है?').fill('रात को नींद नहीं आती।')
  await picker.getByRole('button', { name: /^अपॉइंटमेंट बुक करें/ }).click()
  await expect(page).toHaveURL(/\/hi\/payment/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(devanagari)
})

test('what was written in Hindi too is read in Hindi, and the rest is said to be in English', async ({
  page,
}) => {
  await open(page, `/hi/courses/courses-details/${demoId('course', 'sleep-slowly')}`)
  await expect(page.getByRole('heading', { level: 1, name: 'नींद, धीरे-धीरे' })).not.toHaveAttribute('lang')
  await expect(page.getByText('यह अभी सिर्फ़ अंग्रेज़ी में है।')).toHaveCount(0)
  await page.getByRole('link', { name: 'Breath at the kitchen window' }).click()
  const title = page.getByRole('heading', { level: 1, name: 'Breath at the kitchen window' })
  await expect(title).toHaveAttribute('lang', 'en')
  await expect(page.getByText('यह अभी सिर्फ़ अंग्रेज़ी में है।')).toBeVisible()
})
