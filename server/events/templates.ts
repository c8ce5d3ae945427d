import { type News, rupees, timeInWords } from '../notifications/index.ts'

export type Words = Pick<News, 'title' | 'description' | 'outside'>

/** What every message about an event knows: of whoever reads it. */
export interface About {
  title: string
  startsAt: Date
  zone: string
  /** Its name, address and city; null online. */
  place: string | null
  /** Where it is joined, or its recording seen. */
  link: string
  isRecorded: boolean
}

/** The same words in the bell and the mail; SMS and WhatsApp have the first sentence and the link. */
function told(title: string, sentences: string[], link: string): Words {
  const short = `New You: ${sentences[0]} ${link}`
  return {
    title,
    description: sentences.join(' '),
    outside: {
      mail: { subject: title, text: [...sentences, link].join('\n\n') },
      sms: short,
      whatsapp: short,
    },
  }
}

const how = ({ place }: About) =>
  place ? `Venue: ${place}.` : 'The joining link on this page opens 15 minutes before the start.'

/** The seat is hers. */
export function enrolledWords(about: About): Words {
  const { title, startsAt, zone, link, isRecorded } = about
  if (isRecorded) return told('Your recording is ready', [`You can watch “${title}” at any time.`], link)
  const when = timeInWords(startsAt, zone)
  return told(
    'You are enrolled',
    [
      `Your seat in “${title}” is confirmed for ${when}.`,
      how(about),
      'You can also add the event to your calendar from its page.',
    ],
    link,
  )
}

export function reminderWords(kind: 'day' | 'minutes', about: About): Words {
  const { title, startsAt, zone, link } = about
  const ahead = kind === 'day' ? 'tomorrow' : 'in 10 minutes'
  return told(
    kind === 'day' ? 'Your event is tomorrow' : 'Your event starts in 10 minutes',
    [`“${title}” starts ${ahead}: ${timeInWords(startsAt, zone)}.`, how(about)],
    link,
  )
}

/** The bell opens the link that stands in the description. */
export const feedbackWords = ({ title }: About, form: string): Words => ({
  title: `How was “${title}”?`,
  description: form,
  outside: {
    mail: {
      subject: `How was “${title}”?`,
      text: `Thank you for attending. Please leave your feedback here:\n\n${form}`,
    },
  },
})

const moneyBack = (paise: number) =>
  paise > 0
    ? [
        `${rupees(paise)} is being refunded to your payment method. A refund to a card or bank account takes 5 to 7 working days.`,
      ]
    : []

export const givenBackWords = ({ title, link }: About, paise: number): Words =>
  told('Your enrolment is cancelled', [`You no longer have a seat in “${title}”.`, ...moneyBack(paise)], link)

export const calledOffWords = ({ title, startsAt, zone, link }: About, paise: number): Words =>
  told(
    'Your event is cancelled',
    [`“${title}” on ${timeInWords(startsAt, zone)} has been cancelled. We are sorry.`, ...moneyBack(paise)],
    link,
  )
