import { addresses } from '@newyou/contract/addresses'
import type { NotificationKind } from '@newyou/contract/foundation/notifications'
import { defaultLocale, type Locale, localized } from '@newyou/contract/locales'
import { TextRefused } from '../../integrations/phones/texts.ts'
import type { Providers } from '../../integrations/providers.ts'
import { type Channel, inReadersLanguage, type Parameters, type TemplateKey } from '../../messages/index.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { deadLetterQueue } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SendText } from '../text-messages/index.ts'
import { decide } from './deciding.ts'
import { createDigest, digestQueue } from './digest.ts'
import type { DiscreetStore } from './discreet.ts'
import { isUrgent, kindOfMessage } from './kinds.ts'
import { createMailComposing } from './mails/composing.ts'
import type { CalendarEntry } from './mails/invitation.ts'
import type { PreferenceStore } from './preferences.ts'
import type { PushNotifications } from './push.ts'
import { languageOf } from './reader.ts'
import type { Records } from './records.ts'
import type { UnsubscribeLinks } from './unsubscribing.ts'

export const deliveryQueue = 'delivery'
/** Mail to an address that belongs to no account, such as the company's own. */
export const letterQueue = 'mail'

/** Messages to a contact itself, also when it belongs to another person by the time they arrive. */
export const contactQueue = 'contact-message'

/** The queues whose jobs hold what people are told, and where. */
export const messageQueues = [deliveryQueue, letterQueue, contactQueue, digestQueue, deadLetterQueue] as const

interface Said {
  message: TemplateKey
  parameters: Parameters
}

export interface ContactMessage extends Said {
  channel: 'email' | 'mobile' | 'whatsapp'
  destination: string
  /** In the language of this person; without it in `locale`, or the default one. */
  inLanguageOf?: string
  locale?: Locale
}

/** One message on one channel; `key` names the notification that it belongs to. */
export interface Delivery extends Said {
  key: string
  personId: string
  /** As in `NotificationInput`. */
  about: string | null
  channel: Channel | 'push'
  /** As in `NotificationInput`. */
  targetId?: string
  /** For a mail about a booking. */
  invitation?: CalendarEntry
}

