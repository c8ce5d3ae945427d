import { expectNoneHere } from '../axe.ts'
import { logInAdmin, openScreen } from '../back-office.ts'
import { expect, test } from '../fixtures.ts'
import { payByCard } from '../people.ts'

test('half in cash and half by a link: a till is opened, paid into, and closed by counting', async ({
  browser,
  outside,
  page: payer,
}) => {
  test.setTimeout(180_000)
  const desk = await logInAdmin(browser, outside)
  await openScreen(desk, '/counter')
  const till = desk.getByRole('form', { name: /^Reception, Pune/ })
  await till.getByRole('button', { name: 'Open till' }).click()
  await expect(desk.getByRole('heading', { name: /^Reception, Pune, open since/ })).toBeVisible()

  const float = desk.getByRole('region', { name: 'Cash from or to the bank' })
  await float.getByLabel('Amount (₹)').fill('2000')
  await float.getByLabel('Note').fill('Change')
  await float.getByRole('button', { name: 'Put into the till' }).click()
  await expect(float.getByLabel('Amount (₹)')).toHaveValue('')

  const orders = desk.getByRole('region', { name: 'Not paid yet' })
  await expectNoneHere(desk, 'an open till')
  // Others of the demo are held for some minutes only, and paid whole.
  await orders.getByLabel('Name, e-mail or mobile number').fill('Ananya Rao')
  await orders.getByRole('button', { name: 'Search' }).click()
  const hers = orders.getByRole('article', { name: /^Session with Farida Sheikh, Ananya Rao/ })
  await hers.first().getByRole('button', { name: 'Choose' }).click()
  const form = desk.getByRole('form', { name: 'Take a payment' })
  const whole = Number(await form.getByLabel('Amount (₹)').inputValue())
  const cash = Math.ceil(whole / 2)
  await form.getByLabel('Amount (₹)').fill(String(cash))
  await form.getByRole('button', { name: /^Take ₹/ }).click()
  await expect(desk.getByText(/taken\. .* is left to pay/)).toBeVisible()
  const line = desk.getByRole('region', { name: 'Payments' }).getByRole('article').first()
  await expect(line).toContainText('Cash')
  const pdf = desk.waitForEvent('download')
  await line.getByRole('button', { name: 'Receipt' }).click()
  expect((await pdf).suggestedFilename()).toMatch(/^receipt-ND-\d{6}\.pdf$/)

  await orders.getByLabel('Name, e-mail or mobile number').fill('Ananya Rao')
  await orders.getByRole('button', { name: 'Search' }).click()
  await orders
    .getByRole('article')
    .filter({ hasText: 'taken already' })
    .first()
    .getByRole('button', { name: 'Choose' })
    .click()
  const rest = Number(await form.getByLabel('Amount (₹)').inputValue())
  expect(rest).toBe(whole - cash)
  await desk.getByLabel('Send by').click()
  await desk.getByRole('option', { name: 'Nothing, I copy it' }).click()
  await desk.getByRole('button', { name: 'Make payment link' }).click()
  const link = await desk.getByLabel('Payment link', { exact: true }).inputValue()

  await payer.goto(link)
  await expect(payer.getByRole('heading', { level: 1, name: /^Pay ₹/ })).toBeVisible()
  await expectNoneHere(payer, 'a payment link')
  await payer.getByRole('button', { name: /^Pay ₹/ }).click()
  await payByCard(payer)
  await expect(payer.getByRole('heading', { name: 'Thank you, this is paid' })).toBeVisible()

  const close = desk.getByRole('form', { name: 'Close the till' })
  await close.getByLabel('Cash counted (₹)').fill(String(2000 + cash - 50))
  await expect(close.getByText('₹50 too little')).toBeVisible()
  await close.getByLabel('Reason').fill('A note of ₹50 is missing')
  await close.getByRole('button', { name: 'Close till' }).click()
  await expect(till).toContainText('should be in it')
  await desk.context().close()
})
