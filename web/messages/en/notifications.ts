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
    words: '{count, plural, one {# notification} other {# notifications}} will be marked as read.',
    confirm: 'Mark as read',
    cancel: 'Cancel',
  },
  empty: {
    title: 'No notifications yet',
    words: 'Updates about your sessions and orders appear here.',
    client: 'See all healers',
    healer: 'Go to my practice',
    staff: 'Go to the help desk',
  },
} as const
