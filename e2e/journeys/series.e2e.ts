import { demoId } from '../../demo/ids.ts'
import { expectNoneHere } from '../axe.ts'
import { expect, freshMobile, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { becomeClient, chooseTime, freeDays, freeTimes, logInHealer, payByCard } from '../people.ts'

test('a client books a session for every week, pays the first one, and cancels those after the second', async ({
  page,
  browser,
  outside,
}) => {
  const healer = await ownHealer('nandini-bose')
  const mine = await logInHealer(browser, outside, healer.mobile)
  await open(mine, '/practice/hours')
  const series = mine.getByRole('switch', { name: 'Clients can book series of sessions' })
  await series.check()
  await mine.getByRole('button', { name: 'Save hours' }).click()
  await expect(mine.getByText('Your hours have been saved')).toBeVisible()
  await mine.reload()
  await expect(series).toBeChecked()

  await becomeClient(page, outside, freshMobile())
  const picker = await chooseTime(page, healer.path, 'next')
  await picker.getByRole('button', { name: 'Repeat this session' }).click()
  const repeat = picker.getByRole('region', { name: 'Repeat this session' })
  await repeat.getByLabel('How many sessions?').fill('4')
  await expect(repeat.getByRole('list', { name: 'Dates' }).getByRole('listitem')).toHaveCount(4)
  await expectNoneHere(page, 'the dates of a series')
  await repeat.getByRole('button', { name: 'Book 4 sessions' }).click()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await payByCard(page)
  await page.getByRole('link', { name: 'View appointment' }).click()
  await expect(page.getByRole('heading', { name: 'Session 1 of 4' })).toBeVisible()
  const all = page.getByRole('list', { name: 'All sessions of this series' })
  await expect(all.getByText('Not paid yet')).toHaveCount(3)
  await expectNoneHere(page, 'a session of a series')

  await all.getByRole('link').nth(1).click()
  await expect(page.getByRole('heading', { name: 'Session 3 of 4' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel this and all after it' }).click()
  await expect(page.getByText(/^2 sessions are cancelled/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel this and all after it' }).click()
  await expect(all.getByText('Cancelled')).toHaveCount(2)
  await expect(all.getByText('Not paid yet')).toHaveCount(1)

  await mine.goto(page.url().replace('/dashboard/appointments/', '/practice/appointments/'))
  await expect(mine.getByRole('heading', { name: 'Session 3 of 4' })).toBeVisible()
  await mine.context().close()
})

test('a session pack pays a whole series at once', async ({ page, outside }) => {
  await becomeClient(page, outside, freshMobile())
  await open(page, `/bundles/view/${demoId('bundle', 'five-conversations')}`)
  await page.getByRole('button', { name: 'Buy package' }).click()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await payByCard(page)
  await page.getByRole('link', { name: 'Go to My Learning' }).click()
  await page.getByRole('link', { name: /Book a session/ }).click()
  const picker = page.getByRole('region', { name: 'Choose a time' })
  await freeDays(picker).last().click()
  await freeTimes(picker).first().click()
  await page.getByLabel('What would you like to talk about?').fill('Every week, for a month.')
  await picker.getByRole('button', { name: 'Repeat this session' }).click()
  const repeat = picker.getByRole('region', { name: 'Repeat this session' })
  await expect(repeat.getByText('paid by your session pack')).toBeVisible()
  await repeat.getByLabel('How many sessions?').fill('3')
  await expect(repeat.getByRole('list', { name: 'Dates' }).getByRole('listitem')).toHaveCount(3)
  await expectNoneHere(page, 'a series that a pack pays')
  await repeat.getByRole('button', { name: 'Book 3 sessions' }).click()
  await expect(page.getByRole('heading', { name: 'Session 1 of 3' })).toBeVisible()
  await expect(
    page.getByRole('list', { name: 'All sessions of this series' }).getByText('Not paid yet'),
  ).toHaveCount(0)
  await open(page, '/my-learning')
  await expect(page.getByText(/2 of 5 left, until/)).toBeVisible()
})
