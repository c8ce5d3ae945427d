export const inquiries = {
  lead: 'Do you have a question, or need a different time? We will reply by e-mail, or in your account if it has this e-mail and mobile number.',
  seenBy: '{name} sees your name, e-mail and mobile number, to answer you.',
  seenByTeam: 'Our team sees your name, e-mail and mobile number, to answer you.',
  name: 'Your name',
  email: 'E-mail',
  mobile: 'Mobile number',
  when: 'Preferred time',
  whenHint: 'Optional. In your time zone, {zone}.',
  description: 'Your question',
  send: 'Send enquiry',
  past: 'Please select a time and date after the current time',
} as const
