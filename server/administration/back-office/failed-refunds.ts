import type { FailedRefund } from '@newyou/contract/administration/back-office/failed-refunds'
import { sql } from 'kysely'
import type { Audit } from '../../foundation/audit/index.ts'
import type { Payments } from '../../money/payments/index.ts'
import type { StepUp } from '../../people/staff/index.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { type Paging, pageOf } from '../../platform/database/list-page.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { fullName } from './people.ts'

interface Dependencies {
  db: Database
  audit: Audit
  payments: Pick<Payments, 'failedRefunds'>
  stepUp: Pick<StepUp, 'require'>
}

const ways = { 'send-again': 'sendAgain', 'to-wallet': 'payIntoWallet' } as const

/** Refunds that did not arrive: each is sent again or paid into the wallet by one colleague. */
export function createFailedRefundDesk({ db, audit, payments: { failedRefunds }, stepUp }: Dependencies) {
  return {
    async list({ page, size }: Paging) {
      const { rows, total } = await pageOf(
        db
          .selectFrom('gateway_refund as r')
          .innerJoin('order_money as o', 'o.u_id', 'r.order_id')
          .innerJoin('person_name as p', 'p.u_id', 'o.client_id')
          .select(['r.u_id', 'r.order_id', 'r.amount_paise', 'r.failure', 'r.attempt'])
          .select(['r.created_at', 'r.updated_at', 'o.title', 'o.client_id'])
          .select(fullName(sql.ref('p')).as('name'))
          .where('r.state', '=', 'failed')
          .orderBy('r.updated_at')
          .orderBy('r.u_id'),
        { page, size },
      )
      const data = rows.map(
        (row): FailedRefund => ({
          u_id: row.u_id,
          order_u_id: row.order_id,
          title: row.title,
          client: { u_id: row.client_id, name: row.name },
          amount_paise: row.amount_paise,
          failure: row.failure,
          attempts: row.attempt,
          created_at: row.created_at.toISOString(),
          failed_at: row.updated_at.toISOString(),
        }),
      )
      return { data, total, page, items_per_page: size }
    },

    /** @throws DomainError notFound, notNow, notAllowed for money of one's own, stepUpRequired */
    decide: (viewer: Viewer, refundId: string, way: keyof typeof ways) =>
      inTransaction(db, async (trx) => {
        const { personId } = viewer
        await stepUp.require(trx, viewer)
        const { client_id: clientId } = orNotFound(
          await trx
            .selectFrom('gateway_refund as r')
            .innerJoin('order_money as o', 'o.u_id', 'r.order_id')
            .select('o.client_id')
            .where('r.u_id', '=', refundId)
            .executeTakeFirst(),
        )
        if (clientId === personId) throwError('notAllowed')
        const {
          order_id: orderId,
          amount_paise: paise,
          state,
        } = await failedRefunds[ways[way]](trx, refundId)
        await audit.note(trx, {
          staffId: personId,
          resource: 'orders',
          recordId: orderId,
          action: `refund-${way}`,
          changes: { paise: [null, paise] },
        })
        return { u_id: refundId, state: state as 'wanted' | 'to-wallet' } // as just written
      }),
  }
}
export type FailedRefundDesk = ReturnType<typeof createFailedRefundDesk>
