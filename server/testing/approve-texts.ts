import { neededTexts } from '../foundation/text-messages/index.ts'
import { gatewayIdOf, idOf, registeredTexts } from './registered-texts.ts'
import type { TestApp, TestUser } from './test-app.ts'

const csvOf = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(',')).join('\n')

/**
 * Registers all texts that are not approved in their words of today: the list as a file, ids from the portals, and the file back.
 */
export async function approveTexts(app: TestApp, admin: TestUser) {
  const { data } = await app.call('GET /api/staff/text-templates', {}, { as: admin })
  const open = data?.texts.filter(({ state }) => state !== 'approved') ?? []
  const { messages } = app.app.platform
  const needed = neededTexts(messages)
  const rows = open.map(({ channel, message, locale, variant }) => {
    const text = needed.find(
      (one) =>
        one.channel === channel &&
        one.message === message &&
        one.locale === locale &&
        one.variant === variant,
    )
    if (!text) throw new Error(`${message} is no text`)
    const gatewayId = channel === 'sms' ? gatewayIdOf(text) : ''
    return [channel, message, locale, variant, idOf(text), gatewayId, 'approved']
  })
  const heading = ['channel', 'message', 'locale', 'variant', 'registered_id', 'gateway_id', 'state']
  app.sandbox.messages.register(registeredTexts(messages))
  const body = { csv: csvOf([heading, ...rows]) }
  return app.call('POST /api/staff/text-templates/file', { body }, { as: admin })
}
