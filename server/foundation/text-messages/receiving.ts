import { textReports } from '@newyou/contract/foundation/text-messages/reports'
import type { FastifyInstance } from 'fastify'
import type { SmsGateway } from '../../integrations/phones/texts.ts'
import type { WhatsappProvider } from '../../integrations/phones/whatsapp.ts'
import { throwError } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { signedWebhook } from '../../platform/http/signed-webhook.ts'
import type { TextAnswers } from './answers.ts'
import type { ReportAddresses } from './report-addresses.ts'
import type { TextReports } from './reports.ts'

interface ReceivingNeeds {
  sms: readonly SmsGateway[]
  whatsapp: WhatsappProvider
  reports: TextReports
  answers: Pick<TextAnswers, 'take'>
  addresses: ReportAddresses
}

/** Where providers report, and where WhatsApp brings answers. A report of a text that is not known yet is asked for again (503). */
export async function receiveReports(app: FastifyInstance, needs: ReceivingNeeds) {
  const { sms, whatsapp, reports, answers, addresses } = needs
  const gateway = (name: SmsGateway['name']) => sms.find((one) => one.name === name) ?? throwError('notFound')

  await signedWebhook(app, {
    path: `${textReports.exotel}/:textId/:proof`,
    policy: 'the address of one text, signed by us',
    async receive(body, _headers, { textId = '', proof = '' }) {
      if (!addresses.isProven(textId, proof)) throwError('notFound')
      await reports.note('exotel', gateway('exotel').readReports(String(body)), textId)
    },
  })
  await signedWebhook(app, {
    path: `${textReports.msg91}/:proof`,
    policy: 'an address that only we and MSG91 know',
    async receive(body, _headers, { proof = '' }) {
      if (!addresses.isProven('msg91', proof)) throwError('notFound')
      const isKnown = await reports.note('msg91', gateway('msg91').readReports(String(body)))
      if (!isKnown) throwError('unavailable')
    },
  })
  await signedWebhook(app, {
    path: textReports.whatsapp,
    policy: 'signed by Meta with the secret of our app',
    async receive(body, headers) {
      const bytes = body as Buffer // as signedWebhook parses it
      const signature = headers['x-hub-signature-256']
      if (!whatsapp.isGenuine(bytes, typeof signature === 'string' ? signature : undefined))
        throwError('notAllowed')
      const told = whatsapp.read(bytes.toString())
      await Promise.all(told.answers.map(answers.take))
      if (!(await reports.note('whatsapp', told.reports))) throwError('unavailable')
    },
  })
  app.get<{ Querystring: Record<string, string> }>(
    textReports.whatsapp,
    {
      config: {
        limit: limits.webhook,
        plain: {
          policy: 'the token that Meta was given',
          reason: 'Meta asks once whether the address is ours',
        },
      },
      schema: { hide: true },
    },
    async ({ query }, reply) => {
      if (
        query['hub.mode'] !== 'subscribe' ||
        !addresses.isProven('whatsapp', query['hub.verify_token'] ?? '')
      )
        throwError('notAllowed')
      return reply.type('text/plain').send(query['hub.challenge'] ?? '')
    },
  )
}
