import { textMessages as storyCalls } from '@newyou/contract/foundation/text-messages/story'
import { textTemplates as templateCalls } from '@newyou/contract/foundation/text-messages/templates'
import type { Providers } from '../../integrations/providers.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { heavyWork } from '../../platform/workers/workers.ts'
import type { Audit } from '../audit/index.ts'
import { createTextAnswers } from './answers.ts'
import { receiveReports } from './receiving.ts'
import { presentText } from './registering.ts'
import { createReportAddresses } from './report-addresses.ts'
import { createTextReports } from './reports.ts'
import { createTextSending } from './sending.ts'
import { createTextStory } from './story.ts'
import type { readTemplateFile } from './template-file.ts'
import { createTextTemplates } from './templates.ts'

interface TextMessageNeeds extends Pick<Providers, 'sms' | 'whatsapp'> {
  audit: Audit
}

const file = heavyWork<typeof readTemplateFile>(
  new URL('./template-file.ts', import.meta.url),
  'readTemplateFile',
  { longestSeconds: 10 },
)

/** SMS and WhatsApp: registered texts, gateways, what became of each text, and answers. */
export function textMessagesModule(platform: Platform, { audit, sms, whatsapp }: TextMessageNeeds) {
  const { messages, workers } = platform
  const addresses = createReportAddresses(platform)
  const templates = createTextTemplates({ ...platform, audit })
  const answers = createTextAnswers({ ...platform, whatsapp })
  const reports = createTextReports(platform)
  const story = createTextStory(platform)
  const send = createTextSending({ ...platform, sms, whatsapp, templates, reportAddresses: addresses })
  return {
    send,
    /** Answers by WhatsApp to a message are acted on so. */
    onAnswer: answers.register,
    sweep: story.sweep,
    async routes(http) {
      bindRoutes(http, templateCalls, {
        'GET /api/staff/text-templates': {
          limit: limits.read,
          async handle({ query: { channel, locale, state } }) {
            const all = (await templates.list()).map((one) =>
              presentText(one, messages.titleOf(one.text.message)),
            )
            const texts = all.filter(
              (one) =>
                (!channel || one.channel === channel) &&
                (!locale || one.locale === locale) &&
                (!state || one.state === state),
            )
            const counted = (wanted: (typeof all)[number]['state']) =>
              all.filter((one) => one.state === wanted).length
            return {
              data: {
                texts,
                counts: {
                  missing: counted('missing'),
                  changed: counted('changed'),
                  waiting: counted('waiting'),
                  approved: counted('approved'),
                  rejected: counted('rejected'),
                },
                gateways: sms.map(({ name, hasOwnIds }) => ({ name, has_own_ids: hasOwnIds })),
                reports_to: {
                  msg91: addresses.ofMsg91(),
                  whatsapp: addresses.ofWhatsapp(),
                  whatsapp_token: addresses.whatsappToken(),
                },
              },
            }
          },
        },
        'PUT /api/staff/text-templates': {
          limit: limits.write,
          handle: async ({ viewer, body }) => ({
            data: { saved: await templates.save(viewer.personId, [body]) },
          }),
        },
        'POST /api/staff/text-templates/file': {
          limit: limits.entry,
          async handle({ viewer, body }) {
            const { forms, problems } = await workers.run(file, body.csv)
            const known = await templates.knownAmong(forms)
            const unknown = forms.filter((form) => !known.includes(form))
            return {
              data: {
                saved: known.length ? await templates.save(viewer.personId, known) : 0,
                problems: [
                  ...problems,
                  ...unknown.map(({ line }) => ({ line, problem: 'The site sends no such text' })),
                ].toSorted((one, other) => one.line - other.line),
              },
            }
          },
        },
      })
      bindRoutes(http, storyCalls, {
        'GET /api/staff/text-messages': {
          limit: limits.read,
          handle: ({ query }) => story.list(query),
        },
        'GET /api/staff/text-messages/days': {
          limit: limits.read,
          handle: async ({ query: { days } }) => ({ data: await story.days(days) }),
        },
      })
      await receiveReports(http, { sms, whatsapp, reports, answers, addresses })
    },
  } satisfies Module & Record<string, unknown>
}
export type TextMessages = ReturnType<typeof textMessagesModule>
