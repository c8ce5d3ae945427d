import { options } from '@newyou/contract/administration/back-office/options'
import type { ListQuery, Resource, State, Values } from '@newyou/contract/administration/back-office/resource'
import { callsOf } from '@newyou/contract/administration/back-office/resource-calls'
import { settingCalls } from '@newyou/contract/administration/back-office/settings'
import type { Description } from '@newyou/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { type Limit, limits } from '../../platform/http/limits.ts'
import { bindRoutes, type Incoming, type Route } from '../../platform/http/routes.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Options } from './options.ts'
import type { Records } from './records.ts'
import type { SettingsOffice } from './settings.ts'

/** Input of resource calls; their schemas have validated it. */
interface Asked {
  id: string
  /** The saved version that is meant. */
  revision: number
  query: ListQuery
  values: Values & { version: number }
  viewer: Viewer
}

/** Binds the calls that follow from the declaration of a resource. */
export function resourceRoutes(app: FastifyInstance, of: Resource, records: Records) {
  const route = (limit: Limit, work: (asked: Asked) => Promise<object>): Route<Description> => ({
    limit,
    handle: async (incoming: Incoming<Description>) => {
      const { params, query, body, viewer } = incoming as unknown as {
        params: { id?: string; revision?: number }
        query: ListQuery
        body: Asked['values']
        viewer: Viewer
      } // checked by the schemas of the resource
      const answer = await work({
        id: params.id ?? '',
        revision: params.revision ?? 0,
        query,
        values: body,
        viewer,
      })
      return answer as { data: unknown }
    },
  })
  const path = `/api/staff/${of.name}`
  const revisions: Record<string, Route<Description>> = {
    [`GET ${path}/{id}/revisions`]: route(limits.read, ({ id, query }) =>
      records.revisions(id, { page: query.page, size: query.items_per_page }),
    ),
    [`GET ${path}/{id}/revisions/{revision}`]: route(limits.read, async ({ id, revision }) => ({
      data: await records.revision(id, revision),
    })),
    [`POST ${path}/{id}/revisions/{revision}/restore`]: route(
      limits.write,
      async ({ id, revision, values, viewer }) => ({
        data: await records.restore(id, revision, values.version, viewer),
      }),
    ),
  }
  const all: Record<string, Route<Description>> = {
    ...revisions,
    [`GET ${path}`]: route(limits.read, ({ query }) => records.list(query)),
    [`GET ${path}/export`]: route(limits.upload, async ({ query, viewer: { personId: by } }) => ({
      data: await records.export(query, by),
    })),
    [`GET ${path}/{id}`]: route(limits.read, async ({ id }) => ({ data: await records.one(id) })),
    [`POST ${path}`]: route(limits.write, async ({ values, viewer }) => ({
      data: await records.create(values, viewer),
    })),
    [`PATCH ${path}/{id}`]: route(limits.write, async ({ id, values, viewer }) => ({
      data: await records.change(id, values, viewer),
    })),
    [`DELETE ${path}/{id}`]: route(limits.write, async ({ id, viewer: { personId: by } }) => {
      await records.remove(id, by)
      return { data: { u_id: id } }
    }),
    [`POST ${path}/{id}/state`]: route(limits.write, async ({ id, values, viewer: { personId: by } }) => {
      const {
        version,
        state,
        publish_at: at,
      } = values as unknown as {
        version: number
        state: State
        publish_at?: string
      }
      return { data: await records.move(id, version, state, by, at) }
    }),
    [`PUT ${path}/order`]: route(limits.write, async ({ values, viewer: { personId: by } }) => {
      const { order } = values as unknown as { order: { u_id: string; version: number }[] }
      return { data: await records.arrange(order, by) }
    }),
    [`POST ${path}/bulk`]: route(limits.write, async ({ values, viewer: { personId: by } }) => {
      const { ids, state } = values as unknown as { ids: string[]; state: State }
      return { data: await records.moveAll(ids, state, by) }
    }),
  }
  bindRoutes(app, callsOf(of) as Record<string, Description>, all)
}

export function settingRoutes(app: FastifyInstance, settings: SettingsOffice) {
  bindRoutes(app, settingCalls, {
    'GET /api/staff/settings': {
      limit: limits.read,
      handle: async () => ({ data: await settings.read() }),
    },
    'PATCH /api/staff/settings': {
      limit: limits.write,
      handle: async ({ viewer, body: { version, values } }) => ({
        data: await settings.change(viewer, version, values),
      }),
    },
  })
}

export function optionRoutes(app: FastifyInstance, choose: Options) {
  bindRoutes(app, options, {
    'GET /api/staff/options/{kind}': {
      limit: limits.read,
      handle: ({ params, query: { page, items_per_page: size, ...query } }) =>
        choose(params.kind, query, { page, size }),
    },
  })
}
