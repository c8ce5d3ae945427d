import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Settings } from '../../foundation/settings/index.ts'
import type { Messages } from '../../messages/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { Database } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { admit } from '../../platform/http/viewer.ts'
import { heavyWork, type Workers } from '../../platform/workers/workers.ts'
import { statementOf } from './statement.ts'
import type { makeStatement } from './statement-pdf.ts'

const monthName = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/)

interface StatementRouteDependencies {
  db: Database
  messages: Messages
  payerOf: Accounts['payerOf']
  settings: Pick<Settings, 'read'>
  workers: Workers
}

const statementPdf = heavyWork<typeof makeStatement>(
  new URL('./statement-pdf.ts', import.meta.url),
  'makeStatement',
)

/** The statement of a month, such as `2026-11`, of the healer who asks. */
export function statementRoute(
  app: FastifyInstance,
  { db, messages, payerOf, settings, workers }: StatementRouteDependencies,
) {
  app.get<{ Params: { month: string } }>(
    '/api/practice/statement/:month',
    {
      config: {
        limit: limits.read,
        plain: { policy: 'the healer whose earnings they are', reason: 'answers with a PDF' },
      },
      schema: { hide: true },
      onRequest: async (request) => admit('healer', request.viewer),
    },
    async ({ viewer, params }, reply) => {
      const month = monthName.safeParse(params.month).data ?? throwError('notFound')
      const { personId } = viewer ?? throwError('loginRequired')
      const [statement, { name, language }, known] = await Promise.all([
        statementOf(db, personId, month),
        payerOf(personId),
        settings.read(),
      ])
      const locale = messages.localeOf(language)
      const pdf = await workers.run(statementPdf, {
        locale,
        statement,
        month,
        healerName: name,
        settings: known,
      })
      return reply
        .header('content-disposition', `attachment; filename="statement-${month}.pdf"`)
        .type('application/pdf')
        .send(pdf)
    },
  )
}
