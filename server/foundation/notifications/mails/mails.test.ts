import { readFileSync } from 'node:fs'
import { defaultBrand } from '@newyou/contract/foundation/brand/brand'
import { defaultColours } from '@newyou/contract/foundation/brand/colours'
import { expect, onTestFinished, test } from 'vitest'
import { createMessages } from '../../../messages/index.ts'
import { showBrand } from '../../../platform/present-brand.ts'
import { createMailComposing } from './composing.ts'
import { dark, day } from './look.ts'

const clock = { now: () => new Date('2026-11-20T04:30:00Z') }
const compose = createMailComposing({ messages: createMessages(), publicUrl: 'https://newyou.test', clock })
const booked = {
  message: 'appointments.bookedForClient' as const,
  parameters: {
    startsAt: '2026-11-21T04:30:00Z',
    zone: 'Asia/Kolkata',
    other: 'Asha <b>Rao</b>',
    link: 'https://newyou.test/dashboard/appointments/1?a=1&b=2',
  },
}

/** The words of a mail's HTML, as a reader meets them. */
const wordsOf = (html: string) =>
  html
    .replace(/<(style|title)>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

test('a mail says the same as HTML and as plain text', () => {
  const { html, text, subject } = compose('en', booked)
  expect(subject).toBe('Your session with Asha <b>Rao</b> is booked')
  expect(text).toContain('When: Sat, 21 Nov 2026, 10:00 am (India Standard Time)\nWith: Asha <b>Rao</b>\n')
  expect(text).toContain(`View appointment: ${booked.parameters.link}`)
  const words = wordsOf(html)
  for (const part of text.split(/\n+|: https?:\S+/).filter((line) => line.trim() !== '--' && line !== ''))
    for (const phrase of part.split(/^(When|With|Duration): /).filter(Boolean))
      expect(words).toContain(phrase)
  expect(html).toContain('href="https://newyou.test/dashboard/appointments/1?a=1&amp;b=2"')
})

test('what people wrote is text in a mail, and no mail has a picture or a script', () => {
  const { html } = compose('en', booked)
  expect(html).toContain('Asha &lt;b&gt;Rao&lt;/b&gt;')
  expect(html).not.toMatch(/<(img|script|link)\b/)
})

test('a mail is as light or dark as the site', () => {
  const tokens = readFileSync(new URL('../../../../web/ui/theme/tokens.css', import.meta.url), 'utf8')
  const [night = '', light = ''] = tokens.split('\n[data-theme="light"] {')
  for (const [palette, sheet] of [
    [day, light],
    [dark, night],
  ] as const)
    for (const [name, colour] of Object.entries(palette))
      expect(sheet).toContain(`--${name.replace(/[A-Z]/g, (one) => `-${one.toLowerCase()}`)}: ${colour};`)
  const { html } = compose('en', booked)
  expect(html).toContain('@media (prefers-color-scheme: dark)')
  for (const colour of Object.values(dark)) expect(html).toContain(colour)
})

test('a booking brings a calendar file without questions, and its end takes the entry away', () => {
  const invitation = {
    u_id: '7',
    changedAt: '2026-11-20T10:00:00Z',
    startsAt: '2026-11-21T04:30:00Z',
    endsAt: '2026-11-21T05:15:00Z',
    title: null,
    place: 'https://newyou.test/dyte/7',
    url: 'https://newyou.test/dyte/7',
    isCancelled: false,
  }
  const { invitation: file } = compose('en', { ...booked, invitation })
  expect(file?.method).toBe('PUBLISH')
  for (const line of ['METHOD:PUBLISH', 'UID:7@newyou.test', 'DTSTART:20261121T043000Z', 'STATUS:CONFIRMED'])
    expect(file?.content).toContain(line)
  expect(file?.content).toContain('SUMMARY:Session with Asha')
  expect(file?.content).not.toMatch(/ATTENDEE|RSVP/)
  const gone = compose('en', { ...booked, invitation: { ...invitation, isCancelled: true } }).invitation
  expect(gone).toMatchObject({ method: 'CANCEL', content: expect.stringContaining('STATUS:CANCELLED') })
})

test('the button has the colours of the practice, by day and by night', () => {
  onTestFinished(() => showBrand(defaultBrand))
  const colours = {
    light: { ...defaultColours.light, leaf: '#1a4a8a', onLeaf: '#fefefe' },
    dark: { ...defaultColours.dark, leaf: '#8ab4f0', onLeaf: '#05101c' },
  }
  showBrand({ ...defaultBrand, colours })
  const { html } = compose('en', booked)
  expect(/<a[^>]*class="button"[^>]*style="([^"]*)"/.exec(html)?.[1]).toMatch(
    /background-color:#1a4a8a;color:#fefefe/,
  )
  expect(html).toContain('.button { background-color: #8ab4f0 !important; color: #05101c !important }')
})
