import { addresses } from './addresses.ts'

/** Pages with short addresses for SMS. The letter of each must never change, because messages on phones contain it. */
const pages = {
  a: addresses.appointment,
  c: `${addresses.practiceChat}?with=:clientId`,
  d: addresses.accountDeletion,
  h: addresses.healer,
  k: addresses.workshopJoin,
  o: addresses.courseOverview,
  p: addresses.practiceAppointment,
  r: addresses.room,
  w: addresses.webinarJoin,
} as const

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const base = BigInt(digits.length)
/** Number of digits for the 128 bits of an id. */
const codeLength = 22
const idPattern = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/
const msPerMinute = 60_000

function codeOf(id: string): string {
  let rest = BigInt(`0x${id.replaceAll('-', '')}`)
  let code = ''
  for (let place = 0; place < codeLength; place++) {
    code = digits.charAt(Number(rest % base)) + code
    rest /= base
  }
  return code
}

function idOf(code: string): string | undefined {
  let value = 0n
  for (const digit of code) value = value * base + BigInt(digits.indexOf(digit))
  const hex = value.toString(16).padStart(32, '0')
  return hex.length === 32 ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') : undefined
}

/** `/s/a2Bq…` for the address of one record, with the moment in its `at`; an address without an id stays as it is. */
export function shortPath(path: string): string {
  const { pathname, search, searchParams } = new URL(path, 'https://site')
  const at = searchParams.get('at')
  const address = at === null ? pathname + search : pathname
  const id = idPattern.exec(address)?.[0]
  const letter = Object.entries(pages).find(
    ([, page]) => id !== undefined && page.replace(/:\w+/, id) === address,
  )?.[0]
  if (!letter || !id) return path
  const minutes = at === null ? '' : `.${(Date.parse(at) / msPerMinute).toString(36)}`
  return `/s/${letter}${codeOf(id)}${minutes}`
}

/** The address behind a short one; undefined for one never written. */
export function longPath(code: string): string | undefined {
  const [, letter = '', digitsOfId = '', minutes] =
    /^([a-z])([\dA-Za-z]{22})(?:\.([\da-z]{1,6}))?$/.exec(code) ?? []
  const page = Object.entries(pages).find(([known]) => known === letter)?.[1]
  const id = idOf(digitsOfId)
  if (!page || !id) return undefined
  const address = page.replace(/:\w+/, id)
  return minutes === undefined
    ? address
    : `${address}?at=${encodeURIComponent(new Date(Number.parseInt(minutes, 36) * msPerMinute).toISOString())}`
}
