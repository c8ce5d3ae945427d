export const inquiriesPractice = {
  meta: 'Enquiries | ⟦brand⟧',
  title: 'Enquiries',
  lead: 'What people ask you before they book. They read your reply in their account, or by e-mail if they have none.',
  failed: 'Your enquiries did not load. Please try again.',
  preferred: 'Preferred time: {when}',
  received: 'Received: {when}',
  waiting: 'New',
  answered: 'Replied',
  label: 'Your reply',
  hint: 'They read it in their account or by e-mail. You cannot edit it after sending.',
  send: 'Send reply',
  yours: 'Your reply, {when}',
  pages: 'Pages of enquiries',
  none: {
    title: 'No enquiries yet',
    words: 'Questions that people send you from your page appear here.',
  },
} as const
