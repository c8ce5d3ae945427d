import type { CallAnswer } from '@newyou/contract/api'
import { strToU8, zipSync } from 'fflate'
import { sendForm } from './multipart.ts'
import type { Answered, TestApp, TestUser } from './test-app.ts'

type Details = CallAnswer<'GET /api/staff/imports/{id}'>['data']

/** A workbook as Excel writes it: texts in place, numbers as they are, days as numbers with the format of a date. */
export function workbook(rows: readonly (readonly (string | number | { day: number } | null)[])[]): Buffer {
  const cell = (value: string | number | { day: number } | null, place: string) => {
    if (value === null) return ''
    if (typeof value === 'string') return `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`
    return typeof value === 'number'
      ? `<c r="${place}"><v>${value}</v></c>`
      : `<c r="${place}" s="1"><v>${value.day}</v></c>`
  }
  const lines = rows.map(
    (row, at) =>
      `<row r="${at + 1}">${row.map((value, column) => cell(value, String.fromCharCode(65 + column) + (at + 1))).join('')}</row>`,
  )
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const files = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Clients" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
  }
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  )
}

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
