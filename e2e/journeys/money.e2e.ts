import { expect, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { becomeClient, chooseTime, logInDemoClient, payByCard } from '../people.ts'

test('coupon, life points, wallet and card in one payment', async ({ page, outside }) => {
  await logInDemoClient(page, outside)
  const healer = await ownHealer('meera-krishnan')
  const picker = await chooseTime(page, healer.path)
  await picker.getByRole('button', { name: /^Book appointment/ }).click()
  await expect(page.getByRole('heading', { name: 'Confirm and pay' })).toBeVisible()

  await page.getByLabel('Coupon', { exact: true }).fill('nonsense')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(page.getByText('Invalid coupon code!')).toBeVisible()
  await page.getByRole('button', { name: /^Apply, save ₹200$/ }).click()
  await expect(page.getByText('Coupon Applied ! You save ₹200.')).toBeVisible()
  // It stays applied, and the total the lower one.
  await page.reload()
  await expect(page.getByText('Coupon Applied ! You save ₹200.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay ₹1,800' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Pay ₹2,000' })).toBeVisible()
  await page.getByRole('button', { name: /^Apply, save ₹200$/ }).click()
  await expect(page.getByText('Coupon Applied ! You save ₹200.')).toBeVisible()

  await page.getByRole('switch', { name: /^Life points/ }).check()
  await expect(page.getByText('LifePoints Applied !')).toBeVisible()
  await page.getByLabel('Life points to use').focus()
  await page.getByLabel('Life points to use').fill('')
  await expect(page.getByText('Please enter any amount')).toBeVisible()
  await page.getByLabel('Life points to use').fill('350')
  await page.getByRole('switch', { name: /^Wallet/ }).check()
  await page.getByLabel('Amount from wallet (₹)').focus()
  await page.getByLabel('Amount from wallet (₹)').fill('500')
  await page.getByRole('button', { name: 'Pay ₹950' }).click()
  await payByCard(page)
  await expect(page.getByText('Appointment booked successfully')).toBeVisible()

  await open(page, '/wallet')
  await expect(page.getByText('₹740', { exact: true })).toBeVisible()
  const paid = page.getByRole('listitem').filter({ hasText: `Session with ${healer.name}` })
  await expect(paid.filter({ hasText: '−₹500' })).toBeVisible()
  await open(page, '/life-points')
  // Earned points went first: 120 of them, and 230 bought ones.
  await expect(page.getByText('earned −120, bought −230')).toBeVisible()

  await open(page, '/dashboard')
  const invoice = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /^Invoice NY\// })
    .first()
    .click()
  expect((await invoice).suggestedFilename()).toMatch(/^invoice-NY-.*\.pdf$/)
})

test('the wallet is topped up, and the header knows at once', async ({ page, outside }) => {
  await becomeClient(page, outside)
  await open(page, '/wallet')
  const amount = page.getByLabel('Amount (₹)')
  const go = page.getByRole('button', { name: 'Continue to payment' })
  await go.click()
  await expect(page.getByText('Please enter any amount')).toBeVisible()
  await amount.fill('499')
  await go.click()
  await expect(page.getByText('You have to enter minimum amount ₹500')).toBeVisible()
  await amount.fill('750')
  await go.click()
  await expect(page.getByRole('heading', { name: 'Confirm and pay' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay ₹750' }).click()
  await payByCard(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('₹750 added to your wallet')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('walletPoints')), { timeout: 10_000 })
    .toBe('750')
  await page.getByRole('link', { name: 'View wallet' }).click()
  await expect(page.getByText('Wallet top-up of ₹750')).toBeVisible()
})
