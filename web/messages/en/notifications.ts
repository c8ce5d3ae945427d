export const notifications = {
  meta: 'Notifications | New You',
  title: 'Notifications',
  count:
    '{count, plural, one {# notification} other {# notifications}}, {unread, plural, =0 {all read} other {# unread}}.',
  unread: 'Unread',
  pages: 'Pages of notifications',
  all: {
    action: 'Mark all as read',
    title: 'Mark all as read?',
    words:
      '{count, plural, one {One notification loses its dot.} other {# notifications lose their dots.}} They stay here.',
    confirm: 'Mark as read',
    cancel: 'Leave them',
  },
  empty: {
    title: 'Nothing here yet',
    words: 'When a session is booked, comes near or changes, it is told here and on your mobile.',
    client: 'See the healers',
    healer: 'Go to my practice',
    support: 'Go to the help desk',
  },
} as const
