import type { WebhookEndpoint } from '@newyou/contract/administration/webhooks/webhooks'
import { sql } from 'kysely'
import { webhookReplies } from '../../messages/replies/webhooks.ts'
import { after, days } from '../../platform/clock.ts'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SealedTexts } from '../../platform/sealed-texts.ts'
import { newSecret, withSecret } from './signing.ts'

/** The secret before counts for so long after a new one was made. */
const bothCountFor = days(1)

interface Written {
  url: string
  description: string
  kinds: readonly string[]
}

interface RowNeeds extends Pick<Platform, 'clock' | 'ids' | 'random' | 'outside'> {
  sealed: SealedTexts
}

/** Addresses as they are kept, whoever may change them. */
export function createEndpointRows({ clock, ids, random, outside, sealed }: RowNeeds) {
  const selected = (queryable: Queryable) =>
    queryable
      .selectFrom('webhook_endpoint as e')
      .leftJoin('healer_card as h', 'h.u_id', 'e.healer_id')
      .select([
        'e.u_id',
        'e.url',
        'e.description',
        'e.kinds',
        'e.state',
        'e.off_reason',
        'e.failing_since',
        'e.previous_until',
        'e.created_at',
        'e.owner_id',
        'h.u_id as healer_u_id',
        'h.full_name as healer_name',
        sql<Date | null>`(select d.last_at from webhook_delivery d
          where d.endpoint_id = e.u_id and d.state = 'delivered' order by d.id desc limit 1)`.as(
          'last_delivered_at',
        ),
        sql<number>`(select count(*)::int from webhook_delivery d
          where d.endpoint_id = e.u_id and d.state = 'due')`.as('due'),
      ])

  type Row = Awaited<ReturnType<ReturnType<typeof selected>['executeTakeFirstOrThrow']>>

  const shown = ({ healer_u_id: healerId, healer_name: name, ...row }: Row): WebhookEndpoint => ({
    u_id: row.u_id,
    url: row.url,
    description: row.description,
    kinds: row.kinds,
    healer: healerId && name ? { u_id: healerId, name } : null,
    is_own: row.owner_id !== null,
    state: row.state as WebhookEndpoint['state'], // checked by the table, like the next
    off_reason: row.off_reason as WebhookEndpoint['off_reason'],
    failing_since: row.failing_since?.toISOString() ?? null,
    previous_until:
      row.previous_until && row.previous_until > clock.now() ? row.previous_until.toISOString() : null,
    last_delivered_at: row.last_delivered_at?.toISOString() ?? null,
    due: row.due,
    created_at: row.created_at.toISOString(),
  })

  return {
    selected,
    shown,

    /** @throws DomainError notFound */
    one: async (queryable: Queryable, id: string) =>
      shown(orNotFound(await selected(queryable).where('e.u_id', '=', id).executeTakeFirst())),

    /** @throws DomainError invalidInput for an address that can never be asked */
    refuseAddress(url: string) {
      const problem = outside.problemOf(url)
      if (problem) throwError('invalidInput', { errors: { url: webhookReplies.address(problem) } })
    },

    /** Its id, and its secret, which is told this once. */
    async add(
      trx: Trx,
      { url, description, kinds }: Written,
      whose: { healerId: string | null; ownerId: string | null; madeBy: string },
    ) {
      const secret = newSecret(random)
      const now = clock.now()
      const u_id = ids.next()
      await trx
        .insertInto('webhook_endpoint')
        .values({
          ...{ u_id, url, description, kinds: [...kinds], state: 'on' },
          ...{ healer_id: whose.healerId, owner_id: whose.ownerId, created_by: whose.madeBy },
          ...{ sealed_secrets: sealed.seal(secret), created_at: now, updated_at: now },
        })
        .execute()
      return { u_id, secret }
    },

    /** Turning one on again begins anew: it is no longer failing. */
    async change(
      trx: Trx,
      before: { u_id: string; state: string },
      {
        url,
        description,
        kinds,
        state,
        ...more
      }: Written & { state: 'on' | 'off'; healer_id?: string | null },
    ) {
      await trx
        .updateTable('webhook_endpoint')
        .set({
          ...{ url, description, kinds: [...kinds], state, ...more, updated_at: clock.now() },
          ...(state === 'on' && before.state === 'off' ? { off_reason: null, failing_since: null } : {}),
        })
        .where('u_id', '=', before.u_id)
        .execute()
    },

    /** @throws DomainError notFound */
    async renewSecret(trx: Trx, id: string) {
      const secret = newSecret(random)
      const now = clock.now()
      const until = after(now, bothCountFor)
      const { sealed_secrets: kept } = orNotFound(
        await trx
          .selectFrom('webhook_endpoint')
          .select('sealed_secrets')
          .where('u_id', '=', id)
          .forUpdate()
          .executeTakeFirst(),
      )
      const secrets = withSecret(sealed.open(kept), secret)
      await trx
        .updateTable('webhook_endpoint')
        .set({ sealed_secrets: sealed.seal(secrets), previous_until: until, updated_at: now })
        .where('u_id', '=', id)
        .execute()
      return { secret, previous_until: until.toISOString() }
    },

    /** With its deliveries. */
    async remove(trx: Trx, id: string) {
      await trx.deleteFrom('webhook_endpoint').where('u_id', '=', id).execute()
    },
  }
}
export type EndpointRows = ReturnType<typeof createEndpointRows>
