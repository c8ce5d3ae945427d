/** Healers of the demo who can be paid: accounts and banks are invented, as the healers are. */
export const demoBankAccounts = [
  { healer: 'meera-krishnan', holder: 'Meera Krishnan', number: '000012345678', ifsc: 'DEMO0000001' },
  { healer: 'kavita-jain', holder: 'Kavita Jain', number: '000023456789', ifsc: 'DEMO0000002' },
]

/** When finance paid out, and which payouts the bank has answered. */
export const demoPayoutDays = [
  { daysAgo: 35, isPaid: true },
  { daysAgo: 1, isPaid: false },
]
