export const paymentsLink = {
  meta: 'Payment link',
  loading: 'Loading your payment',
  gone: 'This link is not valid',
  goneWords: 'Please open the whole link from your message, or ask for a new one.',
  title: 'Pay {price}',
  words:
    'A payment to {company}. You need no account. If you do not know what it is for, please ask before you pay.',
  pay: 'Pay {price}',
  until: 'The link is valid until {time}.',
  dismissed: 'You closed the payment window. Nothing was paid.',
  declined: 'The payment was declined: {reason}',
  paid: {
    title: 'Thank you, this is paid',
    words: 'The receipt is with the person whose payment this is.',
  },
  ended: {
    title: 'This link has ended',
    words: 'Nothing can be paid with it any more. Please ask for a new one if something is left to pay.',
  },
}
