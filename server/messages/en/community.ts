import type { MessageTemplate } from '../template.ts'

export const community = {
  news: { title: 'New posts in “{group}”', text: ['Open the group to read them'] },
  postRemoved: {
    title: 'Your post was removed',
    text: ['It did not follow the rules of “{group}”. You can read the rules in the group'],
  },
  muted: {
    title: 'You cannot post in “{group}” for now',
    text: ['Until {mutedUntil}. You can still read the group'],
  },
  removed: {
    title: 'You were removed from “{group}”',
    text: [
      'A moderator removed you under the group’s rules. If you think this is a mistake, contact support',
    ],
  },
} satisfies Record<string, MessageTemplate>
