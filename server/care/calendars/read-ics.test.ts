import { describe, expect, test } from 'vitest'
import { busy, event, from, read } from '../../testing/ics.ts'

describe('one event', () => {
  test('of a zone, of UTC, and without a zone, which is the healer’s', () => {
    const times = [
      event(
        'UID:a',
        'DTSTART;TZID=Europe/London:20261123T090000',
        'DTEND;TZID=Europe/London:20261123T100000',
      ),
      event('UID:b', 'DTSTART:20261124T090000Z', 'DURATION:PT45M'),
      event('UID:c', 'DTSTART:20261125T090000', 'DTEND:20261125T100000'),
    ]
    expect(busy(times)).toEqual([
      '2026-11-23T09:00 2026-11-23T10:00',
      '2026-11-24T09:00 2026-11-24T09:45',
      '2026-11-25T03:30 2026-11-25T04:30',
    ])
  })

  test('of whole days is busy from the healer’s midnight on, where it does not say free, and only if that is wanted', () => {
    const days = [
      event('UID:a', 'DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261126'),
      event('UID:b', 'DTSTART;VALUE=DATE:20261128', 'TRANSP:TRANSPARENT'),
      event('UID:c', 'DTSTART;VALUE=DATE:20261201'),
    ]
    expect(busy(days)).toEqual(['2026-11-23T18:30 2026-11-25T18:30', '2026-11-30T18:30 2026-12-01T18:30'])
    expect(busy(days, { countsWholeDays: false })).toEqual([])
    expect(busy([event('UID:a', 'DTSTART;VALUE=DATE:20261123')], { zone: 'Europe/London' })).toEqual([
      '2026-11-23T00:00 2026-11-24T00:00',
    ])
  })

  test('that is free, cancelled or tentative', () => {
    const at = (dayOfMonth: number) => `DTSTART:202611${dayOfMonth}T090000Z\r\nDURATION:PT1H`
    const events = [
      event('UID:a', at(23), 'TRANSP:TRANSPARENT'),
      event('UID:b', at(24), 'STATUS:CANCELLED'),
      event('UID:c', at(25), 'STATUS:TENTATIVE'),
      event('UID:d', at(26), 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
      event('UID:e', at(27), 'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE'),
      event('UID:f', at(28)),
    ]
    const firm = '2026-11-28T09:00 2026-11-28T10:00'
    expect(busy(events)).toEqual([
      '2026-11-25T09:00 2026-11-25T10:00',
      '2026-11-27T09:00 2026-11-27T10:00',
      firm,
    ])
    expect(busy(events, { countsTentative: false })).toEqual([firm])
  })

  test('without length is no time; those that meet are one; what lies outside is cut', () => {
    const events = [
      event('UID:a', 'DTSTART:20261124T090000Z'),
      event('UID:b', 'DTSTART:20261124T100000Z', 'DTEND:20261124T110000Z'),
      event('UID:c', 'DTSTART:20261124T103000Z', 'DTEND:20261124T120000Z'),
      event('UID:d', 'DTSTART:20261124T120000Z', 'DTEND:20261124T123000Z'),
      event('UID:e', 'DTSTART:20261120T000000Z', 'DTEND:20261123T000000Z'),
      event('UID:f', 'DTSTART:20201120T000000Z', 'DTEND:20201123T000000Z'),
    ]
    expect(busy(events)).toEqual(['2026-11-22T18:30 2026-11-23T00:00', '2026-11-24T10:00 2026-11-24T12:30'])
  })

  test('of ours does not come back', () => {
    const ours = event('UID:0198@NewYou.example', 'DTSTART:20261124T090000Z', 'DURATION:PT1H')
    expect(busy([ours])).toEqual([])
  })
})

describe('an event that repeats', () => {
  const weekly = (...more: string[]) =>
    event(
      'UID:week',
      'DTSTART;TZID=Asia/Calcutta:20201102T100000',
      'DTEND;TZID=Asia/Calcutta:20201102T110000',
      'RRULE:FREQ=WEEKLY;BYDAY=MO',
      ...more,
    )
  const mondays = ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'].map(
    (date) => `${date}T04:30 ${date}T05:30`,
  )

  test('for years, in an old name of a zone', () => {
    expect(busy([weekly()])).toEqual(mondays)
    expect(read([weekly()])?.warnings).toEqual([])
  })

  test('leaves out what is excepted, in its zone, in UTC and as a day', () => {
    expect(busy([weekly('EXDATE;TZID=Asia/Kolkata:20261123T100000')])).toEqual(mondays.slice(1))
    expect(busy([weekly('EXDATE:20261130T043000Z,20261207T043000Z')])).toEqual([mondays[0], mondays[3]])
    expect(busy([weekly('EXDATE;VALUE=DATE:20261214')])).toEqual(mondays.slice(0, 3))
  })

  test('has one time moved, one cancelled and one made free', () => {
    const instead = (id: string, ...lines: string[]) =>
      event('UID:week', `RECURRENCE-ID;TZID=Asia/Kolkata:${id}T100000`, ...lines)
    const parts = [
      instead('20261123', 'DTSTART;TZID=Asia/Kolkata:20261125T150000', 'DURATION:PT30M'),
      weekly(),
      instead('20261130', 'DTSTART;TZID=Asia/Kolkata:20261130T100000', 'STATUS:CANCELLED'),
      instead('20261207', 'DTSTART;TZID=Asia/Kolkata:20261207T100000', 'DURATION:PT1H', 'TRANSP:TRANSPARENT'),
    ]
    expect(busy(parts)).toEqual(['2026-11-25T09:30 2026-11-25T10:00', mondays[3]])
  })

  test('is another from one time on', () => {
    const later = event(
      'UID:week',
      'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Asia/Kolkata:20261207T100000',
      'DTSTART;TZID=Asia/Kolkata:20261207T170000',
      'DURATION:PT30M',
    )
    expect(busy([weekly(), later])).toEqual([
      ...mondays.slice(0, 2),
      '2026-12-07T11:30 2026-12-07T12:00',
      '2026-12-14T11:30 2026-12-14T12:00',
    ])
  })

  test('ends with its last time, in UTC or as a day, or after so many', () => {
    const until = (rule: string) =>
      busy([
        event(
          'UID:a',
          'DTSTART;TZID=Asia/Kolkata:20261123T100000',
          'DURATION:PT1H',
          `RRULE:FREQ=WEEKLY;${rule}`,
        ),
      ])
    expect(until('UNTIL=20261130T043000Z')).toEqual(mondays.slice(0, 2))
    expect(until('UNTIL=20261130T042959Z')).toEqual(mondays.slice(0, 1))
    expect(until('UNTIL=20261207')).toEqual(mondays.slice(0, 3))
    expect(until('COUNT=2')).toEqual(mondays.slice(0, 2))
  })

  test('keeps its wall time when the clocks change, and has further times', () => {
    const london = event(
      'UID:a',
      'DTSTART;TZID=Europe/London:20261024T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=3',
      'RDATE;TZID=Europe/London:20261027T120000',
    )
    expect(busy([london], { from: Date.parse('2026-10-20T00:00:00Z'), to: from })).toEqual([
      '2026-10-24T08:00 2026-10-24T09:00',
      '2026-10-25T09:00 2026-10-25T10:00',
      '2026-10-26T09:00 2026-10-26T10:00',
      '2026-10-27T12:00 2026-10-27T13:00',
    ])
  })

  test('each year, as a birthday', () => {
    const birthday = event('UID:a', 'DTSTART;VALUE=DATE:19641124', 'RRULE:FREQ=YEARLY')
    expect(busy([birthday])).toEqual(['2026-11-23T18:30 2026-11-24T18:30'])
  })
})

