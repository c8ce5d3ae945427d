import { demoId } from '../../demo/ids.ts'
import { expect, open, test } from '../fixtures.ts'
import { becomeClient, demoHealer, freeDays, freeTimes, giveStars, payByCard } from '../people.ts'

const course = `/courses/courses-details/${demoId('course', 'fighting-fairly')}`
const overview = `/courses/courses-overview/${demoId('course', 'fighting-fairly')}`
const bundle = `/bundles/view/${demoId('bundle', 'two-at-one-table')}`

test('a course is found, bought once, reviewed, asked about, and returned', async ({ page, outside }) => {
  await becomeClient(page, outside)
  await open(page, '/courses?category=relationship')
  await expect(page.getByRole('status').filter({ hasText: '4 courses' })).toBeVisible()
  await page.getByRole('link', { name: 'Fighting fairly' }).click()
  await expect(page).toHaveURL(course)
  const [other, shelf] = [await page.context().newPage(), await page.context().newPage()]
  // News do not reach this tab.
  await other.route('**/socket.io/**', () => {})
  await open(other, course)
  await open(shelf, '/my-learning')
  await expect(shelf.getByText('No courses or e-books yet')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Buy course' })).toBeEnabled()

  await page.getByRole('button', { name: 'Buy course' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm and pay' })).toBeVisible()
  await expect(page).toHaveURL(/\/course-view\/payment\?/)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await page.getByRole('button', { name: 'Pay ₹139' }).click()
  await expect(page.getByText('Payment link generated successfully')).toBeVisible()
  await payByCard(page)
  await expect(
    page.getByRole('heading', { level: 1, name: 'You can now start “Fighting fairly”' }),
  ).toBeVisible()

  await expect(shelf.getByRole('link', { name: 'Fighting fairly', exact: true })).toBeVisible()
  await shelf.close()
  // The other tab does not know yet. The server does.
  await other.getByRole('button', { name: /^(Buy course|Complete payment)$/ }).click()
  const dialog = other.getByRole('dialog', { name: 'Course already purchased!' })
  await expect(dialog).toContainText(
    'Start watching the course by visiting "My Learning" Section in Dashboard!',
  )
  await dialog.getByRole('button', { name: 'My Learning' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'My Learning' })).toBeVisible()
  await expect(other.getByText('0 of 6 lessons')).toBeVisible()
  await other.close()

  await open(page, overview)
  await giveStars(page, 5)
  await page.getByLabel('Your review').fill('We said brinjal on a Tuesday.')
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByText('Review added successfully')).toBeVisible()
  await page.getByLabel('Your question for Nandini Bose').fill('May the word be a Bengali one?')
  await page.getByRole('button', { name: 'Submit question' }).click()
  await expect(page.getByText('Waiting for an answer')).toBeVisible()

  await page.getByRole('button', { name: 'Return for a refund' }).click()
  await page.getByRole('button', { name: 'Return purchase', exact: true }).click()
  await expect(page.getByText('Your purchase has been returned. You will get a full refund')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Buy course' })).toBeVisible()
})

test('a bundle with one course already owned: the rest is added, and its sessions pay for an appointment', async ({
  page,
  outside,
}) => {
  await open(page, bundle)
  await expect(page.getByText('Packages start at ₹')).toBeVisible()
  await expect(page.getByText('₹3,499')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Log in to see the price' })).toBeVisible()
  await becomeClient(page, outside)
  await open(page, `/courses/courses-details/${demoId('course', 'before-you-marry')}`)
  await page.getByRole('button', { name: 'Buy course' }).click()
  await page.getByRole('button', { name: 'Pay ₹99' }).click()
  await payByCard(page)
  await expect(
    page.getByRole('heading', { level: 1, name: 'You can now start “Before you marry”' }),
  ).toBeVisible()
  await open(page, '/bundles')
  await page.getByRole('link', { name: 'Two at one table' }).click()
  await expect(page).toHaveURL(bundle)
  await expect(page.getByText('You save')).toBeVisible()
  await page.getByRole('button', { name: 'Buy package' }).click()
  await page.getByRole('button', { name: 'Pay ₹3,499' }).click()
  await payByCard(page)
  await page.getByRole('link', { name: 'Go to My Learning' }).click()
  await expect(page.getByRole('heading', { name: 'Session packs' })).toBeVisible()
  await expect(page.getByText(/3 of 3 left, until/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Fighting fairly', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Before you marry', exact: true })).toBeVisible()

  await page.getByRole('link', { name: /Book a session/ }).click()
  await expect(
    page.getByText('This appointment uses one session from your pack. Nothing to pay.'),
  ).toBeVisible()
  const { name } = demoHealer('nandini-bose')
  const picker = page.getByRole('region', { name: 'Choose a time' })
  await freeDays(picker).first().click()
  await freeTimes(picker).first().click()
  await page.getByLabel('What would you like to talk about?').fill('The towel, and what is under it.')
  await page.getByRole('button', { name: 'Book with session pack' }).click()
  await expect(page).toHaveURL(/\/dashboard\/appointments\//)
  await expect(page.getByText('Appointment booked successfully')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
  await open(page, '/my-learning')
  await expect(page.getByText(/2 of 3 left, until/)).toBeVisible()
})
