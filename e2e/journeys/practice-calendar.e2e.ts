import type { Locator, Page } from '@playwright/test'
import { expectNoneHere } from '../axe.ts'
import { bookAndPay, startOf } from '../booking.ts'
import { expect, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { startIn } from '../passing-time.ts'
import { becomeClient, demoHealer, logInHealer } from '../people.ts'
import { shiftClock } from '../shift-clock.ts'

test.use({ timezoneId: 'Asia/Kolkata' })

/** How far India is ahead of UTC. */
const aheadMs = 5.5 * 3_600_000
const dayMs = 86_400_000

/** The day of an appointment, as its client's page knows it. */
const dayOf = async (page: Page, appointmentId: string) =>
  new Date((await startOf(page, appointmentId)).getTime() + aheadMs).toISOString().slice(0, 10)

/** Presses on one, reschedules to the other and lets go. */
async function drag(page: Page, from: Locator, to: Locator) {
  // What stands above the calendar comes by calls of its own, and moves it.
  await page.waitForLoadState('networkidle')
  // In the middle: what is dragged near an edge of the window scrolls the page.
  await from.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await from.hover({ position: { x: 30, y: 20 } })
  await page.mouse.down()
  const end = await to.boundingBox()
  if (!end) throw new Error('both must be in sight')
  await page.mouse.move(end.x + 30, end.y + 20, { steps: 8 })
  // A person lets go where the time says that it would be taken.
  await expect(to).toHaveAttribute('data-over', 'true')
  await page.mouse.up()
}

test('a healer reschedules a session in the calendar: by drag, by keyboard, and only when the question is answered', async ({
  page,
  browser,
  outside,
}) => {
  await becomeClient(page, outside)
  const healer = await ownHealer('savita-jadhav')
  const appointmentId = await bookAndPay(page, healer.path, 'next')
  const day = await dayOf(page, appointmentId)
  const mine = await logInHealer(browser, outside, healer.mobile)
  await mine.setViewportSize({ width: 1280, height: 1100 })
  await open(mine, `/practice?view=day&from=${day}`)
  const calendar = mine.getByRole('region', { name: 'Calendar' })
  const session = calendar.locator(`a[href$="/practice/appointments/${appointmentId}"]`)
  const dialog = mine.getByRole('dialog', { name: 'Reschedule this session?' })
  await expect(session).toContainText('Ananya')
  const before = (await session.textContent()) ?? ''
  const free = calendar.getByRole('listitem').filter({ hasText: /available$/ })
  const wanted = (await free.nth(1).textContent())?.replace(' available', '') ?? ''

  await drag(mine, session, free.nth(1))
  await expect(dialog).toContainText('Ananya will be notified and asked to confirm the new time.')
  await expectNoneHere(mine, 'question before a session is rescheduled')
  await mine.setViewportSize({ width: 1280, height: 1100 })
  await dialog.getByRole('button', { name: 'Keep current time' }).click()
  await expect(dialog).toHaveCount(0)
  await mine.reload()
  await expect(session).toHaveText(before)

  await drag(mine, session, free.nth(1))
  await dialog.getByRole('button', { name: 'Reschedule', exact: true }).click()
  await expect(session).toContainText(wanted)
  await expect(session).toContainText('rescheduled, awaiting confirmation')
  await open(page, `/dashboard/appointments/${appointmentId}`)
  await expect(page.getByText(`${healer.name} rescheduled your session`)).toBeVisible()

  // Without a pointer, in another view: the free times become buttons.
  const reschedule = calendar.getByRole('button', { name: `Reschedule Ananya, ${wanted}` })
  await reschedule.focus()
  await mine.keyboard.press('Enter')
  await expect(reschedule).toHaveAttribute('aria-pressed', 'true')
  await expect(mine.getByText('Choose a new time for Ananya.')).toBeVisible()
  await calendar.getByRole('button', { name: 'Week', exact: true }).press('Enter')
  const choice = calendar.getByRole('button', { name: /^Reschedule to / })
  await expect(choice.nth(3)).toBeVisible()
  await expectNoneHere(mine, 'calendar in which a session is rescheduled')
  // The time that was given up is free again.
  const time = /^\d+:\d\d [ap]m/.exec(before)?.[0]
  const givenUp = new RegExp(`^Reschedule to .*\\b${Number(day.slice(8))}\\b.*\\b${time}`)
  await calendar.getByRole('button', { name: givenUp }).press('Enter')
  await dialog.getByRole('button', { name: 'Reschedule', exact: true }).press('Enter')
  await expect(mine.getByText('Choose a new time for Ananya.')).toHaveCount(0)
  await expect(choice).toHaveCount(0)
  await expect(session).toContainText(before.replace('Ananya', ''))
  await mine.context().close()
})

test('on a phone the calendar opens with today, and a month leads to each day', async ({
  browser,
  outside,
}) => {
  const mine = await logInHealer(browser, outside, demoHealer('meera-krishnan').mobile)
  await mine.setViewportSize({ width: 390, height: 844 })
  await open(mine, '/practice')
  const calendar = mine.getByRole('region', { name: 'Calendar' })
  await expect(calendar.getByRole('button', { name: 'Day', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(calendar.locator('[aria-current=date]')).toBeVisible()
  await calendar.getByRole('button', { name: 'Next day' }).click()
  await expect(calendar.locator('[aria-current=date]')).toHaveCount(0)
  await calendar.getByRole('button', { name: 'Today', exact: true }).click()
  await calendar.getByRole('button', { name: 'Month', exact: true }).click()
  await expect(calendar.locator('[aria-current=date]')).toBeVisible()
  await expectNoneHere(mine, 'month of a healer')
  await mine.setViewportSize({ width: 390, height: 844 })
  await calendar
    .getByRole('link', { name: /, [1-9]\d* sessions?, / })
    .nth(0)
    .click()
  await expect(mine).toHaveURL(/view=day|from=/)
  await expect(calendar.getByRole('link', { name: /[ap]m/ }).nth(0)).toBeVisible()
  await mine.context().close()
})

test('a session on the other side of midnight is joined from the practice as well', async ({
  page,
  browser,
  outside,
}) => {
  await becomeClient(page, outside)
  const healer = await ownHealer('savita-jadhav')
  const appointmentId = await bookAndPay(page, healer.path, 'next')
  const midnight = Math.ceil((Date.now() + aheadMs) / dayMs) * dayMs - aheadMs
  for (const { starts, isNow, word } of [
    { starts: 5, isNow: -3, word: 'tomorrow' },
    { starts: -10, isNow: 3, word: undefined },
  ]) {
    await startIn(appointmentId, Math.round((midnight - Date.now()) / 60_000) + starts)
    const mine = await logInHealer(browser, outside, healer.mobile)
    await mine.addInitScript(shiftClock, midnight + isNow * 60_000 - Date.now())
    await open(mine, '/practice')
    const row = mine
      .getByRole('listitem')
      .filter({ has: mine.locator(`a[href$="/practice/appointments/${appointmentId}"]`) })
      .filter({ has: mine.getByRole('link', { name: 'Join session' }) })
    await expect(row).toHaveCount(1)
    if (word) await expect(row).toContainText(word)
    await mine.context().close()
  }
})
