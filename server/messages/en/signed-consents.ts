import { type MessageTemplate, withMail } from '../template.ts'

export const signedConsents = {
  asked: withMail(
    'There is something to sign before your session with {other}',
    [
      'Please read it and sign it on the page of the session, before it begins. Under 18 your guardian signs, and has got a link.',
      'You can withdraw it at any time.',
    ],
    'Read and sign',
  ),
  signed: withMail(
    '{other} has signed a consent',
    ['You can read it on the page of the session.'],
    'View session',
  ),
  withdrawn: withMail(
    '{other} has withdrawn a consent',
    [
      'It no longer holds for what is to come. Sessions that need it ask for it again before they begin.',
      'What was done before stays lawful, and the signed text stays in the file.',
    ],
    'View client',
  ),
} satisfies Record<string, MessageTemplate>
