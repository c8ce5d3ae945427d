import { expect, open, test } from '../fixtures.ts'
import { becomeClient, register } from '../people.ts'

test('a client invites by mail, and the friend who follows the link joins with the code', async ({
  page,
  browser,
  outside,
}) => {
  await becomeClient(page, outside)
  await open(page, '/earn-and-refer')
  await expect(page.getByRole('heading', { name: 'No referrals yet' })).toBeVisible()
  const link = (await page.getByText('/register?ref=').textContent())?.match(/https?:\S+/)?.[0] ?? ''
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Please enter valid email')).toBeVisible()
  await page.getByLabel('Your friend’s e-mail').fill('not-an-account@example.com')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('The invitation has been sent')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=/,
  )

  const friend = await (await browser.newContext()).newPage()
  const { pathname, search } = new URL(link)
  await open(friend, pathname + search)
  await register(friend, outside, undefined, {
    last: () => expect(friend.getByLabel('Referral code')).toHaveValue(search.slice('?ref='.length)),
  })
  // A new client is led to the questionnaire.
  await expect(friend).toHaveURL(/\/questions$/)
  await expect(friend.getByText('Question 1 of 7')).toBeVisible()
  await friend.context().close()
  await page.reload()
  await expect(page.getByText('Waiting for the first purchase.')).toBeVisible()
})
