import { supportPerson } from '../../demo/logins.ts'
import { look } from '../axe.ts'
import { logInColleague, openScreen } from '../back-office.ts'
import { expect, test } from '../fixtures.ts'

test('support finds a client by name and by mobile, opens the page, and goes on to an appointment', async ({
  browser,
  outside,
}) => {
  const support = await logInColleague(browser, outside, supportPerson)
  await openScreen(support, '/clients')
  const search = support.getByRole('textbox', { name: 'Name, e-mail, mobile number or id' })
  await search.fill('nanya ra')
  const row = support.getByRole('row').filter({ hasText: 'Ananya Rao' })
  await expect(row).toContainText('+91 ••••• •0001')
  await search.fill('98450 00001')
  // The list asks again a moment after the last letter, and goes to the address of that question.
  await expect(support).toHaveURL(/98450/)
  await row.click()
  await expect(support.getByRole('heading', { name: 'Ananya Rao' })).toBeVisible()
  await expect(support.getByRole('region', { name: /^Orders/ })).toHaveCount(0)
  const appointments = support.getByRole('region', { name: /^Appointments \(/ })
  await expect(appointments.getByRole('link', { name: /^With / })).not.toHaveCount(0)
  const contacts = support.getByRole('button', { name: 'Show contacts' })
  await contacts.click()
  await expect(support.getByText('+919845000001')).toBeVisible()
  await expect(contacts).toHaveCount(0)
  expect(await look(support, true)).toEqual([])
  await appointments.getByRole('link', { name: 'All appointments' }).click()
  await expect(support.getByRole('row').filter({ hasText: 'Ananya Rao' }).first()).toBeVisible()
  await support.getByRole('row').filter({ hasText: 'Ananya Rao' }).first().click()
  await support.getByRole('link', { name: 'Ananya Rao' }).click()
  await expect(support.getByRole('button', { name: 'Log out of all devices' })).toBeVisible()
  await support.context().close()
})
