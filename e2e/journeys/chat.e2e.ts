import { expect, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { becomeClient, logInHealer } from '../people.ts'

test('a client and a healer write to each other live, and nothing is lost or said twice without a connection', async ({
  page,
  browser,
  outside,
}) => {
  const zara = await ownHealer('zara-wadia')
  await becomeClient(page, outside)
  await open(page, '/chat')
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible()
  await open(page, zara.path)
  await expect(page.getByRole('region', { name: 'Choose a time' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Send a message' })).toHaveCount(0)

  await open(page, '/free-appointment?category=self-development')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: zara.name }) })
  await card
    .getByRole('group', { name: `Available times of ${zara.name}` })
    .getByRole('button')
    .last()
    .click()
  const about = card.getByLabel(/What would you like to talk about/)
  await about.fill('Jeene ka mann nahi hai.')
  await expect(card.getByRole('link', { name: 'Call Tele-MANAS 14416' })).toBeVisible()
  await about.fill('I wake at three.')
  await card.getByRole('button', { name: 'Confirm free session' }).click()
  await expect(page).toHaveURL(/\/dashboard\/appointments\//)

  const practice = await logInHealer(browser, outside, zara.mobile)
  // The line is lost while the page loads the code that listens: it is loaded anew with the line, and listens.
  await practice.route(
    '**/assets/live-*.js',
    async (route) => {
      await practice.context().setOffline(true)
      await route.abort('internetdisconnected')
    },
    { times: 1 },
  )
  const cutLoad = practice.waitForEvent('requestfailed', (request) => request.url().includes('/assets/live-'))
  const line = practice.waitForEvent('websocket')
  await practice.goto('/practice')
  await cutLoad
  await practice.context().setOffline(false)
  await (await line).waitForEvent('framereceived')
  await page.getByRole('link', { name: 'Send a message' }).click()
  const box = page.getByRole('textbox', { name: `Your message to ${zara.name}` })
  await box.fill('Good evening.')
  await box.press('Shift+Enter')
  await box.pressSequentially('Shall I bring my notes?')
  // The line of the healer's window stands again only after the message was written.
  await practice.context().setOffline(true)
  await box.press('Enter')
  const said = page.getByRole('group', { name: 'Messages' })
  await expect(said.getByText('Sent')).toBeVisible()
  await expect(box).toHaveValue('')
  await expect(box).toBeFocused()
  await practice.context().setOffline(false)

  // In the healer's window, which shows another page: five seconds, longer while the pointer is on it.
  const toast = practice.getByRole('group', { name: 'New message from Ananya' })
  await expect(toast.getByText('Good evening. Shall I bring my notes?')).toBeVisible()
  await toast.hover()
  await practice.waitForTimeout(5500)
  await expect(toast).toBeVisible()
  await practice.mouse.move(10, 400)
  await expect(toast).toHaveCount(0, { timeout: 8000 })
  await expect(
    practice.getByRole('navigation', { name: 'Account menu' }).getByText('1 unread message'),
  ).toBeAttached()
  await box.fill('Or nothing at all?')
  await box.press('Enter')
  await toast.getByRole('link', { name: 'Open' }).click()
  await expect(practice).toHaveURL(/\/practice\/chat\?with=/)
  const heard = practice.getByRole('group', { name: 'Messages' })
  await expect(heard.getByText('Shall I bring my notes?')).toBeVisible()
  await expect(said.getByText(/^Read \d/)).toBeVisible()

  const answer = practice.getByRole('textbox', { name: 'Your message to Ananya' })
  await answer.fill('Bring them, please.')
  await practice.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(said.getByText('Bring them, please.')).toBeVisible()
  await expect(page.getByRole('group', { name: /^New message from/ })).toHaveCount(0)

  // The healer's connection is cut: their messages wait, and the client's are fetched afterwards.
  await practice.context().setOffline(true)
  await answer.fill('I am in a tunnel.')
  await answer.press('Enter')
  await expect(heard.getByText('Not sent.', { exact: false })).toBeVisible()
  await answer.fill('Half a thou')
  await box.fill('Take your time.')
  await box.press('Enter')
  await expect(said.getByText('Take your time.')).toBeVisible()
  await practice.context().setOffline(false)
  await heard.getByRole('button', { name: 'Try again' }).click()
  await expect(said.getByText('I am in a tunnel.')).toHaveCount(1)
  await expect(heard.getByText('I am in a tunnel.')).toHaveCount(1)
  await expect(heard.getByText('Take your time.')).toBeVisible()
  await practice.reload()
  await expect(heard.getByText('I am in a tunnel.')).toHaveCount(1)
  await expect(heard.getByText('Take your time.')).toBeVisible()
  await expect(answer).toHaveValue('Half a thou')
  await practice.context().close()

  await open(page, zara.path)
  await page.getByRole('link', { name: 'Send a message' }).click()
  await expect(said.getByText('Good evening.')).toBeVisible()
})
