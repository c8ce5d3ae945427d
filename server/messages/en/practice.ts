import { type MessageTemplate, withMail } from '../template.ts'

/** The mail says that there is something and not what: others may read a mailbox. */
const given = (title: string, sentence: string) => ({
  title,
  text: [sentence],
  mail: {
    subject: title,
    text: [sentence],
    button: { label: 'View appointment', to: '{link}' },
  },
})

/** Who asked a colleague of the practice for it, and how. */
const asked =
  '{isOther, select, true {{askedBy} asked us for it} other {You asked us for it}} {channel, select, phone {by phone} counter {in person} other {in a message}}.'
const notAsked = 'If nobody asked for this, please tell us.'

export const practice = {
  summaryWritten: given(
    '{healer} wrote a summary of your session',
    'You can read it on the appointment’s page.',
  ),
  summaryChanged: given(
    '{healer} changed the summary of your session',
    'You can read it on the appointment’s page.',
  ),
  hoursChangedForYou: withMail(
    'We changed your working hours for you',
    [
      asked,
      '{week, select, true {Your weekly hours are changed.} other {}}',
      '{dates, select, true {Your special dates are changed.} other {}}',
      '{leave, select, true {Your leave is changed.} other {}}',
      '{rules, select, true {Your rules for bookings are changed.} other {}}',
      '{outside, plural, =0 {} one {One booked session is outside the new hours. It stays.} other {# booked sessions are outside the new hours. They stay.}}',
      notAsked,
    ],
    'View my hours',
  ),
  pageChangedForYou: withMail(
    'We changed your page for you',
    [
      asked,
      '{price, select, true {Your session price is now {pricePaise}. It applies to new bookings.} other {}}',
      '{facts, select, true {Your details are changed.} other {}}',
      '{words, select, waiting {Your new text is shown after our review.} changed {Your text is changed.} other {}}',
      notAsked,
    ],
    'View my page',
  ),
  filesShared: given('{healer} shared files with you', 'You can open them on the appointment’s page.'),
} satisfies Record<string, MessageTemplate>
