import { colleagues } from '../../demo/logins.ts'
import { openDatabase } from '../../server/platform/database/database.ts'
import { expectNoneHere } from '../axe.ts'
import { logInColleague, openScreen, pressWithOtp } from '../back-office.ts'
import { expect, test } from '../fixtures.ts'

const [, finance] = colleagues

/** A refund of the demo that the bank sends back now. */
async function someRefundComesBack() {
  const { pool, close } = openDatabase(process.env.SITE_DATABASE_URL ?? '', { poolSize: 1 })
  try {
    const { rows } = await pool.query<{ id: string; title: string }>(
      `select provider_refund_id as id, title from refund join orders on orders.u_id = order_id
       where refund.state = 'sent' and provider_refund_id is not null order by refund.created_at limit 1`,
    )
    const [refund] = rows
    if (!refund) throw new Error('the demo has no refund')
    await fetch(`${process.env.SANDBOX_URL}/_control/refunds/${refund.id}/fail`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    return refund
  } finally {
    await close()
  }
}

test('a refund comes back from the bank, and finance pays it into the wallet of its client', async ({
  browser,
  outside,
}) => {
  const { title } = await someRefundComesBack()
  const office = await logInColleague(browser, outside, finance)
  await openScreen(office, '/failed-refunds')
  const line = office.getByRole('article').filter({ hasText: title })
  await expect(line.getByText('The bank sent it back')).toBeVisible()
  await expectNoneHere(office, 'failed refunds')
  await pressWithOtp(
    office,
    outside,
    line.getByRole('button', { name: 'Pay into the wallet' }),
    finance.mobile,
  )
  await expect(office.getByText('Paid into the wallet. The client was notified')).toBeVisible()
  await expect(line).toHaveCount(0)
  await openScreen(office, '/ledger-proofs')
  await office.getByRole('button', { name: 'Prove now' }).click()
  await expect(office.getByText('The ledger was proved')).toBeVisible()
  await expect(office.getByRole('row').nth(1)).toContainText('₹0')
  await office.context().close()
})
