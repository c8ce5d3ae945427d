import type { MessageTemplate } from '../template.ts'

/** The mail says that there is something and not what: others may read a mailbox. */
const given = (title: string, sentence: string) => ({
  title,
  text: [sentence],
  mail: {
    subject: title,
    text: [sentence],
    button: { label: 'View appointment', to: '{link}' },
  },
})

export const practice = {
  summaryWritten: given(
    '{healer} wrote a summary of your session',
    'You can read it on the appointment’s page.',
  ),
  summaryChanged: given(
    '{healer} changed the summary of your session',
    'You can read it on the appointment’s page.',
  ),
  filesShared: given('{healer} shared files with you', 'You can open them on the appointment’s page.'),
} satisfies Record<string, MessageTemplate>
