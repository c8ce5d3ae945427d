import { type About, told, type Words } from '../appointments/index.ts'
import { rupees, timeInWords } from '../notifications/index.ts'

/** What every message about an offer knows: of whoever reads it. */
export interface AboutOffer extends About {
  title: string
  pricePaise: number
  standsUntil: Date
}

const price = ({ pricePaise }: AboutOffer) =>
  pricePaise > 0 ? `Price: ${rupees(pricePaise)}.` : 'It is free.'

/** A new offer, for the client; the one message about it that also goes to WhatsApp. */
export function offerMade(about: AboutOffer): Words {
  const { startsAt, standsUntil, zone, other, title, link } = about
  const words = told(
    `${other} offers you a healing session`,
    [
      `“${title}”, on ${timeInWords(startsAt, zone)}.`,
      price(about),
      `Please accept or decline by ${timeInWords(standsUntil, zone)}. The time is held for you until then, and nothing is charged unless you accept.`,
    ],
    link,
  )
  const short = `New You: ${words.title}: “${title}”, ${timeInWords(startsAt, zone)}. ${link}`
  return { ...words, outside: { ...words.outside, sms: short, whatsapp: short } }
}

export const offerDeclined = ({ startsAt, zone, other, title, link }: AboutOffer): Words =>
  told(
    `${other} declined your offer`,
    [`“${title}” on ${timeInWords(startsAt, zone)} will not take place. The time is available again.`],
    link,
  )

export const offerWithdrawn = ({ startsAt, zone, other, title, link }: AboutOffer): Words =>
  told(
    `${other} withdrew their offer`,
    [`The offer “${title}” for ${timeInWords(startsAt, zone)} is no longer available. Nothing was charged.`],
    link,
  )

export const offerLapsed = (
  { startsAt, zone, other, title, link }: AboutOffer,
  side: 'client' | 'healer',
): Words =>
  told(
    side === 'client' ? `The offer from ${other} has expired` : `Your offer to ${other} has expired`,
    [
      `“${title}” on ${timeInWords(startsAt, zone)} was not booked.`,
      side === 'client' ? 'Nothing was charged.' : 'The time is available again.',
    ],
    link,
  )
