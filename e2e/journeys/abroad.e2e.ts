import { expect, open, test } from '../fixtures.ts'
import { demoHealer } from '../people.ts'

test.use({ timezoneId: 'America/New_York' })

// New York goes forward on 14 March 2027, India never. The server's clock cannot be moved from here, so the days and
// times are given to the page as the server gives them then (server/appointments/reminders.int.test.ts).
test('a visitor abroad sees each free time by her own clock, before and after it changes', async ({
  page,
}) => {
  await page.clock.setFixedTime('2027-03-13T15:00:00Z')
  const days = ['2027-03-13', '2027-03-14', '2027-03-15']
  const asked: (string | null)[] = []
  await page.route('**/api/website/healer-availability**', (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    asked.push(searchParams.get('time_zone'))
    const date = searchParams.get('date') ?? ''
    // 9 pm in India, each day.
    const data = pathname.endsWith('-date')
      ? days.map((day) => ({ date: day, free_count: 1 }))
      : { free: [`${date}T15:30:00.000Z`], taken: [] }
    return route.fulfill({ json: { data, message: 'OK' } })
  })
  await open(page, demoHealer('meera-krishnan').path)
  const picker = page.getByRole('region', { name: 'Choose a time' })
  await expect(picker.getByText('UTC-5')).toBeVisible()
  await picker.getByRole('button', { name: /13.*1 free time$/ }).click()
  await expect(picker.getByRole('button', { name: '10:30 am' })).toBeVisible()
  await picker.getByRole('button', { name: /14.*1 free time$/ }).click()
  await expect(picker.getByRole('button', { name: '11:30 am' })).toBeVisible()
  await picker.getByRole('button', { name: '11:30 am' }).click()
  await expect(page).toHaveURL(/at=2027-03-14T15%3A30/)
  expect(new Set(asked)).toEqual(new Set(['America/New_York']))

  await page.clock.setFixedTime('2027-03-14T15:00:00Z')
  await page.reload()
  await expect(picker.getByText('UTC-4')).toBeVisible()
  await expect(picker.getByRole('button', { name: '11:30 am' })).toBeVisible()
})
