import { type MessageTemplate, withMail } from '../template.ts'

export const claimReceipts = {
  asked: withMail(
    '{other} asks you for a code for a claim',
    [
      'It is printed on the receipt for an insurance or employer. Write one only if you may and if it is right.',
    ],
    'View session',
  ),
  written: withMail(
    '{other} wrote the code for your claim',
    ['It is on the receipt now. You can take it off again at any time.'],
    'View session',
  ),
} satisfies Record<string, MessageTemplate>
