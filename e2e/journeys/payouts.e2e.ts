import type { Page } from '@playwright/test'
import { demoId } from '../../demo/ids.ts'
import { adminPerson, colleagues } from '../../demo/logins.ts'
import { expectNoneHere } from '../axe.ts'
import { logInAdmin, logInColleague, openScreen, pressWithOtp } from '../back-office.ts'
import { expect, type Outside, open, test } from '../fixtures.ts'
import { inTurn } from '../otp-turns.ts'
import { letBankDetailsWait } from '../passing-time.ts'
import { demoHealer, logInHealer } from '../people.ts'

const [, finance] = colleagues

async function enterBankDetails(healer: Page, outside: Outside, mobile: string, number: string) {
  await healer.getByLabel('Account holder’s name').fill('Farida Sheikh')
  await healer.getByLabel('Account number').fill(number)
  await healer.getByLabel('IFSC').fill('DEMO0000009')
  await inTurn(mobile, async () => {
    const before = await outside.count(mobile)
    await healer.getByRole('button', { name: 'Send OTP' }).click()
    await healer.getByLabel('OTP', { exact: true }).fill(await outside.otp(mobile, before))
    await expect(healer.getByText(`account ending in ${number.slice(-4)}`)).toBeVisible()
  })
}

test('a healer enters bank details, two people pay out by the gateway, and the ledger proves it', async ({
  browser,
  outside,
}) => {
  // Three people log in, two of them with codes that each open once.
  test.slow()
  const farida = demoHealer('farida-sheikh')
  const healer = await logInHealer(browser, outside, farida.mobile)
  await open(healer, '/practice/earnings')
  await healer.getByRole('button', { name: 'Add bank details' }).click()
  await enterBankDetails(healer, outside, farida.mobile, '556677889900')

  const admin = await logInAdmin(browser, outside)
  await openScreen(admin, '/settings')
  await admin.getByLabel('Payouts without approval up to').fill('0')
  await pressWithOtp(
    admin,
    outside,
    admin.getByRole('button', { name: 'Save', exact: true }),
    adminPerson.mobile,
  )
  await expect(admin.getByText('Saved', { exact: true })).toBeVisible()

  const office = await logInColleague(browser, outside, finance)
  await openScreen(office, '/payout-batches')
  const due = office
    .getByRole('region', { name: 'Due to healers' })
    .getByRole('article', { name: farida.name })
  await expect(due.getByText('New bank details not active yet')).toBeVisible()
  await letBankDetailsWait(demoId('healer-person', 'farida-sheikh'), 48)
  await openScreen(office, '/payout-batches')
  await expect(due.getByText('Ready to pay out')).toBeVisible()
  await pressWithOtp(
    office,
    outside,
    office.getByRole('button', { name: 'Create batch of ₹' }),
    finance.mobile,
  )
  await expect(office.getByText('Waiting for approval')).toBeVisible()
  await expect(office).toHaveURL(/payout-batches\/[0-9a-f-]{36}\/show$/)
  const address = new URL(office.url()).pathname.replace(/^\/admin/, '')
  await expect(office.getByRole('button', { name: 'Withdraw' })).toBeVisible()
  await expect(office.getByRole('button', { name: 'Approve batch' })).toHaveCount(0)
  await expect(office.getByRole('button', { name: 'Download CSV for bank' })).toHaveCount(0)

  await openScreen(admin, address)
  await expect(admin.getByText('The ledger matches these payouts.')).toBeVisible()
  await expectNoneHere(admin, 'a payout batch that waits')
  await admin.getByRole('button', { name: 'Approve batch' }).click()
  await expect(admin.getByText('The batch is ready for the bank')).toBeVisible()

  await openScreen(office, address)
  await expectNoneHere(office, 'a payout batch that can be sent')
  await office.getByRole('button', { name: 'Send by gateway' }).click()
  await expect(office.getByText('Sent to the gateway.', { exact: false })).toBeVisible()
  await expect(office.getByRole('button', { name: 'Download CSV for bank' })).toHaveCount(0)
  const payout = office.getByRole('article').filter({ hasText: farida.name })
  await expect(async () => {
    await openScreen(office, address)
    await expect(payout.getByText('Bank reference SANDBOX')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expectNoneHere(office, 'a payout batch that the gateway paid')

  await openScreen(office, '/ledger-proofs')
  await office.getByRole('button', { name: 'Check now' }).click()
  await expect(office.getByText('The ledger has been checked')).toBeVisible()
  // The header is a row too; the latest proof stands below it.
  await expect(office.getByRole('row').nth(1)).toContainText('₹0')
  await expect(office.getByRole('row').nth(1)).toContainText('None')

  await open(healer, '/practice/earnings')
  const paid = healer.getByRole('listitem').filter({ hasText: 'Bank reference SANDBOX' })
  await expect(paid.getByText('Paid', { exact: true })).toBeVisible()
  for (const page of [healer, admin, office]) await page.context().close()
})
