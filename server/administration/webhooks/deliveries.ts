import { testEventKind } from '@newyou/contract/administration/webhooks/events'
import type { WebhookDelivery } from '@newyou/contract/administration/webhooks/webhooks'
import { after, days } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { type Paging, pageOf } from '../../platform/database/list-page.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { eventBody } from './event-body.ts'
import type { Sending } from './sending.ts'

/** Deliveries can be looked at and sent again for so long. */
const keptFor = days(30)

interface DeliveryNeeds extends Pick<Platform, 'db' | 'clock'> {
  sending: Pick<Sending, 'wake'>
}

/** What was handed over, and sending it again. */
export function createDeliveries({ db, clock, sending }: DeliveryNeeds) {
  /** @throws DomainError notFound, notNow while the endpoint is off */
  async function endpointThatIsOn(id: string) {
    const endpoint = orNotFound(
      await db.selectFrom('webhook_endpoint').select('state').where('u_id', '=', id).executeTakeFirst(),
    )
    if (endpoint.state !== 'on') throwError('notNow')
  }

  return {
    /** @throws DomainError notFound */
    async list(
      { endpoint, state }: { endpoint: string; state?: WebhookDelivery['state'] | undefined },
      paging: Paging,
    ) {
      orNotFound(
        await db
          .selectFrom('webhook_endpoint')
          .select('u_id')
          .where('u_id', '=', endpoint)
          .executeTakeFirst(),
      )
      let matching = db
        .selectFrom('webhook_delivery as d')
        .innerJoin('outgoing_event as e', 'e.id', 'd.event_id')
        .where('d.endpoint_id', '=', endpoint)
      if (state) matching = matching.where('d.state', '=', state)
      const { rows, total } = await pageOf(
        matching
          .select([
            'd.u_id',
            'd.subject',
            'd.state',
            'd.tries',
            'd.last_at',
            'd.last_status',
            'd.last_problem',
          ])
          .select(['d.last_ms', 'd.next_at', 'e.kind', 'e.at', 'e.data'])
          .orderBy('d.id', 'desc'),
        paging,
      )
      const data = rows.map(
        ({ kind, at, data: facts, last_at: lastAt, next_at: nextAt, ...row }): WebhookDelivery => ({
          ...row,
          kind: kind as WebhookDelivery['kind'], // what the triggers write, and the test
          state: row.state as WebhookDelivery['state'], // checked by the table
          happened_at: at.toISOString(),
          last_at: lastAt?.toISOString() ?? null,
          next_at: row.state === 'due' && row.tries > 0 ? nextAt.toISOString() : null,
          body: eventBody({ kind, at, data: facts }),
        }),
      )
      return { data, total, page: paging.page, items_per_page: paging.size }
    },

    /** Where a delivery goes. @throws DomainError notFound */
    endpointOf: async (id: string): Promise<string> =>
      orNotFound(
        await db
          .selectFrom('webhook_delivery')
          .select('endpoint_id')
          .where('u_id', '=', id)
          .executeTakeFirst(),
      ).endpoint_id,

    /** Another delivery of the same event, after what is due for its subject. @throws DomainError notFound, notNow */
    async again(id: string) {
      const { endpoint_id: endpointId, ...old } = orNotFound(
        await db
          .selectFrom('webhook_delivery')
          .select(['event_id', 'endpoint_id', 'subject'])
          .where('u_id', '=', id)
          .executeTakeFirst(),
      )
      await endpointThatIsOn(endpointId)
      const { u_id } = await db
        .insertInto('webhook_delivery')
        .values({ ...old, endpoint_id: endpointId })
        .returning('u_id')
        .executeTakeFirstOrThrow()
      await sending.wake([endpointId])
      return { u_id }
    },

    /** @throws DomainError notFound, notNow */
    async test(endpointId: string) {
      await endpointThatIsOn(endpointId)
      const u_id = await inTransaction(db, async (trx) => {
        const event = await trx
          .insertInto('outgoing_event')
          .values({ kind: testEventKind, subject: endpointId, data: '{}', at: clock.now() })
          .returning('id')
          .executeTakeFirstOrThrow()
        const delivery = await trx
          .insertInto('webhook_delivery')
          .values({ event_id: event.id, endpoint_id: endpointId, subject: endpointId })
          .returning('u_id')
          .executeTakeFirstOrThrow()
        return delivery.u_id
      })
      await sending.wake([endpointId])
      return { u_id }
    },

    /** Events with their deliveries go after a while. What is due is older only where its endpoint is off. */
    async sweep() {
      await db.deleteFrom('outgoing_event').where('at', '<', after(clock.now(), -keptFor)).execute()
    },
  }
}
export type Deliveries = ReturnType<typeof createDeliveries>
