import { expect, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { becomeClient, demoHealer, giveStars, logInAs, logInHealer } from '../people.ts'

test('a visitor sees a notice for ten seconds, and is led to the free session by way of the login', async ({
  page,
}) => {
  await open(page, '/')
  const tooltip = page.getByRole('complementary', { name: 'Free appointment' })
  await expect(tooltip.getByText('Free appointments are waiting!')).toBeVisible()
  await tooltip.getByRole('link', { name: 'Book now' }).click()
  await expect(page).toHaveURL(/\/login\?redirect_to=%2Ffree-appointment$/)
  await open(page, '/about-us')
  await tooltip.getByRole('button', { name: 'Close' }).click()
  await expect(tooltip).toHaveCount(0)
  await open(page, '/healers')
  await expect(tooltip).toBeVisible()
  await expect(tooltip).toHaveCount(0, { timeout: 12_000 })
  await open(page, demoHealer('meera-krishnan').path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForTimeout(1000)
  await expect(tooltip).toHaveCount(0)
})

test('one free session: booked with an intern, changed to another, cancelled and back again', async ({
  page,
  browser,
  outside,
}) => {
  const [daniel, tenzin] = [await ownHealer('daniel-lalthanga'), await ownHealer('tenzin-dolma')]
  await becomeClient(page, outside)
  await open(page, '/dashboard')
  await page.getByRole('button', { name: /account menu/ }).click()
  await expect(page.getByText('Free Healing Session : 1')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('You have 1 free session.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book free session' })).toBeVisible()
  await page.getByRole('link', { name: 'Book a free appointment' }).click()
  await expect(page.getByText('You have 1 free session.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Your free session' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Relationship', exact: true }).click()
  await expect(page).toHaveURL(/category=relationship/)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: daniel.name }) })
  const time = card
    .getByRole('group', { name: `Available times of ${daniel.name}` })
    .getByRole('button')
    .last()
  await time.click()
  await card.getByRole('button', { name: 'Confirm free session' }).click()
  await expect(card.getByText('Please write a line about what you would like to talk about')).toBeVisible()
  await card.getByLabel(/What would you like to talk about/).fill('I wake at three.')
  await card.getByRole('button', { name: 'Confirm free session' }).click()
  await expect(page).toHaveURL(/\/dashboard\/appointments\//)
  await expect(page.getByText('Appointment booked successfully')).toBeVisible()
  await expect(page.getByText('Free session', { exact: true })).toBeVisible()
  const { pathname } = new URL(page.url())

  const practice = await logInHealer(browser, outside, daniel.mobile)
  await open(practice, pathname.replace('/dashboard/', '/practice/'))
  await expect(practice.getByText('I wake at three.')).toBeVisible()
  await expect(practice.getByText('Free session', { exact: true })).toBeVisible()
  await practice.context().close()

  await open(page, '/free-appointment')
  await expect(page.getByRole('heading', { name: 'No free session left' })).toBeVisible()

  await open(page, '/dashboard')
  await expect(page.getByRole('heading', { name: 'Past sessions' })).toBeVisible()
  await expect(page.getByText('You have 1 free session.')).toHaveCount(0)
  await open(page, daniel.path)
  await expect(page.getByText('Intern in training.')).toBeVisible()

  await open(page, pathname)
  await page.getByRole('link', { name: 'Change intern' }).click()
  await expect(page.getByRole('heading', { name: 'Change intern' })).toBeVisible()
  const other = page.getByRole('group', { name: `Available times of ${tenzin.name}` })
  await other.getByRole('button').last().click()
  await page.getByRole('button', { name: `Change to ${tenzin.name}` }).click()
  await expect(page.getByText(`Your session is now with ${tenzin.name}`)).toBeVisible()
  await expect(page.getByRole('link', { name: tenzin.name })).toBeVisible()

  await page.getByRole('button', { name: 'Cancel session' }).click()
  const panel = page.getByRole('region', { name: 'Cancel this session?' })
  await expect(panel.getByText('Your free session will be available again')).toBeVisible()
  await panel.getByRole('button', { name: 'Cancel session' }).click()
  await expect(page.getByText('You cancelled this session.')).toBeVisible()
  await open(page, '/free-appointment')
  await expect(page.getByText('You have 1 free session.')).toBeVisible()
})

test('after a session that was held: a review, the healer’s answer, and both on the healer’s page', async ({
  page: visitor,
  browser,
  outside,
}) => {
  const meera = demoHealer('meera-krishnan')
  const page = await logInAs(browser, outside, '9845000001', 'client')
  await open(page, '/dashboard')
  await page
    .getByRole('link', { name: new RegExp(`${meera.name}.*Completed`) })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Leave a review' })).toBeVisible()
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByText('Please choose between one and five stars')).toBeVisible()
  await expect(page.getByText('Please write a few words')).toBeVisible()
  await giveStars(page, 4)
  await page.getByLabel('Your review').fill('She let me be silent first.')
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByText('Review added successfully')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your review' })).toBeVisible()

  const practice = await logInHealer(browser, outside, meera.mobile)
  await open(practice, new URL(page.url()).pathname.replace('/dashboard/', '/practice/'))
  await practice.getByLabel('Reply').fill('Thank you for coming back.')
  await practice.getByRole('button', { name: 'Submit reply' }).click()
  await expect(practice.getByText('Your reply has been added')).toBeVisible()
  await practice.context().close()

  await expect(page.getByText('Thank you for coming back.')).toBeVisible()
  await page.context().close()
  await open(visitor, meera.path)
  await expect(visitor.getByText('She let me be silent first.')).toBeVisible()
  await expect(visitor.getByText(`Reply from ${meera.name}: Thank you for coming back.`)).toBeVisible()
  await expect(visitor.getByText(/of 5 stars from 5 reviews, 4 of them demo content/)).toBeVisible()
})
