import nodemailer from 'nodemailer'
import { presentBrand } from '../platform/present-brand.ts'

export interface Mail {
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  /** Makes the Message-ID, so that a mail sent twice after a crash is shown once. */
  key: string
  /** A calendar file, shown by mail programs beside the text. */
  invitation?: { method: 'PUBLISH' | 'CANCEL'; filename: string; content: string } | undefined
  headers?: Record<string, string>
}

export interface MailProvider {
  send(mail: Mail): Promise<void>
  close(): void
}

/** What mail programs show in place of our address. */
function senderName() {
  const { names, sender_name: chosen } = presentBrand()
  return chosen || names.en
}

/** Mail over SMTP. `url` such as smtps://user:password@host. */
export function createMail({
  url,
  from,
  domain,
}: {
  url: string
  /** The address, or a name and the address in `<…>`; the name that is shown is the brand's. */
  from: string
  domain: string
}): MailProvider {
  const address = /<(.+)>/.exec(from)?.[1] ?? from
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    // An OTP does not wait for notifications that are slow to leave.
    maxConnections: 5,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 10_000,
  })
  return {
    async send({ key, invitation, ...mail }) {
      await transport.sendMail({
        from: { name: senderName(), address },
        messageId: `<${key}@${domain}>`,
        ...mail,
        ...(invitation && { icalEvent: invitation }),
      })
    },
    close: () => transport.close(),
  }
}
