import { z } from 'zod'
import { endpoint, instant, paging, uId } from '../../endpoint.ts'
import { phoneChannels } from './templates.ts'

/** `handing-over`: no answer of the provider yet. `handed-over`: taken. `read`: WhatsApp alone knows it. */
export const textMessageStates = [
  'handing-over',
  'handed-over',
  'sent',
  'delivered',
  'read',
  'failed',
] as const

const query = z.strictObject({
  ...paging(25),
  /** A number with its country code: what went to it. */
  to: z
    .string()
    .trim()
    .regex(/^\+?[\d ]{8,20}$/, { error: 'Please enter the number with its country code' })
    .optional(),
  person: uId.optional(),
  channel: z.enum(phoneChannels).optional(),
  state: z.enum(textMessageStates).optional(),
})
export type TextMessageQuery = z.output<typeof query>

const textMessage = z.object({
  u_id: uId,
  channel: z.enum(phoneChannels),
  message: z.string(),
  title: z.string().meta({ description: 'What the bell calls the message, without what is filled in' }),
  locale: z.string(),
  person_id: uId.nullable(),
  to_ends: z.string().meta({ description: 'The last digits of the number' }),
  gateway: z.string().nullable(),
  state: z.enum(textMessageStates),
  code: z.string(),
  detail: z.string().meta({ description: 'In the words of the provider' }),
  parts: z.int(),
  cost_paise: z.int(),
  created_at: instant,
  changed_at: instant,
})
export type TextMessageRow = z.output<typeof textMessage>

const day = z.object({
  day: z.iso.date(),
  channel: z.enum(phoneChannels),
  gateway: z.string().meta({ description: '`none`: no gateway took it' }),
  texts: z.int(),
  parts: z.int(),
  arrived: z.int(),
  failed: z.int(),
  cost_paise: z.int(),
})
export type TextDay = z.output<typeof day>

export const textMessages = {
  'GET /api/staff/text-messages': endpoint({
    summary: 'List the texts that went out to phones, latest first, without their words',
    who: ['support', 'admin'],
    query,
    data: z.array(textMessage),
    list: true,
  }),
  'GET /api/staff/text-messages/days': endpoint({
    summary: 'Count the texts to phones of each day, and what they cost',
    who: ['support', 'finance', 'admin'],
    query: z.strictObject({ days: z.coerce.number().int().min(1).max(92).default(30) }),
    data: z.array(day),
  }),
}
