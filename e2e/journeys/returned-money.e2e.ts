import { colleagues } from '../../demo/logins.ts'
import { expectNoneHere } from '../axe.ts'
import { logInColleague, openScreen, pressWithOtp } from '../back-office.ts'
import { expect, test } from '../fixtures.ts'
import { atGateway, firstRow } from '../sandbox.ts'

const [, finance] = colleagues

// One colleague gets the OTPs here, one at a time.
test.describe.configure({ mode: 'default' })

test('a client disputes a payment at the bank, finance explains it there, and the bank agrees', async ({
  browser,
  outside,
}) => {
  const payment = await firstRow<{ id: string; title: string }>(
    `select provider_payment_id as id, title from payment p join orders o on o.u_id = p.order_id
     where p.state = 'captured' and p.use = 'fulfilled' and o.state = 'paid' order by p.created_at limit 1`,
  )
  const { id } = await atGateway<{ id: string }>(`payments/${payment.id}/dispute`, { amount: 12_345 })
  const office = await logInColleague(browser, outside, finance)
  await openScreen(office, '/disputes')
  const line = office.getByRole('article', { name: 'Dispute of ₹123.45' })
  await expect(line.getByRole('link', { name: payment.title })).toBeVisible()
  await expect(line.getByText('Respond by')).toBeVisible()
  await expectNoneHere(office, 'disputes')
  await line.getByLabel('Why the payment is valid').fill('The session was held in full, for 45 minutes.')
  await pressWithOtp(office, outside, line.getByRole('button', { name: 'Send to bank' }), finance.mobile)
  await expect(line.getByText('Under review')).toBeVisible()
  await expect(line.getByText('Contested by Ibrahim Khan')).toBeVisible()

  await atGateway(`disputes/${id}/decide`, { outcome: 'won' })
  await expect(async () => {
    await openScreen(office, '/disputes')
    await expect(line.getByText('Won', { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await office.context().close()
})

/** A refund of the demo that the bank sends back now. */
async function someRefundComesBack() {
  const refund = await firstRow<{ id: string; title: string }>(
    `select provider_refund_id as id, title from refund join orders on orders.u_id = order_id
     where refund.state = 'sent' and provider_refund_id is not null order by refund.created_at limit 1`,
  )
  await atGateway(`refunds/${refund.id}/fail`)
  return refund
}

test('a refund comes back from the bank, and finance pays it into the wallet of its client', async ({
  browser,
  outside,
}) => {
  const { title } = await someRefundComesBack()
  const office = await logInColleague(browser, outside, finance)
  await openScreen(office, '/failed-refunds')
  const line = office.getByRole('article').filter({ hasText: title })
  await expect(line.getByText('Returned by the bank')).toBeVisible()
  await expectNoneHere(office, 'failed refunds')
  await pressWithOtp(office, outside, line.getByRole('button', { name: 'Add to wallet' }), finance.mobile)
  await expect(office.getByText('Added to the wallet. The client has been notified')).toBeVisible()
  await expect(line).toHaveCount(0)
  await openScreen(office, '/ledger-proofs')
  await office.getByRole('button', { name: 'Check now' }).click()
  await expect(office.getByText('The ledger has been checked')).toBeVisible()
  await expect(office.getByRole('row').nth(1)).toContainText('₹0')
  await office.context().close()
})
