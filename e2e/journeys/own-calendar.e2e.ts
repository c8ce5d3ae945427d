import { expectNoneHere } from '../axe.ts'
import { expect, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { logInHealer } from '../people.ts'
import { atGateway } from '../sandbox.ts'

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

test('a healer adds an own calendar, sees when they are busy by it, learns what fails, and removes it', async ({
  browser,
  outside,
}) => {
  const healer = await ownHealer('savita-jadhav')
  const name = healer.mobile.replace('+', '')
  const { url } = await atGateway<{ url: string }>(`calendars/${name}`, { ics: icsOf() })
  const mine = await logInHealer(browser, outside, healer.mobile)
  await open(mine, '/practice/hours')
  const form = mine.getByRole('form', { name: 'Add a calendar' })
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
  await mine.context().close()
})
