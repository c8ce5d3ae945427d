import type { Dispute } from '@newyou/contract/administration/back-office/disputes'
import { sql } from 'kysely'
import type { Audit } from '../../foundation/audit/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import type { PaymentProvider, ProviderDispute } from '../../integrations/payments.ts'
import { GatewayRefusal } from '../../integrations/razorpay-client.ts'
import type { Payments } from '../../money/payments/index.ts'
import { requireSecondPerson, type StepUp } from '../../people/staff/index.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { type Paging, pageOf } from '../../platform/database/list-page.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform/platform.ts'
import { heavyWork } from '../../platform/workers/workers.ts'
import type { makeDisputeLetter } from './dispute-letter.ts'
import { fullName } from './people.ts'

const disputeLetter = heavyWork<typeof makeDisputeLetter>(
  new URL('./dispute-letter.ts', import.meta.url),
  'makeDisputeLetter',
)

interface Dependencies extends Pick<Platform, 'db' | 'clock' | 'workers'> {
  audit: Audit
  gateway: Pick<PaymentProvider, 'acceptDispute' | 'contestDispute' | 'fetchDispute'>
  payments: Pick<Payments, 'disputes'>
  settings: Pick<Settings, 'read'>
  stepUp: Pick<StepUp, 'require'>
}

const disputes = (queryable: Queryable) =>
  queryable
    .selectFrom('payment_dispute as d')
    .leftJoin('order_money as o', 'o.u_id', 'd.order_id')
    .leftJoin('person_name as c', 'c.u_id', 'o.client_id')
    .leftJoin('person_name as a', 'a.u_id', 'd.accept_asked_by')
    .leftJoin('person_name as b', 'b.u_id', 'd.answered_by')
    .selectAll('d')
    .select(['o.title', 'o.client_id', fullName(sql.ref('c')).as('client')])
    .select([fullName(sql.ref('a')).as('asker'), fullName(sql.ref('b')).as('answerer')])
type Row = Awaited<ReturnType<ReturnType<typeof disputes>['executeTakeFirstOrThrow']>>

const present = (row: Row): Dispute => ({
  u_id: row.dispute_id,
  order: row.order_id && row.title ? { u_id: row.order_id, title: row.title, client: row.client } : null,
  amount_paise: row.amount_paise,
  reason_code: row.reason_code,
  phase: row.phase,
  status: row.status as Dispute['status'], // both checked by the table
  answer: row.answer as Dispute['answer'],
  created_at: row.created_at.toISOString(),
  respond_by: row.respond_by?.toISOString() ?? null,
  accept_asked_by: row.accept_asked_by ? { u_id: row.accept_asked_by, name: row.asker } : null,
  explanation: row.explanation,
  answered_by: row.answered_by ? row.answerer : null,
  answered_at: row.answered_at?.toISOString() ?? null,
})

/** Finance's answers to disputes. The gateway is called between two transactions and is authoritative. */
export function createDisputeDesk(dependencies: Dependencies) {
  const { db, clock, audit, gateway, payments, settings, stepUp, workers } = dependencies

  const one = async (queryable: Queryable, disputeId: string) =>
    orNotFound(await disputes(queryable).where('d.dispute_id', '=', disputeId).executeTakeFirst())

  /** @throws DomainError notFound, notNow, notAllowed for a payment of one's own, stepUpRequired */
  async function requireOpen(trx: Trx, viewer: Viewer, disputeId: string) {
    await stepUp.require(trx, viewer)
    if (!(await payments.disputes.lockOpen(trx, disputeId))) throwError('notNow')
    const row = await one(trx, disputeId)
    if (row.client_id === viewer.personId) throwError('notAllowed')
    return row
  }

  const note = (trx: Trx, staffId: string, recordId: string, action: string, reason = '') =>
    audit.note(trx, { staffId, resource: 'disputes', recordId, action, reason })

  /** Whether this colleague may give in now; otherwise it is written down that they would. */
  const mayAccept = (viewer: Viewer, disputeId: string) =>
    inTransaction(db, async (trx) => {
      const row = await requireOpen(trx, viewer, disputeId)
      const { refund_alone_max_paise: max } = await settings.read(trx)
      if (row.amount_paise <= max) return true
      if (row.accept_asked_by) {
        await requireSecondPerson(trx, row.accept_asked_by, viewer.personId, clock.now())
        return true
      }
      await payments.disputes.askAccept(trx, disputeId, viewer.personId)
      await note(trx, viewer.personId, disputeId, 'ask-accept')
      return false
    })

  /** A refusal may mean that an answer arrived before; then the gateway knows how the dispute stands. */
  async function ask(disputeId: string, work: () => Promise<ProviderDispute>): Promise<ProviderDispute> {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof GatewayRefusal)) throw error
      const known = await gateway.fetchDispute(disputeId)
      return known && known.status !== 'open' ? known : throwError('notNow', { message: error.message })
    }
  }

  const answered = (
    viewer: Viewer,
    dispute: ProviderDispute,
    { answer, explanation = '' }: { answer: 'accepted' | 'contested'; explanation?: string },
  ) =>
    inTransaction(db, async (trx) => {
      await payments.disputes.answered(trx, dispute.id, { answer, explanation, by: viewer.personId })
      await note(trx, viewer.personId, dispute.id, answer === 'accepted' ? 'accept' : 'contest', explanation)
    })

  async function finish(viewer: Viewer, dispute: ProviderDispute, given: Parameters<typeof answered>[2]) {
    await answered(viewer, dispute, given)
    await payments.disputes.take(dispute)
    return present(await one(db, dispute.id))
  }

  return {
    async list(status: Dispute['status'] | undefined, { page, size }: Paging) {
      const wanted = status ? disputes(db).where('d.status', '=', status) : disputes(db)
      const { rows, total } = await pageOf(wanted.orderBy('d.created_at', 'desc').orderBy('d.dispute_id'), {
        page,
        size,
      })
      return { data: rows.map(present), total, page, items_per_page: size }
    },

    /** @throws DomainError notFound, notNow, notAllowed, secondPersonNeeded, stepUpRequired, gatewayUnavailable */
    async accept(viewer: Viewer, disputeId: string): Promise<Dispute> {
      if (!(await mayAccept(viewer, disputeId))) return present(await one(db, disputeId))
      const dispute = await ask(disputeId, () => gateway.acceptDispute(disputeId))
      return finish(viewer, dispute, { answer: 'accepted' })
    },

    /** @throws DomainError notFound, notNow, notAllowed, stepUpRequired, gatewayUnavailable */
    async contest(viewer: Viewer, disputeId: string, explanation: string): Promise<Dispute> {
      const row = await inTransaction(db, (trx) => requireOpen(trx, viewer, disputeId))
      const letter = await workers.run(disputeLetter, {
        paymentId: row.provider_payment_id,
        disputeId,
        title: row.title ?? '',
        amountPaise: row.amount_paise,
        explanation,
        house: await settings.read(db),
        at: clock.now(),
      })
      const dispute = await ask(disputeId, () =>
        gateway.contestDispute({ disputeId, summary: explanation, letter }),
      )
      return finish(viewer, dispute, { answer: 'contested', explanation })
    },
  }
}
export type DisputeDesk = ReturnType<typeof createDisputeDesk>
