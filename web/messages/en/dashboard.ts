export const dashboard = {
  meta: 'Dashboard | New You',
  title: 'Welcome',
  greeting: {
    morning: 'Good morning, {name}',
    afternoon: 'Good afternoon, {name}',
    evening: 'Good evening, {name}',
  },
  greetingNobody: { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' },
  free: '{count, plural, one {You have a free session.} other {You have # free sessions.}}',
  toFree: 'Choose a time for it',
  moved: 'Please answer',
  lead: {
    moved:
      '{count, plural, one {A healer moved a session. Please say whether the new time suits you.} other {# sessions were moved. Please say whether the new times suit you.}}',
    loading: 'One moment, we look at what comes next.',
    waiting:
      '{count, plural, one {One time is kept for you until it is paid.} other {# times are kept for you until they are paid.}}',
    next: 'Nothing is asked of you now. Your next session: {when}.',
    nothing: 'Nothing is asked of you now.',
  },
  failed: 'Your appointments did not load. They are still booked. Please try once more.',
  empty: {
    title: 'No session yet',
    words:
      'Here you will find what comes next, what was paid, and the way into each session. The first step is to look who is there.',
    action: 'Find a healer',
  },
  next: {
    mode: '{mode}, {zone}',
    see: 'See the appointment',
    moved: '{name} moved it to this time. Please say whether that suits you.',
  },
  waiting: {
    title: 'Waiting for you',
    titleAlso: 'Also waiting',
    words: '{when}.',
    kept: 'The time is kept until {time}.',
    pay: 'Pay {price}',
    goOn: 'Go on to pay',
  },
  coming: 'After that',
  past: {
    title: 'Past sessions',
    empty: 'None yet. After a session you find it here.',
    pages: 'Pages of past sessions',
  },
  orders: {
    title: 'Orders',
    empty: 'None yet. What you pay for stands here, with its receipt.',
    pay: 'Pay now',
    givenBack: '{price} of it went back the way it came',
    pages: 'Pages of orders',
  },
  pager: { before: 'Page before', after: 'Next page', place: '{page, number} of {pages, number}' },
  wallet: 'Wallet',
  walletWords: 'You can use it when you pay.',
  toWallet: 'See my wallet',
  toPoints: 'See my life points',
} as const
