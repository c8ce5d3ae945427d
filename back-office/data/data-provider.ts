import {
  changed,
  type Resource,
  type Row,
  written,
} from '@newyou/contract/administration/back-office/resource'
import { resources } from '@newyou/contract/administration/back-office/resources'
import type { DataProvider, GetListParams, RaRecord } from 'react-admin'
import { callByName as call, callResource } from './call.ts'

const resourceNamed = (name: string): Resource | undefined => resources.find((one) => one.name === name)

const withId = (row: unknown): RaRecord => {
  const { u_id: id, ...rest } = row as Row // every record of the back office has one
  return { id, u_id: id, ...rest }
}

/** `options/healers` is the list of a field that points to another record. */
function listCall(name: string): [string, { params?: { kind: string } }] {
  const [first, kind] = name.split('/')
  return first === 'options' && kind
    ? ['GET /api/staff/options/{kind}', { params: { kind } }]
    : [`GET /api/staff/${name}`, {}]
}

export function queryOf(name: string, { pagination, sort, filter = {} }: Partial<GetListParams>) {
  const sorting = sort?.field && sort.field !== 'id' && !name.startsWith('options/')
  const isKnown = resourceNamed(name)?.sorts.includes(sort?.field ?? '')
  return {
    ...(pagination && { page: pagination.page, items_per_page: pagination.perPage }),
    ...(sorting && isKnown && { sort: sort.order === 'DESC' ? `-${sort.field}` : sort.field }),
    ...Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '' && value !== null)),
  }
}

/** How calls of their own name the id. */
const idNames: Record<string, string> = {
  healers: 'healerId',
  colleagues: 'personId',
  clients: 'personId',
  orders: 'orderId',
  'payable-orders': 'orderId',
  'till-sessions': 'sessionId',
  'payout-batches': 'batchId',
  appointments: 'appointmentId',
  inbox: 'letterId',
  submissions: 'submissionId',
  'community-reports': 'reportId',
}

async function list(name: string, params: Partial<GetListParams>) {
  const [path, input] = listCall(name)
  const { data, total } = await call(path, { ...input, query: queryOf(name, params) })
  return { data: (data as unknown[]).map(withId), total: total ?? 0 }
}

const asSent = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString()
  return Array.isArray(value) ? value.filter((one) => one !== '') : value
}

/** The fields of a form that may be sent; what was never filled in is left out. */
function bodyOf(name: string, values: Record<string, unknown>, isNew: boolean) {
  const of = resourceNamed(name)
  if (!of) return values
  return Object.fromEntries(
    (isNew ? written(of) : changed(of)).flatMap(([field, { kind, isNullable }]) => {
      const value = asSent(values[field])
      const isEmptyText = value === null && (kind === 'text' || kind === 'long' || kind === 'rich')
      if (value === undefined || (value === null && !isNullable && !isEmptyText)) return []
      return [[field, isEmptyText ? '' : value]]
    }),
  )
}

export const dataProvider = {
  getList: list,
  async getOne(name: string, { id }: { id: string }) {
    const param = idNames[name] ?? 'id'
    return {
      data: withId((await call(`GET /api/staff/${name}/{${param}}`, { params: { [param]: id } })).data),
    }
  },
  async getMany(name: string, { ids }: { ids: string[] }) {
    return list(name, { filter: { ids: ids.join(',') }, pagination: { page: 1, perPage: 100 } })
  },
  async getManyReference(
    name: string,
    { target, id, ...params }: GetListParams & { target: string; id: string },
  ) {
    return list(name, { ...params, filter: { ...params.filter, [target]: id } })
  },
  async create(name: string, { data }: { data: Record<string, unknown> }) {
    return { data: withId((await call(`POST /api/staff/${name}`, { body: bodyOf(name, data, true) })).data) }
  },
  async update(
    name: string,
    { id, data, previousData }: { id: string; data: Record<string, unknown>; previousData: Row },
  ) {
    const body = { version: data.version ?? previousData.version, ...bodyOf(name, data, false) }
    return { data: withId((await call(`PATCH /api/staff/${name}/{id}`, { params: { id }, body })).data) }
  },
  async updateMany(
    name: string,
    { ids, data }: { ids: string[]; data: { state: 'draft' | 'published' | 'archived' } },
  ) {
    const answer = await callResource(name, 'POST /api/staff/{name}/bulk', {
      body: { ids, state: data.state },
    })
    return { data: answer.data.changed }
  },
  async delete(name: string, { id, previousData }: { id: string; previousData: RaRecord }) {
    await callResource(name, 'DELETE /api/staff/{name}/{id}', { params: { id } })
    return { data: previousData }
  },
  async deleteMany(name: string, { ids }: { ids: string[] }) {
    for (const id of ids) await callResource(name, 'DELETE /api/staff/{name}/{id}', { params: { id } })
    return { data: ids }
  },
} as unknown as DataProvider // its methods are generic over records that we do not name
