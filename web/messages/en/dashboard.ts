export const dashboard = {
  meta: 'Dashboard | New You',
  title: 'Dashboard',
  greeting: {
    morning: 'Good morning, {name}',
    afternoon: 'Good afternoon, {name}',
    evening: 'Good evening, {name}',
  },
  greetingNobody: { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' },
  free: '{count, plural, one {You have # free session.} other {You have # free sessions.}}',
  toFree: 'Book free session',
  moved: 'Action needed',
  lead: {
    moved:
      '{count, plural, one {A healer has moved a session. Please confirm the new time.} other {# sessions have been moved. Please confirm the new times.}}',
    loading: 'Loading your appointments',
    waiting:
      '{count, plural, one {# time is held for you. Please complete the payment.} other {# times are held for you. Please complete the payments.}}',
    next: 'Your next session: {when}.',
    nothing: 'You have no upcoming sessions.',
  },
  failed: 'Your appointments did not load. Your bookings are safe. Please try again.',
  empty: {
    title: 'No sessions yet',
    words: 'Your upcoming sessions, joining links and receipts appear here once you book.',
    action: 'Find a healer',
  },
  next: {
    mode: '{mode}, {zone}',
    see: 'View appointment',
    moved: '{name} moved the session to this time. Please confirm it.',
  },
  waiting: {
    title: 'Payment pending',
    titleAlso: 'Also pending',
    words: '{when}.',
    kept: 'The time is held until {time}.',
    pay: 'Pay {price}',
    goOn: 'Continue to payment',
  },
  coming: 'Upcoming sessions',
  past: {
    title: 'Past sessions',
    empty: 'Past sessions appear here.',
    pages: 'Pages of past sessions',
  },
  orders: {
    title: 'Orders',
    empty: 'Your orders and receipts appear here.',
    pay: 'Pay now',
    givenBack: '{price} refunded to your payment method',
    pages: 'Pages of orders',
  },
  pager: { before: 'Previous page', after: 'Next page', place: '{page, number} of {pages, number}' },
  wallet: 'Wallet',
  walletWords: 'You can use it at checkout.',
  toWallet: 'View wallet',
  toPoints: 'View life points',
} as const
