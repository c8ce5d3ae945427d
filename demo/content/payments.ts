/** What came and went for the first demo client, so that wallet and points have a past. Rupees and points, not paise. */
export type DemoMovement = {
  daysAgo: number
  /** As the ledger calls it. */
  kind: 'gift' | 'order-paid' | 'given-back'
  what: string
  wallet?: number
  pointsEarned?: number
  pointsBought?: number
}

export const demoMovements: DemoMovement[] = [
  { daysAgo: 124, kind: 'gift', what: 'Welcome, from the demo content', wallet: 500, pointsEarned: 300 },
  { daysAgo: 93, kind: 'order-paid', what: 'Wallet top-up of ₹2,000 (demo)', wallet: 2000 },
  { daysAgo: 92, kind: 'order-paid', what: '500 life points (demo)', pointsBought: 500 },
  {
    daysAgo: 61,
    kind: 'order-paid',
    what: 'Session with Meera Krishnan (demo)',
    wallet: -2010,
    pointsEarned: -300,
    pointsBought: -150,
  },
  { daysAgo: 58, kind: 'given-back', what: 'Session with Meera Krishnan (demo)', wallet: 750 },
  { daysAgo: 12, kind: 'gift', what: 'A thank-you from the demo content', pointsEarned: 120 },
]
