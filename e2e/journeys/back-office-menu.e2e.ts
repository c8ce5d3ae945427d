import type { Page } from '@playwright/test'
import { look } from '../axe.ts'
import { editor, logInAdmin, logInColleague, openScreen, showScreen } from '../back-office.ts'
import { expect, freshLetters, test } from '../fixtures.ts'

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
const fieldOf = (page: Page) => menuOf(page).getByRole('searchbox', { name: 'Find in the menu' })

/** As when somebody comes back to the window. */
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')))

test('the menu is grouped, found by other names and by keyboard, and keeps favourites and groups', async ({
  browser,
  outside,
}) => {
  const page = await logInAdmin(browser, outside)
  await openScreen(page, '')
  const menu = menuOf(page)
  await expect(menu.getByRole('heading')).toHaveText([
    'Today',
    'Messages and support',
    'Clients and healers',
    'Community',
    'Orders and refunds',
    'Tills, payouts and ledger',
    'Courses, books and events',
    'Articles and pictures',
    'Pages and menus',
    'Lists and search',
    'Settings and records',
  ])
  // The work of each day is open, and the rest one press away.
  await expect(menu.getByRole('link', { name: 'Appointments' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Coupons' })).toBeHidden()

  await page.keyboard.press('Control+k')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.type('voucher')
  await expect(menu.getByRole('list', { name: 'Found in the menu' }).getByRole('link')).toHaveText([
    'Coupons',
  ])
  await expect(menu.getByRole('status')).toHaveText('1 found')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible()
  // The group of the screen that stands is open.
  await expect(fieldOf(page)).toHaveValue('')
  await expect(menu.getByRole('link', { name: 'Coupons' })).toHaveAttribute('aria-current', 'page')

  await fieldOf(page).fill('no such thing')
  await expect(menu.getByText('Nothing in the menu is called that.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu.getByRole('heading', { name: 'Orders and refunds' })).toBeVisible()

  const star = menu.getByRole('button', { name: 'Favourite: Coupons' })
  await star.focus()
  await page.keyboard.press('Enter')
  const favourites = menu.getByRole('region', { name: 'Favourites' })
  await expect(favourites.getByRole('link')).toHaveText(['Coupons'])
  // The whole menu is used by keyboard: a group is closed by its own line.
  await menu.getByRole('heading', { name: 'Orders and refunds' }).locator('..').focus()
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('link', { name: 'Adjustments' })).toBeHidden()
  expect(await look(page, true)).toEqual([])
  await page.reload()
  await expect(favourites.getByRole('link')).toHaveText(['Coupons'])
  await expect(menu.getByRole('link', { name: 'Adjustments' })).toBeHidden()
  await favourites.getByRole('button', { name: 'Favourite: Coupons' }).click()
  await expect(favourites).toHaveCount(0)

  // Made narrow, the menu still leads to its search and its groups.
  await page.getByRole('button', { name: 'Close menu' }).click()
  await menu.getByRole('button', { name: 'Settings and records' }).click()
  await expect(menu.getByRole('link', { name: 'Audit trail' })).toBeVisible()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await page.keyboard.press('Control+k')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.type('Ananya Rao')
  const records = menu.getByRole('region', { name: 'Found records' })
  await expect(records.getByRole('listitem').first()).toContainText('Client')
  expect(await look(page, true)).toEqual([])
  await records.getByRole('link', { name: 'Ananya Rao' }).first().click()
  await expect(page).toHaveURL(/\/clients\/[0-9a-f-]{36}\/show$/)
  await page.context().close()
})

test('each colleague finds their own entries alone', async ({ browser, outside }) => {
  const page = await logInColleague(browser, outside, editor)
  await openScreen(page, '')
  const menu = menuOf(page)
  await expect(menu.getByRole('heading', { name: 'Courses, books and events' })).toBeVisible()
  await expect(menu.getByRole('heading', { name: 'Orders and refunds' })).toHaveCount(0)
  await fieldOf(page).fill('voucher')
  await expect(menu.getByText('Nothing in the menu is called that.')).toBeVisible()
  await fieldOf(page).fill('blog')
  await expect(menu.getByRole('list', { name: 'Found in the menu' }).getByRole('link')).toHaveText([
    'Articles and stories',
  ])
  await page.context().close()
})

test('the menu says what waits, counts again after an answer, and says nothing where it cannot count', async ({
  browser,
  outside,
}) => {
  const page = await logInAdmin(browser, outside)
  const name = `Farida ${freshLetters()}`
  const write = () =>
    page.request.post('/api/website/contact-us', {
      data: {
        name,
        email: 'farida@example.com',
        phone: '9812345678',
        subject: name,
        reason: 'Are you open?',
      },
    })
  await write()
  await openScreen(page, '')
  const messages = menuOf(page).getByRole('link', { name: 'Messages and enquiries' })
  await expect(messages).toHaveAccessibleName(/, \d+\+? waiting$/)

  // One call for all lists, when somebody comes back and when something was answered here.
  await showScreen(page, '/inbox')
  const counted = () => page.waitForResponse((answer) => answer.url().endsWith('/api/staff/waiting'))
  const again = counted()
  await comeBack(page)
  expect((await (await again).json()).data.inbox).toBeGreaterThan(0)
  await page.getByRole('main').getByText(name).first().click()
  await page.getByRole('textbox', { name: 'Reply' }).fill('We are open every day.')
  const afterAnswer = counted()
  await page.getByRole('button', { name: 'Send reply' }).click()
  await afterAnswer

  await page.route('**/api/staff/waiting', (route) => route.abort())
  await page.reload()
  await expect(messages).toBeVisible()
  await expect(messages).toHaveAccessibleName('Messages and enquiries')
  await expect(menuOf(page).getByText(/waiting$/)).toHaveCount(0)
  await page.context().close()
})

for (const width of [390, 320])
  test(`the menu is used with a thumb, ${width} pixels wide`, async ({ browser, outside }) => {
    const page = await logInAdmin(browser, outside)
    await page.setViewportSize({ width, height: 700 })
    await openScreen(page, '')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = menuOf(page)
    await menu.getByRole('heading', { name: 'Courses, books and events' }).click()
    const small = await menu.locator('a, button, summary, input').evaluateAll((pressed) =>
      pressed.flatMap((one) => {
        const { width, height, right } = one.getBoundingClientRect()
        const fits = one.checkVisibility() ? width >= 24 && height >= 36 && right <= innerWidth : true
        return fits ? [] : [`${one.textContent}: ${width} x ${height}`]
      }),
    )
    expect(small.filter((one) => !one.startsWith(':'))).toEqual([])
    await fieldOf(page).fill('chargeback')
    await menu.getByRole('link', { name: 'Disputes' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Disputes' })).toBeVisible()
    await expect(menu).toBeHidden()
    await page.context().close()
  })
