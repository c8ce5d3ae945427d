import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { languageOf } from '../../foundation/notifications/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import type { Messages } from '../../messages/index.ts'
import type { Database } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { admit } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Workers } from '../../platform/workers/workers.ts'
import { deskReceiptPdf, issuerIn, letterheadOf, presentLook } from '../payments/index.ts'
import type { DeskPayments } from './desk-payments.ts'

interface ReceiptDependencies extends Pick<Platform, 'pictures'> {
  deskPayments: Pick<DeskPayments, 'look'>
  messages: Messages
  db: Database
  settings: Pick<Settings, 'read'>
  workers: Workers
}

/** The receipt of one payment at the desk, for the colleague who prints it. */
export function receiptRoute(
  app: FastifyInstance,
  { db, deskPayments, messages, pictures, settings, workers }: ReceiptDependencies,
) {
  app.get<{ Params: { paymentId: string } }>(
    '/api/staff/desk-payments/:paymentId/receipt',
    {
      config: {
        limit: limits.read,
        plain: { policy: 'colleagues who handle the order', reason: 'answers with a PDF' },
      },
      schema: { hide: true },
      onRequest: async (request) => admit(['desk', 'finance', 'admin'], request.viewer),
    },
    async ({ viewer, params }, reply) => {
      const paymentId = z.uuid().safeParse(params.paymentId).data ?? throwError('notFound')
      const { clientId, issuer, ...payment } = await deskPayments.look(
        viewer ?? throwError('loginRequired'),
        paymentId,
      )
      const [language, present] = await Promise.all([languageOf(db, clientId), settings.read()])
      const issued = issuerIn(issuer ?? { ...present, ...presentLook() })
      const pdf = await workers.run(deskReceiptPdf, {
        locale: messages.localeOf(language),
        number: payment.receipt_number,
        takenAt: payment.taken_at,
        clientName: payment.client_name,
        title: payment.title,
        kind: payment.kind,
        reference: payment.reference,
        amountPaise: payment.amount_paise,
        company: issued.company_name,
        address: issued.address,
        letterhead: await letterheadOf({ pictures }, issued),
      })
      return reply
        .header('content-disposition', `inline; filename="receipt-${payment.receipt_number}.pdf"`)
        .type('application/pdf')
        .send(pdf)
    },
  )
}
