import { expectNoneHere } from '../axe.ts'
import {
  digitsOf,
  editor,
  expectSoonOn,
  logInAdmin,
  logInColleague,
  openScreen,
  showScreen,
} from '../back-office.ts'
import { expect, freshLetters, open, test } from '../fixtures.ts'
import { inTurn } from '../otp-turns.ts'
import { applyAsHealer, becomeClient } from '../people.ts'

test('an editor logs in, writes an article and publishes it: it is on the site within a second', async ({
  page,
  outside,
}) => {
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/login\/staff\?redirect_to=/)
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  await page.getByLabel('E-mail or mobile number').fill(digitsOf(editor.mobile))
  await page.getByLabel('SMS').check()
  const number = digitsOf(editor.mobile)
  await inTurn(number, async () => {
    const before = await outside.count(number)
    await page.getByRole('button', { name: 'Send OTP' }).click()
    await page.getByLabel('OTP', { exact: true }).fill(await outside.otp(number, before))
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  })
  await expectNoneHere(page, '/login/staff/second-factor')
  await expect(async () => {
    for (const code of await outside.appCodes(editor.email)) {
      await page.getByRole('textbox', { name: 'Code' }).fill(code)
      await page.getByRole('button', { name: 'Continue' }).click()
      // Each code logs in once; other journeys may have used this one.
      const taken = await page.waitForURL(/\/admin$/, { timeout: 4000 }).then(
        () => true,
        () => false,
      )
      if (taken) return
    }
    throw new Error('no code was taken')
  }).toPass()
  await expect(page.getByText(`Welcome, ${editor.firstName}`)).toBeVisible()
  // An editor has nothing to do with money.
  await expect(page.getByRole('link', { name: 'Coupons' })).toHaveCount(0)
  await showScreen(page, '/coupons')
  await expect(page.getByText('This page does not exist, or your roles do not include it.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the overview' }).click()
  await expect(page.getByText(`Welcome, ${editor.firstName}`)).toBeVisible()

  const title = `A lamp at the door ${Date.now()}`
  await openScreen(page, '/articles/create')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('This field is required')).toBeVisible()
  await page.getByLabel('Type').click()
  await page.getByRole('option', { name: 'Blog' }).click()
  await page
    .getByRole('textbox', { name: 'Content', exact: true })
    .fill('Warm light comes from people and doors.')
  await page.getByRole('combobox', { name: 'Categories' }).fill('Health')
  await page.getByRole('option', { name: 'Health', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Created', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/articles\/[0-9a-f-]{36}/)
  const id = /articles\/([0-9a-f-]{36})/.exec(page.url())?.[1]

  const visitor = await page.context().newPage()
  await open(visitor, '/blog')
  await expect(visitor.getByRole('link', { name: title })).toHaveCount(0)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Archive' })).toBeVisible()
  await expectSoonOn(visitor, '/blog', title)
  await open(visitor, `/blog/blog-details/${id}`)
  await expect(visitor.getByText('Warm light comes from people and doors.')).toBeVisible()
})

test('two editors at once: the second sees both versions and decides', async ({ browser, outside }) => {
  const stamp = Date.now()
  const [one, two] = [await logInColleague(browser, outside, editor), await logInAdmin(browser, outside)]
  for (const page of [one, two]) {
    await openScreen(page, '/articles')
    await page.getByRole('cell', { name: 'The second no' }).click()
    await expect(page.getByLabel('Summary', { exact: true })).not.toHaveValue('')
  }
  await one.getByLabel('Summary', { exact: true }).fill(`The first editor wrote ${stamp}.`)
  await one.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(one.getByText('Saved', { exact: true })).toBeVisible()
  await two.getByLabel('Summary', { exact: true }).fill(`The second editor wrote ${stamp}.`)
  await two.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = two.getByRole('dialog', { name: 'Someone else has changed this' })
  await expect(dialog.getByText(`The first editor wrote ${stamp}.`)).toBeVisible()
  await expect(dialog.getByText(`The second editor wrote ${stamp}.`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Save my version' }).click()
  await expect(two.getByText('Saved', { exact: true })).toBeVisible()
  await two.reload()
  await expect(two.getByLabel('Summary', { exact: true })).toHaveValue(`The second editor wrote ${stamp}.`)
  await one.context().close()
  await two.context().close()
})

test('a list that cannot be loaded says so, as a table and on a phone', async ({ browser, outside }) => {
  const page = await logInColleague(browser, outside, editor)
  await openScreen(page, '/articles')
  const failure = page.getByText('This list could not be loaded.')
  await page.route(/\/api\/staff\/(courses|ebooks)\?/, (route) => route.abort())
  await showScreen(page, '/courses')
  await expect(failure).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await openScreen(page, '/ebooks')
  await expect(failure).toBeVisible()
  await page.context().close()
})

test('a healer applies, is verified with the documents in view, and hears of it', async ({
  page,
  browser,
  outside,
}) => {
  const lastName = `Desh${freshLetters()}`
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await applyAsHealer(page, outside, {
    lastName,
    document: { name: 'degree.png', mimeType: 'image/png', buffer: pixel },
  })
  const admin = await logInAdmin(browser, outside)
  await openScreen(admin, '/healers')
  await admin.getByPlaceholder('Search').fill(lastName)
  await expect(admin.getByRole('row')).toHaveCount(2)
  await admin.getByRole('cell', { name: `Sunita ${lastName}` }).click()
  await expect(admin).toHaveURL(/\/show$/)
  const documents = admin.getByRole('region', { name: 'Documents' })
  await expect(documents.getByRole('img', { name: 'degree.png' })).toBeVisible()
  await admin.getByLabel('Registered title').fill('Counselling psychologist')
  await admin.getByLabel('Registration number').fill('A12345')
  await admin.getByRole('button', { name: 'Verify' }).click()
  const form = admin.getByRole('form', { name: 'Decision' })
  await expect(form.getByText('This field is required')).toBeVisible()
  await admin.getByLabel('Registration number').fill('')
  await admin.getByRole('button', { name: 'Verify' }).click()
  await expect(form.getByText('choose what you checked instead')).toBeVisible()
  const instead = admin.getByRole('group', { name: 'What you checked instead' })
  await instead.getByLabel('Training').check()
  await instead.getByLabel('References').check()
  await admin.getByRole('button', { name: 'Verify' }).click()
  await expect(admin.getByText('Verified')).toBeVisible()
  await admin.context().close()

  await open(page, '/notifications')
  await expect(page.getByRole('main').getByText('You are verified')).toBeVisible()
  await open(page, `/healers?search=${lastName}`)
  await page.getByRole('heading', { name: `Sunita ${lastName}` }).click()
  await expect(page.getByText('We checked: training and references.')).toBeVisible()
})

test('a client is told that the back office is not theirs', async ({ page, outside }) => {
  await becomeClient(page, outside)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'This page is for the New You team' })).toBeVisible()
})
