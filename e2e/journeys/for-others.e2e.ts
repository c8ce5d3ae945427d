import { expectNoneHere } from '../axe.ts'
import { expect, freshMobile, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { becomeClient, payByCard } from '../people.ts'

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

  await open(page, healer.path)
  await page.getByRole('radio', { name: 'Meenu' }).check()
  const times = page.getByRole('radio', { name: /^\d{1,2}:\d{2}/ })
  await times.first().check()
  await page.getByLabel('What would you like to talk about?').fill('Exams and sleep.')
  await page.getByRole('button', { name: /^Book appointment, / }).click()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await payByCard(page)
  await page.getByRole('link', { name: 'View appointment' }).click()
  await expect(page.getByText('Exams and sleep.')).toBeVisible()
  await open(page, '/dashboard/people')
  await expect(page.getByText(`Meenu, with ${healer.name}`)).toBeVisible()
})
