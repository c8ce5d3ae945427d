import { describe, expect, test } from 'vitest'
import { busy, calendar, event, from, minute, read, usual } from '../../testing/ics.ts'
import { readIcs } from './read-ics.ts'

describe('a file', () => {
  test('that is no calendar', () => {
    const bytes = (text: string) => readIcs({ ...usual, bytes: new TextEncoder().encode(text) })
    expect(bytes('<!doctype html><title>Log in</title>')).toBeUndefined()
    expect(bytes('')).toBeUndefined()
    expect(bytes('BEGIN:VCALENDAR\r\nthis is no line\r\nEND:VCALENDAR')).toBeUndefined()
    expect(bytes('\uFEFFBEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n')).toEqual({
      busy: [],
      warnings: [],
    })
  })

  const good = event('UID:a', 'SUMMARY:Zoë', 'DTSTART:20261124T090000Z', 'DURATION:PT1H')
  const whole = new TextDecoder().decode(calendar(good))
  const hour = ['2026-11-24T09:00 2026-11-24T10:00']

  test.each<[string, string | Buffer]>([
    ['with the line ends of old Macs', whole.replaceAll('\r\n', '\r')],
    ['in UTF-16', Buffer.from(`\ufeff${whole}`, 'utf16le')],
    ['in Windows-1252', Buffer.from(whole, 'latin1')],
    ['with a byte that is no letter', whole.replace('Zoë', 'Zo\0')],
    ['with lines that are none', whole.replace('SUMMARY:Zoë', 'SUMMARY:Zoë\r\nand a second line\r\n')],
    ['with an entry without its end', whole.replace('END:VEVENT\r\n', '')],
    ['with signs in its times', whole.replace('20261124T090000Z', '2026-11-24T09:00:00Z')],
    ['with times without seconds', whole.replace('20261124T090000Z', '20261124T0900Z')],
  ])('%s is read', (_, text) => {
    const found = readIcs({ ...usual, bytes: Buffer.from(text) })
    expect(found?.busy.map(([begins, ends]) => `${minute(begins)} ${minute(ends)}`)).toEqual(hour)
  })

  test('whose days do not say that they are', () => {
    expect(busy([event('UID:a', 'DTSTART:20261124', 'DTEND:20261126')])).toEqual([
      '2026-11-23T18:30 2026-11-25T18:30',
    ])
  })

  test('that was cut off is none: what is missing would count as free', () => {
    expect(readIcs({ ...usual, bytes: Buffer.from(whole.slice(0, -20)) })).toBeUndefined()
  })

  test('with one entry that nobody can read has all others', () => {
    const good = event('UID:a', 'DTSTART:20261124T090000Z', 'DURATION:PT1H')
    const found = read([event('UID:b', 'SUMMARY:never'), good])
    expect(found).toMatchObject({ warnings: ['entry'] })
    expect(found?.busy).toHaveLength(1)
  })

  test('of published busy times alone', () => {
    const parts = [
      'BEGIN:VFREEBUSY',
      'FREEBUSY:20261124T090000Z/20261124T100000Z,20261124T110000Z/PT30M',
      'FREEBUSY;FBTYPE=FREE:20261125T090000Z/20261125T100000Z',
      'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261126T090000Z/20261126T100000Z',
      'END:VFREEBUSY',
    ]
    expect(busy(parts, { countsTentative: false })).toEqual([
      '2026-11-24T09:00 2026-11-24T10:00',
      '2026-11-24T11:00 2026-11-24T11:30',
    ])
  })

  test('that repeats each second is read to an end, and says that it was cut', () => {
    const seconds = event('UID:a', 'DTSTART:20200101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')
    expect(read([seconds])?.warnings).toEqual(['repeats'])
  })

  test('of 5,000 events is read within the time of a thread', () => {
    const many = Array.from({ length: 5000 }, (_, index) => {
      const start = new Date(from + index * 8 * 60_000).toISOString().replace(/[-:]|\.\d+/g, '')
      return event(`UID:${index}`, `DTSTART:${start}`, 'DURATION:PT4M', 'SUMMARY:Words that are never kept')
    })
    expect(read(many)?.busy).toHaveLength(5000)
  })
})
