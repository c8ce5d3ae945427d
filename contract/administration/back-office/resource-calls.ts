import { z } from 'zod'
import { instant, paging, uId } from '../../endpoint.ts'
import type { ErrorCode } from '../../errors.ts'
import type { StaffRole } from '../../vocabulary.ts'
import { type Field, shapeOf } from './fields.ts'
import {
  changeOf,
  formOf,
  type ListQuery,
  listed,
  orderedMax,
  type Resource,
  type Row,
  states,
  type Values,
  versionNumber,
} from './resource.ts'
import { type RevisionRow, revision, revisionQuery, revisionRow } from './revisions.ts'

const idOf = (of: Resource) => (of.idIsWord ? z.string().regex(/^[A-Za-z0-9_-]{1,60}$/) : uId)
const revisionNumber = z.coerce.number<string>().int().min(1).max(2_000_000_000)

const stateShape = { state: z.enum(states), published_at: instant.nullable() }
const rowOf = (of: Resource, fields: [string, Field][]) =>
  z.object({
    u_id: z.string(),
    version: z.int(),
    ...(of.hasStates ? stateShape : {}),
    ...Object.fromEntries(fields.map(([name, field]) => [name, shapeOf(field)])),
  }) as unknown as z.ZodType<Row>

const filterOf = ({ kind, schema }: Field): z.ZodType =>
  kind === 'yes-no'
    ? z.enum(['true', 'false'])
    : kind === 'choices' || kind === 'records'
      ? z.string().trim().max(60)
      : schema

function queryOf(of: Resource) {
  const sorts = of.sorts.flatMap((name) => [name, `-${name}`]) as [string, ...string[]]
  return z.strictObject({
    ...paging(25),
    search: z.string().trim().max(80).optional(),
    sort: z.enum(sorts).optional(),
    ids: z
      .string()
      .max(4000)
      .transform((list) => list.split(','))
      .pipe(z.array(idOf(of)).max(100))
      .optional(),
    ...(of.hasStates ? { state: z.enum(states).optional() } : {}),
    ...Object.fromEntries(
      (of.filters ?? []).flatMap((name) => {
        const field = of.fields[name]
        return field ? [[name, filterOf(field).optional()]] : []
      }),
    ),
  }) as unknown as z.ZodType<ListQuery>
}

interface CallShape {
  summary: string
  who: readonly StaffRole[]
  errors?: readonly ErrorCode[]
}
interface ListCall extends CallShape {
  query: z.ZodType<ListQuery, Partial<ListQuery>>
  data: z.ZodType<Row[]>
  list: true
}
interface OneCall extends CallShape {
  params: z.ZodType<{ id: string }>
  data: z.ZodType<Row>
}
interface CreateCall extends CallShape {
  body: z.ZodType<Values>
  data: z.ZodType<Row>
  created: true
}
interface ChangeCall extends OneCall {
  body: z.ZodType<Values & { version: number }>
}
const stateBody = z.strictObject({
  version: versionNumber,
  state: z.enum(states),
  /** When a scheduled record will be published. */
  publish_at: instant.optional(),
})
interface StateCall extends OneCall {
  body: typeof stateBody
}
const bulkBody = z.strictObject({
  ids: z.array(uId).min(1).max(100),
  state: z.enum(['draft', 'published', 'archived']),
})
const bulkData = z.object({
  changed: z.array(z.string()),
  refused: z.array(z.object({ u_id: z.string(), message: z.string() })),
})
interface BulkCall extends CallShape {
  body: typeof bulkBody
  data: typeof bulkData
}
/** `total` can be more than `rows`: a table has only the first records. */
const exportData = z.object({ name: z.string(), csv: z.string(), rows: z.int(), total: z.int() })
interface ExportCall extends CallShape {
  query: z.ZodType<ListQuery, Partial<ListQuery>>
  data: typeof exportData
}
const deletedData = z.object({ u_id: z.string() })
interface RevisionsCall extends CallShape {
  params: z.ZodType<{ id: string }>
  query: typeof revisionQuery
  data: z.ZodType<RevisionRow[]>
  list: true
}
interface RevisionCall extends CallShape {
  params: z.ZodType<{ id: string; revision: number }, { id: string; revision: string }>
  data: typeof revision
}
const restoreBody = z.strictObject({ version: versionNumber })
interface RestoreCall extends CallShape {
  params: z.ZodType<{ id: string; revision: number }, { id: string; revision: string }>
  body: typeof restoreBody
  data: z.ZodType<Row>
}
interface OrderCall extends CallShape {
  body: z.ZodType<{ order: { u_id: string; version: number }[] }>
  data: z.ZodType<Row[]>
}
interface DeleteCall extends CallShape {
  params: z.ZodType<{ id: string }>
  data: typeof deletedData
}

