/** The errors of orders, payments, wallet and coupons; part of those in contract/errors.ts. */
export const paymentErrors = {
  holdExpired: {
    status: 409,
    message: 'We no longer hold this time for you. Nothing was charged. Please choose a time again',
  },
  orderNotOpen: {
    status: 409,
    message: 'This order can no longer be paid. Nothing was charged. Please book or buy again',
  },
  nothingToRefund: { status: 409, message: 'This order has already been refunded' },
  paymentMismatch: {
    status: 409,
    message:
      'We could not match your payment to this order. If money was debited, we refund it in full. Please contact support',
  },
  paymentNotComplete: { status: 409, message: 'Payment Pending !' },
  insufficientWallet: {
    status: 409,
    message: 'Your wallet balance is too low. Please add money or pay another way',
  },
  balanceOwed: {
    status: 409,
    message: 'Your balance is negative after a refund. Please add money before you pay from it',
  },
  insufficientAllowance: {
    status: 409,
    message: 'This is more than your organisation can pay at the moment',
  },
  insufficientLifePoints: { status: 409, message: 'You do not have enough life points' },
  invalidCoupon: { status: 400, message: 'Invalid coupon code!' },
  gatewayUnavailable: { status: 503, message: 'Failed to generate payment link' },
  invalidSignature: {
    status: 400,
    message: 'We could not confirm this payment. Please contact support before you pay again',
  },
  idempotencyKeyReused: { status: 409, message: 'This was already sent. Please reload the page' },
  stillWorking: {
    status: 409,
    message: 'We are still processing your first try. Please wait, and do not pay again',
  },
} as const satisfies Record<string, { status: number; message: string }>
