export const paymentReplies = {
  couponUsed: 'You have already used this coupon',
  couponFirstOnly: 'This coupon is only valid for your first purchase',
  couponGone: 'This coupon is no longer available',
  linkGenerated: 'Payment link generated successfully',
  couponApplied: 'Coupon Applied !',
  allowanceSessionsOnly: 'Your organisation pays for sessions only',
  noLifePoints: 'You cannot pay this order with life points',
  noWallet: 'This cannot be paid from the wallet',
  abovePrice: 'The amount is more than the price',
  leaveOneRupee: 'Please leave at least ₹1 to pay, or pay the full amount from your wallet',
} as const

export const purchaseReplies = {
  returned: 'Your purchase has been returned. You will get a full refund',
} as const

export const referralReplies = {
  invited: 'The invitation has been sent',
} as const

export const organizationReplies = { notCsv: 'Please upload a CSV file' } as const