/** The calls of resources by their names. Those that a resource does not offer answer 404. */
export type ResourceCalls<Name extends string> = { [K in Name as `GET /api/staff/${K}`]: ListCall } & {
  [K in Name as `GET /api/staff/${K}/{id}`]: OneCall
} & { [K in Name as `GET /api/staff/${K}/export`]: ExportCall } & {
  [K in Name as `POST /api/staff/${K}`]: CreateCall
} & { [K in Name as `PATCH /api/staff/${K}/{id}`]: ChangeCall } & {
  [K in Name as `DELETE /api/staff/${K}/{id}`]: DeleteCall
} & { [K in Name as `POST /api/staff/${K}/{id}/state`]: StateCall } & {
  [K in Name as `POST /api/staff/${K}/bulk`]: BulkCall
} & { [K in Name as `PUT /api/staff/${K}/order`]: OrderCall } & {
  [K in Name as `GET /api/staff/${K}/{id}/revisions`]: RevisionsCall
} & {
  [K in Name as `GET /api/staff/${K}/{id}/revisions/{revision}`]: RevisionCall
} & { [K in Name as `POST /api/staff/${K}/{id}/revisions/{revision}/restore`]: RestoreCall }

/** The calls of one resource, as the server binds them. */
export function callsOf(of: Resource) {
  const params = z.object({ id: idOf(of) })
  const row = rowOf(of, Object.entries(of.fields))
  const { one, many } = of.label
  const path = `/api/staff/${of.name}`
  const otp: ErrorCode[] = of.needsOtp ? ['stepUpRequired'] : []
  return {
    [`GET ${path}`]: {
      summary: `${many}: list them, with total, filters and sort`,
      who: of.read,
      query: queryOf(of),
      data: z.array(rowOf(of, listed(of))),
      list: true,
    },
    [`GET ${path}/export`]: {
      summary: `${many}: export them as a CSV table`,
      who: of.read,
      query: queryOf(of),
      data: exportData,
    },
    [`GET ${path}/{id}`]: { summary: `${one}: get it with all fields`, who: of.read, params, data: row },
    [`PATCH ${path}/{id}`]: {
      summary: `${one}: change it, unless it was changed meanwhile`,
      who: of.write,
      params,
      body: changeOf(of),
      data: row,
      errors: ['changedMeanwhile', ...otp],
    },
    ...(of.canCreate && {
      [`POST ${path}`]: {
        summary: `${one}: create one`,
        who: of.write,
        body: formOf(of),
        data: row,
        created: true,
        errors: otp,
      },
    }),
    ...(of.canDelete && {
      [`DELETE ${path}/{id}`]: {
        summary: `${one}: delete it, unless other records refer to it`,
        who: of.write,
        params,
        data: deletedData,
        errors: ['stillUsed'],
      },
    }),
    ...(of.isOrdered && {
      [`PUT ${path}/order`]: {
        summary: `${many}: set their order, unless one was changed meanwhile`,
        who: of.write,
        body: z.strictObject({
          order: z
            .array(z.strictObject({ u_id: idOf(of), version: versionNumber }))
            .min(1)
            .max(orderedMax),
        }),
        data: z.array(row),
        errors: ['changedMeanwhile'],
      },
    }),
    ...(of.keepsRevisions && {
      [`GET ${path}/{id}/revisions`]: {
        summary: `${one}: list its saved versions, latest first`,
        who: of.read,
        params,
        query: revisionQuery,
        data: z.array(revisionRow),
        list: true,
      },
      [`GET ${path}/{id}/revisions/{revision}`]: {
        summary: `${one}: get a saved version`,
        who: of.read,
        params: params.extend({ revision: revisionNumber }),
        data: revision,
      },
      [`POST ${path}/{id}/revisions/{revision}/restore`]: {
        summary: `${one}: restore a saved version as the latest; files stay as they are`,
        who: of.write,
        params: params.extend({ revision: revisionNumber }),
        body: restoreBody,
        data: row,
        errors: ['changedMeanwhile'],
      },
    }),
    ...(of.hasStates && {
      [`POST ${path}/{id}/state`]: {
        summary: `${one}: publish, schedule, archive or return it to draft`,
        who: of.write,
        params,
        body: stateBody,
        data: row,
        errors: ['changedMeanwhile', 'notNow'],
      },
      [`POST ${path}/bulk`]: {
        summary: `${many}: publish, archive or return several to draft`,
        who: of.write,
        body: bulkBody,
        data: bulkData,
      },
    }),
  } as ResourceCalls<string>
}