describe('zones', () => {
  const at = (tzid: string) => event('UID:a', `DTSTART;TZID=${tzid}:20261124T090000`, 'DURATION:PT1H')
  const india = ['2026-11-24T03:30 2026-11-24T04:30']
  test.each([
    'Asia/Calcutta',
    'India Standard Time',
    '/freeassociation.sourceforge.net/Asia/Kolkata',
    '"/mozilla.org/20070129_1/Asia/Calcutta"',
  ])('%s is India', (name) => expect(read([at(name)])).toMatchObject({ warnings: [] }))

  test.each([
    ['Asia/Calcutta', india],
    ['India Standard Time', india],
    ['/freeassociation.sourceforge.net/Asia/Kolkata', india],
    ['W. Europe Standard Time', ['2026-11-24T08:00 2026-11-24T09:00']],
    ['US/Pacific', ['2026-11-24T17:00 2026-11-24T18:00']],
    ['/citadel.org/20250101_1/America/Indiana/Knox', ['2026-11-24T15:00 2026-11-24T16:00']],
  ])('%s', (name, expected) => expect(busy([at(name)])).toEqual(expected))

  const office = [
    'BEGIN:VTIMEZONE',
    'TZID:Customized Time Zone',
    'BEGIN:STANDARD',
    'DTSTART:16010101T030000',
    'TZOFFSETFROM:+0300',
    'TZOFFSETTO:+0200',
    'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0300',
    'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ].join('\r\n')

  test('a name of nobody is read by the rules of the file, in winter and in summer', () => {
    const series = event(
      'UID:a',
      'DTSTART;TZID=Customized Time Zone:20260724T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=MONTHLY;UNTIL=20261124T070000Z',
    )
    expect(busy([office, series], { from: Date.parse('2026-09-01T00:00:00Z') })).toEqual([
      '2026-09-24T06:00 2026-09-24T07:00',
      '2026-10-24T06:00 2026-10-24T07:00',
      '2026-11-24T07:00 2026-11-24T08:00',
    ])
  })

  test('a name without rules is the healer’s zone, which is said', () => {
    expect(read([at('Narnia')])).toEqual({
      busy: [[Date.parse('2026-11-24T03:30:00Z'), Date.parse('2026-11-24T04:30:00Z')]],
      warnings: ['zone'],
    })
  })
})
