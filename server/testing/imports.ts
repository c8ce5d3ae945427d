import type { CallAnswer } from '@newyou/contract/api'
import { sendForm } from './multipart.ts'
import type { Answered, TestApp, TestUser } from './test-app.ts'

type Details = CallAnswer<'GET /api/staff/imports/{id}'>['data']

/** What an administrator does with a file. */
export function importsOf(app: () => TestApp, admin: () => TestUser) {
  const at = (id: string) => ({ params: { id } })
  const read = (table: string | Buffer, name = 'clients.csv', kind = 'clients') =>
    sendForm(
      app(),
      'POST',
      '/api/staff/imports',
      { kind },
      [{ field: 'table', name, content: Buffer.from(table) }],
      admin(),
    ) as Promise<Answered<'POST /api/staff/imports'>> // what the call answers
  const check = (id: string, columns: Record<string, number>, healer_u_id: string | null = null) =>
    app().call(
      'PUT /api/staff/imports/{id}/columns',
      { ...at(id), body: { columns, healer_u_id } },
      { as: admin() },
    )
  return {
    read,
    check,
    apply: (id: string) => app().call('POST /api/staff/imports/{id}/apply', at(id), { as: admin() }),
    undo: (id: string) => app().call('POST /api/staff/imports/{id}/undo', at(id), { as: admin() }),
    ask: (id: string) => app().call('POST /api/staff/imports/{id}/question', at(id), { as: admin() }),
    one: async (id: string) =>
      (await app().call('GET /api/staff/imports/{id}', at(id), { as: admin() })).data,
    lines: async (id: string) =>
      (await app().call('GET /api/staff/imports/{id}/lines', { ...at(id), query: {} }, { as: admin() })).data,

    /** A file with its columns as they were guessed. */
    async tried(table: string | Buffer, kind = 'clients', healerId: string | null = null): Promise<Details> {
      const begun = await read(table, `${kind}.csv`, kind)
      if (!begun.data) throw new Error(`not read: ${begun.message}`)
      const { data, message } = await check(begun.data.u_id, begun.data.columns, healerId)
      if (!data) throw new Error(`not tried: ${message}`)
      return data
    },
  }
}
