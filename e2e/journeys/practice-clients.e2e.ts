import { smallPdf } from '../../server/testing/small-pdf.ts'
import { expectNoneHere } from '../axe.ts'
import { bookAndPay } from '../booking.ts'
import { expect, freshMobile, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { startIn } from '../passing-time.ts'
import { becomeClient, logInHealer } from '../people.ts'

const sheet = { name: 'evening-sheet.pdf', mimeType: 'application/pdf', buffer: smallPdf() }

test('after a session the healer notes for themselves, sums up for the client, and makes a plan of the homework', async ({
  page,
  browser,
  outside,
}) => {
  test.slow()
  const healer = await ownHealer('savita-jadhav')
  await becomeClient(page, outside)
  const appointmentId = await bookAndPay(page, healer.path)
  await startIn(appointmentId, -50)

  const practice = await logInHealer(browser, outside, healer.mobile)
  await practice.setViewportSize({ width: 390, height: 844 })
  await open(practice, `/practice/clients/${appointmentId}`)
  await practice.getByRole('button', { name: 'Write a note' }).click()
  await practice.getByLabel('Template', { exact: true }).selectOption('SOAP')
  await practice.getByRole('button', { name: 'New note' }).click()
  await practice.getByLabel('Subjective: what the client says').fill('Counts the stairs.')
  await expect(practice.getByText('Draft saved')).toBeVisible()
  // Without a line the words stay in the tab, and are saved once it is back.
  await practice.context().setOffline(true)
  await practice.getByLabel('Plan', { exact: true }).fill('Counts the days.')
  await expect(practice.getByText('Not saved yet.')).toBeVisible()
  await practice.context().setOffline(false)
  await expect(practice.getByText('Draft saved')).toBeVisible()
  await expectNoneHere(practice, 'a draft of a note')
  await practice.getByRole('button', { name: 'Sign note' }).click()
  await practice.getByRole('dialog').getByRole('button', { name: 'Sign note' }).click()
  await expect(practice.getByText(`Signed by ${healer.name}`)).toBeVisible()
  await expect(practice.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0)
  await practice.getByRole('button', { name: 'Write an addendum' }).click()
  await practice.getByLabel('Addendum', { exact: true }).fill('Since Tuesday.')
  await practice.getByRole('button', { name: 'Sign addendum' }).click()
  await expect(practice.getByText(`Addendum by ${healer.name}`)).toBeVisible()
  await expectNoneHere(practice, 'notes about a client')
  await practice.reload()
  await expect(practice.getByRole('button', { name: 'Show 1 note' })).toBeVisible()
  await expect(practice.getByText('Counts the stairs.')).toHaveCount(0)

  await practice.getByRole('link', { name: 'Write a summary' }).click()
  await practice.getByLabel('Summary', { exact: true }).fill('We looked at the stairs.')
  await practice.getByLabel('Homework').fill('Sit on the third step\n\nBreathe out twice')
  await practice.getByRole('button', { name: 'Share summary' }).click()
  await expect(practice.getByText('We looked at the stairs.')).toBeVisible()
  await practice.locator('input[type=file]').setInputFiles(sheet)
  await practice.getByRole('button', { name: 'Share files' }).click()
  await expect(practice.getByRole('link', { name: /^evening-sheet.pdf/ })).toBeVisible()
  await expectNoneHere(practice, 'a session that is summed up')

  await practice.getByRole('link', { name: 'Create plan from homework' }).click()
  await expect(practice.getByLabel('Action', { exact: true })).toHaveCount(2)
  await practice.getByLabel('Title').fill('The stairs')
  for (const time of await practice.getByLabel('Time').all()) await time.fill('20:00')
  await practice.getByRole('button', { name: 'Send plan' }).click()
  await expect(practice.getByText('Breathe out twice')).toBeVisible()

  await open(page, '/notifications')
  await page.getByText(`${healer.name} wrote a summary of your session`).click()
  await expect(page).toHaveURL(`/dashboard/appointments/${appointmentId}`)
  await expect(page.getByText('We looked at the stairs.')).toBeVisible()
  await expect(page.getByText('Sit on the third step')).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'evening-sheet.pdf' }).click()
  expect((await saved).suggestedFilename()).toBe('evening-sheet.pdf')
  await expectNoneHere(page, 'an appointment with a summary')
  await expect(page.getByText('Counts the stairs')).toHaveCount(0)

  // A visitor who asked before booking gets an answer from the practice.
  await page.request.post('/api/website/appointment-inquiry', {
    data: {
      name: 'Kavita Iyer',
      email: `kavita-${appointmentId}@example.com`,
      mobile_number: '9845099001',
      description: 'May my mother sit in with me?',
      healer_u_id: healer.path.split('/').at(-1),
    },
  })
  await open(practice, '/practice/enquiries')
  await practice.getByLabel('Your reply').fill('She is welcome.')
  await practice.getByRole('button', { name: 'Send reply' }).click()
  await expect(practice.getByText('Replied')).toBeVisible()
  await expectNoneHere(practice, 'an enquiry that was answered')
  await expect
    .poll(async () =>
      (await outside.items(`kavita-${appointmentId}@example.com`)).map(({ text }) => text).join(),
    )
    .toContain('She is welcome.')

  // A client reads the reply in the account, and the mail says only that it is there.
  const mobile = freshMobile()
  await becomeClient(page, outside, mobile)
  const email = `ananya-${mobile}@example.com`
  await page.request.post('/api/website/appointment-inquiry', {
    data: {
      name: 'Ananya Kulkarni',
      email,
      mobile_number: mobile,
      description: 'Do you work with night fears?',
      healer_u_id: healer.path.split('/').at(-1),
    },
  })
  await practice.reload()
  await practice.getByLabel('Your reply').fill('Yes, at night too.')
  await practice.getByRole('button', { name: 'Send reply' }).click()
  await expect(practice.getByText('Replied')).toHaveCount(2)
  await expect.poll(async () => (await outside.items(email)).length).toBeGreaterThan(0)
  const mails = (await outside.items(email)).map(({ text }) => text).join()
  expect(mails).toContain('/enquiries')
  expect(mails).not.toContain('at night')
  await open(page, '/enquiries')
  await expect(page.getByText('Yes, at night too.')).toBeVisible()
  await expectNoneHere(page, 'my enquiries')
  await practice.context().close()
})
