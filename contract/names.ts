import { z } from 'zod'

export const nameNotPlain = 'Please use letters only, without links or special characters'

/** Letters of any script, and the punctuation of names. */
const plain = /^[\p{L}\p{M}\p{N} .,'’()&/·-]*$/u
const hasLetter = /\p{L}/u
const link =
  /https?:|www\.|\/\/|\.(com|in|net|org|io|co|info|me|app|xyz|link|ly|shop|site|online|click|top|example)\b/i

/** Names appear in e-mails, SMS and on other people's screens: one line, no links, no invisible characters. */
export const personalName = z
  .string()
  .trim()
  .refine((name) => name === '' || (plain.test(name) && hasLetter.test(name) && !link.test(name)), {
    error: nameNotPlain,
  })
