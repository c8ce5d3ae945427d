import { expectNoneHere } from '../axe.ts'
import { expect, freshMobile, type Outside, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { becomeClient, chooseTimeHere, logInHealer, payByCard } from '../people.ts'

const typed = {
  Name: 'For two',
  'Length (minutes)': '60',
  'Price (₹)': '1001',
  'Clients at least': '2',
  'Clients at most': '2',
}

async function linkTo(outside: Outside, mobile: string): Promise<string> {
  let path = ''
  await expect
    .poll(async () => {
      for (const { text } of await outside.items(mobile, 'sms'))
        path ||= text.match(/(?:\/hi)?\/(?:together|s)\/[\w.-]+/)?.[0] ?? ''
      return path
    })
    .not.toBe('')
  return path
}

test('a couple books a session together, each pays a part, and each has a page of their own', async ({
  page,
  browser,
  outside,
}) => {
  const healer = await ownHealer('nandini-bose')
  const mine = await logInHealer(browser, outside, healer.mobile)
  await open(mine, '/practice/services')
  await mine.getByRole('button', { name: 'Add a service' }).click()
  const form = mine.getByRole('form', { name: 'New service' })
  for (const [label, text] of Object.entries(typed)) await form.getByLabel(label, { exact: true }).fill(text)
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(mine.getByText('The service has been saved')).toBeVisible()
  await mine.getByRole('button', { name: 'Edit For two' }).click()
  const again = mine.getByRole('form', { name: 'For two' })
  for (const [label, text] of Object.entries(typed))
    await expect(again.getByLabel(label, { exact: true })).toHaveValue(text)

  const other = await browser.newContext()
  const guest = await other.newPage()
  const mobile = freshMobile()
  await becomeClient(guest, outside, mobile)
  await becomeClient(page, outside, freshMobile())
  await open(page, healer.path)
  await page.locator('label', { hasText: 'For two' }).click()
  await expect(page.getByRole('radio', { name: /^For two/ })).toBeChecked()
  await expect(page).toHaveURL(/service=/)
  const picker = await chooseTimeHere(page, 'next')
  const together = picker.getByRole('region', { name: 'Come with others' })
  await together.getByRole('button', { name: 'Book for 2 people' }).click()
  await expect(together.getByText('Please enter an e-mail or a 10 digits mobile no.')).toBeVisible()
  await together.getByLabel('E-mail or mobile number of person 1').fill(mobile)
  await together.getByRole('radio', { name: /^Each pays a part/ }).click()
  await expectNoneHere(page, 'booking together')
  await together.getByRole('button', { name: 'Book for 2 people' }).click()
  await page.getByRole('button', { name: 'Pay ₹500.5', exact: false }).click()
  await payByCard(page)
  await page.getByRole('link', { name: 'View appointment' }).click()
  await expect(page.getByText('no answer yet')).toBeVisible()
  await expectNoneHere(page, 'the page of the one who booked')

  await open(guest, await linkTo(outside, mobile))
  await expect(guest.getByText(`With ${healer.name}`)).toBeVisible()
  await guest.getByLabel(/^What would you like to talk about/).fill('I have words of my own.')
  await expectNoneHere(guest, 'an invitation')
  await guest.getByRole('button', { name: 'Yes, I come' }).click()
  await guest.getByRole('button', { name: 'Pay ₹500.5', exact: false }).click()
  await payByCard(guest)
  await guest.getByRole('link', { name: 'View appointment' }).click()
  await expect(guest.getByText('The session takes place together.')).toBeVisible()
  await expect(guest.getByText('I have words of my own.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('comes', { exact: true })).toBeVisible()

  await open(mine, page.url().replace('/dashboard/appointments/', '/practice/appointments/'))
  await expect(mine.getByRole('list', { name: 'Clients of this session' }).getByRole('listitem')).toHaveCount(
    2,
  )
  await expectNoneHere(mine, 'the clients of a session together')

  await guest.getByRole('button', { name: 'Cancel session' }).click()
  const panel = guest.getByRole('region', { name: 'Cancel this session?' })
  await panel.getByRole('button', { name: 'Cancel session' }).click()
  await expect(guest.getByText(/^You have withdrawn/)).toBeVisible()
  await page.reload()
  await expect(page.getByText('The session takes place together.')).toBeVisible()
  await other.close()
  await mine.context().close()
})
