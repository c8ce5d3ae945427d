import type { Locale } from '@newyou/contract/locales'

const inIndia = (locale: Locale) => `${locale}-IN`

/** Making one costs many times as much as using it; zones and languages are few. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(locale: Locale, zone: string): Intl.DateTimeFormat {
  const key = `${locale} ${zone}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(inIndia(locale), {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'long',
  })
  formats.set(key, format)
  return format
}

/** A moment in a time zone, with the zone's name: Sat, 21 Nov 2026, 10:00 am (India Standard Time). */
export function dateAndTime(locale: Locale, moment: Date, zone: string): string {
  const parts = new Map(
    formatFor(locale, zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  const [weekday, day, month, year] = ['weekday', 'day', 'month', 'year'].map((name) =>
    parts.get(name as 'day'),
  )
  const time = `${parts.get('hour')}:${parts.get('minute')} ${parts.get('dayPeriod')}`
  return `${weekday}, ${day} ${month} ${year}, ${time} (${parts.get('timeZoneName')})`
}

/** Paise as rupees: ₹1,499. */
export const rupees = (locale: Locale, paise: number) =>
  `₹${new Intl.NumberFormat(inIndia(locale), { maximumFractionDigits: 2 }).format(paise / 100)}`
