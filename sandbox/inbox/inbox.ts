import type { MailRecord } from '../mail/mail-record.ts'
import type { SmsRecord, WhatsAppRecord } from '../messages/message-record.ts'
import type { Store } from '../store.ts'

export type Inbox = {
  /** Oldest first; `to` is a mail address, or a phone number compared by its last ten digits. */
  mails(to?: string): MailRecord[]
  sms(to?: string): SmsRecord[]
  whatsapp(to?: string): WhatsAppRecord[]
  /** The newest six-digit code sent to an address or a number. */
  latestCode(to: string): string | undefined
  /** Waits for the first mail to an address that fits. Throws when none comes in time. */
  waitForMail(to: string, fits?: (mail: MailRecord) => boolean, timeoutMs?: number): Promise<MailRecord>
  /** Waits for a code in a message newer than `after` (milliseconds). Throws when none comes in time. */
  waitForCode(to: string, options?: { after?: number; timeoutMs?: number }): Promise<string>
  /** Forgets all messages, orders, payments and webhooks. */
  clear(): void
}

const pollMs = 20
const waitMs = 5_000

export function openInbox(store: Store): Inbox {
  const mails = (to?: string) =>
    store.state.mails.filter((mail) => to === undefined || mail.to.some((one) => isSameReceiver(one, to)))
  const sms = (to?: string) => store.state.sms.filter((one) => to === undefined || isSameReceiver(one.to, to))
  const whatsapp = (to?: string) =>
    store.state.whatsapp.filter((one) => to === undefined || isSameReceiver(one.to, to))

  const findCode = (to: string, after = 0): string | undefined =>
    [...mails(to).map(codeOfMail), ...[...sms(to), ...whatsapp(to)].map(codeOfMessage)]
      .filter(({ at, code }) => at >= after && code !== undefined)
      .toSorted((one, other) => one.at - other.at)
      .at(-1)?.code

  return {
    mails: (to) => structuredClone(mails(to)),
    sms: (to) => structuredClone(sms(to)),
    whatsapp: (to) => structuredClone(whatsapp(to)),
    latestCode: (to) => findCode(to),
    waitForMail: (to, fits = () => true, timeoutMs = waitMs) =>
      waitFor(() => mails(to).find(fits), timeoutMs, `no such mail to ${to}`),
    waitForCode: (to, { after = 0, timeoutMs = waitMs } = {}) =>
      waitFor(() => findCode(to, after), timeoutMs, `no code for ${to}`),
    clear: () => store.clear(),
  }
}

export function isSameReceiver(one: string, other: string): boolean {
  if (one.includes('@') || other.includes('@')) return one.toLowerCase() === other.toLowerCase()
  return lastDigits(one) === lastDigits(other)
}

/** Six digits that stand alone, not part of a longer number, an amount, an id or a date. */
export function findCodeIn(text: string): string | undefined {
  return text.match(/(?<![\w₹#.,+/-])\d{6}(?![\w/-]|[.,]\d)/)?.[0]
}

export function codeOfMail(mail: MailRecord): { at: number; code: string | undefined } {
  return { at: mail.at, code: findCodeIn(`${mail.subject}\n${mail.text}`) }
}

export function codeOfMessage(message: { at: number; text: string }): {
  at: number
  code: string | undefined
} {
  return { at: message.at, code: findCodeIn(message.text) }
}

function lastDigits(number: string): string {
  return number.replaceAll(/\D/g, '').slice(-10)
}

async function waitFor<Found>(
  find: () => Found | undefined,
  timeoutMs: number,
  missing: string,
): Promise<Found> {
  const end = Date.now() + timeoutMs
  while (true) {
    const found = find()
    if (found !== undefined) return found
    if (Date.now() > end) throw new Error(`Waited ${timeoutMs} ms: ${missing}.`)
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}
