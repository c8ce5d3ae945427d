import { expectNoneHere } from '../axe.ts'
import { bookAndPay } from '../booking.ts'
import { expect, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { becomeClient, logInHealer } from '../people.ts'
import { askNow, markHeld } from '../progress.ts'

test('a goal is agreed and reviewed by both, and a measure is answered, saved as one goes and drawn; a code is asked for a claim', async ({
  page,
  browser,
  outside,
}) => {
  const healer = await ownHealer('savita-jadhav')
  await becomeClient(page, outside)
  const appointmentId = await bookAndPay(page, healer.path)

  const practice = await logInHealer(browser, outside, healer.mobile)
  await open(practice, `/practice/clients/${appointmentId}`)
  await practice.getByRole('button', { name: 'Suggest a goal' }).click()
  await practice.getByRole('button', { name: 'Suggest', exact: true }).click()
  await expect(practice.getByText('This field is required')).toBeVisible()
  await practice.getByLabel('Goal', { exact: true }).fill('Sleep through four nights')
  await practice.getByLabel('Review every').fill('2')
  await practice.getByRole('button', { name: 'Suggest', exact: true }).click()
  await expect(practice.getByText('has not agreed yet. Reviewed every 2 sessions.')).toBeVisible()
  await practice.getByRole('button', { name: 'Ask for a measure' }).click()
  await practice.getByLabel('Measure', { exact: true }).selectOption('phq-9')
  await practice.getByLabel('Hours before the session').fill('90')
  await practice.getByRole('button', { name: 'Ask at this rhythm' }).click()
  await expect(practice.getByText('Please enter a number from 1 to 72')).toBeVisible()
  await practice.getByLabel('Hours before the session').fill('36')
  await practice.getByRole('button', { name: 'Ask at this rhythm' }).click()
  await expect(practice.getByText('Before each session, 36 hours ahead.')).toBeVisible()

  await open(page, '/my-action-plan')
  await page.getByRole('button', { name: 'Agree' }).click()
  await expect(page.getByRole('button', { name: 'Mark as reached' })).toBeVisible()
  await askNow(healer.path.split('/').at(-1) ?? '', appointmentId)

  await open(page, `/dashboard/appointments/${appointmentId}`)
  const form = page.getByRole('region', { name: /PHQ-9/ })
  await expect(form.getByRole('group')).toHaveCount(9)
  for (const question of await form.getByRole('group').all())
    await question.getByRole('radio', { name: 'Several days' }).check()
  await expect(form.getByText('You are not alone.')).toBeVisible()
  await expectNoneHere(page, 'a measure before a session')
  const saved = page.waitForResponse((answer) => answer.url().includes('/measure-request/') && answer.ok())
  await form.getByRole('radio', { name: 'Not at all' }).last().check()
  await saved
  await page.reload()
  await expect(form.getByRole('radio', { name: 'Several days', checked: true })).toHaveCount(8)
  await form.getByRole('button', { name: `Send to ${healer.name}` }).click()
  await expect(page.getByText('Your answers have been sent')).toBeVisible()

  await open(page, '/my-action-plan')
  await page.getByRole('radio', { name: '4', exact: true }).check()
  await page.getByLabel('In words (optional)').fill('Two nights')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('cell', { name: '4 of 10' })).toBeVisible()
  await expect(page.getByText('8 of 27').first()).toBeVisible()
  await expectNoneHere(page, 'goals and measures of a client')

  await practice.reload()
  await expect(practice.getByText('8 of 27').first()).toBeVisible()
  await practice.getByRole('radio', { name: '5', exact: true }).check()
  await practice.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(practice.getByRole('cell', { name: '5 of 10' })).toBeVisible()
  await practice.getByRole('button', { name: 'Let it go' }).click()
  await practice.getByLabel('Why do you let it go?').fill('We found a better one')
  await practice.getByRole('button', { name: 'Let it go' }).click()
  await expect(practice.getByText('Why: We found a better one')).toBeVisible()
  await expectNoneHere(practice, 'goals and measures in the file of a client')

  await markHeld(appointmentId)
  await open(page, `/dashboard/appointments/${appointmentId}`)
  await page.getByRole('button', { name: 'Ask for a code' }).click()
  await expect(page.getByText('has been asked for a code')).toBeVisible()
  await open(practice, `/practice/appointments/${appointmentId}`)
  await practice.getByLabel('Code', { exact: true }).fill('F32.1')
  await practice.getByRole('button', { name: 'Save code' }).click()
  await expect(practice.getByText('On the receipt: F32.1')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Code on the receipt: F32.1')).toBeVisible()
  const whole = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download for this session' }).click()
  expect((await whole).suggestedFilename()).toBe('claim-receipt.pdf')
  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await page.getByRole('button', { name: 'Download for these days' }).click()
  await expect(page.getByText('The end must be after the start')).toBeVisible()
  await expectNoneHere(page, 'a receipt for a claim')
  await practice.context().close()
})
