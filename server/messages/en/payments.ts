import type { MessageTemplate } from '../template.ts'

const returned = 'Your payment is being refunded'
const why = `{reason, select,
  gone {Your order was no longer available when the payment arrived.}
  paidTwice {This order was already paid.}
  other {The payment did not match the order.}} Your payment for “{title}” is being refunded to your payment method. A refund to a card or bank account takes 5 to 7 working days.`

const refundedToClient = 'Your payment has been refunded'
const refundedAtGateway = 'A payment was refunded at the payment gateway'

export const payments = {
  refundedToClient: {
    title: refundedToClient,
    text: [
      '{amountPaise} for “{title}” has been refunded to your payment method. A refund to a card or bank account takes 5 to 7 working days.',
    ],
    mail: {
      subject: refundedToClient,
      text: [
        '{amountPaise} for “{title}” has been refunded to your payment method. A refund to a card or bank account takes 5 to 7 working days.',
      ],
    },
  },
  refundedAtGateway: {
    title: refundedAtGateway,
    text: ['{amountPaise} for “{title}” went back outside of New You. The order has been updated.'],
  },
  paymentReturned: { title: returned, text: [why], mail: { subject: returned, text: [why] } },
} satisfies Record<string, MessageTemplate>
