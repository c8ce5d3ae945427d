import type { webhooks as calls } from '@newyou/contract/administration/webhooks/webhooks'
import type { Body } from '@newyou/contract/endpoint'
import type { Audit } from '../../foundation/audit/index.ts'
import { webhookReplies } from '../../messages/replies/webhooks.ts'
import type { StepUp } from '../../people/staff/index.ts'
import { inTransaction, type Queryable } from '../../platform/database/database.ts'
import { type Paging, pageOf } from '../../platform/database/list-page.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform/platform.ts'
import type { EndpointRows } from './endpoint-rows.ts'

type Written = Required<Body<(typeof calls)['POST /api/staff/webhook-endpoints']>>
type Changed = Required<Body<(typeof calls)['PUT /api/staff/webhook-endpoints/{id}']>>

interface EndpointNeeds extends Pick<Platform, 'db'> {
  audit: Audit
  stepUp: Pick<StepUp, 'require'>
  rows: EndpointRows
}

const resource = 'webhook-endpoints'

const refuseOwn = () => throwError('invalidInput', { message: webhookReplies.ofHealer })

/** Addresses of other systems that hear of changes. Each change of one needs a fresh OTP: it decides where data goes. */
export function createEndpoints({ db, audit, stepUp, rows }: EndpointNeeds) {
  const { one, refuseAddress, selected, shown } = rows

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

  return {
    one: (id: string) => one(db, id),

    async list({ page, size }: Paging) {
      const found = await pageOf(selected(db).orderBy('e.created_at', 'desc').orderBy('e.u_id'), {
        page,
        size,
      })
      return { data: found.rows.map(shown), total: found.total, page, items_per_page: size }
    },

    /** @throws DomainError stepUpRequired, invalidInput, notFound */
    async add(viewer: Viewer, { url, description, kinds, healer_u_id: healerId }: Written) {
      refuseAddress(url)
      return inTransaction(db, async (trx) => {
        await stepUp.require(trx, viewer)
        await healerOrRefuse(trx, healerId)
        const { u_id, secret } = await rows.add(
          trx,
          { url, description, kinds },
          { healerId, ownerId: null, madeBy: viewer.personId },
        )
        await audit.note(trx, {
          ...{ staffId: viewer.personId, resource, recordId: u_id, action: 'create' },
          changes: { url: [null, url], kinds: [null, kinds] },
        })
        return { ...(await one(trx, u_id)), secret }
      })
    },

    /** A healer's own is turned off and on, and nothing else of it is changed. @throws DomainError stepUpRequired, invalidInput, notFound */
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
        const isOther =
          url !== before.url || description !== before.description || healerId !== before.healer?.u_id
        if (before.is_own && (isOther || kinds.join() !== before.kinds.join())) refuseOwn()
        await rows.change(trx, before, { url, description, kinds, state, healer_id: healerId })
        await audit.note(trx, {
          ...{ staffId: viewer.personId, resource, recordId: id, action: 'change' },
          changes: { url: [before.url, url], kinds: [before.kinds, kinds], state: [before.state, state] },
        })
        return one(trx, id)
      })
    },

    /** Not of a healer's own, whose secret is the healer's. @throws DomainError stepUpRequired, notFound, invalidInput */
    renewSecret: (viewer: Viewer, id: string) =>
      inTransaction(db, async (trx) => {
        await stepUp.require(trx, viewer)
        if ((await one(trx, id)).is_own) refuseOwn()
        const renewed = await rows.renewSecret(trx, id)
        await audit.note(trx, { staffId: viewer.personId, resource, recordId: id, action: 'new-secret' })
        return renewed
      }),

    /** @throws DomainError stepUpRequired, notFound */
    async remove(viewer: Viewer, id: string) {
      return inTransaction(db, async (trx) => {
        await stepUp.require(trx, viewer)
        const { url } = await one(trx, id)
        await rows.remove(trx, id)
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
