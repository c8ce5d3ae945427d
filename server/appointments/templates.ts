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
          `You find it here, with a calendar file and your receipt: ${link}`,
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
    title: 'A new session with you',
    description: `${other} on ${when}`,
    outside: {
      mail: {
        subject: `${other} booked a session with you`,
        text: [
          `${other} booked a session with you for ${when}. It lasts 45 minutes.`,
          `What the client would like to talk about stands in your practice: ${link}`,
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
          `It would now be on ${when}.`,
          'Please say whether that suits you. If it does not, choose another time or cancel, and everything comes back to you.',
        ],
        link,
      )
    : told(`${other} moved a session with you`, [`It is now on ${when}.`], link)
}

export const moveAccepted = ({ startsAt, zone, other, link }: About): Words =>
  told('The new time suits', [`${other} comes on ${timeInWords(startsAt, zone)}.`], link)

export const confirmedByOther = ({ startsAt, zone, other }: About): Words => ({
  title: `${other} will be there`,
  description: `On ${timeInWords(startsAt, zone)}`,
})

/** What comes back to the client: so many paise, or her free session, or one of her pack, or not even that. */
export type Back = number | 'free-session' | 'pack-session' | 'free-used' | 'pack-used'

const sessionWords = {
  'free-session': 'Your free session is yours again: you can book another.',
  'pack-session': 'The session is back in your pack: you can book another.',
  'free-used': 'By the rule for cancelling, the free session counts as used.',
  'pack-used': 'By the rule for cancelling, the session counts as used.',
}

function backInWords(back: Back): string {
  if (typeof back === 'string') return sessionWords[back]
  return back > 0
    ? `${rupees(back)} goes back the way it came: the wallet and life points at once, a card or bank account usually within 5 to 7 working days.`
    : 'By the rule for cancelling, no money comes back.'
}

/** For the client, whoever cancelled. */
export const cancelledForClient = (
  { startsAt, zone, other, link }: About,
  by: 'client' | 'healer',
  back: Back,
): Words =>
  told(
    by === 'healer' ? `${other} had to cancel your session` : 'Your session is cancelled',
    [`The session with ${other} on ${timeInWords(startsAt, zone)} does not take place.`, backInWords(back)],
    link,
  )

export const cancelledForHealer = ({ startsAt, zone, other, link }: About): Words =>
  told(
    `${other} cancelled`,
    [`The session on ${timeInWords(startsAt, zone)} does not take place. The time is free again.`],
    link,
  )

export const noShowForClient = ({ startsAt, zone, other, link }: About, reportHours: number): Words =>
  told(
    'You were missed',
    [
      `${other} waited for you on ${timeInWords(startsAt, zone)}.`,
      `If that is not how it was, please say so on the page of the session within ${reportHours} hours after it.`,
    ],
    link,
  )

export const reportedForHealer = ({ startsAt, zone, other, link }: About, reportHours: number): Words =>
  told(
    `${other} says that you did not come`,
    [
      `It is about ${timeInWords(startsAt, zone)}. Please answer within ${reportHours} hours.`,
      'Without an answer the client gets everything back.',
    ],
    link,
  )

export const absenceAdmitted = (
  { startsAt, zone, other, link }: About,
  back: number | 'free-session' | 'pack-session',
): Words =>
  told(
    back === 'free-session'
      ? 'Your free session comes back'
      : back === 'pack-session'
        ? 'Your session is back in its pack'
        : 'All of your money comes back',
    [
      `${other} did not come on ${timeInWords(startsAt, zone)}. We are sorry.`,
      typeof back === 'string' ? sessionWords[back] : `${rupees(back)} goes back the way it came.`,
    ],
    link,
  )

export const absenceDenied = ({ startsAt, zone, other, link }: About): Words =>
  told(
    'Your report is being looked at',
    [
      `${other} says that the session on ${timeInWords(startsAt, zone)} was held.`,
      'Somebody from New You reads both sides and writes to you.',
    ],
    link,
  )

export const reviewWritten = ({ startsAt, zone, other, link }: About): Words =>
  told(
    `${other} wrote a review`,
    [`It is about ${timeInWords(startsAt, zone)} and stands on your page. You can answer it once.`],
    link,
  )

export const reviewAnswered = ({ other, link }: About): Words =>
  told(`${other} answered your review`, [`It stands under your review on the page of ${other}.`], link)
