import { createHmac } from 'node:crypto'
import type { Locale } from '@newyou/contract/locales'
import { type OutgoingText, type SmsGateway, TextRefused } from '../../integrations/phones/texts.ts'
import type { WhatsappProvider } from '../../integrations/phones/whatsapp.ts'
import { fillPattern, type Parameters, type PhoneChannel, type TemplateKey } from '../../messages/index.ts'
import { after, seconds } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { partsOf } from './parts.ts'
import type { ReportAddresses } from './report-addresses.ts'
import type { TextTemplates } from './templates.ts'

export interface PhoneText {
  channel: PhoneChannel
  /** With country code, such as +919845012345. */
  to: string
  locale: Locale
  message: TemplateKey
  parameters: Parameters
  personId: string | null
  /** What it is about, such as an appointment, for answers to it. */
  aboutId: string | null
}

interface SendingDependencies
  extends Pick<Platform, 'db' | 'clock' | 'ids' | 'messages' | 'config' | 'logger'> {
  sms: readonly SmsGateway[]
  whatsapp: WhatsappProvider
  templates: Pick<TextTemplates, 'choose'>
  reportAddresses: ReportAddresses
}

/** A gateway that did not answer is left alone for so long, where there is another one. */
const restAfterFault = seconds(60)
const endsShown = 4

const final = (code: string, words: string) =>
  new TextRefused(words, { code, isFinal: true, isOfGateway: false })

/** By what a number is found again; the number itself is not kept beside messages. */
export const createNumberHash = (secret: string) => {
  const key = createHmac('sha256', secret).update('text-message').digest()
  return (number: string) => createHmac('sha256', key).update(number.replace(/\D/g, '')).digest()
}

/** Hands texts to phones over: in registered words, by the first gateway that takes them, with a row for each. */
export function createTextSending(dependencies: SendingDependencies) {
  const { db, clock, ids, messages, config, logger, sms, whatsapp, templates, reportAddresses } = dependencies
  const hashOf = createNumberHash(config.SESSION_SECRET)
  const restUntil = new Map<string, Date>()

  const whatsappAsOne = { name: 'whatsapp', hasOwnIds: false, send: whatsapp.send }
  /** In their order, those that are left alone last. */
  const gatewaysFor = (channel: PhoneChannel) => {
    const all = channel === 'sms' ? sms : [whatsappAsOne]
    const now = clock.now()
    const rests = ({ name }: { name: string }) => (restUntil.get(name) ?? now) > now
    return [...all.filter((one) => !rests(one)), ...all.filter(rests)]
  }

  const write = (uId: string, values: object) =>
    db
      .updateTable('text_message')
      .set({ ...values, changed_at: clock.now() })
      .where('u_id', '=', uId)
      .execute()

  /** @throws what the last gateway said */
  async function handOver(text: OutgoingText, channel: PhoneChannel) {
    let last: unknown = final('no-gateway', 'No gateway is configured for this text')
    for (const gateway of gatewaysFor(channel)) {
      if (gateway.hasOwnIds && !text.gatewayId) continue
      try {
        const providerId = await gateway.send(text)
        restUntil.delete(gateway.name)
        return { gateway: gateway.name, providerId }
      } catch (error) {
        last = error
        const isFinal = error instanceof TextRefused && error.isFinal
        logger.warn({ gateway: gateway.name, err: error }, 'a text to a phone was not taken')
        if (!isFinal) restUntil.set(gateway.name, after(clock.now(), restAfterFault))
      }
    }
    throw last
  }

  /** @throws TextRefused, or what the last gateway said; `isFinal` where a second try would say the same */
  return async function send({ channel, to, locale, message, parameters, personId, aboutId }: PhoneText) {
    const row = await templates.choose(channel, message, locale, parameters)
    const language = (row?.locale ?? locale) as Locale // checked by the table
    const values = row ? messages.valuesFor(language, row.pattern, channel, parameters) : []
    const words = row ? fillPattern(row.pattern, (_, index) => values[index]?.value ?? '') : ''
    const uId = ids.next()
    const parts = channel === 'sms' ? partsOf(words) : 1
    const now = clock.now()
    await db
      .insertInto('text_message')
      .values({
        u_id: uId,
        channel,
        message,
        locale: language,
        person_id: personId,
        about_id: aboutId,
        to_hash: hashOf(to),
        to_ends: to.slice(-endsShown),
        state: 'handing-over',
        parts: row ? parts : 0,
        created_at: now,
        changed_at: now,
      })
      .execute()
    try {
      if (!row) throw final('no-template', 'No approved template: register this text and enter its id')
      const text = {
        id: uId,
        to,
        text: words,
        registeredId: row.registered_id,
        gatewayId: row.gateway_id,
        locale: language,
        values,
        reportsTo: reportAddresses.ofText(uId),
      }
      const taken = await handOver(text, channel)
      await write(uId, {
        gateway: taken.gateway,
        provider_id: taken.providerId,
        state: 'handed-over',
        cost_paise: parts * (channel === 'sms' ? config.SMS_PRICE_PAISE : config.WHATSAPP_PRICE_PAISE),
      })
    } catch (error) {
      const code = error instanceof TextRefused ? error.code : 'no-answer'
      const detail = error instanceof Error ? error.message.slice(0, 300) : ''
      await write(uId, { state: 'failed', code: code.slice(0, 60), detail })
      throw error
    }
  }
}
export type SendText = ReturnType<typeof createTextSending>
