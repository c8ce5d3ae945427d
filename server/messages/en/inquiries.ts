import type { MessageTemplate } from '../template.ts'

const facts = [
  ['Preferred time', '{preferredAt, select, none {} other {{preferredAt}}}'],
  ['Name', '{name}'],
  ['E-mail', '{email}'],
  ['Mobile number', '{phone}'],
] satisfies [string, string][]

export const inquiries = {
  /** To the healer, who reads in the practice what was asked: others may read a mailbox. */
  added: {
    title: 'Appointment enquiry from {name}',
    text: ['{summary}'],
    mail: {
      subject: 'Appointment enquiry from {name}',
      text: ['Please read the enquiry in your practice and reply there.'],
      facts,
      button: { label: 'Read the enquiry', to: '{link}' },
    },
  },
  /** To our own mailbox. */
  addedForHouse: {
    title: 'Appointment enquiry from {name}',
    text: ['{summary}'],
    mail: {
      subject: 'Appointment enquiry from {name}',
      text: ['{description}'],
      facts: [['Category', '{category, select, none {} other {{category}}}'], ...facts] satisfies [
        string,
        string,
      ][],
    },
  },
  /** A reply of ours or of a healer, which is read in the account. */
  replied: {
    title: 'There is a reply to your enquiry',
    text: ['You can read it in your account, under My enquiries.'],
    mail: {
      subject: 'There is a reply to your enquiry',
      text: ['You can read it in your account, under My enquiries.'],
      button: { label: 'Read the reply', to: '{link}' },
    },
  },
  /** The healer's answer in full, to a person without an account to read it in. */
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
