import { type MessageTemplate, withMail, withSms } from '../template.ts'

const made = '{other} offers you a healing session'
const answer =
  'Please accept or decline by {answerUntil}. The time is held for you until then, and nothing is charged unless you accept.'
const sms = '⟦brand⟧: {other} offers you a session on {startsAt}. See the offer: {link}'
const whatsapp = `⟦brand⟧: ${made}: “{title}”, {startsAt}. See {link} for more.`

export const healingSessions = {
  offerMade: {
    title: made,
    text: [
      '“{title}”, on {startsAt}.',
      '{isFree, select, true {It is free.} other {Price: {pricePaise}.}}',
      answer,
    ],
    mail: {
      subject: made,
      text: [answer],
      facts: [
        ['Session', '{title}'],
        ['When', '{startsAt}'],
        ['Price', '{isFree, select, true {Free} other {{pricePaise}}}'],
      ],
      button: { label: 'View offer', to: '{link}' },
    },
    sms,
    whatsapp,
  },
  offerDeclined: withSms(
    '{other} declined your offer',
    ['“{title}” for {startsAt} was declined by {other}. The time is available again.'],
    'Open my practice',
    '{other} declined your offer for {startsAt}. The time is available again.',
  ),
  offerWithdrawn: withSms(
    '{other} withdrew their offer',
    ['{other} withdrew the offer “{title}” for {startsAt}. Nothing was charged.'],
    'My sessions',
    '{other} withdrew the offer for {startsAt}. Nothing was charged.',
  ),
  offerExpiredForClient: withMail(
    'The offer from {other} has expired',
    ['The offer “{title}” from {other} for {startsAt} has expired.', 'Nothing was charged.'],
    'My sessions',
  ),
  offerExpiredForHealer: withMail(
    'Your offer to {other} has expired',
    ['Your offer “{title}” to {other} for {startsAt} has expired.', 'The time is available again.'],
    'Open my practice',
  ),
} satisfies Record<string, MessageTemplate>
