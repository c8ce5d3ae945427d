/** Rows in the operations and money lists of a fresh clone. Each says that it is demo data. */

export const demoNights = 14

export const demoAdjustments = [
  {
    client: 'suresh-patil',
    daysAgo: 12,
    account: 'wallet',
    rupees: 150,
    words: 'Sorry for the session that began late.',
    reason: 'Demo: goodwill after a late start',
  },
  {
    client: 'lakshmi-nair',
    daysAgo: 5,
    account: 'life-points',
    rupees: 50,
    words: 'Your points for a friend whose invitation was not counted.',
    reason: 'Demo: a referral that was counted by hand',
  },
  {
    client: 'kabir-malhotra',
    daysAgo: 1,
    account: 'wallet',
    rupees: 9000,
    words: 'The price of a package that did not open.',
    reason: 'Demo: above the limit, waits for a second person',
  },
] as const

/** Given up after all attempts. Sent back to their queue they find their session over, and say nothing. */
export const demoFailedJobs = [
  { slug: 'sms', daysAgo: 2, error: 'Demo: the SMS provider answered 503 nine times', kind: 'day' },
  { slug: 'mail', daysAgo: 1, error: 'Demo: the mail server closed the connection', kind: 'hours' },
] as const
