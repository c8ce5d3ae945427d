import type { MessageTemplate } from '../template.ts'

const told = (title: string, text: string[]) => ({
  title,
  text,
  mail: { subject: title, text, button: { label: 'View proposal', to: '{link}' } },
})

export const submissions = {
  eventPublished: told('Your event is published: {title}', ['Clients can enrol now.']),
  articleAccepted: told('Your article is accepted: {title}', [
    'Our editors are preparing it for publication. The proposal shows when it is published.',
  ]),
  reelPublished: told('Your reel is published: {title}', ['Everyone can watch it now.']),
  refused: told('Your proposal was not accepted: {title}', [
    '{reason}',
    'You can edit it and send it again.',
  ]),
} satisfies Record<string, MessageTemplate>
