import type ICAL from 'ical.js'
import { readEmail, readMobile } from './cells.ts'

type Component = InstanceType<typeof ICAL.Component>

/** With whom a session of a calendar is, as far as its entry says so. */
interface IcsClient {
  email: string
  name: string
  mobile: string
  /** Several guests: nobody can tell which of them is the client. */
  isUnclear: boolean
  hasDeclined: boolean
}

const mailOf = (value: unknown) =>
  String(value ?? '')
    .replace(/^mailto:/i, '')
    .trim()
    .toLowerCase()
/** Addresses of calendars and rooms, which are nobody. */
const ofNobody = /@(?:group\.|resource\.)?calendar\.google\.com$/
const kindsOfThings = new Set(['RESOURCE', 'ROOM', 'GROUP'])

/** The addresses that are the healer's: of who organises, and the one by which Google names a calendar. */
export function ownAddresses(calendars: readonly Component[], events: readonly Component[]): Set<string> {
  const named = [
    ...events.map((event) => event.getFirstPropertyValue('organizer')),
    ...calendars.map((calendar) => calendar.getFirstPropertyValue('x-wr-calname')),
  ]
  return new Set(named.map(mailOf).filter((mail) => mail.includes('@')))
}

const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** What the description of an entry says, in lines: some programs write it as HTML. */
export const linesOfDescription = (description: string): string[] =>
  description
    .replace(/<(?:br|\/p|\/div|\/li|\/h\d)\b[^>]*>/gi, '\n')
    .replace(/<[^>]{0,2000}>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => letters[name] ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

/** What follows a label, in its line or in the next one: `Event Name: Talk`, or `What:` above it. */
export function labelled(lines: readonly string[], label: RegExp): string {
  for (const [at, line] of lines.entries()) {
    const [whole, value = ''] = new RegExp(`^(?:${label.source})\\s*(?::\\s*(.*))?$`, 'i').exec(line) ?? []
    if (whole === undefined) continue
    const found = value || (lines[at + 1] ?? '')
    if (found) return found
  }
  return ''
}

const mailIn = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g
const phoneLabel = /(?:phone|mobile|whatsapp|text reminder number|contact number|cell)\b/i
const phoneIn = /\+?\d[\d ()-]{8,18}\d/

/** Calendly, Cal.com, Acuity and Google's appointment schedules write contacts into the description, some without guests. */
function inDescription(lines: readonly string[], own: ReadonlySet<string>) {
  const plain = lines.filter((line) => !/https?:\/\//i.test(line))
  const isOther = (mail: string) => !own.has(mail) && !ofNobody.test(mail) && 'value' in readEmail(mail)
  const mails = plain.flatMap((line) => line.match(mailIn) ?? []).map((mail) => mail.toLowerCase())
  const phones = [
    ...plain.filter((line) => phoneLabel.test(line)),
    ...plain.filter((line) => !/[a-z]/i.test(line)),
  ]
    .map((line) => phoneIn.exec(line)?.[0] ?? '')
    .filter(Boolean)
  const bookedBy = plain[plain.findIndex((line) => /^booked by:?$/i.test(line)) + 1]
  return {
    mails: [...new Set(mails.filter(isOther))],
    phone: phones.find((phone) => 'value' in readMobile(phone)) ?? phones[0] ?? '',
    name:
      labelled(plain, /invitee(?: name)?|name|client|customer|attendee/) ||
      (plain.some((line) => /^booked by:?$/i.test(line)) ? (bookedBy ?? '') : ''),
  }
}

/** The client of an entry: the guest that is not the healer, else whom its description names. */
export function clientOf(event: Component, lines: readonly string[], own: ReadonlySet<string>): IcsClient {
  const guests = event.getAllProperties('attendee').flatMap((property) => {
    const mail = mailOf(property.getFirstValue())
    const isThing = kindsOfThings.has(String(property.getParameter('cutype') ?? '').toUpperCase())
    if (!mail.includes('@') || isThing || own.has(mail) || ofNobody.test(mail)) return []
    const name = String(property.getParameter('cn') ?? '').replace(/^"|"$/g, '')
    const answer = String(property.getParameter('partstat') ?? '').toUpperCase()
    return [{ mail, name: name.includes('@') ? '' : name, hasDeclined: answer === 'DECLINED' }]
  })
  const said = inDescription(lines, own)
  const [guest] = guests.length > 1 ? guests.filter(({ mail }) => mail === said.mails[0]) : guests
  const email = guest?.mail ?? (guests.length ? '' : (said.mails[0] ?? ''))
  const isForeign = !('value' in readMobile(said.phone))
  return {
    email,
    name: guest?.name || said.name,
    // By the e-mail alone, rather than not at all because of a number of elsewhere.
    mobile: email && isForeign ? '' : said.phone,
    isUnclear: guests.length > 1 && !guest,
    hasDeclined: guest?.hasDeclined ?? false,
  }
}
