import type { MessageTemplate } from '../template.ts'

/** A mail carries no more of a ticket than its number and title: what is written stays on the site. */
const forClient = (title: string, sentence: string) => ({
  title,
  text: [sentence],
  mail: { subject: `${title} (ticket {number})`, text: [sentence, '{link}'] },
})

export const support = {
  replied: forClient('New reply to your ticket', 'We have replied to “{title}”.'),
  closed: forClient(
    'Your ticket is closed',
    'We have closed “{title}”. If the problem is not solved, reopen the ticket and reply to us.',
  ),
  /** For the people who answer. */
  changed: {
    title: 'Ticket {number}: {title}',
    text: [
      '{from} {change, select, opened {opened this ticket} reopened {reopened this ticket} other {added a message}}.',
      '{link}',
    ],
  },
} satisfies Record<string, MessageTemplate>
