import { expectNoneHere } from '../axe.ts'
import { expect, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { logInHealer } from '../people.ts'
import { atGateway, firstRow } from '../sandbox.ts'

test.use({ timezoneId: 'Asia/Kolkata' })

/** Tomorrow by the wall of India. */
const tomorrow = () => new Date(Date.now() + (24 + 5.5) * 3_600_000).toISOString().slice(0, 10)

const icsOf = (...more: string[]) => {
  const day = tomorrow().replaceAll('-', '')
  return [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:dentist@example.org', 'SUMMARY:Dentist'],
    ...[`DTSTART;TZID=Asia/Kolkata:${day}T100000`, `DTEND;TZID=Asia/Kolkata:${day}T130000`],
    ...[...more, 'END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n')
}

test('a healer adds an own calendar, sees when they are busy by it, learns what fails, removes it, and connects a server', async ({
  browser,
  outside,
}) => {
  const healer = await ownHealer('savita-jadhav')
  const name = healer.mobile.replace('+', '')
  const { url } = await atGateway<{ url: string }>(`calendars/${name}`, { ics: icsOf() })
  const mine = await logInHealer(browser, outside, healer.mobile)
  await open(mine, '/practice/hours')
  const form = mine.getByRole('form', { name: 'Add a calendar by its address' })
  const address = form.getByLabel('Address of your calendar')
  await address.fill('https://10.0.0.1/calendar.ics')
  await form.getByRole('button', { name: 'Add calendar' }).click()
  await expect(form.getByText('This address cannot be reached from the internet')).toBeVisible()
  await address.fill(url)
  await form.getByRole('button', { name: 'Add calendar' }).click()
  const calendar = mine.getByRole('listitem', { name: new URL(url).hostname })
  await expect(calendar).toContainText('1 busy time ahead.')

  await mine.getByRole('link', { name: 'My practice' }).filter({ visible: true }).first().click()
  await expect(mine.getByRole('region', { name: 'Calendar' })).toContainText(
    'Busy from 10:00 am to 1:00 pm (own calendar)',
  )
  await expect(mine.getByText('Dentist')).toHaveCount(0)

  await mine.goBack()
  await atGateway(`calendars/${name}`, { mode: 'gone' })
  await calendar.getByRole('button', { name: 'Read now' }).click()
  await expect(calendar).toContainText('There is nothing at this address. Please check it there.')
  await expect(calendar).toContainText('The times known from before still count.')
  await expectNoneHere(mine, 'own calendar that fails')
  await calendar.getByRole('button', { name: 'Remove' }).click()
  await mine.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(calendar).toHaveCount(0)

  const accounts = mine.getByRole('region', { name: 'Connected accounts' })
  const opener = accounts.getByRole('button', { name: 'Connect iCloud, Fastmail or Nextcloud' })
  await opener.click()
  const server = accounts.getByRole('form', { name: 'Connect a calendar server' })
  await expect(server.getByLabel('Server', { exact: true })).toBeFocused()
  await server.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(opener).toBeFocused()
  await opener.click()
  await server.getByLabel('Server', { exact: true }).fill(new URL(url).origin)
  await server.getByLabel('Your name there').fill(name)
  await server.getByLabel('Password for apps').fill('the one of the log-in')
  await server.getByRole('button', { name: 'Connect server' }).click()
  await expect(server.getByText('This name and password were not accepted.')).toBeVisible()
  await expectNoneHere(mine, 'a password that was not accepted')
  await server.getByLabel('Password for apps').fill(`app-${name}`)
  await server.getByRole('button', { name: 'Connect server' }).click()
  const account = accounts.getByRole('listitem', {
    name: `Calendar server, ${name}, ${new URL(url).hostname}`,
  })
  await expect(account.getByRole('switch', { name: 'Home & practice' })).toBeChecked()
  await expect(server).toHaveCount(0)
  await expect(opener).toBeFocused()
  const atServer = mine.getByRole('listitem', { name: 'Home & practice', exact: true })
  await expect(atServer).toContainText('No busy times ahead.')
  const from = new Date(Date.now() + 86_400_000)
  await atGateway(`caldav/${name}`, { busy: [{ from, to: new Date(from.getTime() + 3_600_000) }] })
  await atServer.getByRole('button', { name: 'Read now' }).click()
  await expect(atServer).toContainText('1 busy time ahead.')
  await account.getByRole('button', { name: 'Disconnect' }).click()
  await mine.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(account).toHaveCount(0)
  await mine.context().close()
})

test('a healer connects Google Calendar, sees a change there at once, gives it up when it has ended, and connects Microsoft’s', async ({
  browser,
  outside,
}) => {
  const healer = await ownHealer('savita-jadhav')
  const email = `${healer.mobile.replace('+', '')}@gmail.example`
  const from = new Date(`${tomorrow()}T10:00:00+05:30`)
  const busy = [{ from, to: new Date(from.getTime() + 3_600_000) }]
  await atGateway(`google/${email}`, { busy })
  const mine = await logInHealer(browser, outside, healer.mobile)
  await open(mine, '/practice/hours')
  const accounts = mine.getByRole('region', { name: 'Connected accounts' })
  await accounts.getByRole('button', { name: 'Connect Google Calendar' }).click()
  await mine.getByRole('textbox', { name: 'Account', exact: true }).fill(email)
  await mine.getByRole('button', { name: 'Allow', exact: true }).click()
  const account = accounts.getByRole('listitem', { name: `Google Calendar, ${email}` })
  await expect(account.getByRole('switch', { name: email })).toBeChecked()
  await expect(mine).toHaveURL(/\/practice\/hours$/)
  const calendar = mine.getByRole('listitem', { name: email, exact: true })
  await expect(calendar).toContainText('1 busy time ahead.')

  await atGateway(`google/${email}`, {
    busy: [...busy, { from: new Date(from.getTime() + 7_200_000), to: new Date(from.getTime() + 9_000_000) }],
  })
  // What a message of Google brings is there without a press.
  const known = `select jsonb_array_length(edges::jsonb) / 2 as count from healer_busy b join healer h on h.u_id = b.healer_id where h.person_id = '${healer.personId}'`
  await expect.poll(async () => (await firstRow<{ count: number }>(known)).count).toBe(2)
  await mine.getByRole('link', { name: 'My practice' }).filter({ visible: true }).first().click()
  await expect(mine.getByRole('region', { name: 'Calendar' })).toContainText(
    'Busy from 12:00 to 12:30 pm (own calendar)',
  )
  await mine.goBack()
  await account.getByRole('switch', { name: 'Family' }).click()
  await expect(mine.getByRole('listitem', { name: 'Family', exact: true })).toContainText(
    'No busy times ahead.',
  )

  const into = account.getByLabel('Write my sessions into')
  await into.selectOption('Family')
  const names = account.getByRole('switch', { name: 'With the client’s name' })
  await expect(names).not.toBeChecked()
  await names.click()
  await expect(names).toBeChecked()
  await expect(into).toHaveValue(`family-of-${email}`)

  await atGateway(`google/${email}`, { withdraws: true })
  await calendar.getByRole('button', { name: 'Read now' }).click()
  await expect(calendar).toContainText('Its account is not connected any more.')
  await expect(account).toContainText('This account does not let us in any more.')
  await expectNoneHere(mine, 'an account that has ended')
  await account.getByRole('button', { name: 'Disconnect' }).click()
  await mine.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(account).toHaveCount(0)
  await expect(calendar).toHaveCount(0)

  const work = `${healer.mobile.replace('+', '')}@outlook.example`
  await atGateway(`microsoft/${work}`, { busy })
  await accounts.getByRole('button', { name: 'Connect Microsoft 365 or Outlook.com' }).click()
  await mine.getByRole('textbox', { name: 'Account', exact: true }).fill(work)
  await mine.getByRole('button', { name: 'Allow', exact: true }).click()
  const atWork = accounts.getByRole('listitem', { name: `Microsoft 365 or Outlook.com, ${work}` })
  await expect(atWork.getByRole('switch', { name: 'Calendar', exact: true })).toBeChecked()
  const ofWork = mine.getByRole('listitem', { name: 'Calendar', exact: true })
  await expect(ofWork).toContainText('1 busy time ahead.')
  await atGateway(`microsoft/${work}`, { busy: [] })
  await expect.poll(async () => (await firstRow<{ count: number }>(known)).count).toBe(0)
  await ofWork.getByRole('switch', { name: 'Tentative entries' }).click()
  await expect(ofWork).toContainText('No busy times ahead.')
  await expectNoneHere(mine, 'a connected Microsoft account')
  await atWork.getByRole('button', { name: 'Disconnect' }).click()
  const sure = mine.getByRole('dialog')
  await expect(sure).toContainText('The permission itself is taken back in your Microsoft account')
  await sure.getByRole('button', { name: 'Disconnect' }).click()
  await expect(atWork).toHaveCount(0)
  await mine.context().close()
})
