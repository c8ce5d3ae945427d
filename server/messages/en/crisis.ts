import { type MessageTemplate, withMail } from '../template.ts'

const caution =
  'This was detected automatically from a list of words. It is not an assessment and may be wrong.'

export const crisis = {
  /** The mail and SMS do not say who it is about: others may read them. */
  forHealer: {
    title: 'Urgent: {other} may be in crisis',
    text: ['What they wrote may point to thoughts of suicide or self-harm.', caution],
    mail: {
      subject: 'A client may need you now',
      text: ['A client wrote something that may point to a crisis. Please read it now and respond.', caution],
      button: { label: 'Read it now', to: '{link}' },
    },
    sms: 'New You: a client may need you now. Please read what they wrote: {link}',
  },
  forStaff: withMail(
    'Urgent: ticket {number} may be about a crisis',
    ['What the client wrote may point to thoughts of suicide or self-harm.', caution],
    'View ticket',
  ),
  testForStaff: withMail(
    'Urgent: a test may point to a crisis',
    [
      'A client gave a worrying answer in a test. They were shown the helplines. Please get in touch with them.',
    ],
    'View follow-up',
  ),
  belowArticle: withMail(
    'Urgent: a review may be about a crisis',
    ['A reader’s review of an article may point to thoughts of suicide or self-harm.', caution],
    'View article',
  ),
  inGroup: withMail(
    'Urgent: a post in “{group}” may be about a crisis',
    ['What a member wrote may point to thoughts of suicide or self-harm.', caution],
    'View post',
  ),
} satisfies Record<string, MessageTemplate>
