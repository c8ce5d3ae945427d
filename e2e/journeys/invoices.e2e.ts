import { expectNoneHere } from '../axe.ts'
import { logInAdmin, openScreen } from '../back-office.ts'
import { expect, test } from '../fixtures.ts'

test('an invoice is found by its number, opens as a PDF, leads to its order, and counts in the report of revenue', async ({
  browser,
  outside,
}) => {
  test.setTimeout(180_000)
  const admin = await logInAdmin(browser, outside)
  await openScreen(admin, '/invoices')
  const number = /^NY\/\d\d-\d\d\/000001$/
  await expect(admin.getByRole('cell', { name: /^NY\/\d\d-\d\d\// }).first()).toBeVisible()
  await admin.getByPlaceholder('Number, order, receipt, e-mail or mobile number').fill('no-such-number')
  await expect(admin.getByRole('row')).toHaveCount(0)
  await admin.getByPlaceholder('Number, order, receipt, e-mail or mobile number').fill('')
  const year = await admin
    .getByRole('cell', { name: /^NY\/\d\d-\d\d\// })
    .first()
    .textContent()
  await admin
    .getByPlaceholder('Number, order, receipt, e-mail or mobile number')
    .fill(`${year?.slice(0, 9)}1`)
  const cell = admin.getByRole('cell', { name: number })
  await expect(cell).toBeVisible()
  await expect(admin.getByRole('row')).toHaveCount(2)
  await expectNoneHere(admin, 'invoices')

  const pdf = admin.waitForEvent('download')
  await admin.getByRole('button', { name: /^PDF of NY\// }).click()
  expect((await pdf).suggestedFilename()).toMatch(/^NY-\d\d-\d\d-000001\.pdf$/)
  const table = admin.waitForEvent('download')
  await admin.getByRole('button', { name: 'Export CSV' }).click()
  expect((await table).suggestedFilename()).toBe('invoices.csv')
  await admin.getByRole('row').filter({ has: cell }).getByRole('link').click()
  await expect(admin).toHaveURL(/\/orders\/[0-9a-f-]{36}\/show$/)
  await expect(admin.getByRole('heading', { level: 1 })).toBeVisible()

  // The total of all orders is in a report.
  await admin.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Reports' }).click()
  await admin.getByRole('link', { name: /^Revenue/ }).click()
  const sold = admin.getByRole('article', { name: 'Sold', exact: true })
  await expect(sold.getByText(/^₹[1-9][\d,.]*$/)).toBeVisible()
  await admin.getByRole('button', { name: 'Last 90 days' }).click()
  await expect(admin).toHaveURL(/step=week/)
  const numbers = admin.getByRole('region', { name: 'Revenue, all numbers' })
  // The heading, both sums, and each week that the 90 days touch: 13 or 14 of them, by the day they begin on.
  const from = new Date(new URL(admin.url()).searchParams.get('from') ?? '')
  const weeks = Math.ceil((((from.getUTCDay() + 6) % 7) + 90) / 7)
  await expect(numbers.getByRole('row')).toHaveCount(3 + weeks, { timeout: 20_000 })
  const report = admin.waitForEvent('download')
  await admin.getByRole('button', { name: 'Export CSV' }).click()
  expect((await report).suggestedFilename()).toMatch(/^revenue.*\.csv$/)
  await admin.context().close()
})
