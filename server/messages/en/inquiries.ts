import type { MessageTemplate } from '../template.ts'

const mail = {
  subject: 'Appointment enquiry from {name}',
  text: ['{description}'],
  facts: [
    ['Category', '{category, select, none {} other {{category}}}'],
    ['Preferred time', '{preferredAt, select, none {} other {{preferredAt}}}'],
    ['Name', '{name}'],
    ['E-mail', '{email}'],
    ['Mobile number', '{phone}'],
  ] satisfies [string, string][],
}

export const inquiries = {
  added: { title: 'Appointment enquiry from {name}', text: ['{summary}'], mail },
  /** The healer's answer, to a person who may have no account. */
  answered: {
    title: '{healer} replied to your enquiry',
    text: ['{answer}'],
    mail: {
      subject: '{healer} replied to your enquiry',
      text: ['Hello {name},', '{answer}'],
      button: { label: 'View available times', to: '{link}' },
    },
  },
} satisfies Record<string, MessageTemplate>
