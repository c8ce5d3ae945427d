import { expectNoneHere } from '../axe.ts'
import { expect, freshMobile, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { becomeClient, chooseTimeHere, payByCard } from '../people.ts'

test('a parent adds a child, books for the child, pays, and finds the session with its receipt', async ({
  page,
  outside,
}) => {
  const healer = await ownHealer('nandini-bose')
  await becomeClient(page, outside, freshMobile())
  await open(page, '/dashboard/people')
  const add = page.getByRole('region', { name: 'Add a person' })
  await add.getByLabel('Name').fill('Meenu')
  await add.getByLabel('Date of birth').fill('2016-02-14')
  await add.getByRole('radio', { name: 'father' }).check()
  await add.getByRole('button', { name: 'Add child' }).click()
  await expect(add.getByRole('alert')).toHaveText('Please confirm that you are the parent or legal guardian')
  await add.getByRole('checkbox').check()
  await add.getByRole('button', { name: 'Add child' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Meenu' })).toBeVisible()
  await expectNoneHere(page, 'people for whom a client books')
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'Child, born on' })).toBeVisible()

  await add.getByLabel('Name').fill('Mistaken')
  await add.getByLabel('Date of birth').fill('2016-02-15')
  await add.getByRole('radio', { name: 'father' }).check()
  await add.getByRole('checkbox').check()
  await add.getByRole('button', { name: 'Add child' }).click()
  await page.getByRole('button', { name: 'Remove Mistaken' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Mistaken' })).toHaveCount(0)

  await add.getByRole('radio', { name: 'Another adult' }).check()
  await add.getByLabel('Name').fill('Amma')
  await add.getByLabel('Their e-mail or mobile number').fill('no contact')
  await add.getByRole('button', { name: 'Send link' }).click()
  await expect(add.getByRole('alert').first()).toBeVisible()
  await add.getByLabel('Their e-mail or mobile number').fill(`amma-${freshMobile()}@example.com`)
  await add.getByRole('button', { name: 'Send link' }).click()
  const asked = page.getByRole('listitem').filter({ hasText: 'Amma' })
  await expect(asked).toContainText('@example.com')
  await page.reload()
  await asked.getByRole('button', { name: 'Stop booking for Amma' }).click()
  await expect(asked).toHaveCount(0)

  await open(page, healer.path)
  // The choice is drawn once the address has it.
  await page.getByRole('radio', { name: 'Meenu' }).click()
  await expect(page.getByRole('radio', { name: 'Meenu' })).toBeChecked()
  const picker = await chooseTimeHere(page)
  await picker.getByRole('button', { name: /^Book appointment, / }).click()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await payByCard(page)
  await page.getByRole('link', { name: 'View appointment' }).click()
  await expect(page.getByText('I wake at three and cannot sleep again.')).toBeVisible()
  await open(page, '/dashboard/people')
  await expect(page.getByText(`Meenu, with ${healer.name}`)).toBeVisible()
})
