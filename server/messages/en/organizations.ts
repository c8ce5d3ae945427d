import type { MessageTemplate } from '../template.ts'

export const organizations = {
  removed: {
    title: '{organization} no longer pays for your sessions',
    text: ['Your membership of {organization} has ended. Sessions you have already booked are not affected.'],
    mail: {
      subject: '{organization} no longer pays for your sessions',
      text: [
        'Your membership of {organization} has ended. Sessions you have already booked are not affected.',
      ],
    },
  },
  /** To a person who may have no account, so its words are ours alone. */
  invited: {
    title: '{organization} invites you to ⟦brand⟧',
    text: [
      'On ⟦brand⟧, you can find healers and book sessions. {organization} pays part of the price for its members.',
    ],
    mail: {
      subject: '{organization} invites you to ⟦brand⟧',
      text: [
        'On ⟦brand⟧, you can find healers and book sessions. {organization} pays part of the price for its members.',
        '{organization} sees that you are a member. It does not see what you book, with whom or when.',
        'The link can be used once and is valid for 30 days. You received this e-mail because {organization} asked us to send it.',
      ],
      button: { label: 'View the invitation', to: '{link}' },
    },
  },
} satisfies Record<string, MessageTemplate>
