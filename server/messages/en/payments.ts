import type { MessageTemplate } from '../template.ts'

const returned = 'Your payment is being refunded'
const why = `{reason, select,
  gone {Your order was no longer available when the payment arrived.}
  paidTwice {This order was already paid.}
  other {The payment did not match the order.}} Your payment for “{title}” is being refunded to your payment method. A refund to a card or bank account takes 5 to 7 working days.`

export const payments = {
  paymentReturned: { title: returned, text: [why], mail: { subject: returned, text: [why] } },
} satisfies Record<string, MessageTemplate>
