import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Audit } from '../../foundation/audit/index.ts'
import { type PayoutProvider, type ProviderPayout, providerPayout } from '../../integrations/payouts.ts'
import { GatewayRefusal } from '../../integrations/razorpay-client.ts'
import type { StepUp } from '../../people/staff/index.ts'
import { after, days, minutes } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import type { Payout } from '../../platform/database/schema.ts'
import { DomainError, orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform/platform.ts'
import { levelOf } from '../../platform/watch/failures.ts'
import type { BankAccountService } from './bank-accounts.ts'
import type { PayoutOutcomes } from './payout-outcomes.ts'
import { payoutsWithPeople, referenceOf } from './payout-rows.ts'

const sendQueue = 'send-payout'
interface SendJob {
  payoutId: string
}

interface GatewayPayoutDependencies extends Pick<Platform, 'db' | 'clock' | 'jobs' | 'logger'> {
  audit: Audit
  bankAccounts: Pick<BankAccountService, 'open'>
  outcomes: PayoutOutcomes
  /** Undefined where no account is named that payouts go out from. */
  provider: PayoutProvider | undefined
  stepUp: Pick<StepUp, 'require'>
}

/** The gateway's last words: the money is back with us. */
const sentBack = ['reversed', 'failed', 'rejected', 'cancelled']
/** How long the sending job has, and how often we ask about missing events. */
const patienceMs = minutes(2)
const askEveryMs = minutes(10)
/** Banks may send a payout back after it was paid. */
const paid = { followedMs: days(7), askEveryMs: days(1) }
const batch = 200
const maxReason = 300

const payoutEvent = z.object({ payout: z.object({ entity: providerPayout }) })

/** Payouts by the gateway's own interface: sent by jobs, and paid or returned as the gateway says. */
export function createGatewayPayouts(dependencies: GatewayPayoutDependencies) {
  const { db, clock, jobs, logger, audit, bankAccounts, outcomes, provider, stepUp } = dependencies
  const gateway = () => provider ?? throwError('notNow')

  /** Takes what the gateway says of a payout, from a webhook or as an answer, in any order and any number of times. */
  async function take(said: ProviderPayout): Promise<void> {
    const number = /^NYP(\d{7,15})$/.exec(said.reference_id ?? '')?.[1]
    if (!number) return
    await inTransaction(db, async (trx) => {
      const payout = await trx
        .selectFrom('payout as p')
        .innerJoin('payout_batch as b', 'b.u_id', 'p.batch_id')
        .selectAll('p')
        .where('p.number', '=', Number(number))
        .where('b.way', '=', 'gateway')
        .forUpdate('p')
        .executeTakeFirst()
      if (!payout) return
      if (payout.amount_paise !== said.amount || (payout.provider_payout_id ?? said.id) !== said.id) {
        logger.error(
          { payoutId: payout.u_id, providerPayoutId: said.id },
          'a payout differs from the gateway’s',
        )
        return
      }
      await lockPeople(trx, [payout.person_id])
      await trx
        .updateTable('payout')
        .set({ provider_payout_id: said.id, asked_at: clock.now() })
        .where('u_id', '=', payout.u_id)
        .execute()
      const isUnderWay = payout.state === 'sent'
      if (sentBack.includes(said.status)) {
        const reason = said.status_details?.description || `The gateway says: ${said.status}`
        if (isUnderWay || payout.state === 'paid')
          await outcomes.returned(trx, payout, reason.slice(0, maxReason))
      } else if (isUnderWay && said.status === 'processed') {
        await outcomes.paid(trx, payout, said.utr || said.id)
      } else if (isUnderWay) {
        await trx
          .updateTable('payout')
          .set({ provider_state: said.status })
          .where('u_id', '=', payout.u_id)
          .execute()
      }
    })
  }

  /** Nothing of it left our account, so it is due again. */
  async function refused({ u_id: payoutId }: Pick<Selectable<Payout>, 'u_id'>, reason: string) {
    await inTransaction(db, async (trx) => {
      const payout = await trx
        .selectFrom('payout')
        .selectAll()
        .where('u_id', '=', payoutId)
        .forUpdate()
        .executeTakeFirstOrThrow()
      if (payout.state !== 'sent' || payout.provider_payout_id) return
      await lockPeople(trx, [payout.person_id])
      await outcomes.returned(trx, payout, reason.slice(0, maxReason))
    })
  }

  /** May be repeated: what the gateway has already is found there by its reference, and else known by its key. */
  async function sendOne(payoutId: string): Promise<void> {
    const row = await payoutsWithPeople(db).where('p.u_id', '=', payoutId).executeTakeFirst()
    if (row?.state !== 'sent' || row.provider_payout_id) return
    const reference = referenceOf(row.number)
    try {
      await take(
        (await gateway().find(reference)) ??
          (await gateway().send({
            amountPaise: row.amount_paise,
            account: bankAccounts.open(row),
            personId: row.person_id,
            reference,
            key: row.u_id,
          })),
      )
    } catch (error) {
      if (!(error instanceof GatewayRefusal)) throw error
      logger.warn({ payoutId, err: error }, 'the gateway refuses a payout')
      await refused(row, error.message)
    }
  }

  const onTheirWay = (now: Date) =>
    db
      .selectFrom('payout as p')
      .innerJoin('payout_batch as b', 'b.u_id', 'p.batch_id')
      .select(['p.u_id', 'p.provider_payout_id'])
      .where('p.state', '=', 'sent')
      .where('b.way', '=', 'gateway')
      .where('p.changed_at', '<', after(now, -patienceMs))
      .where((of) => of.or([of('p.asked_at', 'is', null), of('p.asked_at', '<', after(now, -askEveryMs))]))
      .orderBy('p.asked_at', (order) => order.asc().nullsFirst())
      .limit(batch)
      .execute()

  const lately = (now: Date) =>
    db
      .selectFrom('payout')
      .select(['u_id', 'provider_payout_id'])
      .where('state', '=', 'paid')
      .where('provider_payout_id', 'is not', null)
      .where('changed_at', '>', after(now, -paid.followedMs))
      .where('asked_at', '<', after(now, -paid.askEveryMs))
      .orderBy('asked_at')
      .limit(batch)
      .execute()

  jobs.work<SendJob>(sendQueue, ({ payoutId }) => sendOne(payoutId))

  return {
    /** Handles gateway events named `payout.…`. */
    async takeEvent(payload: Record<string, unknown>) {
      const { data, error } = payoutEvent.safeParse(payload)
      if (error) logger.error({ err: error }, 'an event of the gateway could not be read')
      else await take(data.payout.entity)
    },

    /**
     * Sends all payouts of an approved batch that did not go to the bank as a file.
     * @throws DomainError notFound, notNow, stepUpRequired
     */
    send: (viewer: Viewer, batchId: string) =>
      inTransaction(db, async (trx) => {
        await stepUp.require(trx, viewer)
        const row = orNotFound(
          await trx
            .selectFrom('payout_batch')
            .select(['state', 'way'])
            .where('u_id', '=', batchId)
            .forUpdate()
            .executeTakeFirst(),
        )
        if (!provider || row.state !== 'approved' || row.way) throwError('notNow')
        await trx.updateTable('payout_batch').set({ way: 'gateway' }).where('u_id', '=', batchId).execute()
        const payouts = await trx
          .updateTable('payout')
          .set({ changed_at: clock.now() })
          .where('batch_id', '=', batchId)
          .where('state', '=', 'sent')
          .returning('u_id')
          .execute()
        await jobs.sendMany<SendJob>(
          trx,
          sendQueue,
          payouts.map(({ u_id: payoutId }) => ({ data: { payoutId }, key: payoutId, afterSeconds: 0 })),
        )
        await audit.note(trx, {
          staffId: viewer.personId,
          resource: 'payout-batches',
          recordId: batchId,
          action: 'send-payout-batch',
        })
      }),

    /** Polls payouts without news and sends those whose job died. */
    async ask(): Promise<void> {
      if (!provider) return
      const now = clock.now()
      for (const { u_id: payoutId, provider_payout_id: id } of [
        ...(await onTheirWay(now)),
        ...(await lately(now)),
      ])
        try {
          await (id ? take(await provider.fetch(id)) : sendOne(payoutId))
        } catch (error) {
          if (error instanceof DomainError && error.code === 'gatewayUnavailable') return
          logger[levelOf(error)]({ err: error, payoutId }, 'the gateway could not be asked about a payout')
        }
    },
  }
}
export type GatewayPayouts = ReturnType<typeof createGatewayPayouts>
