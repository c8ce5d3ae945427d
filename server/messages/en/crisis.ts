import { type MessageTemplate, withMail } from '../template.ts'

const caution = 'A list of words found this. It is not an assessment and may be wrong.'

export const crisis = {
  /** The mail and SMS do not say who it is about: others may read them. */
  forHealer: {
    title: 'Urgent: {other} may be in crisis',
    text: ['They wrote words that can mean thoughts of suicide or self-harm.', caution],
    mail: {
      subject: 'A client may need you now',
      text: ['A client wrote words that can mean a crisis. Please read it now and respond.', caution],
      button: { label: 'Read it now', to: '{link}' },
    },
    sms: 'New You: a client may need you now. Please read what they wrote: {link}',
  },
  forStaff: withMail(
    'Urgent: ticket {number} may be about a crisis',
    ['The client wrote words that can mean thoughts of suicide or self-harm.', caution],
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
    ['A reader wrote words below an article that can mean thoughts of suicide or self-harm.', caution],
    'View article',
  ),
  inGroup: withMail(
    'Urgent: a post in “{group}” may be about a crisis',
    ['A member wrote words that can mean thoughts of suicide or self-harm.', caution],
    'View post',
  ),
} satisfies Record<string, MessageTemplate>
