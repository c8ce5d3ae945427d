import { expectNoneHere } from '../axe.ts'
import { bookAndPay } from '../booking.ts'
import { expect, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { becomeClient, demoHealer, logInHealer } from '../people.ts'
import { asksForConsent } from '../signed-consents.ts'

test('a client gives an emergency contact, signs a consent by name, withdraws it and draws it anew, and the healer prepares with all of it', async ({
  page,
  browser,
  outside,
}) => {
  const healer = await ownHealer('savita-jadhav')
  await asksForConsent(healer.path.split('/').at(-1) ?? '')
  await becomeClient(page, outside)
  await open(page, '/profile')
  await page.getByLabel('Legal name').first().fill('Asha Kulkarni Rao')
  await page.getByLabel('Emergency contact: name').fill('Suma Rao')
  await page.getByLabel('Emergency contact: relation').fill('Sister')
  await page.getByLabel('Emergency contact: mobile number').fill('98450 12345')
  await page.getByRole('checkbox', { name: 'Legal name' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your profile has been saved')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Emergency contact: name')).toHaveValue('Suma Rao')
  await expect(page.getByRole('checkbox', { name: 'Legal name' })).toBeChecked()

  const appointmentId = await bookAndPay(page, healer.path)
  await open(page, `/dashboard/appointments/${appointmentId}`)
  await expect(page.getByText('A required consent is not signed yet.')).toBeVisible()
  const sign = page.getByRole('button', { name: 'Sign', exact: true })
  await sign.click()
  await expect(page.getByText('Please enter your full name')).toBeVisible()
  await expectNoneHere(page, 'a consent to sign')
  await page.getByLabel('Your full name').fill('Asha Rao')
  await sign.click()
  await expect(page.getByText('How we work together: signed by Asha Rao')).toBeVisible()

  await page.getByRole('link', { name: 'All my consents' }).click()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  const question = page.getByRole('dialog')
  await expect(question.getByText('What was done before stays lawful')).toBeVisible()
  await question.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('You withdrew this.')).toBeVisible()
  await page.getByRole('radio', { name: 'Draw my name' }).check()
  const field = page.getByLabel('Field to draw your name in')
  await field.scrollIntoViewIfNeeded()
  const box = await field.boundingBox()
  const [left, top] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20]
  await page.mouse.move(left, top)
  await page.mouse.down()
  await page.mouse.move(left + 80, top + 40, { steps: 5 })
  await page.mouse.up()
  await expect(page.getByRole('button', { name: 'Draw again' })).toBeVisible()
  await expectNoneHere(page, 'a drawn name')
  await sign.click()
  // The words of the first signing may still stand beside those of this one.
  await expect(sign).toBeHidden()
  await expect(page.getByText('Signed. Both of you can download it').last()).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).first().click()
  expect((await download).suggestedFilename()).toBe('How we work together.pdf')

  const practice = await logInHealer(browser, outside, healer.mobile)
  await open(practice, `/practice/appointments/${appointmentId}`)
  await expect(practice.getByText('Withdrawn', { exact: true })).toBeVisible()
  await expect(practice.getByText('Signed', { exact: true })).toBeVisible()
  await expectNoneHere(practice, 'consents of a client')
  await open(practice, '/practice')
  await practice.getByRole('link', { name: 'Prepare for' }).click()
  await expect(practice.getByText('Legal name: Asha Kulkarni Rao')).toBeVisible()
  await expect(practice.getByText('Suma Rao, Sister')).toBeVisible()
  await expect(practice.getByRole('heading', { name: 'Private notes' })).toBeVisible()
  await expectNoneHere(practice, 'the next client in one scroll')
  await practice.context().close()

  const next = demoHealer('meera-krishnan')
  await open(page, '/dashboard/handovers')
  await page.getByLabel('Search the healer').fill('Meera')
  await page.getByLabel('Who may read it', { exact: true }).selectOption({ label: next.name })
  await page.getByRole('checkbox', { name: 'Signed notes' }).check()
  await page.getByRole('button', { name: 'Yes, open it' }).click()
  const opened = page.getByRole('region', { name: `${next.name} may read` })
  await expect(opened.getByText('Signed notes')).toBeVisible()
  await expectNoneHere(page, 'a file that is opened')
  await page.reload()
  await opened.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('Taken back. It can no longer be read')).toBeVisible()
  await expect(opened).toHaveCount(0)
})
