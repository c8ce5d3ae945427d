import { expect, test } from 'vitest'
import { calendarOf, sequenceOf } from './calendar.ts'

const item = {
  u_id: '7',
  changedAt: new Date('2026-11-20T10:00:05Z'),
  startsAt: new Date('2026-11-21T04:30:00Z'),
  endsAt: new Date('2026-11-21T05:15:00Z'),
  title: 'Session with Asha',
  url: 'https://newyou.test/dyte/7',
  isCancelled: false,
}

test('the same state is the same entry in mail, file and feed', () => {
  const entryOf = (text: string) => /BEGIN:VEVENT[\s\S]*END:VEVENT/.exec(text)?.[0]
  const publicUrl = 'https://newyou.test'
  const [mail, file, feed] = [
    calendarOf([item], { product: 'Mail', publicUrl, method: 'PUBLISH' }),
    calendarOf([item], { product: 'Appointments', publicUrl }),
    calendarOf([item], { product: 'Appointments', publicUrl, feed: { name: 'New You', ttl: 3600 } }),
  ]
  expect(entryOf(mail)).toContain('UID:7@newyou.test')
  expect(entryOf(file)).toBe(entryOf(mail))
  expect(entryOf(feed)).toBe(entryOf(mail))
})

test('a later state has a higher number, also than mails of older releases had, for 32 bits', () => {
  const later = new Date(item.changedAt.getTime() + 1000)
  expect(sequenceOf(later)).toBeGreaterThan(sequenceOf(item.changedAt))
  expect(sequenceOf(item.changedAt)).toBeGreaterThan(Date.UTC(2030, 0) / 60_000)
  expect(sequenceOf(new Date('2080-01-01'))).toBeLessThan(2 ** 31)
})

test('lines have at most 75 octets, in every script, and no letter is cut', () => {
  const title = 'डॉक्टर मीरा कृष्णन के साथ सेशन, कोच्चि में, 👨‍👩‍👧‍👦 '.repeat(4).trim()
  const text = calendarOf([{ ...item, title }], { product: 'Events', publicUrl: 'https://newyou.test' })
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line.isWellFormed()).toBe(true)
  }
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title.replaceAll(',', '\\,')}`)
})
