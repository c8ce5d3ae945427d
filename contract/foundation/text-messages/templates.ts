import { z } from 'zod'
import { endpoint, instant } from '../../endpoint.ts'
import { locales } from '../../locales.ts'

export const phoneChannels = ['sms', 'whatsapp'] as const
export const templateStates = ['waiting', 'approved', 'rejected'] as const

/**
 * `missing`: not registered. `changed`: its words are others than those that were approved, which go out meanwhile. The others are
 * what was entered for today's words.
 */
export const textStates = ['missing', 'changed', ...templateStates] as const

const which = {
  channel: z.enum(phoneChannels),
  /** The message, such as `appointments.reminder`. */
  message: z.string().min(1).max(100),
  locale: z.enum(locales),
  /** Which of its choices, such as `ahead=day`; empty where it has none. */
  variant: z.string().max(200),
}

const dltId = /^\d{6,25}$/
const whatsappName = /^[a-z0-9_]{1,100}$/

/** Where a text was registered, and what came of it. */
export const textTemplateForm = z
  .strictObject({
    ...which,
    registered_id: z.string().trim().min(1, { error: 'Please enter the id' }).max(100),
    gateway_id: z
      .string()
      .trim()
      .max(100)
      .regex(/^[\w-]*$/, { error: 'Please enter letters and digits' }),
    state: z.enum(templateStates),
    reason: z.string().trim().max(300),
  })
  .superRefine(({ channel, registered_id: id }, context) => {
    const isRight = (channel === 'sms' ? dltId : whatsappName).test(id)
    if (!isRight)
      context.addIssue({
        code: 'custom',
        path: ['registered_id'],
        message:
          channel === 'sms'
            ? 'Please enter the DLT template id, digits alone'
            : 'Please enter the name of the template: small letters, digits and _',
      })
  })
export type TextTemplateForm = z.output<typeof textTemplateForm>

const registered = z.object({
  text: z.string(),
  registered_id: z.string(),
  gateway_id: z.string(),
  state: z.enum(templateStates),
  reason: z.string(),
  changed_at: instant,
})

const phoneText = z.object({
  ...which,
  /** What the bell calls the message. */
  title: z.string(),
  /** Today's words with `{name}` where something is filled in. */
  text: z.string(),
  /** As it is registered: with the tags of the operators for SMS, with `{{1}}` for WhatsApp. */
  to_register: z.string(),
  /** As MSG91 writes it, with `##name##`; empty for WhatsApp. */
  to_register_at_gateway: z.string(),
  /** A name that fits; empty for SMS. */
  proposed_name: z.string(),
  state: z.enum(textStates),
  /** Of today's words, or those that were approved before. */
  registered: registered.nullable(),
})
export type PhoneTextRow = z.output<typeof phoneText>

const filter = z.strictObject({
  channel: z.enum(phoneChannels).optional(),
  locale: z.enum(locales).optional(),
  state: z.enum(textStates).optional(),
})

const fileMax = 500_000

export const textTemplates = {
  'GET /api/staff/text-templates': endpoint({
    summary: 'List every text that the site sends to phones, and where each is registered',
    who: ['admin'],
    query: filter,
    data: z.object({
      texts: z.array(phoneText),
      /** How many are there in each state, whatever is filtered. */
      counts: z.record(z.enum(textStates), z.int()),
      gateways: z.array(z.object({ name: z.string(), has_own_ids: z.boolean() })),
      /** To be entered with the providers. */
      reports_to: z.object({ msg91: z.string(), whatsapp: z.string(), whatsapp_token: z.string() }),
    }),
  }),
  'PUT /api/staff/text-templates': endpoint({
    summary: 'Save where a text is registered, in its words of today',
    who: ['admin'],
    body: textTemplateForm,
    data: z.object({ saved: z.int() }),
  }),
  'POST /api/staff/text-templates/file': endpoint({
    summary: 'Take the ids of many texts from a CSV file, as the list is exported',
    who: ['admin'],
    body: z.strictObject({ csv: z.string().min(1, { error: 'The file is empty' }).max(fileMax) }),
    data: z.object({
      saved: z.int(),
      /** Lines that were left out; the first line below the heading is 2. */
      problems: z.array(z.object({ line: z.int(), problem: z.string() })),
    }),
  }),
}
