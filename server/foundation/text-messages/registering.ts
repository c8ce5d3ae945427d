import { createHash } from 'node:crypto'
import type { PhoneTextRow } from '@newyou/contract/foundation/text-messages/templates'
import { fillPattern } from '../../messages/index.ts'
import type { NeededText, TemplateRow } from './templates.ts'

const addresses = ['link', 'room', 'confirm', 'reschedule', 'cancel', 'map', 'site']
const numbers = ['code', 'minutes', 'hours', 'reportHours', 'count']

/** The tag of the operators for what is filled in (TRAI, direction of 18 November 2025). */
const tagOf = (name: string) =>
  addresses.includes(name) ? '{#url#}' : numbers.includes(name) ? '{#numeric#}' : '{#alphanumeric#}'

/** A text as the operators or Meta are shown it. */
export const toRegister = ({ channel, pattern }: Pick<NeededText, 'channel' | 'pattern'>) =>
  fillPattern(pattern, (name, index) => (channel === 'sms' ? tagOf(name) : `{{${index + 1}}}`))

/** A text as MSG91 writes it. */
export const forMsg91 = (pattern: string) => fillPattern(pattern, (name) => `##${name}##`)

const stampLength = 6

/** A name for a template with WhatsApp; other words get another name, because what was approved cannot be changed. */
export function proposedName({ channel, message, variant, pattern }: NeededText): string {
  if (channel === 'sms') return ''
  const stamp = createHash('sha256').update(pattern).digest('hex').slice(0, stampLength)
  const words = `${message} ${variant}`
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
  return `${words}_${stamp}`
}

type TemplateState = NonNullable<PhoneTextRow['registered']>['state']
const stateOf = ({ state }: TemplateRow) => state as TemplateState // checked by the table

/** A row of the list. */
export function presentText(
  {
    text,
    today,
    before,
  }: { text: NeededText; today: TemplateRow | undefined; before: TemplateRow | undefined },
  title: string,
): PhoneTextRow {
  const shown = today ?? before
  return {
    channel: text.channel,
    message: text.message,
    locale: text.locale,
    variant: text.variant,
    title,
    text: text.pattern,
    to_register: toRegister(text),
    to_register_at_gateway: text.channel === 'sms' ? forMsg91(text.pattern) : '',
    proposed_name: proposedName(text),
    state: today ? stateOf(today) : before ? 'changed' : 'missing',
    registered: shown
      ? {
          text: shown.pattern,
          registered_id: shown.registered_id,
          gateway_id: shown.gateway_id ?? '',
          state: stateOf(shown),
          reason: shown.reason,
          changed_at: shown.changed_at.toISOString(),
        }
      : null,
  }
}
