import { withMail } from '../template.ts'

export const webhooks = {
  turnedOff: withMail(
    'The webhook to {host} was turned off',
    [
      `{reason, select,
        gone {It answered that it is gone for good (410).}
        other {It took nothing for a day.}}`,
      'What happens from now on is not sent there. When the receiver works again, turn the webhook on in the back office.',
    ],
    'View webhook',
  ),
  ownTurnedOff: withMail(
    'Your webhook to {host} was turned off',
    [
      `{reason, select,
        gone {It answered that it is gone for good (410).}
        other {It took nothing for a day.}}`,
      'What happens from now on is not sent there. When the receiver works again, turn the webhook on.',
    ],
    'View webhooks',
  ),
}
