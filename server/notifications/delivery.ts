import { defaultLocale } from '@newyou/contract/locales'
import type { Channel, Parameters, TemplateKey } from '../messages/index.ts'
import type { Queryable } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import type { Providers } from '../providers/providers.ts'
import { languageOf } from './reader.ts'

export const deliveryQueue = 'delivery'
/** Mail to an address that belongs to no account, such as the company's own. */
export const letterQueue = 'mail'

/** Messages to a contact itself, also when it belongs to another person by the time they arrive. */
export const contactQueue = 'contact-message'

interface Said {
  message: TemplateKey
  parameters: Parameters
}

export interface ContactMessage extends Said {
  channel: 'email' | 'mobile'
  destination: string
}

/** One message on one channel; `key` names the notification that it belongs to. */
export interface Delivery extends Said {
  key: string
  personId: string
  channel: Channel
}

export interface Letter extends Said {
  key: string
  to: string
  replyTo?: string
}

/** A code on its way to its owner. */
interface OtpMessage {
  channel: 'email' | 'mobile'
  destination: string
  code: string
  minutes: number
  key: string
}

interface DeliveryDependencies
  extends Pick<Platform, 'db' | 'clock' | 'jobs' | 'messages'>,
    Omit<Providers, 'gateway'> {
  reachableAt: (
    db: Queryable,
    personId: string,
  ) => Promise<{ email: string | null; phone: string | null } | undefined>
}

/** How an OTP leaves: at once, in the one language that a stranger's contact has. */
export const createOtpHandOver =
  ({ messages, mail, sms }: Pick<DeliveryDependencies, 'messages' | 'mail' | 'sms'>) =>
  async ({ channel, destination, code, minutes, key }: OtpMessage) => {
    const parameters = { code, minutes }
    if (channel === 'mobile')
      await sms.send({
        to: destination,
        text: messages.short(defaultLocale, 'accounts.otp', 'sms', parameters),
      })
    else
      await mail.send({ ...messages.mail(defaultLocale, 'accounts.otp', parameters), to: destination, key })
  }

/** Hands mail, SMS and WhatsApp messages over, each once by its key; the queue tries again while a provider is away. */
export function createDelivery({
  db,
  clock,
  jobs,
  messages,
  mail,
  sms,
  whatsapp,
  reachableAt,
}: DeliveryDependencies) {
  async function handOver(
    { key, personId, channel, message, parameters }: Delivery,
    { email, phone }: { email: string | null; phone: string | null },
  ) {
    const locale = messages.localeOf(await languageOf(db, personId))
    if (channel === 'mail') {
      if (email) await mail.send({ ...messages.mail(locale, message, parameters), to: email, key })
    } else if (phone) {
      const text = messages.short(locale, message, channel, parameters)
      await (channel === 'sms' ? sms : whatsapp).send({ to: phone, text })
    }
  }

  jobs.work<Delivery>(deliveryQueue, async (delivery) => {
    const { channel } = delivery
    const key = `${channel}:${delivery.key}`
    const sent = await db.selectFrom('message_sent').select('key').where('key', '=', key).executeTakeFirst()
    if (sent) return
    const contact = await reachableAt(db, delivery.personId)
    if (!contact) return
    await handOver(delivery, contact)
    await db
      .insertInto('message_sent')
      .values({ key, channel, person_id: delivery.personId, sent_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })

  jobs.work<Letter>(letterQueue, ({ key, to, replyTo, message, parameters }) =>
    mail.send({ ...messages.mail(defaultLocale, message, parameters), key, to, replyTo }),
  )

  async function sendToContact({ channel, destination, message, parameters }: ContactMessage, key: string) {
    if (channel === 'mobile')
      await sms.send({ to: destination, text: messages.short(defaultLocale, message, 'sms', parameters) })
    else await mail.send({ ...messages.mail(defaultLocale, message, parameters), to: destination, key })
  }
  jobs.work<ContactMessage>(contactQueue, (contactMessage, job) => sendToContact(contactMessage, job.id))
}
