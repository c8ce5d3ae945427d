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
} satisfies Record<string, MessageTemplate>
