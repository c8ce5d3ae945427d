import { frontEndPathOf } from '@newyou/contract/addresses'
import {
  type ownWebhooks as calls,
  type OwnWebhook,
  ownDeliveriesShown,
  ownWebhook,
  ownWebhooksMax,
} from '@newyou/contract/administration/webhooks/own-webhooks'
import type { Body } from '@newyou/contract/endpoint'
import { sql } from 'kysely'
import { healerOf } from '../../care/healers/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import { webhookReplies } from '../../messages/replies/webhooks.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Deliveries } from './deliveries.ts'
import type { EndpointRows } from './endpoint-rows.ts'

type Written = Required<Body<(typeof calls)['POST /api/practice/webhook']>>
type Changed = Required<Body<(typeof calls)['PUT /api/practice/webhook/{webhookId}']>>

interface OwnNeeds extends Pick<Platform, 'db'> {
  deliveries: Pick<Deliveries, 'list' | 'again' | 'test' | 'endpointOf'>
  notifications: Pick<Notifications, 'notify'>
  rows: EndpointRows
}

/** A healer's own addresses, which hear of their own practice alone. Of each new one they are told, for it decides where data goes. */
export function createOwnEndpoints({ db, deliveries, notifications, rows }: OwnNeeds) {
  const mine = (queryable: Queryable, personId: string) =>
    rows.selected(queryable).where('e.owner_id', '=', personId)

  /** @throws DomainError notFound for one of somebody else, or of the practice */
  const one = async (queryable: Queryable, personId: string, id: string): Promise<OwnWebhook> =>
    ownWebhook.parse(
      rows.shown(orNotFound(await mine(queryable, personId).where('e.u_id', '=', id).executeTakeFirst())),
    )

  async function requireRoom(trx: Trx, personId: string) {
    const { count } = await trx
      .selectFrom('webhook_endpoint')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('owner_id', '=', personId)
      .executeTakeFirstOrThrow()
    if (count >= ownWebhooksMax) throwError('invalidInput', { message: webhookReplies.tooMany })
  }

  return {
    async list(personId: string) {
      const found = await mine(db, personId).orderBy('e.created_at', 'desc').orderBy('e.u_id').execute()
      return found.map((row) => ownWebhook.parse(rows.shown(row)))
    },

    /** @throws DomainError invalidInput for an address, or one too many */
    async add(personId: string, written: Written) {
      const healerId = orNotFound(await healerOf(db, personId))
      rows.refuseAddress(written.url)
      return inTransaction(db, async (trx) => {
        await lockPeople(trx, [personId])
        await requireRoom(trx, personId)
        const { u_id, secret } = await rows.add(trx, written, {
          ...{ healerId, ownerId: personId, madeBy: personId },
        })
        await notifications.notify(trx, {
          ...{ personId, type: 'security', message: 'accounts.webhookAdded', about: null, targetId: u_id },
          parameters: { host: new URL(written.url).host },
          frontEndPath: frontEndPathOf('practiceKeys'),
        })
        return { ...(await one(trx, personId, u_id)), secret }
      })
    },

    /** @throws DomainError invalidInput, notFound */
    async change(personId: string, id: string, changed: Changed) {
      rows.refuseAddress(changed.url)
      return inTransaction(db, async (trx) => {
        await rows.change(trx, await one(trx, personId, id), changed)
        return one(trx, personId, id)
      })
    },

    /** @throws DomainError notFound */
    renewSecret: (personId: string, id: string) =>
      inTransaction(db, async (trx) => {
        await one(trx, personId, id)
        return rows.renewSecret(trx, id)
      }),

    /** @throws DomainError notFound */
    remove: (personId: string, id: string) =>
      inTransaction(db, async (trx) => {
        await one(trx, personId, id)
        await rows.remove(trx, id)
      }),

    /** @throws DomainError notFound, notNow while it is off */
    async test(personId: string, id: string) {
      await one(db, personId, id)
      return deliveries.test(id)
    },

    /** @throws DomainError notFound */
    async deliveries(personId: string, id: string) {
      await one(db, personId, id)
      return (await deliveries.list({ endpoint: id }, { page: 1, size: ownDeliveriesShown })).data
    },

    /** @throws DomainError notFound, notNow while its address is off */
    async again(personId: string, deliveryId: string) {
      await one(db, personId, await deliveries.endpointOf(deliveryId))
      return deliveries.again(deliveryId)
    },
  }
}
export type OwnEndpoints = ReturnType<typeof createOwnEndpoints>
