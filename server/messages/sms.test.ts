import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { pathTo, withQuery } from '@newyou/contract/addresses'
import { locales } from '@newyou/contract/locales'
import { expect, test } from 'vitest'
import { en } from './en/index.ts'
import { hi } from './hi/index.ts'
import { createMessages, inReadersLanguage, type Parameters, type TemplateKey } from './index.ts'
import type { MessageTemplate } from './template.ts'

const messages = createMessages()
const catalogues = { en, hi }
const site = 'https://www.newyou.in'
const id = '019a8c52-7f3e-7b61-9d2a-ffee00112233'
/** Names as long as people have them, and a day whose short form is the longest. */
const usual = {
  startsAt: '2026-09-23T07:00:00Z',
  payUntil: '2026-09-23T07:00:00Z',
  zone: 'Asia/Kolkata',
  other: { en: 'Venkataraghavan Subramaniam Krishnamurthy', hi: 'वेंकटराघवन सुब्रमण्यम कृष्णमूर्ति' },
  youngName: { en: 'Anantapadmanabhan Raghunathan', hi: 'अनंतपद्मनाभन रघुनाथन' },
  payerName: { en: 'Venkataraghavan', hi: 'वेंकटराघवन' },
  title: 'Sleeping well again: an evening for parents of small children',
  hours: 72,
  amountPaise: 4_999_900,
  reportHours: 24,
  minutes: 5,
  code: '482913',
}
/** The longest link of most, and what the others have instead. */
const healerAt = withQuery(pathTo('healer', { healerId: id }), { at: usual.startsAt })
const links: Record<string, string> = {
  guests: pathTo('guestClaim', { token: 'x'.repeat(32) }),
  imports: `/hi${pathTo('importedClient', { token: 'x'.repeat(32) })}`,
  guardians: `/hi${pathTo('guardianConsent', { token: 'x'.repeat(32) })}`,
  dependants: `/hi${pathTo('dependantLink', { token: 'x'.repeat(32) })}`,
  healingSessions: pathTo('counseling'),
  notifications: pathTo('notifications'),
  payments: `/hi${pathTo('paymentLink', { token: 'x'.repeat(32) })}`,
}

const smsOf = (locale: 'en' | 'hi', key: TemplateKey) => {
  const [domain = '', name = ''] = key.split('.')
  const ofDomain = catalogues[locale][domain as 'rooms'] as Record<string, MessageTemplate>
  return ofDomain[name]?.sms ?? ''
}

/** Every choice that a text leaves open, each in turn. */
function choicesIn(elements: MessageFormatElement[]): Parameters[] {
  const selects = elements.flatMap((element) => (element.type === TYPE.select ? [element] : []))
  return selects.reduce<Parameters[]>(
    (all, { value, options }) =>
      all.flatMap((choice) =>
        Object.entries(options).flatMap(([option, { value: inside }]) =>
          choicesIn(inside).map((more) => ({ ...choice, ...more, [value]: option })),
        ),
      ),
    [{}],
  )
}

const withSms = messages.keys().filter((key) => messages.channelsOf(key).includes('sms'))
const said = locales.flatMap((locale) =>
  withSms.flatMap((key) => {
    const path = links[key.split('.')[0] ?? ''] ?? healerAt
    const { link = '' } = inReadersLanguage({ link: site + path }, locale, site)
    const values = {
      ...usual,
      other: usual.other[locale],
      youngName: usual.youngName[locale],
      payerName: usual.payerName[locale],
      link,
    }
    return choicesIn(parse(smsOf(locale, key))).map((choice) => ({
      locale,
      key,
      text: messages.short(locale, key, 'sms', { ...values, ...choice }),
    }))
  }),
)

const gsm = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]{1,160}$/
/** A text of two parts has 67 letters in each. */
const longestHindi = 2 * 67

test('an English SMS fits one part of GSM letters, a Hindi one two parts, with long names', () => {
  expect(withSms.length).toBeGreaterThan(30)
  const tooLong = said.filter(({ locale, text }) =>
    locale === 'en' ? !gsm.test(text) : text.length > longestHindi,
  )
  expect(tooLong.map(({ locale, key, text }) => `${locale} ${key} ${text.length}: ${text}`)).toEqual([])
})

test('an SMS says whose it is, has at most one link, and names no event or course', () => {
  for (const { key, text } of said) {
    expect(text, key).toContain(key.startsWith('notifications.') ? '' : 'New You')
    expect(text.match(/https:/g)?.length ?? 0, key).toBeLessThanOrEqual(1)
    expect(text, key).not.toContain(usual.title)
  }
})

test('a name is cut after a whole word, or a whole letter, and money is written in letters of every phone', () => {
  const short = (other: string) =>
    messages.short('en', 'rooms.healerLate', 'sms', { other, link: `${site}/practice` })
  expect(short('Asha Rao')).toBe(
    'New You: Asha Rao is late. Wait, or get a full refund now: https://www.newyou.in/practice',
  )
  expect(short('Venkataraghavan Subramaniam')).toContain('New You: Venkataraghavan is late')
  expect(short('A’’B')).toContain("A''B")
  const hindi = messages.short('hi', 'rooms.healerLate', 'sms', {
    other: 'क्ष्म्य'.repeat(6),
    link: site,
  })
  expect(hindi).toContain(`${'क्ष्म्य'.repeat(2)} को`)
})
