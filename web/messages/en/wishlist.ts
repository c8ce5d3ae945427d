export const wishlist = {
  meta: 'Wishlist | New You',
  title: 'Wishlist',
  lead: 'What you want to come back to. Nobody else sees it, and nobody is told.',
  count: '{count, plural, one {One wish} other {# wishes}}',
  empty: 'Nothing on it yet',
  emptyWords:
    'Press the heart beside a healer, a course, an event or a book, and it waits here until you know.',
  emptyAction: 'See the healers',
  failed: 'Your wishlist did not load',
  remove: 'Take {title} off the wishlist',
  removed: '{title} is off your wishlist',
  undo: 'Undo',
  heart: { add: 'Put {title} on your wishlist', remove: 'Take {title} off your wishlist' },
  kinds: {
    healer: 'Healers',
    course: 'Courses',
    bundle: 'Packages',
    ebook: 'E-books',
    webinar: 'Webinars',
    workshop: 'Workshops',
  },
} as const
