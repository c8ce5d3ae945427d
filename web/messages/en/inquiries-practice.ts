export const inquiriesPractice = {
  meta: 'Enquiries | New You',
  title: 'Enquiries',
  lead: 'What people ask you before they book. Your reply goes to them by e-mail.',
  failed: 'Your enquiries did not load. Please try again.',
  preferred: 'Preferred time: {when}',
  received: 'Received: {when}',
  waiting: 'New',
  answered: 'Replied',
  label: 'Your reply',
  hint: 'We send it by e-mail. You cannot edit it after sending.',
  send: 'Send reply',
  yours: 'Your reply, {when}',
  pages: 'Pages of enquiries',
  none: {
    title: 'No enquiries yet',
    words: 'Questions that people send you from your page appear here.',
  },
} as const
