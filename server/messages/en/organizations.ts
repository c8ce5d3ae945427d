import type { MessageTemplate } from '../template.ts'

export const organizations = {
  removed: {
    title: 'Your membership of {organization} has ended',
    text: ['{organization} pays no new sessions for you. What you have booked stays.'],
    mail: {
      subject: 'Your membership of {organization} has ended',
      text: ['{organization} pays no new sessions for you. What you have booked stays.'],
    },
  },
  /** To somebody who may have no account, so its words are ours alone. */
  invited: {
    title: '{organization} invites you to New You',
    text: [
      'On New You you can find healers and book sessions. {organization} pays a part of them for its members.',
    ],
    mail: {
      subject: '{organization} invites you to New You',
      text: [
        'On New You you can find healers and book sessions. {organization} pays a part of them for its members.',
        '{organization} sees that you are a member. It does not see what you book, with whom or when.',
        'The link works once and for 30 days. You get this mail because {organization} asked us to send it.',
      ],
      button: { label: 'View the invitation', to: '{link}' },
    },
  },
} satisfies Record<string, MessageTemplate>
