import { createHash, randomUUID } from 'node:crypto'
import type { RegisteredText } from '@newyou/sandbox'
import { type NeededText, neededTexts } from '../foundation/text-messages/index.ts'
import { forMsg91, proposedName, toRegister } from '../foundation/text-messages/registering.ts'
import { createMessages } from '../messages/index.ts'

const digest = (text: NeededText) =>
  createHash('sha256').update(JSON.stringify([text.message, text.locale, text.variant, text.pattern]))

/** An id as the operators give it. */
const dltIdOf = (text: NeededText) =>
  `1107${BigInt(`0x${digest(text).digest('hex')}`)
    .toString()
    .slice(0, 15)}`
export const gatewayIdOf = (text: NeededText) => digest(text).digest('hex').slice(0, 24)

export const idOf = (text: NeededText) => (text.channel === 'sms' ? dltIdOf(text) : proposedName(text))

/** Every text that the site sends to phones as the sandbox knows it, as if it had been registered. */
export const registeredTexts = (): RegisteredText[] =>
  neededTexts(createMessages()).map((text) => ({
    channel: text.channel,
    id: idOf(text),
    gatewayId: text.channel === 'sms' ? gatewayIdOf(text) : '',
    locale: text.locale,
    text: toRegister(text),
    gatewayText: text.channel === 'sms' ? forMsg91(text.pattern) : '',
  }))

/** The same texts as rows of `text_template`, all approved. */
export const registeredRows = (at = new Date()) =>
  neededTexts(createMessages()).map((text) => ({
    u_id: randomUUID(),
    ...text,
    registered_id: idOf(text),
    gateway_id: text.channel === 'sms' ? gatewayIdOf(text) : null,
    state: 'approved',
    reason: '',
    created_at: at,
    changed_at: at,
  }))
