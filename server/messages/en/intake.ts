import { type MessageTemplate, withMail } from '../template.ts'

export const intake = {
  asked: withMail(
    '{other} asks you some questions before your session',
    [
      'Your answers help to prepare it. You can begin now and go on later, until the session starts.',
      'Only {other} reads them, once you have sent them.',
    ],
    'Answer the questions',
  ),
  sent: withMail(
    '{other} has answered your questions',
    ['You can read the answers on the page of the session.'],
    'View session',
  ),
} satisfies Record<string, MessageTemplate>
