import type { MessageTemplate } from '../template.ts'

export const community = {
  news: { title: 'New posts in “{group}”', text: ['Open the group to read them'] },
  postRemoved: {
    title: 'A post of yours was removed',
    text: ['It was against the rules of “{group}”. You can read the rules in the group'],
  },
  muted: {
    title: 'You cannot write in “{group}” for now',
    text: ['Until {mutedUntil}. You can still read the group'],
  },
  removed: {
    title: 'You were removed from “{group}”',
    text: ['A moderator decided this because of its rules. Write to support if you think it is a mistake'],
  },
} satisfies Record<string, MessageTemplate>
