import type { MessageTemplate } from '../template.ts'

export const referrals = {
  rewarded: {
    title: 'You earned {points, number} life points',
    text: ['A friend who joined with your code has made their first purchase.'],
    mail: {
      subject: 'You earned {points, number} life points',
      text: ['A friend who joined with your code has made their first purchase.'],
      button: { label: 'View my referrals', to: '{link}' },
    },
  },
  /** To a person without an account, so its words are ours alone. */
  invited: {
    title: '{other} invites you to ⟦brand⟧',
    text: ['On ⟦brand⟧, you can find healers, courses and e-books.'],
    mail: {
      subject: '{other} invites you to ⟦brand⟧',
      text: [
        'On ⟦brand⟧, you can find healers, courses and e-books.',
        'Your referral code is {code}. The link below fills it in for you. We sent you this e-mail once, because {other} asked us to.',
      ],
      button: { label: 'Create your account', to: '{link}' },
    },
  },
} satisfies Record<string, MessageTemplate>
