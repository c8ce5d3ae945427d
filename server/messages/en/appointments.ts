import { type MessageTemplate, withMail, withSms, withWhatsapp } from '../template.ts'
import { appointmentsInPerson } from './appointments-in-person.ts'
import { appointmentsLater } from './appointments-later.ts'
import { appointmentsTogether } from './appointments-together.ts'
import { refundWays } from './payments-refund-ways.ts'

/** The end of a text by WhatsApp, which takes no link at the very end. */
const more = 'See {link} for more.'

const when = '{startsAt}'
const refund = `{back, select,
  freeSession {Your free session is available again. You can book another one.}
  packSession {The session is back in your pack. You can book another one.}
  freeUsed {It was too late to keep your free session.}
  packUsed {It was too late to keep this session of your pack.}
  unpaid {You had not paid yet, and you owe nothing.}
  money {We are refunding {refundPaise} to your payment method. A refund to a card or bank account takes 5 to 7 working days.}
  payer {Whoever booked this session gets the refund.}
  ${refundWays}
  other {It was too late for a refund.}}`
const fullRefund = `{back, select,
  freeSession {Your free session is available again. You can book another one.}
  packSession {The session is back in your pack. You can book another one.}
  unpaid {You had not paid yet, and you owe nothing.}
  payer {Whoever booked this session gets the refund.}
  ${refundWays}
  other {We are refunding {refundPaise} to your payment method.}}`
const ahead = '{ahead, select, day {coming up} hours {in 2 hours} other {in 10 minutes}}'
const reminder = `Your session with {other} is ${ahead}: ${when}.`
const view = 'View appointment'
/** The rows of a mail about a booked session. */
const facts: [string, string][] = [
  ['When', when],
  ['With', '{other}'],
  ['Duration', '45 minutes'],
]
const choices = ['Join: {room}', 'Confirm: {confirm}', 'Reschedule: {reschedule}', 'Cancel: {cancel}']
const byAnswer = 'You can also answer 1 to confirm or 2 to reschedule.'

