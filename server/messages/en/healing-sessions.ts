import { type MessageTemplate, withSms } from '../template.ts'

const made = '{other} offers you a healing session'
const short = `New You: ${made}: “{title}”, {startsAt}. {link}`

export const healingSessions = {
  offerMade: {
    ...withSms(made, [
      '“{title}”, on {startsAt}.',
      '{isFree, select, true {It is free.} other {Price: {pricePaise}.}}',
      'Please accept or decline by {answerUntil}. The time is held for you until then, and nothing is charged unless you accept.',
    ]),
    sms: short,
    whatsapp: short,
  },
  offerDeclined: withSms('{other} declined your offer', [
    '“{title}” on {startsAt} will not take place. The time is available again.',
  ]),
  offerWithdrawn: withSms('{other} withdrew their offer', [
    'The offer “{title}” for {startsAt} is no longer available. Nothing was charged.',
  ]),
  offerExpiredForClient: withSms('The offer from {other} has expired', [
    '“{title}” on {startsAt} was not booked.',
    'Nothing was charged.',
  ]),
  offerExpiredForHealer: withSms('Your offer to {other} has expired', [
    '“{title}” on {startsAt} was not booked.',
    'The time is available again.',
  ]),
} satisfies Record<string, MessageTemplate>
