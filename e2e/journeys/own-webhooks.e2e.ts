import { expectNoneHere } from '../axe.ts'
import { expect, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { logInHealer } from '../people.ts'

test('a healer adds a webhook, tries it, sees what arrived, changes and removes it', async ({
  browser,
  outside,
}) => {
  const { mobile } = await ownHealer('nandini-bose')
  const url = `${process.env.SANDBOX_URL}/receivers/${mobile.replace('+', '')}`
  const mine = await logInHealer(browser, outside, mobile)
  await open(mine, '/practice/keys')
  await expect(mine.getByText('No webhooks yet')).toBeVisible()
  await mine.getByRole('button', { name: 'New webhook' }).click()
  const form = mine.getByRole('form', { name: 'New webhook' })
  await form.getByLabel('Address', { exact: true }).fill('https://10.0.0.1/hook')
  await form.getByRole('button', { name: 'Add webhook' }).click()
  await expect(form.getByText('Please enter an address that the public internet reaches')).toBeVisible()
  await expectNoneHere(mine, 'the form of a webhook')
  await form.getByLabel('Address', { exact: true }).fill(url)
  await form.getByLabel('A client reviews you: the stars, not the words').check()
  await form.getByRole('button', { name: 'Add webhook' }).click()
  await expect(mine.getByLabel('Secret', { exact: true })).toHaveValue(/^whsec_/)
  await mine.getByRole('button', { name: 'I have saved it' }).click()

  const webhook = mine.getByRole('listitem', { name: url, exact: true })
  await expect(webhook.getByText('Nothing delivered yet')).toBeVisible()
  await webhook.getByRole('button', { name: 'Send a test' }).click()
  const deliveries = webhook.getByRole('list', { name: `Latest deliveries to ${url}` })
  await expect(deliveries.getByRole('listitem')).toHaveText([/A test.*Delivered · Answer 204/])
  await expect(webhook.getByText(/^Last delivered:/)).toBeVisible()
  await expectNoneHere(mine, 'the deliveries of a webhook')
  await deliveries.getByRole('button', { name: /^Send again: A test/ }).click()
  await expect(deliveries.getByRole('listitem')).toHaveCount(2)

  await webhook.getByRole('button', { name: 'Change' }).click()
  const changing = mine.getByRole('form', { name: 'Change webhook' })
  await changing.getByLabel('Note', { exact: true }).fill('My bookkeeping')
  await changing.getByRole('button', { name: 'Save' }).click()
  await expect(webhook.getByText('My bookkeeping')).toBeVisible()
  await webhook.getByRole('button', { name: 'Turn off' }).click()
  await expect(webhook.getByText('Off', { exact: true })).toBeVisible()
  await webhook.getByRole('button', { name: 'Remove' }).click()
  await mine.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(mine.getByText('No webhooks yet')).toBeVisible()
  await mine.context().close()
})
