import { addresses } from '@newyou/contract/addresses'
import type { MessageTemplate } from '../template.ts'

const toEarnings = { label: 'Open earnings', to: `{site}${addresses.practiceEarnings}` }

const changed = 'Your bank details were changed'
const changedText = [
  'From {usableAt} your payouts go to the account that ends in {numberEnd}. Until then they go to your previous account.',
  'If this was not you, withdraw the new details on the earnings page and log out all your devices immediately.',
]
const paid = '{amountPaise} paid out to you'
const paidText = ['Your bank has received the payout of your earnings.']
const returned = 'A payout of {amountPaise} was returned by the bank'
const returnedText = [
  'The amount is back in your balance. Please check your bank details on the earnings page.',
]

export const earnings = {
  bankDetailsChanged: {
    title: changed,
    text: changedText,
    mail: { subject: changed, text: changedText, button: toEarnings },
  },
  paidOut: { title: paid, text: paidText, mail: { subject: paid, text: paidText, button: toEarnings } },
  payoutReturned: {
    title: returned,
    text: returnedText,
    mail: { subject: returned, text: returnedText, button: toEarnings },
  },
} satisfies Record<string, MessageTemplate>
