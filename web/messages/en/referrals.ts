/** The referral scheme. */
export const referrals = {
  meta: 'Earn and refer | ⟦brand⟧',
  title: 'Earn and refer',
  description: 'Invite friends to ⟦brand⟧ and earn life points.',
  lead: 'Invite a friend. You get {share, number}% of their first purchase in life points, up to {points, number}. One life point is one rupee.',
  off: 'Your friends can join with your code. There are no reward points at the moment.',
  failed: 'Your referral code is safe. Please try again.',
  code: {
    title: 'Your referral code',
    link: 'Your link',
    copy: 'Copy link',
    copied: 'The link has been copied',
    notCopied: 'The link could not be copied. Please select it and copy it yourself',
    whatsapp: 'Share on WhatsApp',
    text: '⟦brand⟧ has healers, courses and e-books on well-being. Join with my code {code}: {link}',
  },
  mail: {
    title: 'Invite by e-mail',
    email: 'Your friend’s e-mail',
    hint: 'We send one e-mail with your first name and your link. We do not use the address for anything else.',
    send: 'Send invitation',
  },
  how: {
    title: 'How it works',
    one: 'Your friend registers with your code or link.',
    two: 'Your friend buys a session, a course or anything else.',
    three:
      'When that purchase can no longer be refunded, you get your points: {share, number}% of what your friend paid, up to {points, number}. The share that was shown when your friend joined applies.',
    privacy: 'You do not see what your friends buy or do here, and they do not see what you do.',
  },
  friends: {
    title: 'Friends who joined',
    earned: 'Points earned',
    name: 'Friend {initial}.',
    joined: 'Joined on {day}',
    empty: 'No referrals yet',
    emptyWords: 'Friends who register with your code appear here, with what is pending and why.',
  },
  steps: {
    joined: { pill: 'Joined', words: 'Waiting for the first purchase.' },
    bought: {
      pill: 'Pending',
      words: 'The first purchase can still be refunded.',
      when: 'The first purchase can still be refunded. You will get your points on {day}.',
    },
    checking: {
      pill: 'Under review',
      words: 'Our team is reviewing this referral. You do not need to do anything.',
    },
    paid: { pill: 'Paid', words: '{points, number} life points' },
    'not-paid': {
      pill: 'Not paid',
      words: 'There are no points for this referral. If you have a question, contact support.',
    },
  },
} as const
