import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { pseudoLocale } from '../testing/pseudo-locale.ts'
import { createMessages, en } from './index.ts'

const messages = createMessages({ en, hi: pseudoLocale(en) })
const booked = {
  startsAt: '2026-11-21T04:30:00Z',
  zone: 'Asia/Kolkata',
  other: 'Asha Rao',
  link: 'https://x.in/1',
}

test('a message is said in the bell, by mail and by SMS, with dates in the zone and paise as rupees', () => {
  expect(messages.bell('en', 'appointments.bookedForClient', booked)).toEqual({
    title: 'Your session is booked',
    description: 'With Asha Rao on Sat, 21 Nov 2026, 10:00 am (India Standard Time)',
  })
  const cancelled = { ...booked, by: 'healer', back: 'money', refundPaise: 150_000 }
  expect(messages.mail('en', 'appointments.cancelledForClient', cancelled)).toMatchObject({
    subject: 'Asha Rao cancelled your session',
    paragraphs: [
      expect.stringMatching(/^Your session with /),
      expect.stringMatching(/^We are refunding ₹1,500 /),
    ],
    button: { label: 'View appointment', href: 'https://x.in/1' },
  })
  expect(messages.short('en', 'appointments.cancelledForClient', 'sms', cancelled)).toBe(
    'New You: your session with Asha Rao on Sat 21 Nov, 10:00 am IST is cancelled. See details: https://x.in/1',
  )
})

test('a sentence that does not apply leaves no empty paragraph', () => {
  const seat = { title: 'Calm', link: 'https://x.in', isRefunded: false, refundPaise: 0 }
  expect(messages.mail('en', 'events.enrolmentCancelled', seat).paragraphs).toEqual([
    'You no longer have a seat in “Calm”.',
  ])
})

test('a missing parameter is an error, not a hole in a sentence', () => {
  expect(() => messages.bell('en', 'appointments.confirmed', { other: 'Asha' })).toThrow('startsAt')
})

test('the title of an order without a product’s own is said in the reader’s language', () => {
  const inHindi = createMessages()
  expect(inHindi.titleIn('hi', 'Session with Asha Rao')).toBe('Asha Rao के साथ सेशन')
  expect(inHindi.titleIn('hi', 'Wallet top-up of ₹1,500')).toBe('वॉलेट टॉप-अप: ₹1,500')
  expect(inHindi.titleIn('hi', 'Sleep slowly')).toBe('Sleep slowly')
  const refund = { title: 'Healing session with Asha Rao', amountPaise: 150_000 }
  expect(inHindi.bell('hi', 'payments.refundToWallet', refund).description).toContain(
    '“Asha Rao के साथ हीलिंग सेशन”',
  )
  expect(inHindi.bell('en', 'payments.refundToWallet', refund).description).toContain(`“${refund.title}”`)
})

test('a language without a catalogue reads English', () => {
  expect(messages.localeOf('hi')).toBe('hi')
  expect(createMessages({ en }).localeOf('hi')).toBe('en')
  expect(messages.localeOf(null)).toBe('en')
})

/** The names of the arguments, with a value that each option can be chosen by. */
function argumentsOf(elements: MessageFormatElement[]): [string, string][] {
  return elements.flatMap((element): [string, string][] => {
    if (element.type === TYPE.select)
      return [
        [element.value, Object.keys(element.options)[0] ?? ''],
        ...Object.values(element.options).flatMap(({ value }) => argumentsOf(value)),
      ]
    if (element.type === TYPE.plural)
      return [
        [element.value, '1'],
        ...Object.values(element.options).flatMap(({ value }) => argumentsOf(value)),
      ]
    return element.type === TYPE.argument || element.type === TYPE.number ? [[element.value, '1']] : []
  })
}

test('every text of the catalogue can be read, and comes out in another language without a word of English', () => {
  const texts: string[] = []
  JSON.stringify(en, (_, value) => {
    if (typeof value === 'string') texts.push(value)
    return value
  })
  for (const text of texts) {
    const parameters = Object.fromEntries(argumentsOf(parse(text)))
    const label = createMessages({
      hi: { ...en, documents: { ...en.documents, receipt: pseudoLocale(text) } },
    })
    for (const name of Object.keys(parameters))
      if (/(At|Until)$/.test(name)) parameters[name] = '2026-11-21T04:30:00Z'
    const read = label.labelsOf('hi')('receipt', parameters)
    expect(read.replace(/\b[ap]m\b/, ''), text).not.toMatch(/[A-Za-z]{2}/)
  }
  expect(texts.length).toBeGreaterThan(100)
})
