export const healingSessionReplies = {
  walletAbovePrice: 'This is more than the price. The amount is in rupees',
  leaveOneRupee: 'Please leave at least ₹1 to pay, or pay the full amount',
  modeNotYours: 'You do not offer this session type',
} as const
