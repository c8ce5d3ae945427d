import type { webhooks as calls, WebhookEndpoint } from '@newyou/contract/administration/webhooks/webhooks'
import type { Body } from '@newyou/contract/endpoint'
import { sql } from 'kysely'
import type { Audit } from '../../foundation/audit/index.ts'
import { webhookReplies } from '../../messages/replies/webhooks.ts'
import type { StepUp } from '../../people/staff/index.ts'
import { after, days } from '../../platform/clock.ts'
import { inTransaction, type Queryable } from '../../platform/database/database.ts'
import { type Paging, pageOf } from '../../platform/database/list-page.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SealedTexts } from '../../platform/sealed-texts.ts'
import { newSecret, withSecret } from './signing.ts'

type Written = Required<Body<(typeof calls)['POST /api/staff/webhook-endpoints']>>
type Changed = Required<Body<(typeof calls)['PUT /api/staff/webhook-endpoints/{id}']>>

interface EndpointNeeds extends Pick<Platform, 'db' | 'clock' | 'ids' | 'random' | 'outside'> {
  audit: Audit
  stepUp: Pick<StepUp, 'require'>
  sealed: SealedTexts
}

/** The secret before counts for so long after a new one was made. */
const bothCountFor = days(1)

const resource = 'webhook-endpoints'

/** Addresses of other systems that hear of changes. Each change of one needs a fresh OTP: it decides where data goes. */
export function createEndpoints({ db, clock, ids, random, outside, audit, stepUp, sealed }: EndpointNeeds) {
  function refuseAddress(url: string) {
    const problem = outside.problemOf(url)
    if (problem) throwError('invalidInput', { errors: { url: webhookReplies.address(problem) } })
  }

  async function healerOrRefuse(queryable: Queryable, healerId: string | null) {
    if (healerId === null) return
    orNotFound(
      await queryable
        .selectFrom('healer_card')
        .select('u_id')
        .where('u_id', '=', healerId)
        .executeTakeFirst(),
    )
  }

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
    state: row.state as WebhookEndpoint['state'], // checked by the table, like the next
    off_reason: row.off_reason as WebhookEndpoint['off_reason'],
    failing_since: row.failing_since?.toISOString() ?? null,
    previous_until:
      row.previous_until && row.previous_until > clock.now() ? row.previous_until.toISOString() : null,
    last_delivered_at: row.last_delivered_at?.toISOString() ?? null,
    due: row.due,
    created_at: row.created_at.toISOString(),
  })

  /** @throws DomainError notFound */
  const one = async (queryable: Queryable, id: string) =>
    shown(orNotFound(await selected(queryable).where('e.u_id', '=', id).executeTakeFirst()))

  return {
    one: (id: string) => one(db, id),

    async list({ page, size }: Paging) {
      const { rows, total } = await pageOf(selected(db).orderBy('e.created_at', 'desc').orderBy('e.u_id'), {
        page,
        size,
      })
      return { data: rows.map(shown), total, page, items_per_page: size }
    },

    /** @throws DomainError stepUpRequired, invalidInput, notFound */
    async add(viewer: Viewer, { url, description, kinds, healer_u_id: healerId }: Written) {
      refuseAddress(url)
      const secret = newSecret(random)
      const now = clock.now()
      return inTransaction(db, async (trx) => {
        await stepUp.require(trx, viewer)
        await healerOrRefuse(trx, healerId)
        const { u_id } = await trx
          .insertInto('webhook_endpoint')
          .values({
            u_id: ids.next(),
            ...{ url, description, kinds: [...kinds], healer_id: healerId, state: 'on' },
            ...{ sealed_secrets: sealed.seal(secret), created_by: viewer.personId },
            ...{ created_at: now, updated_at: now },
          })
          .returning('u_id')
          .executeTakeFirstOrThrow()
        await audit.note(trx, {
          ...{ staffId: viewer.personId, resource, recordId: u_id, action: 'create' },
          changes: { url: [null, url], kinds: [null, kinds] },
        })
        return { ...(await one(trx, u_id)), secret }
      })
    },

    /** Turning one on again begins anew: it is no longer failing. @throws DomainError stepUpRequired, invalidInput, notFound */
    async change(
      viewer: Viewer,
      id: string,
      { url, description, kinds, healer_u_id: healerId, state }: Changed,
    ) {
      refuseAddress(url)
      return inTransaction(db, async (trx) => {
        await stepUp.require(trx, viewer)
        await healerOrRefuse(trx, healerId)
        const before = await one(trx, id)
        await trx
          .updateTable('webhook_endpoint')
          .set({
            ...{ url, description, kinds: [...kinds], healer_id: healerId, state, updated_at: clock.now() },
            ...(state === 'on' && before.state === 'off' ? { off_reason: null, failing_since: null } : {}),
          })
          .where('u_id', '=', id)
          .execute()
        await audit.note(trx, {
          ...{ staffId: viewer.personId, resource, recordId: id, action: 'change' },
          changes: { url: [before.url, url], kinds: [before.kinds, kinds], state: [before.state, state] },
        })
        return one(trx, id)
      })
    },

    /** @throws DomainError stepUpRequired, notFound */
    async renewSecret(viewer: Viewer, id: string) {
      const secret = newSecret(random)
      const now = clock.now()
      const until = after(now, bothCountFor)
      return inTransaction(db, async (trx) => {
        await stepUp.require(trx, viewer)
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
        await audit.note(trx, { staffId: viewer.personId, resource, recordId: id, action: 'new-secret' })
        return { secret, previous_until: until.toISOString() }
      })
    },

    /** @throws DomainError stepUpRequired, notFound */
    async remove(viewer: Viewer, id: string) {
      return inTransaction(db, async (trx) => {
        await stepUp.require(trx, viewer)
        const { url } = await one(trx, id)
        await trx.deleteFrom('webhook_endpoint').where('u_id', '=', id).execute()
        await audit.note(trx, {
          ...{ staffId: viewer.personId, resource, recordId: id, action: 'delete' },
          changes: { url: [url, null] },
        })
        return { u_id: id }
      })
    },
  }
}
export type Endpoints = ReturnType<typeof createEndpoints>
