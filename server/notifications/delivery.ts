import type { Queryable } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import type { Mail } from '../providers/mail.ts'
import type { Providers } from '../providers/providers.ts'

export const deliveryQueue = 'delivery'
/** Mail to an address that is nobody's account, such as the house's own. */
export const mailQueue = 'mail'

/** Words to a contact itself, whoever it belongs to by the time they arrive. */
export const contactQueue = 'contact-message'
export interface ContactMessage {
  channel: 'email' | 'mobile'
  destination: string
  subject: string
  text: string
}

/** One message on one channel; `key` names the notification that it belongs to. */
export interface Delivery {
  key: string
  personId: string
  mail?: Pick<Mail, 'subject' | 'text'>
  sms?: string
  whatsapp?: string
}

interface OtpMessage {
  channel: 'email' | 'mobile'
  destination: string
  code: string
  minutes: number
}

interface DeliveryDependencies extends Pick<Platform, 'db' | 'clock' | 'jobs'>, Omit<Providers, 'gateway'> {
  reachableAt: (
    db: Queryable,
    personId: string,
  ) => Promise<{ email: string | null; phone: string | null } | undefined>
  otpQueue: string
}

const channelOf = ({ mail, sms }: Delivery) => (mail ? 'mail' : sms ? 'sms' : 'whatsapp')

/** Hands mail, SMS and WhatsApp messages over, each once by its key; the queue tries again while a provider is away. */
export function createDelivery({
  db,
  clock,
  jobs,
  mail,
  sms,
  whatsapp,
  reachableAt,
  otpQueue,
}: DeliveryDependencies) {
  async function handOver(delivery: Delivery, contact: { email: string | null; phone: string | null }) {
    if (delivery.mail && contact.email)
      await mail.send({ ...delivery.mail, to: contact.email, key: delivery.key })
    if (delivery.sms && contact.phone) await sms.send({ to: contact.phone, text: delivery.sms })
    if (delivery.whatsapp && contact.phone)
      await whatsapp.send({ to: contact.phone, text: delivery.whatsapp })
  }

  jobs.work<Delivery>(deliveryQueue, async (delivery) => {
    const channel = channelOf(delivery)
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

  jobs.work<Mail>(mailQueue, async (letter) => mail.send(letter))
  jobs.work<ContactMessage>(contactQueue, async ({ channel, destination, subject, text }, job) => {
    if (channel === 'mobile') await sms.send({ to: destination, text })
    else await mail.send({ to: destination, subject, text, key: job.id })
  })

  // A code is worth nothing after a few minutes, so nothing is kept of it.
  jobs.work<OtpMessage>(otpQueue, async ({ channel, destination, code, minutes }, job) => {
    const text = `${code} is your New You OTP. It is valid for ${minutes} minutes. Do not share it with anyone. New You will never ask for it.`
    if (channel === 'mobile') await sms.send({ to: destination, text })
    else await mail.send({ to: destination, subject: `${code} is your New You OTP`, text, key: job.id })
  })
}