export interface Letter extends Said {
  key: string
  to: string
  replyTo?: string
}

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** What would be refused a second time, too, is told to support and not tried again. */
const unlessFinal = (error: unknown) => {
  if (!(error instanceof TextRefused && error.isFinal)) throw error
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
  extends Pick<Platform, 'db' | 'clock' | 'jobs' | 'messages' | 'publicUrl'>,
    Pick<Providers, 'mail'> {
  sendText: SendText
  preferences: Pick<PreferenceStore, 'of'>
  discreet: Pick<DiscreetStore, 'of'>
  pushes: Pick<PushNotifications, 'handOver'>
  records: Pick<Records, 'fill'>
  unsubscribeLinks: Pick<UnsubscribeLinks, 'urlFor'>
  reachableAt: (
    db: Queryable,
    personId: string,
  ) => Promise<{ email: string | null; phone: string | null } | undefined>
}

/** Sends an OTP immediately, in the default language, because that of the recipient is unknown. */
export function createOtpHandOver(
  dependencies: Pick<DeliveryDependencies, 'messages' | 'mail' | 'sendText' | 'publicUrl' | 'clock'>,
) {
  const { mail, sendText } = dependencies
  const compose = createMailComposing(dependencies)
  return async ({ channel, destination, code, minutes, key }: OtpMessage) => {
    const message = 'accounts.otp'
    const parameters = { code, minutes }
    if (channel === 'mobile')
      await sendText({
        ...{ channel: 'sms', to: destination, locale: defaultLocale, message, parameters },
        ...{ personId: null, aboutId: null },
      })
    else await mail.send({ ...compose(defaultLocale, { message, parameters }), to: destination, key })
  }
}

/** The footer of a mail, and the headers for the "unsubscribe" of mail programs (RFC 8058). */
function createFrames({
  messages,
  publicUrl,
  unsubscribeLinks,
}: Pick<DeliveryDependencies, 'messages' | 'publicUrl' | 'unsubscribeLinks'>) {
  return function frameFor(locale: Locale, personId: string, kinds: NotificationKind[]) {
    const stops = kinds.flatMap((kind) => {
      const href = unsubscribeLinks.urlFor(personId, kind)
      return href ? [{ label: messages.mailLabel(locale, 'unsubscribe', { kind }), href }] : []
    })
    const [only, ...more] = stops
    return {
      links: [
        {
          label: messages.mailLabel(locale, 'settings'),
          href: publicUrl + localized(addresses.notificationSettings, locale),
        },
        ...stops,
      ],
      ...(only &&
        more.length === 0 && {
          headers: {
            'List-Unsubscribe': `<${only.href}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
    }
  }
}

/**
 * Hands mail, SMS, WhatsApp and push messages over, each once by its key; the queue tries again while a provider is
 * away.
 */
export function createDelivery(dependencies: DeliveryDependencies) {
  const { db, clock, discreet, jobs, messages, mail, pushes, records, sendText } = dependencies
  const { preferences, reachableAt } = dependencies
  const compose = createMailComposing(dependencies)
  const frameFor = createFrames(dependencies)

  const isDiscreet = async (personId: string) => (await discreet.of(db, personId)).has_neutral_messages
  /** The discreet text, which replaces any message: it only says that there is something new. */
  const neutral: Said = {
    message: 'notifications.neutral',
    parameters: { link: dependencies.publicUrl + addresses.notifications },
  }

  async function mailTo(
    { personId, email, key }: { personId: string; email: string; key: string },
    kinds: NotificationKind[],
    saidIn: (locale: Locale) => Said & Pick<Delivery, 'invitation'>,
  ) {
    const locale = messages.localeOf(await languageOf(db, personId))
    // A link that stops one kind of mails would say what this one is about.
    const isNeutral = await isDiscreet(personId)
    const { links, headers } = frameFor(locale, personId, isNeutral ? [] : kinds)
    await mail.send({
      ...compose(locale, isNeutral ? neutral : saidIn(locale), { links }),
      ...(headers && { headers }),
      to: email,
      key,
    })
  }

  const digest = createDigest({
    ...dependencies,
    async send(personId, key, { kinds, said }) {
      const contact = await reachableAt(db, personId)
      if (contact?.email) await mailTo({ personId, email: contact.email, key }, kinds, said)
    },
  })

  async function handOver(
    { key, personId, channel, targetId, ...said }: Delivery,
    { email, phone }: { email: string | null; phone: string | null },
  ) {
    if (channel === 'push') {
      const isUrgentNow = isUrgent(said.message, said.parameters, clock.now())
      await pushes.handOver(personId, { key, kind: kindOfMessage(said.message), isUrgent: isUrgentNow })
    } else if (channel === 'mail') {
      if (email) await mailTo({ personId, email, key }, [kindOfMessage(said.message)], () => said)
    } else if (phone) {
      const locale = messages.localeOf(await languageOf(db, personId))
      const { message, parameters } = (await isDiscreet(personId)) ? neutral : said
      const values = inReadersLanguage(parameters, locale, dependencies.publicUrl)
      const aboutId = targetId && isUuid.test(targetId) ? targetId : null
      await sendText({ channel, to: phone, locale, message, parameters: values, personId, aboutId })
    }
  }

  jobs.work<Delivery>(deliveryQueue, async (delivery) => {
    const { channel } = delivery
    const key = `${channel}:${delivery.key}`
    const sent = await db.selectFrom('message_sent').select('key').where('key', '=', key).executeTakeFirst()
    if (sent) return
    const contact = await reachableAt(db, delivery.personId)
    if (!contact) return
    const { personId, message, parameters } = delivery
    const now = clock.now()
    const decision = decide(
      { kind: kindOfMessage(message), channel, isUrgent: isUrgent(message, parameters, now) },
      await preferences.of(db, personId),
      now,
    )
    if (decision.send === 'never') return
    if (decision.send === 'digest') return digest.keep(db, delivery, decision.at)
    if (decision.send === 'later') {
      const afterSeconds = Math.ceil((decision.at.getTime() - now.getTime()) / 1000)
      await jobs.send<Delivery>(db, deliveryQueue, delivery, {
        key: `${key}:${decision.at.getTime()}`,
        afterSeconds,
      })
      return
    }
    const [filled] = await records.fill(db, [delivery])
    // Its record was deleted meanwhile.
    if (!filled) return
    await handOver({ ...delivery, parameters: filled }, contact).catch(unlessFinal)
    await db
      .insertInto('message_sent')
      .values({ key, channel, person_id: delivery.personId, sent_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })

  jobs.work<Letter>(letterQueue, async ({ key, to, replyTo: given, ...said }) => {
    const [parameters] = await records.fill(db, [said])
    if (!parameters) return
    const replyTo = given ?? parameters.replyTo
    await mail.send({
      ...compose(defaultLocale, { ...said, parameters }, { reason: '' }),
      key,
      to,
      ...(typeof replyTo === 'string' && { replyTo }),
    })
  })

  async function sendToContact(
    {
      channel,
      destination,
      message,
      parameters,
      inLanguageOf,
      locale: chosen = defaultLocale,
    }: ContactMessage,
    key: string,
  ) {
    const locale = inLanguageOf ? messages.localeOf(await languageOf(db, inLanguageOf)) : chosen
    if (channel !== 'email')
      await sendText({
        channel: channel === 'mobile' ? 'sms' : 'whatsapp',
        to: destination,
        locale,
        message,
        parameters: inReadersLanguage(parameters, locale, dependencies.publicUrl),
        personId: inLanguageOf ?? null,
        aboutId: null,
      }).catch(unlessFinal)
    // The reader may have no account here.
    else
      await mail.send({
        ...compose(locale, { message, parameters }, inLanguageOf ? { reason: '' } : {}),
        to: destination,
        key,
      })
  }
  jobs.work<ContactMessage>(contactQueue, (contactMessage, job) => sendToContact(contactMessage, job.id))
}
