import { colleagues } from '../../demo/logins.ts'
import { expectNoneHere } from '../axe.ts'
import { logInAdmin, logInColleague, openScreen, pressWithOtp } from '../back-office.ts'
import { expect, freshMobile, open, test } from '../fixtures.ts'
import { becomeClient } from '../people.ts'

const [, finance] = colleagues

test('finance adds to a wallet, a large sum waits for a second person, and the client reads why', async ({
  page,
  browser,
  outside,
}) => {
  test.setTimeout(180_000)
  const mobile = freshMobile()
  await becomeClient(page, outside, mobile)

  const office = await logInColleague(browser, outside, finance)
  await openScreen(office, '/adjustments')
  await office.getByLabel('Client’s e-mail, mobile number or ID').fill(mobile)
  await office.getByRole('button', { name: 'Find client' }).click()
  const form = office.getByRole('form', { name: 'Ananya Kulkarni' })
  await form.getByLabel('Amount (₹)').fill('250')
  await form.getByLabel('Message to the client').fill('Sorry for the session that was cut off.')
  await form.getByLabel('Reason (for the audit trail)').fill('Ticket 4711')
  await expectNoneHere(office, 'adjustments')
  await pressWithOtp(office, outside, form.getByRole('button', { name: 'Add ₹250' }), finance.mobile)
  await expect(office.getByText('Adjusted. The client has been notified')).toBeVisible()
  await expect(form.getByText('₹250', { exact: true })).toBeVisible()

  await form.getByLabel('Amount (₹)').fill('9000')
  await form.getByLabel('Message to the client').fill('A gift for your patience.')
  await form.getByLabel('Reason (for the audit trail)').fill('Ticket 4712')
  await form.getByRole('button', { name: 'Add ₹9,000' }).click()
  await expect(office.getByText('Waiting for approval')).toBeVisible()
  await expect(office.getByRole('button', { name: 'Approve adjustment' })).toHaveCount(0)

  const admin = await logInAdmin(browser, outside)
  await openScreen(admin, '/adjustments')
  const waiting = admin.getByRole('article', { name: 'Ananya Kulkarni: +₹9,000' })
  await expect(waiting).toBeVisible()
  // A search answer read before the decision arrives after it, and must not be shown.
  const rejected = Promise.withResolvers<void>()
  const isRead = Promise.withResolvers<void>()
  await admin.route(
    (url) => url.searchParams.get('search') === mobile,
    async (route) => {
      const response = await route.fetch()
      isRead.resolve()
      await rejected.promise
      await route.fulfill({ response }).catch(() => undefined)
    },
    { times: 1 },
  )
  await admin.getByPlaceholder('E-mail, mobile number or id of a client').fill(mobile)
  await isRead.promise
  await waiting.getByLabel('Reason for rejecting').fill('Too much')
  await waiting.getByRole('button', { name: 'Reject' }).click()
  await expect(admin.getByRole('alert').getByText('Rejected', { exact: true })).toBeVisible()
  rejected.resolve()
  await expect(waiting.getByText(/^Rejected by .*: Too much$/)).toBeVisible()

  await open(page, '/wallet')
  const line = page.getByRole('listitem').filter({ hasText: 'Sorry for the session that was cut off.' })
  await expect(line.getByText('+₹250')).toBeVisible()
  await expect(line.getByText('Correction')).toBeVisible()
  await expect(page.getByText('A gift for your patience.')).toHaveCount(0)
  for (const one of [office, admin]) await one.context().close()
})
