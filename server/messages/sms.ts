import { defaultLocale, type Locale, localized } from '@newyou/contract/locales'
import { shortPath } from '@newyou/contract/short-links'
import { rupees, shortDateAndTime } from './formats.ts'

/** The longest name in an SMS, so that no name makes a second part of it. */
const nameMax: Record<Locale, number> = { en: 24, hi: 20 }
const graphemes = new Intl.Segmenter()

/** A name at its length in an SMS: whole words of it where the first fits, never half a letter. */
function shortName(name: string, max: number): string {
  if (name.length <= max) return name
  const words = name.slice(0, max + 1).replace(/\s+\S*$/, '')
  if (words.length <= max) return words
  let cut = ''
  for (const { segment } of graphemes.segment(name)) {
    if (cut.length + segment.length > max) break
    cut += segment
  }
  return cut
}

/** A parameter as an SMS says it: short dates, short addresses, short names. */
export function shownInSms(
  locale: Locale,
  zone: string,
  name: string,
  value: string | number | boolean,
): string | number | boolean {
  if (/(At|Until)$/.test(name)) return shortDateAndTime(locale, new Date(String(value)), zone)
  if (name.endsWith('Paise')) return rupees(locale, Number(value))
  if (name === 'other' || name === 'youngName') return shortName(String(value), nameMax[locale])
  if (name !== 'link') return value
  const { origin, href } = new URL(String(value))
  const path = href.slice(origin.length)
  const prefix = localized('/', locale)
  // A short address keeps the language before it.
  return path.startsWith(`${prefix}/`) && locale !== defaultLocale
    ? origin + prefix + shortPath(path.slice(prefix.length))
    : origin + shortPath(path)
}

/** In letters of the GSM alphabet where one says the same: a single other one makes two and a half parts of one. */
export const inSmsLetters = (text: string) =>
  text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2013\u2014]/g, '-')
    .replaceAll('\u2026', '...')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('₹', 'Rs ')
