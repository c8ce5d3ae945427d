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
  reportHidden: {
    title: 'Thank you for your report',
    text: ['We looked at it: {title}. What you reported is no longer shown'],
  },
  reportKept: {
    title: 'We looked at your report',
    text: ['It was about: {title}. It follows our rules, so it stays'],
  },
  reviewHidden: {
    title: 'Your review was hidden',
    text: ['Your review of {title} did not follow our rules. Only you can see it now'],
  },
  reviewRestored: {
    title: 'Your review is shown again',
    text: ['We checked your review of {title} again. Everyone can read it now'],
  },
  newName: {
    title: 'Your name in “{group}” is now {newName}',
    text: [
      'Members of groups no longer see the name that healers see and that signs your reviews, so no one can tie the two',
    ],
  },
  nameHidden: {
    title: 'Your name was replaced',
    text: ['The name {title} did not follow our rules. If you think this is a mistake, contact support'],
  },
  nameRestored: { title: 'Your name is shown again', text: ['We checked it again, and it is back'] },
  pictureHidden: {
    title: 'Your picture was removed from your page',
    text: ['It did not follow our rules. You can upload another one, or contact support'],
  },
  pictureRestored: {
    title: 'Your picture is shown again',
    text: ['We checked it again. It is back on your page'],
  },
} satisfies Record<string, MessageTemplate>
