import { addresses } from '@newyou/contract/addresses'
import type { MessageTemplate } from '../template.ts'

const returned = 'Your payment is being refunded'
const why = `{reason, select,
  gone {Your order was no longer available when the payment arrived.}
  paidTwice {This order was already paid.}
  other {The payment did not match the order.}} We are refunding your payment for “{title}” to your payment method. A refund to a card or bank account takes 5 to 7 working days.`

const toDashboard = { label: 'Open dashboard', to: `{site}${addresses.dashboard}` }
const refundedToClient = 'Your payment has been refunded'
const refundedAtGateway = 'A payment was refunded at the payment gateway'

const refundedByTeam = 'You received a refund'
const refundWords = `We have refunded {amountPaise} for “{title}”. {isSent, select,
  true {A refund to a card or bank account takes 5 to 7 working days.}
  other {It is back in your wallet and life points, because you paid with them.}}`
const refundToWalletWords =
  'Your bank did not accept our refund of {amountPaise} for “{title}”. We have added it to your wallet.'

const linkToPay = 'A payment link from ⟦brand⟧'
const linkWords = '{amountPaise} is to be paid. You can pay online, without logging in.'
const takenAtDesk = 'We received your payment'
const takenWords =
  'We received {amountPaise} for “{title}” at the front desk.{isWhole, select, true {} other { {leftPaise} is left to pay.}}'

export const payments = {
  refundedToClient: {
    title: refundedToClient,
    text: [
      '{amountPaise} for “{title}” has been refunded to your payment method. A refund to a card or bank account takes 5 to 7 working days.',
    ],
    mail: {
      subject: refundedToClient,
      text: [
        'The amount has been refunded to your payment method. A refund to a card or bank account takes 5 to 7 working days.',
      ],
      facts: [
        ['Refund', '{amountPaise}'],
        ['For', '{title}'],
      ],
      button: toDashboard,
    },
  },
  refundedByTeam: {
    title: refundedByTeam,
    text: [refundWords],
    mail: { subject: refundedByTeam, text: [refundWords] },
  },
  disputed: {
    title: 'A payment is disputed',
    text: [
      'A client’s bank will take back {amountPaise} for “{title}” unless we respond. Please respond in the back office.',
    ],
  },
  refundToWallet: {
    title: refundedByTeam,
    text: [refundToWalletWords],
    mail: { subject: refundedByTeam, text: [refundToWalletWords] },
  },
  refundedAtGateway: {
    title: refundedAtGateway,
    text: ['{amountPaise} for “{title}” was refunded outside of ⟦brand⟧. The order has been updated.'],
  },
  linkToPay: {
    title: linkToPay,
    text: [linkWords],
    mail: {
      subject: linkToPay,
      text: [linkWords],
      button: { label: 'Pay {amountPaise}', to: '{link}' },
      notes: ['The link is valid for {hours} hours. Anybody who has it can pay.'],
    },
    sms: '⟦brand⟧: {amountPaise} is to be paid. Pay within {hours} hours: {link}',
    whatsapp: '⟦brand⟧: {amountPaise} is to be paid. Pay at {link} within {hours} hours.',
  },
  takenAtDesk: {
    title: takenAtDesk,
    text: [takenWords],
    mail: { subject: takenAtDesk, text: [takenWords] },
  },
  paymentReturned: {
    title: returned,
    text: [why],
    mail: { subject: returned, text: [why], button: toDashboard },
  },
} satisfies Record<string, MessageTemplate>
