import type { MessageTemplate } from '../template.ts'

/** Client mails and phone messages have only the number: others may read them, and a title can tell all. */
const forClient = (title: string, sentence: string) => ({
  title,
  text: [sentence],
  mail: {
    subject: `${title} (ticket {number})`,
    text: [sentence],
    button: { label: 'View ticket', to: '{link}' },
  },
})

const changed =
  '{from} {change, select, opened {opened this ticket} reopened {reopened this ticket} other {added a message}}.'

export const support = {
  replied: forClient('New reply to your ticket', 'We have replied to your ticket {number}.'),
  closed: forClient(
    'Your ticket is closed',
    'We have closed your ticket {number}. If the problem is not solved, reopen the ticket and reply to us.',
  ),
  /** For the people who answer. */
  assigned: {
    title: 'Ticket {number} was assigned to you',
    text: ['{from} assigned “{title}” to you.'],
    mail: {
      subject: 'Ticket {number} was assigned to you',
      text: ['{from} assigned this ticket to you.'],
      button: { label: 'View ticket', to: '{link}' },
    },
  },
  changed: {
    title: 'Ticket {number}: {title}',
    text: [changed],
    mail: {
      subject:
        '{change, select, opened {New ticket {number}} reopened {Ticket {number} was reopened} other {New message in ticket {number}}}',
      text: [changed],
      button: { label: 'View ticket', to: '{link}' },
    },
  },
} satisfies Record<string, MessageTemplate>