export const appointments = {
  bookedForClient: {
    title: 'Your session is booked',
    text: [`With {other} on ${when}`],
    mail: {
      subject: 'Your session with {other} is booked',
      text: [
        'The calendar file is attached. You can join, reschedule or cancel, and download your receipt, on the appointment’s page.',
      ],
      facts,
      button: { label: view, to: '{link}' },
    },
    sms: `⟦brand⟧: session with {other} booked for ${when}. Join or change it: {link}`,
  },
  bookedForHealer: {
    title: 'New session booked',
    text: [`{other} on ${when}`],
    mail: {
      subject: '{other} booked a session with you',
      text: [
        'The calendar file is attached. The appointment’s page shows what the client would like to talk about.',
      ],
      facts,
      button: { label: view, to: '{link}' },
    },
    sms: `⟦brand⟧: {other} booked a session with you for ${when}. See it: {link}`,
  },
  beginsNowForHealer: withWhatsapp(
    '{other} is waiting for you',
    [
      `{other} has paid for a session that starts on ${when}.`,
      'If you have not come five minutes after the start, they are refunded in full. The room is open.',
    ],
    'See the session',
    `{other} has paid for a session that starts on ${when}. Please come now:`,
    more,
  ),
  rescheduledForClient: withSms(
    '{other} rescheduled your session',
    [
      `{other} rescheduled your session to ${when}.`,
      'Please confirm the new time. If it does not suit you, choose another time, or cancel for a full refund.',
    ],
    'Confirm or change the time',
    `{other} moved your session to ${when}. Confirm it or get a full refund:`,
  ),
  rescheduledForHealer: withSms(
    '{other} rescheduled their session',
    [`{other} rescheduled the session to ${when}.`],
    view,
    `{other} rescheduled the session to ${when}. See the new time:`,
  ),
  rescheduledByYou: withSms(
    'New time for your session',
    [`Your session with {other} is now on ${when}.`],
    view,
    `your session with {other} is now on ${when}. See it:`,
  ),
  rescheduleAccepted: withSms(
    'New time confirmed',
    [`{other} confirmed the session on ${when}.`],
    view,
    `{other} confirmed the session on ${when}. See it:`,
  ),
  confirmed: { title: '{other} confirmed the session', text: [`On ${when}`] },
  cancelledForClient: withSms(
    '{by, select, healer {{other} cancelled your session} other {Your session is cancelled}}',
    [`Your session with {other} on ${when} has been cancelled.`, refund],
    view,
    `your session with {other} on ${when} is cancelled. See details:`,
  ),
  cancelledForHealer: withSms(
    '{other} cancelled their session',
    [`Your session with {other} on ${when} has been cancelled. The time is available again.`],
    view,
    `{other} cancelled the session on ${when}. The time is available again.`,
  ),
  noShowForClient: withSms(
    '{other} reported that you did not join',
    [
      `{other} reported that you did not join the session on ${when}.`,
      'If this is wrong, please report it on the appointment’s page within {reportHours} hours after the session.',
    ],
    view,
    `{other} reported that you did not join on ${when}. Wrong? Tell us:`,
  ),
  reportedForHealer: withSms(
    '{other} reported that you did not join',
    [
      `{other} reported that you did not join the session on ${when}. Please respond within {reportHours} hours.`,
      'Without a response, the client gets a full refund.',
    ],
    'Respond to the report',
    `{other} says you did not join on ${when}. Respond within {reportHours} h:`,
  ),
  absenceAdmitted: withSms(
    `{back, select,
      freeSession {Your free session is available again}
      packSession {Your session is back in your pack}
      unpaid {{other} did not join}
      other {{other} did not join. You get a full refund}}`,
    [`{other} did not join the session on ${when}. We are sorry.`, fullRefund],
    view,
    `{other} did not join on ${when}. We are sorry. See what you get back:`,
  ),
  nobodyMet: withSms(
    `{back, select,
      freeSession {Your free session is available again}
      packSession {Your session is back in your pack}
      unpaid {Your session did not take place}
      other {Your session did not take place. You get a full refund}}`,
    [`Your session with {other} on ${when} did not take place.`, fullRefund],
    view,
    `your session with {other} on ${when} did not take place. Details:`,
  ),
  absenceDenied: withSms(
    'Your report is under review',
    [
      `{other} says that the session on ${when} took place.`,
      'Our team will review both reports and write to you.',
    ],
    view,
    `{other} says the session on ${when} took place. We will review it.`,
  ),
  refundedForHealer: withSms(
    'Your session was refunded to the client',
    [
      `{healer, select,
        absent {You did not join your session with {other} on ${when}. The client got a full refund.}
        other {You and {other} did not meet on ${when}. The client got a full refund.}}`,
      'If you think this is wrong, you can ask for a review on the session’s page within {reportHours} hours after the session.',
    ],
    view,
    `the client got a refund for {other} on ${when}. Disagree? Tell us:`,
  ),
  objected: withSms(
    'Your session is under review',
    [`{other} asked us to review the session on ${when}.`, 'Our team will hear both sides and write to you.'],
    view,
    `{other} asked us to review the session on ${when}. See it:`,
  ),
  decidedRefund: withSms(
    'We reviewed your session: you get a full refund',
    [`We have reviewed your session with {other} on ${when}. ${fullRefund}`],
    view,
    `full refund for your session with {other} on ${when}. Details:`,
  ),
  decidedLeave: withSms(
    'We reviewed your session: no change',
    [
      `We have reviewed your session with {other} on ${when}. Nothing has changed.`,
      'The reason is on the session’s page.',
    ],
    view,
    `session with {other} on ${when} reviewed: no change. Reason:`,
  ),
  decidedForHealer: withSms(
    '{decision, select, refund {We reviewed your session: the client gets a refund} other {We reviewed your session: no change}}',
    [
      `We have reviewed your session with {other} on ${when}. {decision, select,
        refund {The client gets a full refund.}
        other {Nothing has changed.}}`,
      'The reason is on the session’s page.',
    ],
    view,
    `session with {other} on ${when} reviewed: {decision, select, refund {client refunded} other {no change}}. Reason:`,
  ),
  releasedForHealer: withSms(
    '{other} offered a session to others',
    [
      `{other} does not need the session on ${when}. The time is offered to other clients immediately.`,
      'If one of them books it, you meet them instead. If no one does, you do not need to attend, and the cancellation policy applies.',
    ],
    view,
    `{other} offered the session on ${when} to others. What this means:`,
  ),
  takenBackForHealer: withSms(
    '{other} will attend after all',
    [`{other} kept the session on ${when}. It takes place as booked.`],
    view,
    `{other} kept the session on ${when}. It takes place as booked.`,
  ),
  releasedTaken: withSms(
    '{back, select, freeSession {The time you offered was booked} packSession {The time you offered was booked} other {Full refund: the time you offered was booked}}',
    [`Another client booked the time you offered, ${when} with {other}.`, fullRefund],
    view,
    `another client booked the time you offered, ${when}. What you get back:`,
  ),
  releasedKept: withSms(
    'No one booked the time you offered',
    [`Your session with {other} on ${when} did not take place.`, refund],
    view,
    `no one booked the time you offered, ${when}. See what applies:`,
  ),
  reviewWritten: withMail(
    '{other} reviewed a session',
    [
      `{other} reviewed your session on ${when}. The review is shown on your page, and you can reply to it once.`,
    ],
    'Read the review',
  ),
  reviewAnswered: withMail(
    '{other} replied to your review',
    ['{other} replied to your review. The reply is shown below it, on their page.'],
    'Read the reply',
  ),
  reminder: {
    title: `Your session is ${ahead}`,
    text: [`With {other} on ${when}`],
    mail: {
      subject: `Your session with {other} is ${ahead}`,
      text: ['Please join a few minutes before the start.'],
      facts,
      button: { label: 'Join session', to: '{room}' },
      links: [
        { label: 'Confirm session', to: '{confirm}' },
        { label: 'Reschedule', to: '{reschedule}' },
        { label: 'Cancel', to: '{cancel}' },
        { label: view, to: '{link}' },
      ],
      notes: ['Rescheduling and cancelling show the details first and ask you to confirm.'],
    },
    sms: `⟦brand⟧: session with {other} ${ahead}: ${when}. Join, change or cancel: {link}`,
    whatsapp: `${reminder}\n\n${choices.join('\n')}\n\n${byAnswer}`,
  },
  ...appointmentsInPerson,
  ...appointmentsLater,
  ...appointmentsTogether,
} satisfies Record<string, MessageTemplate>
