import type { MessageTemplate } from '../template.ts'

const mail = {
  subject: 'Appointment enquiry from {name}',
  text: [
    '{description}',
    [
      '{category, select, none {} other {Category: {category}}}',
      '{preferredAt, select, none {} other {Preferred time: {preferredAt}}}',
      '{name}',
      '{email}',
      '{phone}',
    ],
  ],
}

export const inquiries = {
  added: { title: 'Appointment enquiry from {name}', text: ['{summary}'], mail },
} satisfies Record<string, MessageTemplate>
