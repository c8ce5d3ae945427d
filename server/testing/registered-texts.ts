import { createHash, randomUUID } from 'node:crypto'
import type { RegisteredText, Sandbox } from '@newyou/sandbox'
import { type NeededText, neededTexts } from '../foundation/text-messages/index.ts'
import { forMsg91, proposedName, toRegister } from '../foundation/text-messages/registering.ts'
import { createMessages } from '../messages/index.ts'
import type { Database } from '../platform/database/database.ts'

const digest = (text: NeededText) =>
  createHash('sha256').update(JSON.stringify([text.message, text.locale, text.variant, text.pattern]))

/** An id as the operators give it. */
const dltIdOf = (text: NeededText) =>
  `1107${BigInt(`0x${digest(text).digest('hex')}`)
    .toString()
    .slice(0, 15)}`
export const gatewayIdOf = (text: NeededText) => digest(text).digest('hex').slice(0, 24)

export const idOf = (text: NeededText) => (text.channel === 'sms' ? dltIdOf(text) : proposedName(text))

/** Both gateways and WhatsApp of the sandbox. */
export const sandboxPhones = (sandboxUrl: string) => ({
  MSG91_API_URL: sandboxUrl,
  MSG91_AUTH_KEY: 'sandbox-msg91-key',
  EXOTEL_SMS_SENDER: 'NEWYOU',
  DLT_ENTITY_ID: '1101000000000000001',
  WHATSAPP_API_URL: `${sandboxUrl}/whatsapp/v21.0/1`,
})

/**
 * Every text that the site sends to phones as the sandbox knows it, as if it had been registered. With the present brand, so it
 * is called once an app is open: another test before may have shown another one.
 */
export const registeredTexts = (messages = createMessages()): RegisteredText[] =>
  neededTexts(messages).map((text) => ({
    channel: text.channel,
    id: idOf(text),
    gatewayId: text.channel === 'sms' ? gatewayIdOf(text) : '',
    locale: text.locale,
    text: toRegister(text),
    gatewayText: text.channel === 'sms' ? forMsg91(text.pattern) : '',
  }))

/** Both sides know them: the site as approved, the sandbox as registered. */
export async function registerTexts(db: Database, sandbox: Pick<Sandbox, 'messages'>) {
  await db
    .insertInto('text_template')
    .values(registeredRows())
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  sandbox.messages.register(registeredTexts())
}

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
