import { z } from 'zod'
import { endpoint, instant, paging, paise, uId } from '../../endpoint.ts'

const who = ['finance', 'admin'] as const

export const documentKinds = ['invoice', 'credit-note'] as const

const taxDocument = z.object({
  u_id: uId,
  kind: z.enum(documentKinds),
  number: z.string(),
  issued_at: instant,
  order_u_id: uId,
  title: z.string(),
  client: z.object({ u_id: uId, name: z.string() }),
  place_of_supply: z.string(),
  taxable_paise: paise,
  cgst_paise: paise,
  sgst_paise: paise,
  igst_paise: paise,
  /** Including tax. */
  amount_paise: paise,
})
export type TaxDocument = z.output<typeof taxDocument>

const filters = {
  search: z.string().trim().max(80).optional(),
  kind: z.enum(documentKinds).optional(),
  from: instant.optional(),
  /** Documents issued before this time. */
  to: instant.optional(),
}

export const invoices = {
  'GET /api/staff/invoices': endpoint({
    summary:
      'List invoices and credit notes, latest first; filter by document number, receipt, order id, or the client’s contact or id',
    who,
    query: z.strictObject({ ...paging(25), ...filters }),
    data: z.array(taxDocument),
    list: true,
  }),
  'GET /api/staff/invoices/export': endpoint({
    summary: 'Export up to 10,000 of these documents as a CSV table; the download is logged',
    who,
    query: z.strictObject(filters),
    data: z.object({ name: z.string(), csv: z.string(), rows: z.int(), total: z.int() }),
  }),
}
