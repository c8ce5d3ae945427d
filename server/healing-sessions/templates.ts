import { type About, told, type Words } from '../appointments/index.ts'
import { rupees, timeInWords } from '../notifications/index.ts'

/** What every message about an offer knows: of whoever reads it. */
export interface AboutOffer extends About {
  title: string
  pricePaise: number
  standsUntil: Date
}

const price = ({ pricePaise }: AboutOffer) =>
  pricePaise > 0 ? `It costs ${rupees(pricePaise)}.` : 'It costs nothing.'

/** A new offer, for the client; the one message about it that also goes to WhatsApp. */
export function offerMade(about: AboutOffer): Words {
  const { startsAt, standsUntil, zone, other, title, link } = about
  const words = told(
    `${other} offers you a healing session`,
    [
      `“${title}”, on ${timeInWords(startsAt, zone)}.`,
      price(about),
      `You can say yes or no until ${timeInWords(standsUntil, zone)}; the time is kept for you as long. Nothing happens without your answer.`,
    ],
    link,
  )
  const short = `New You: ${words.title}: “${title}”, ${timeInWords(startsAt, zone)}. ${link}`
  return { ...words, outside: { ...words.outside, sms: short, whatsapp: short } }
}

export const offerDeclined = ({ startsAt, zone, other, title, link }: AboutOffer): Words =>
  told(
    `${other} declined your offer`,
    [`“${title}” on ${timeInWords(startsAt, zone)} does not take place. The time is free again.`],
    link,
  )

export const offerWithdrawn = ({ startsAt, zone, other, title, link }: AboutOffer): Words =>
  told(
    `${other} withdrew an offer`,
    [`“${title}” on ${timeInWords(startsAt, zone)} is no longer offered. Nothing was charged.`],
    link,
  )

export const offerLapsed = (
  { startsAt, zone, other, title, link }: AboutOffer,
  side: 'client' | 'healer',
): Words =>
  told(
    side === 'client' ? `The offer of ${other} has ended` : `Your offer to ${other} has ended`,
    [
      `“${title}” on ${timeInWords(startsAt, zone)} was not booked.`,
      side === 'client' ? 'Nothing was charged.' : 'The time is free again.',
    ],
    link,
  )
