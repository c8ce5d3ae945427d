import { type MessageTemplate, withWhatsapp } from '../template.ts'

const venue = `{place, select,
  none {The joining link on this page opens 15 minutes before the start.}
  other {Venue: {place}.}}`
const refund = `{isRefunded, select,
  true {{refundPaise} is being refunded to your payment method. A refund to a card or bank account takes 5 to 7 working days.}
  other {}}`

export const events = {
  recordingReady: withWhatsapp('Your recording is ready', ['You can watch “{title}” at any time.']),
  enrolled: withWhatsapp('You are enrolled', [
    'Your seat in “{title}” is confirmed for {startsAt}.',
    venue,
    'You can also add the event to your calendar from its page.',
  ]),
  reminder: withWhatsapp(
    '{ahead, select, day {Your event is tomorrow} other {Your event starts in 10 minutes}}',
    ['“{title}” starts {ahead, select, day {tomorrow} other {in 10 minutes}}: {startsAt}.', venue],
  ),
  /** The bell opens the link that is its description. */
  feedback: {
    title: 'How was “{title}”?',
    text: ['{form}'],
    mail: {
      subject: 'How was “{title}”?',
      text: ['Thank you for attending. Please leave your feedback here:', '{form}'],
    },
  },
  enrolmentCancelled: withWhatsapp('Your enrolment is cancelled', [
    'You no longer have a seat in “{title}”.',
    refund,
  ]),
  cancelled: withWhatsapp('Your event is cancelled', [
    '“{title}” on {startsAt} has been cancelled. We are sorry.',
    refund,
  ]),
} satisfies Record<string, MessageTemplate>
