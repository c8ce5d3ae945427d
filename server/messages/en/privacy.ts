import { type MessageTemplate, withMail } from '../template.ts'

export const privacy = {
  exportReady: withMail(
    'A copy of your data is ready',
    ['You can download it in the privacy centre for the next {hours} hours. You need to be logged in.'],
    'Open privacy centre',
  ),
  deletionAsked: withMail(
    'Your account will be deleted',
    [
      'You asked us to delete your account. It will be deleted on {dueAt}, and all devices were logged out.',
      'To keep your account, log in before then. If this was not you, log in and contact us.',
    ],
    'View deletion',
  ),
  deletionCancelled: withMail(
    'Your account is kept',
    ['You logged in, so your account will not be deleted. Nothing was lost.'],
    'Open privacy centre',
  ),
  deletionDone: {
    ...withMail(
      'Your account was deleted',
      [
        'Your account and your personal details were deleted. Payments and invoices are kept without your name.',
        'This is our last message to this address.',
      ],
      'View proof of deletion',
    ),
    sms: '⟦brand⟧: your account was deleted. Details: {link}',
  },
} satisfies Record<string, MessageTemplate>
