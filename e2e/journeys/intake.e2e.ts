import { expectNoneHere } from '../axe.ts'
import { bookAndPay } from '../booking.ts'
import { expect, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { askBeforeSessions } from '../intake.ts'
import { becomeClient, logInHealer } from '../people.ts'

test.use({ losesLine: true })

test('a client answers the form of a session with a cut line, and the healer reads it before they meet', async ({
  page,
  browser,
  outside,
}) => {
  const healer = await ownHealer('savita-jadhav')
  await askBeforeSessions(healer.path.split('/').at(-1) ?? '')
  await becomeClient(page, outside)
  const appointmentId = await bookAndPay(page, healer.path)
  await open(page, `/dashboard/appointments/${appointmentId}`)
  await expect(page.getByRole('heading', { name: 'Before we meet' })).toBeVisible()
  await expect(page.getByLabel('Which one?')).toHaveCount(0)
  await page.context().setOffline(true)
  await page.getByRole('radio', { name: 'Yes' }).check()
  await page.getByLabel('Which one?').fill('Melatonin')
  await expect(page.getByText('No connection. Your answers are kept')).toBeVisible()
  const saved = page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' && response.url().endsWith('/intake') && response.ok(),
  )
  await page.context().setOffline(false)
  await saved
  await page.reload()
  await expect(page.getByLabel('Which one?')).toHaveValue('Melatonin')
  await page.getByRole('button', { name: `Send to ${healer.name}` }).click()
  await expect(page.getByText('Please answer this question')).toBeVisible()
  await expectNoneHere(page, 'a form before a session')
  await page.getByLabel('This is no emergency service').check()
  await page.getByRole('button', { name: `Send to ${healer.name}` }).click()
  await expect(page.getByText('Your answers have been sent')).toBeVisible()

  const practice = await logInHealer(browser, outside, healer.mobile)
  await open(practice, `/practice/appointments/${appointmentId}`)
  await expect(practice.getByText('Melatonin')).toBeVisible()
  await expectNoneHere(practice, 'what a client answered before a session')
  await practice.context().close()
})
