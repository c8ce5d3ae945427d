import { describe, expect, test } from 'vitest'
import { busy, event, read } from '../../testing/ics.ts'

describe('a rule', () => {
  const ruled = (rule: string, start = 'DTSTART;TZID=Asia/Kolkata:20261124T100000') =>
    event('UID:a', start, 'DURATION:PT1H', `RRULE:${rule}`)

  test('from centuries ago, or of each half hour, costs no more than one of today', () => {
    const old = ruled('FREQ=DAILY', 'DTSTART;TZID=Asia/Kolkata:16010101T100000')
    expect(read([old])).toMatchObject({ warnings: [] })
    expect(busy([old])?.slice(0, 2)).toEqual([
      '2026-11-23T04:30 2026-11-23T05:30',
      '2026-11-24T04:30 2026-11-24T05:30',
    ])
    const fortnightly = ruled(
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE',
      'DTSTART;TZID=Asia/Kolkata:20201102T100000',
    )
    expect(busy([fortnightly])).toEqual([
      '2026-11-23T04:30 2026-11-23T05:30',
      '2026-11-25T04:30 2026-11-25T05:30',
      '2026-12-07T04:30 2026-12-07T05:30',
      '2026-12-09T04:30 2026-12-09T05:30',
    ])
    const many = Array.from({ length: 3000 }, (_, index) =>
      event(`UID:${index}`, 'DTSTART:20100106T100000Z', 'DURATION:PT5M', 'RRULE:FREQ=DAILY'),
    )
    expect(read(many)).toMatchObject({ warnings: [] })
  })

  test('of a day that a month has not leaves that month out', () => {
    const leap = event('UID:a', 'DTSTART;VALUE=DATE:20240229', 'RRULE:FREQ=YEARLY')
    const years = { from: Date.parse('2027-01-01T00:00:00Z'), to: Date.parse('2028-12-31T00:00:00Z') }
    expect(busy([leap], years)).toEqual(['2028-02-28T18:30 2028-02-29T18:30'])
  })

  test.each([
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=FORTNIGHTLY',
  ])('%s is never looked through, and takes no other entry with it', (rule) => {
    const other = event('UID:b', 'DTSTART:20261125T100000Z', 'DURATION:PT1H')
    expect(read([ruled(rule), other])).toMatchObject({ warnings: ['entry'] })
    expect(busy([ruled(rule), other])).toEqual(['2026-11-25T10:00 2026-11-25T11:00'])
  })
})

describe('versions', () => {
  const version = (sequence: number, ...lines: string[]) => event('UID:a', `SEQUENCE:${sequence}`, ...lines)

  test('of one event count by the newest alone, and so do those of one of its times', () => {
    const moved = [
      version(0, 'DTSTART:20261124T100000Z', 'DURATION:PT1H'),
      version(2, 'DTSTART:20261125T100000Z', 'DURATION:PT1H'),
    ]
    expect(busy(moved)).toEqual(['2026-11-25T10:00 2026-11-25T11:00'])
    const instead = (sequence: number, hour: number) =>
      version(sequence, 'RECURRENCE-ID:20261201T100000Z', `DTSTART:20261201T${hour}0000Z`, 'DURATION:PT1H')
    const series = version(0, 'DTSTART:20261124T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2')
    expect(busy([series, instead(1, 12), instead(2, 15)])).toEqual([
      '2026-11-24T10:00 2026-11-24T11:00',
      '2026-12-01T15:00 2026-12-01T16:00',
    ])
  })

  test('that cancel, or a file of them, leave nothing', () => {
    const at = ['DTSTART:20261124T100000Z', 'DURATION:PT1H']
    expect(busy([version(0, ...at), version(1, ...at, 'STATUS:CANCELLED')])).toEqual([])
    expect(busy(['METHOD:CANCEL', version(1, ...at)])).toEqual([])
  })
})

test('whole days and places of work are told as Microsoft writes them', () => {
  const midnight = (dayOfMonth: number) => `;TZID=India Standard Time:202611${dayOfMonth}T000000`
  const whole = event(
    'UID:a',
    `DTSTART${midnight(24)}`,
    `DTEND${midnight(25)}`,
    'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
  )
  expect(busy([whole])).toEqual(['2026-11-23T18:30 2026-11-24T18:30'])
  expect(busy([whole], { countsWholeDays: false })).toEqual([])
  const elsewhere = event(
    'UID:b',
    'DTSTART:20261124T100000Z',
    'DURATION:PT1H',
    'X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE',
  )
  expect(busy([elsewhere])).toEqual([])
})
