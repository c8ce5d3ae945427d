import type { Page } from '@playwright/test'
import { expect, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { becomeClient, chooseTime, logInHealer, payByCard } from '../people.ts'

// Answers are given without a line too.
test.use({ losesLine: true })

/** The minute that it is in India, with time enough left in it to send a form. */
async function presentMinute(page: Page) {
  const seconds = new Date().getSeconds()
  if (seconds > 45) await page.waitForTimeout((61 - seconds) * 1000)
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date())
}

const reminder = (page: Page, title: string) => page.getByRole('group', { name: `Reminder: ${title}` })

test('a healer writes a plan, the client’s open windows show the reminder, and the answer moves the score', async ({
  page,
  context,
  browser,
  outside,
}) => {
  const healer = await ownHealer('kavita-jain')
  await becomeClient(page, outside)
  const picker = await chooseTime(page, healer.path)
  await picker.getByRole('button', { name: /^Book appointment/ }).click()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await payByCard(page)
  await page.getByRole('link', { name: 'View appointment' }).click()
  await expect(page).toHaveURL(/\/dashboard\/appointments\//)
  const practicePath = new URL(page.url()).pathname.replace('/dashboard/', '/practice/')
  await open(page, '/my-action-plan')
  await expect(page.getByRole('heading', { name: 'No plans yet' })).toBeVisible()
  const second = await context.newPage()
  await open(second, '/dashboard')

  const practice = await logInHealer(browser, outside, healer.mobile)
  await open(practice, practicePath)
  await practice.getByRole('link', { name: 'Create action plan' }).click()
  await practice.getByRole('button', { name: 'Send plan' }).click()
  await expect(practice.getByLabel('Title')).toBeFocused()
  await practice.getByLabel('Title').fill('Evenings without hurry')
  const [first, other] = ['Ten slow breaths', 'Lunch away from the screen']
  await practice.getByRole('button', { name: 'Add action' }).click()
  const titles = practice.getByLabel('Action', { exact: true })
  await titles.nth(0).fill(first)
  await titles.nth(1).fill(other)
  const minute = await presentMinute(practice)
  for (const index of [0, 1]) await practice.getByLabel('Time', { exact: true }).nth(index).fill(minute)
  await practice.getByRole('button', { name: 'Send plan' }).click()
  await expect(practice.getByRole('heading', { level: 1, name: 'Evenings without hurry' })).toBeVisible()

  // Both windows hear of it at its minute, and the plan is there without loading the page again.
  for (const window of [page, second])
    for (const title of [first, other]) await expect(reminder(window, title)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Evenings without hurry' })).toBeVisible()

  await reminder(page, first).getByRole('button', { name: 'Dismiss' }).click()
  const question = page.getByRole('dialog', { name: "Are you sure you don't want to take sessions?" })
  await question.getByRole('button', { name: 'Skip for today' }).click()
  for (const window of [page, second]) await expect(reminder(window, first)).toHaveCount(0)
  await reminder(second, other).getByRole('button', { name: 'Mark as done' }).click()
  for (const window of [page, second]) await expect(reminder(window, other)).toHaveCount(0)
  await expect(page.getByText('1 of 2 done in the last 7 days (50%).')).toBeVisible()
  await page.getByRole('button', { name: `Done: ${first}` }).click()
  await expect(page.getByText('2 of 2 done in the last 7 days (100%).')).toBeVisible()
  await expect(second.getByText('2 of 2 done in the last 7 days (100%).')).toBeVisible()
  await practice.reload()
  await expect(practice.getByText('2 of 2 done in the last 30 days (100%).')).toBeVisible()

  await context.setOffline(true)
  const kept = page.getByText('Your answers are saved on this device', { exact: false })
  await page.getByRole('button', { name: `Undo: ${other}` }).click()
  await expect(kept).toBeVisible()
  await expect(page.getByRole('button', { name: `Done: ${other}` })).toHaveAttribute('aria-pressed', 'false')
  await context.setOffline(false)
  await expect(kept).toHaveCount(0)
  await expect(page.getByText('1 of 2 done in the last 7 days (50%).')).toBeVisible()

  await page.getByRole('link', { name: 'Reminder settings' }).click()
  await page.getByRole('switch', { name: 'Play a soft sound with reminders' }).uncheck()
  await page.getByRole('switch', { name: 'Evenings without hurry' }).uncheck()
  await expect(page.getByText('Reminders are off for this plan')).toBeVisible()
  await open(page, '/my-notification')
  await expect(page.getByRole('switch', { name: 'Play a soft sound with reminders' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Evenings without hurry' })).not.toBeChecked()
  await expect(page.getByText(first)).toBeVisible()

  await open(page, '/my-action-plan')
  await page.getByRole('link', { name: 'View plan: Evenings without hurry' }).click()
  await page.getByRole('button', { name: 'Stop plan' }).click()
  await page
    .getByRole('dialog', { name: 'Stop this plan?' })
    .getByRole('button', { name: 'Stop plan' })
    .click()
  await expect(page.getByText('Ended', { exact: true })).toBeVisible()
  await expect(practice.getByText(/^Stopped by/)).toBeVisible()
  await practice.context().close()
})
