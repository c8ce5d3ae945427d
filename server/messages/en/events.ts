import { type MessageTemplate, withWhatsapp } from '../template.ts'
import { refundWays } from './payments-refund-ways.ts'

/** The end of a text by WhatsApp, which takes no link at the very end. */
const more = 'See {link} for more.'

const venue = `{place, select,
  none {You can join from the event’s page from 15 minutes before the start.}
  other {Venue: {place}.}}`
const refund = `{isRefunded, select,
  false {}
  nothing {}
  ${refundWays}
  other {We are refunding {refundPaise} to your payment method. A refund to a card or bank account takes 5 to 7 working days.}}`

export const events = {
  recordingAccepted: {
    title: 'Your recording is published',
    text: ['Participants of “{title}” can watch it now'],
  },
  recordingRefused: {
    title: 'Your recording was not accepted',
    text: ['“{title}”: {reason}', 'You can upload another one on the page of the event'],
  },
  recordingReady: withWhatsapp(
    'You can watch the recording now',
    ['You can watch “{title}” at any time.'],
    'Watch recording',
    'the recording of your event is ready. Watch it:',
    more,
  ),
  enrolled: withWhatsapp(
    'You are enrolled in “{title}”',
    ['Your seat in “{title}” is confirmed for {startsAt}.', venue],
    'View event',
    'your seat is confirmed for {startsAt}. See the event:',
    more,
  ),
  reminder: withWhatsapp(
    '“{title}” {ahead, select, day {is tomorrow} other {starts in 10 minutes}}',
    ['“{title}” starts {ahead, select, day {tomorrow} other {in 10 minutes}}: {startsAt}.', venue],
    '{place, select, none {Join event} other {View event}}',
    'your event starts {ahead, select, day {tomorrow} other {in 10 minutes}}: {startsAt}. Join here:',
    more,
  ),
  /** The text is a link, which the bell opens. */
  feedback: {
    title: 'How was “{title}”?',
    text: ['{form}'],
    mail: {
      subject: 'How was “{title}”?',
      text: ['Thank you for attending. Your feedback helps us to plan the next events.'],
      button: { label: 'Give feedback', to: '{form}' },
    },
  },
  enrolmentCancelled: withWhatsapp(
    'Your enrolment in “{title}” is cancelled',
    ['You no longer have a seat in “{title}”.', refund],
    'View event',
    'your enrolment is cancelled. See details:',
    more,
  ),
  cancelled: withWhatsapp(
    '“{title}” is cancelled',
    ['“{title}” on {startsAt} has been cancelled. We are sorry.', refund],
    'View event',
    'your event on {startsAt} is cancelled. We are sorry. See details:',
    more,
  ),
} satisfies Record<string, MessageTemplate>
