import PostalMime, { type Address } from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { randomName } from '../gateway/ids.ts'
import type { SandboxOptions } from '../options.ts'
import type { Store } from '../store.ts'
import type { MailRecord } from './mail-record.ts'

export type MailControl = {
  /** From now on every mail is refused with this code (451 when not given: try again later). */
  goDown(code?: number): void
  comeBack(): void
}

const mailBytesMax = 20_000_000

/** An SMTP server that keeps what it is given and sends nothing on. Any name and password are taken. */
export async function startMail(
  options: SandboxOptions,
  store: Store,
): Promise<{ port: number; control: MailControl; close(): Promise<void> }> {
  let refusal: number | undefined
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: mailBytesMax,
    onAuth: (auth, _session, callback) => callback(null, { user: auth.username ?? 'anyone' }),
    onMailFrom: (_address, _session, callback) => {
      if (refusal === undefined) return callback()
      callback(Object.assign(new Error('The mail service is not available'), { responseCode: refusal }))
    },
    onData: (stream, session, callback) => {
      readMail(stream, session, options)
        .then((mail) => {
          store.state.mails.push(mail)
          store.changed()
          callback()
        })
        .catch((error: Error) => callback(error))
    },
  })
  // A client that breaks off is its own affair; without a listener it would end the process.
  server.on('error', () => undefined)
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    const listening = server.listen(options.smtpPort, options.host, () => {
      const address = listening.address()
      resolve(typeof address === 'object' && address ? address.port : options.smtpPort)
    })
  })
  return {
    port,
    control: {
      goDown(code = 451) {
        refusal = code
      },
      comeBack() {
        refusal = undefined
      },
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function readMail(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  options: SandboxOptions,
): Promise<MailRecord> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  const mail = await PostalMime.parse(Buffer.concat(chunks), { attachmentEncoding: 'base64' })
  return {
    id: `mail_${randomName()}`,
    at: options.clock.now(),
    from: writeAddress(mail.from),
    // The envelope has the real recipients, blind copies too.
    to: session.envelope.rcptTo.map((recipient) => recipient.address),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    attachments: mail.attachments.map((attachment) => ({
      filename: attachment.filename ?? 'unnamed',
      mimeType: attachment.mimeType,
      base64: String(attachment.content),
    })),
  }
}

function writeAddress(address: Address | undefined): string {
  if (!address) return ''
  return address.name ? `${address.name} <${address.address ?? ''}>` : (address.address ?? '')
}
