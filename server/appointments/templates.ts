import { type News, rupees, timeInWords } from '../notifications/index.ts'

export type Words = Pick<News, 'title' | 'description' | 'outside'>

/** What every message about an appointment knows: of whoever reads it. */
export interface About {
  startsAt: Date
  zone: string
  /** Whom the reader meets. */
  other: string
  /** The appointment's page on the reader's side. */
  link: string
}

/** The same words in the bell and the mail; the SMS has the first sentence and the link. */
export function told(title: string, sentences: string[], link: string): Words {
  const description = sentences.join(' ')
  return {
    title,
    description,
    outside: {
      mail: { subject: title, text: [...sentences, link].join('\n\n') },
      sms: `New You: ${sentences[0]} ${link}`,
    },
  }
}

export function bookedForClient({ startsAt, zone, other, link }: About): Words {
  const when = timeInWords(startsAt, zone)
  return {
    title: 'Your session is booked',
    description: `With ${other} on ${when}`,
    outside: {
      mail: {
        subject: `Your session with ${other} is booked`,
        text: [
          `Your session with ${other} is booked for ${when}. It lasts 45 minutes.`,
          `See the details, your receipt and a calendar file here: ${link}`,
          'We look forward to seeing you.',
        ].join('\n\n'),
      },
      sms: `New You: your session with ${other} is booked for ${when}. ${link}`,
    },
  }
}

export function bookedForHealer({ startsAt, zone, other, link }: About): Words {
  const when = timeInWords(startsAt, zone)
  return {
    title: 'New session booked',
    description: `${other} on ${when}`,
    outside: {
      mail: {
        subject: `${other} booked a session with you`,
        text: [
          `${other} booked a session with you for ${when}. It lasts 45 minutes.`,
          `See what the client would like to talk about: ${link}`,
        ].join('\n\n'),
      },
      sms: `New You: ${other} booked a session with you for ${when}.`,
    },
  }
}

export function movedByOther({ startsAt, zone, other, link }: About, side: 'client' | 'healer'): Words {
  const when = timeInWords(startsAt, zone)
  return side === 'client'
    ? told(
        `${other} moved your session`,
        [
          `Your session with ${other} has moved to ${when}.`,
          'Please confirm the new time. If it does not suit you, choose another time, or cancel for a full refund.',
        ],
        link,
      )
    : told(`${other} moved their session`, [`Your session with ${other} has moved to ${when}.`], link)
}

export const moveAccepted = ({ startsAt, zone, other, link }: About): Words =>
  told('New time confirmed', [`${other} confirmed the session on ${timeInWords(startsAt, zone)}.`], link)

export const confirmedByOther = ({ startsAt, zone, other }: About): Words => ({
  title: `${other} confirmed the session`,
  description: `On ${timeInWords(startsAt, zone)}`,
})

/** What comes back to the client: so many paise, or her free session, or one of her pack, or not even that. */
export type Back = number | 'free-session' | 'pack-session' | 'free-used' | 'pack-used'

const sessionWords = {
  'free-session': 'Your free session is available again. You can book another one.',
  'pack-session': 'The session is back in your pack. You can book another one.',
  'free-used': 'Under the cancellation policy, the free session counts as used.',
  'pack-used': 'Under the cancellation policy, the session counts as used.',
}

function backInWords(back: Back): string {
  if (typeof back === 'string') return sessionWords[back]
  return back > 0
    ? `${rupees(back)} is being refunded to your payment method. Wallet and life points are credited at once. A refund to a card or bank account takes 5 to 7 working days.`
    : 'Under the cancellation policy, there is no refund.'
}

/** For the client, whoever cancelled. */
export const cancelledForClient = (
  { startsAt, zone, other, link }: About,
  by: 'client' | 'healer',
  back: Back,
): Words =>
  told(
    by === 'healer' ? `${other} cancelled your session` : 'Your session is cancelled',
    [`Your session with ${other} on ${timeInWords(startsAt, zone)} has been cancelled.`, backInWords(back)],
    link,
  )

export const cancelledForHealer = ({ startsAt, zone, other, link }: About): Words =>
  told(
    `${other} cancelled their session`,
    [
      `Your session with ${other} on ${timeInWords(startsAt, zone)} has been cancelled. The time is available again.`,
    ],
    link,
  )

export const noShowForClient = ({ startsAt, zone, other, link }: About, reportHours: number): Words =>
  told(
    'You missed your session',
    [
      `${other} reported that you did not join the session on ${timeInWords(startsAt, zone)}.`,
      `If you think this is wrong, please report it on the session’s page within ${reportHours} hours after the session.`,
    ],
    link,
  )

export const reportedForHealer = ({ startsAt, zone, other, link }: About, reportHours: number): Words =>
  told(
    `${other} reported that you did not join`,
    [
      `The report is about the session on ${timeInWords(startsAt, zone)}. Please respond within ${reportHours} hours.`,
      'Without a response, the client gets a full refund.',
    ],
    link,
  )

export const absenceAdmitted = (
  { startsAt, zone, other, link }: About,
  back: number | 'free-session' | 'pack-session',
): Words =>
  told(
    back === 'free-session'
      ? 'Your free session is available again'
      : back === 'pack-session'
        ? 'Your session is back in your pack'
        : 'Full refund for your session',
    [
      `${other} did not join the session on ${timeInWords(startsAt, zone)}. We are sorry.`,
      typeof back === 'string'
        ? sessionWords[back]
        : `${rupees(back)} is being refunded to your payment method.`,
    ],
    link,
  )

export const absenceDenied = ({ startsAt, zone, other, link }: About): Words =>
  told(
    'Your report is under review',
    [
      `${other} says that the session on ${timeInWords(startsAt, zone)} took place.`,
      'Our team will review both sides and write to you.',
    ],
    link,
  )

export const reviewWritten = ({ startsAt, zone, other, link }: About): Words =>
  told(
    `${other} reviewed a session`,
    [
      `The review is about the session on ${timeInWords(startsAt, zone)} and is shown on your page. You can reply to it once.`,
    ],
    link,
  )

export const reviewAnswered = ({ other, link }: About): Words =>
  told(`${other} replied to your review`, [`The reply is shown below your review on ${other}’s page.`], link)
