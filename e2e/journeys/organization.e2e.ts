import { demoMembers, demoOrganization } from '../../demo/content/organizations.ts'
import { colleagues } from '../../demo/logins.ts'
import { expectNoneHere } from '../axe.ts'
import { digitsOf, logInColleague, openScreen, pressWithOtp } from '../back-office.ts'
import { expect, freshMobile, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { becomeClient, chooseTime, logInAs } from '../people.ts'

const [, finance] = colleagues
const [, managing] = demoMembers
const { id, name } = demoOrganization

test('an employer pays in and invites, a member books and cancels, and the employer sees totals alone', async ({
  browser,
  outside,
  page,
}) => {
  // Four people, each with a log-in.
  test.slow()
  const office = await logInColleague(browser, outside, finance)
  await openScreen(office, `/organizations/${id}`)
  await office.getByLabel('Amount (₹), negative to deduct').fill('2500')
  await office.getByLabel('Reason, such as a bank transfer').fill('Transfer of the journey')
  await pressWithOtp(office, outside, office.getByRole('button', { name: 'Change budget' }), finance.mobile)
  const change = office.getByRole('article', { name: '+₹2,500' })
  await expect(change.getByText('Transfer of the journey')).toBeVisible()
  await expectNoneHere(office, 'an organisation in the back office')

  const manager = await logInAs(browser, outside, digitsOf(managing?.phone ?? ''), 'client')
  await open(manager, '/organisation')
  await manager.getByRole('main').getByRole('link', { name }).click()
  await expect(manager.getByRole('heading', { name, level: 1 })).toBeVisible()
  const months = manager.getByRole('table').getByRole('row')
  await expect(months.filter({ hasText: '₹' })).not.toHaveCount(0)
  await manager.locator('input[type=file]').setInputFiles({
    name: 'staff.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Name,Mail\nAsha,asha-${freshMobile()}@example.com\nBad,=1+1\n`),
  })
  await expect(manager.getByText('1 person invited')).toBeVisible()
  await expect(manager.getByText('Row 3: Bad, =1+1')).toBeVisible()
  await manager.getByLabel('Number of people').fill('2')
  await manager.getByRole('button', { name: 'Create link' }).click()
  const invitation = manager.getByRole('listitem').filter({ hasText: 'Link for 2 people' })
  const link = (await invitation.getByText('/organisation/join/').textContent()) ?? ''
  await expectNoneHere(manager, 'an organisation that one looks after')

  const address = new URL(link).pathname
  await open(page, address)
  await expect(page.getByRole('heading', { name: `${name} invites you` })).toBeVisible()
  await expect(page.getByText('It does not see what you book')).toBeVisible()
  await expectNoneHere(page, 'an invitation')
  await becomeClient(page, outside)
  await open(page, address)
  await page.getByRole('button', { name: `Join ${name}` }).click()
  await expect(page.getByRole('heading', { name: 'My organisation' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Available this month' })).toContainText('₹1,500')
  await expectNoneHere(page, 'my organisation')

  const healer = await ownHealer('kavita-jain')
  const picker = await chooseTime(page, healer.path, 'next')
  await picker.getByRole('button', { name: /^Book appointment/ }).click()
  await expect(page.getByText(`Paid by ${name}`, { exact: true })).toBeVisible()
  await expectNoneHere(page, 'a checkout with an organisation')
  await page.getByRole('button', { name: 'Confirm for ₹0' }).click()
  await page.getByRole('link', { name: 'View appointment' }).click()
  await expect(page.getByText('Your organisation paid ₹750')).toBeVisible()
  const appointment = new URL(page.url()).pathname
  await open(page, '/organisation')
  const left = page.getByRole('region', { name: 'Available this month' })
  await expect(left).toContainText('₹750')
  await open(page, appointment)
  await page.getByRole('button', { name: 'Cancel session' }).click()
  const panel = page.getByRole('region', { name: 'Cancel this session?' })
  await expect(panel.getByText('To your organisation')).toBeVisible()
  await expectNoneHere(page, 'a cancelling with an organisation')
  await panel.getByRole('button', { name: 'Cancel session' }).click()
  await expect(page.getByText('Returned to your organisation: ₹750.')).toBeVisible()
  await open(page, '/organisation')
  await expect(left).toContainText('₹1,500')

  await manager.reload()
  const member = manager.getByRole('listitem').filter({ hasText: 'Ananya Kulkarni' })
  await expect(member).toHaveCount(1)
  await expect(manager.getByText(healer.name)).toHaveCount(0)
  await page.getByRole('button', { name: `Leave ${name}` }).click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.getByText('You are not a member of an organisation')).toBeVisible()
  await manager.reload()
  await expect(manager.getByRole('heading', { name: 'Members' })).toBeVisible()
  await expect(member).toHaveCount(0)
  for (const one of [office, manager]) await one.context().close()
})
