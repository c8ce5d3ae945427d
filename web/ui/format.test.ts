import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  age,
  dayNames,
  dayOf,
  dayWord,
  longDay,
  rupees,
  spacedMobile,
  timeOfDay,
  timeSpan,
  utcOffset,
} from './format.ts'

const saturdayNight = '2026-11-21T17:21:00Z'

test('rupees are grouped the Indian way, and paise show only when there are some', () => {
  expect([rupees(200000), rupees(12345600), rupees(12345650), rupees(-50000), rupees(0)]).toEqual([
    '₹2,000',
    '₹1,23,456',
    '₹1,23,456.50',
    '−₹500',
    '₹0',
  ])
})

test('amounts are written as Intl writes them for India', () => {
  const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
  const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  fc.assert(
    fc.property(fc.nat(Number.MAX_SAFE_INTEGER), fc.nat(12), (amount, places) => {
      const paise = Math.floor(amount / 10 ** places)
      const format = paise % 100 === 0 ? whole : exact
      // A double holds no more than sixteen digits with its two decimals.
      fc.pre(paise < 1e15)
      expect(rupees(paise)).toBe(`₹${format.format(paise / 100)}`)
    }),
  )
})

test('times are read in the zone that is asked for', () => {
  const zone = 'Asia/Kolkata'
  const span = (from: string, to: string, locale: string) => {
    const said = timeSpan(`2026-11-22T${from}:00Z`, `2026-11-22T${to}:00Z`, zone, locale)
    return [said.from, said.to]
  }
  expect(timeOfDay('2026-11-22T01:45:00Z', zone, 'en')).toBe('7:15 am')
  expect(timeOfDay('2026-11-22T18:30:00Z', zone, 'en')).toBe('12:00 am')
  expect(timeOfDay('2026-11-22T01:45:00Z', 'America/New_York', 'en')).toBe('8:45 pm')
  expect(span('01:45', '02:30', 'en')).toEqual(['7:15', '8:00 am'])
  expect(span('06:15', '07:00', 'en')).toEqual(['11:45 am', '12:30 pm'])
  expect(span('01:45', '02:30', 'hi')).toEqual(['सुबह 7:15', '8:00'])
  expect(span('06:15', '07:00', 'hi')).toEqual(['सुबह 11:45', 'दोपहर 12:30'])
})

test('Hindi names the part of the day as the Unicode CLDR does', () => {
  const usual = new Intl.DateTimeFormat('hi-IN', { hour: 'numeric', dayPeriod: 'short', timeZone: 'UTC' })
  for (let hour = 0; hour < 24; hour += 1) {
    const moment = new Date(Date.UTC(2026, 10, 22, hour, 15))
    const half = usual.formatToParts(moment).find(({ type }) => type === 'dayPeriod')?.value
    expect(timeOfDay(moment, 'UTC', 'hi')).toMatch(new RegExp(`^${half} `))
  }
})

test('the day is the day of the zone, not of UTC', () => {
  expect(dayOf('2026-11-21T20:00:00Z')).toBe('2026-11-22')
  expect(dayOf('2026-11-21T20:00:00Z', 'America/New_York')).toBe('2026-11-21')
  expect(longDay('2026-11-22T01:45:00Z', 'Asia/Kolkata', 'en', saturdayNight)).toBe('Sunday 22 November')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(dayNames('2026-11-22')).toMatchObject({
    weekdayShort: 'Sun',
    number: '22',
    month: 'November',
    year: '2026',
  })
})

test('a day of another year says which', () => {
  const inNovember = (moment: string, locale = 'en') => longDay(moment, 'Asia/Kolkata', locale, saturdayNight)
  expect(inNovember('2027-01-16T14:30:00Z')).toBe('Saturday 16 January 2027')
  expect(inNovember('2025-11-23T14:30:00Z', 'hi')).toBe('रविवार 23 नवंबर 2025')
  // Already 2027 in India, not yet in New York.
  expect(inNovember('2026-12-31T19:00:00Z')).toBe('Friday 1 January 2027')
  expect(longDay('2026-12-31T19:00:00Z', 'America/New_York', 'en', saturdayNight)).toBe(
    'Thursday 31 December',
  )
})

test('short names of days fit seven side by side in Hindi too', () => {
  const week = [
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
  ]
  expect(week.map((day) => dayNames(day, 'hi').weekdayShort)).toEqual([
    'रवि',
    'सोम',
    'मंगल',
    'बुध',
    'गुरु',
    'शुक्र',
    'शनि',
  ])
  expect(dayNames('2026-11-25', 'hi').weekday).toBe('बुधवार')
})

test('near days have names', () => {
  expect(dayWord('2026-11-21T18:00:00Z', saturdayNight)).toBe('tonight')
  expect(dayWord('2026-11-21T20:00:00Z', saturdayNight)).toBe('tomorrow')
  expect(dayWord('2026-11-24T05:00:00Z', saturdayNight)).toBe('weekday')
  expect(dayWord('2026-12-24T05:00:00Z', saturdayNight)).toBe('date')
  expect(dayWord('2026-11-21T09:00:00Z', '2026-11-21T03:00:00Z')).toBe('today')
})

test('an age is told in its largest unit', () => {
  expect(age('2026-11-21T15:00:00Z', saturdayNight)).toEqual({ unit: 'hours', count: 2 })
  expect(age('2026-11-19T15:00:00Z', saturdayNight)).toEqual({ unit: 'days', count: 2 })
})

test('an offset is written short', () => {
  expect(utcOffset('Asia/Kolkata', saturdayNight)).toBe('UTC+5:30')
  expect(utcOffset('America/New_York', saturdayNight)).toBe('UTC-5')
  expect(utcOffset('UTC', saturdayNight)).toBe('UTC+0')
})

test('a mobile number is written in two parts, and anything else as it is', () => {
  expect(spacedMobile('+919845012345')).toBe('+91 98450 12345')
  expect(spacedMobile('+4915112345678')).toBe('+4915112345678')
})
