import { homeZone } from '@newyou/contract/business'
import type { Locale } from '@newyou/contract/locales'

const inIndia = (locale: Locale) => `${locale}-IN`

/** Making one costs many times as much as using it; zones and languages are few. */
const formats = new Map<string, Intl.DateTimeFormat>()

function partsOf(locale: Locale, moment: Date, zone: string, zoneName: 'short' | 'long') {
  const key = `${locale} ${zone} ${zoneName}`
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(inIndia(locale), {
      timeZone: zone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      // Hindi says morning, afternoon, evening and night where English says am and pm.
      ...(locale === 'hi' && { dayPeriod: 'short' as const }),
      timeZoneName: zoneName,
    })
  formats.set(key, format)
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  const [weekday, day, month, year, hour, minute, dayPeriod, timeZoneName] = [
    ...(['weekday', 'day', 'month', 'year'] as const),
    ...(['hour', 'minute', 'dayPeriod', 'timeZoneName'] as const),
  ].map((name) => parts.get(name))
  const time = locale === 'hi' ? `${dayPeriod} ${hour}:${minute}` : `${hour}:${minute} ${dayPeriod}`
  return { weekday, day, month, year, time, timeZoneName }
}

/** A moment in a time zone, with the zone's name: Sat, 21 Nov 2026, 10:00 am (India Standard Time). */
export function dateAndTime(locale: Locale, moment: Date, zone: string): string {
  const { weekday, day, month, year, time, timeZoneName } = partsOf(locale, moment, zone, 'long')
  return `${weekday}, ${day} ${month} ${year}, ${time} (${timeZoneName})`
}

/** The same in an SMS: Sat 21 Nov, 10:00 am IST. Hindi says no zone that is India’s. */
export function shortDateAndTime(locale: Locale, moment: Date, zone: string): string {
  const { weekday, day, month, time, timeZoneName } = partsOf(locale, moment, zone, 'short')
  const said = `${weekday} ${day} ${month}, ${time}`
  if (zone !== homeZone) return `${said} ${timeZoneName}`
  return locale === 'hi' ? said : `${said} IST`
}

/** Paise as rupees: ₹1,499. */
export const rupees = (locale: Locale, paise: number) =>
  `₹${new Intl.NumberFormat(inIndia(locale), { maximumFractionDigits: 2 }).format(paise / 100)}`
