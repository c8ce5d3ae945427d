import { z } from 'zod'

export const nameNotPlain = 'Please use letters only, without links or special characters'

/** Letters of any script, and the punctuation of names; U+0970 shortens words in Devanagari, as in "डॉ॰". */
const plain = /^[\p{L}\p{M}\p{N} .,'‘’()&/·॰‐‑-]*$/u
const hasLetter = /\p{L}/u
const link =
  /https?:|www\.|\/\/|\.(com|in|net|org|io|co|info|me|app|xyz|link|ly|shop|site|online|click|top|example)\b/i

/** Joiners decide how letters of these scripts are drawn, and names are spelt with them; elsewhere nobody sees them. */
const joined =
  /([\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Mtei}\p{scx=Arab}])[\u200c\u200d](?![\u200c\u200d])/gu

/** A name without the joiners that its script needs. */
export const withoutJoiners = (name: string) => name.replace(joined, '$1')

/** Initials with a short name after them look like the end of an address: "K.P.In", "T.K.Ly". */
const initials = /(?<![^ ])(?:(?:\p{L}\.)+in|(?:\p{L}\.){2,}(?:co|io|ly|me))(?![^ ])/giu

const isPlain = (name: string) => plain.test(withoutJoiners(name)) && hasLetter.test(name)
const isLink = (name: string) => link.test(name.replace(initials, ''))

/** Names appear in e-mails, SMS and on other people's screens: one line, no links, no invisible characters. */
export const personalName = z
  .string()
  .overwrite((name) => name.normalize('NFC').replace(/\p{Zs}+/gu, ' '))
  .trim()
  .refine((name) => name === '' || (isPlain(name) && !isLink(name)), { error: nameNotPlain })
