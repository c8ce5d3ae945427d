import { phonePrefix } from '../../business.ts'
import { plainDigits } from './digits.ts'

/** Whether a text is a number of digits, spaces and signs, as people write those of telephones. */
export const looksLikeNumber = (text: string) =>
  /^(tel:)?[+\d\s().\p{Pd}\p{Cf}/]{3,}$/iu.test(plainDigits(text).trim())

const signs = /^\s*tel:|[\s().\p{Pd}\p{Cf}/]/giu

/** A number without what people write between its digits; a plus at its beginning stays. */
export const bareNumber = (typed: string) => plainDigits(typed).replace(signs, '')

/**
 * The ten digits of an Indian number, however its country is written before them: +91, 91, 0091 or 0. Anything else
 * comes back bare.
 */
export const nationalNumber = (typed: string) =>
  bareNumber(typed).replace(/^(?:(?:\+|00?)?91)?0?(?=\d{10}$)/, '')

/** A number of another country, as +, its code and the rest; undefined for what names no other country. */
export function foreignNumber(typed: string): string | undefined {
  const bare = bareNumber(typed).replace(/^00/, '+')
  // 7 to 15 digits by E.164; which of them a country gives out is for the one who calls back to find.
  return /^\+(?!91|0)\d{7,15}$/.test(bare) ? bare : undefined
}

/** An address with its domain as mail servers know it: browsers send "डाटा.भारत" in either form. */
export function withPlainDomain(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  if (at < 0 || !/[^\0-\x7f]/.test(domain)) return address
  try {
    return address.slice(0, at + 1).normalize('NFC') + new URL(`http://${domain}`).hostname
  } catch {
    return address
  }
}

/** A contact as people type it, as it is stored. */
export const contactAsStored = (typed: string) =>
  typed.includes('@') ? withPlainDomain(typed.trim().toLowerCase()) : `${phonePrefix}${nationalNumber(typed)}`
