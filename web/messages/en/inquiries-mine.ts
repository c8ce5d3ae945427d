export const inquiriesMine = {
  meta: 'My enquiries | ⟦brand⟧',
  title: 'My enquiries',
  lead: 'What you asked us or a healer with the e-mail and mobile number of your account, and the replies.',
  failed: 'Your enquiries did not load. Please try again.',
  toHealer: 'To {healer}',
  toUs: 'To ⟦brand⟧',
  waiting: 'Waiting for a reply',
  answered: 'Replied',
  sent: 'Sent: {when}',
  reply: 'Reply, {when}',
  pages: 'Pages of enquiries',
  none: {
    title: 'No enquiries yet',
    words: 'What you ask a healer or us appears here with the reply.',
  },
} as const
