import { bookAndPay } from '../booking.ts'
import { expect, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { becomeClient, logInHealer } from '../people.ts'

test('a healer asks for a test, a worrying answer shows help at once, and the client shares the result', async ({
  page,
  browser,
  outside,
}) => {
  const healer = await ownHealer('kavita-jain')
  await becomeClient(page, outside)
  const appointmentId = await bookAndPay(page, healer.path, 'next')
  const practice = await logInHealer(browser, outside, healer.mobile)
  await open(practice, `/practice/appointments/${appointmentId}`)
  await expect(practice.getByText(/has not shared a test result with you/)).toBeVisible()
  await practice.getByLabel('Test', { exact: true }).selectOption('Mood (PHQ-9)')
  await practice.getByRole('button', { name: 'Request a test' }).click()
  await expect(practice.getByText('Requested')).toBeVisible()

  await open(page, '/dashboard')
  await expect(
    page.getByText(`${healer.name} has asked you to take “Mood (PHQ-9)”`, { exact: false }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Take test', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Little interest or pleasure in doing things',
  )
  // People told of a worrying answer are named before the first.
  await expect(page.getByText(/our support team is told when you finish/)).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Please choose an answer')).toBeVisible()
  for (let question = 1; question <= 8; question++) {
    await expect(page.getByText(`Question ${question} of 9`)).toBeVisible()
    await page.getByLabel('Several days').check()
    await page.getByRole('button', { name: 'Next' }).click()
  }
  const helpline = page.getByRole('main').getByRole('link', { name: /^Call Tele-MANAS/ })
  await page.getByLabel('Not at all').check()
  await expect(helpline).toHaveCount(0)
  await page.getByLabel('Several days').check()
  await expect(helpline).toBeVisible()
  await page.getByRole('button', { name: 'View result' }).click()
  const result = page.getByRole('region', { name: 'Mood (PHQ-9)' })
  await expect(result.getByText('9 of 27', { exact: true })).toBeVisible()
  await expect(page.getByText(/\d%/)).toHaveCount(0)
  await expect(result.getByText(/not a diagnosis/)).toBeVisible()
  await expect(result.getByText(/You can take this test again from/)).toBeVisible()
  await expect(helpline).toBeVisible()

  await practice.reload()
  await expect(practice.getByText(/has not shared a test result with you/)).toBeVisible()
  await result.getByText('Share with healer').click()
  await result.getByLabel(`Share with ${healer.name}`).check()
  await expect(result.getByText(`Shared with ${healer.name}`)).toBeVisible()
  await practice.reload()
  await expect(practice.getByText('Mood (PHQ-9): 9 of 27 points, Mild')).toBeVisible()
  await expect(practice.getByText('One answer may point to a crisis.', { exact: false })).toBeVisible()
  // Hindi readers get the test's texts in Hindi too.
  await open(practice, `/hi/practice/appointments/${appointmentId}`)
  await expect(practice.getByText(/मूड \(PHQ-9\).*हल्के संकेत/)).toBeVisible()
  await open(page, '/hi/dashboard')
  await expect(page.getByText(/मूड \(PHQ-9\): .*को दिया/)).toBeVisible()
  await expect(page.getByText(/हल्का/)).toHaveCount(0)
  await open(page, '/result/test/phq-9')
  await expect(page.getByRole('heading', { name: 'You took this test recently' })).toBeVisible()
})
