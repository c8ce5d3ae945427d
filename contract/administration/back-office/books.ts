import { z } from 'zod'
import { endpoint, instant, paging, uId } from '../../endpoint.ts'

const who = ['finance', 'admin'] as const

/** A transaction of the ledger; its entries sum to zero in each asset. */
export const ledgerTransaction = z.object({
  u_id: uId,
  kind: z.string(),
  note: z.string(),
  created_at: instant,
  entries: z.array(z.object({ account: z.string(), owner: z.string(), asset: z.string(), amount: z.int() })),
})
export type LedgerTransaction = z.output<typeof ledgerTransaction>

const accountTotal = z.object({
  /** The kind of account. */
  u_id: z.string(),
  asset: z.string(),
  /** Number of accounts of this kind; each account of the platform itself is one. */
  accounts: z.int(),
  /** Paise, or hundredths of a point. */
  posted: z.int(),
  held: z.int(),
})
export type AccountTotal = z.output<typeof accountTotal>

const proof = z.object({
  u_id: z.string(),
  proved_at: instant,
  accounts: z.int(),
  /** The difference in paise between balances and the sum of their entries and holds. */
  drift: z.int(),
  faults: z.record(z.string(), z.int()),
})
export type LedgerProofRow = z.output<typeof proof>

const reconciliation = z.object({
  u_id: uId,
  from: instant,
  to: instant,
  run_at: instant,
  payments: z.int(),
  refunds: z.int(),
  differences: z.array(
    z.object({
      what: z.string(),
      provider_id: z.string(),
      order_u_id: uId.nullable(),
      theirs: z.string().nullable(),
      ours: z.string().nullable(),
    }),
  ),
})
export type ReconciliationRow = z.output<typeof reconciliation>

export const books = {
  'GET /api/staff/ledger': endpoint({
    summary:
      'List transactions of the ledger with their entries, latest first; filter by an id or the owner’s contact',
    who,
    query: z.strictObject({
      ...paging(25),
      search: z.string().trim().max(80).optional(),
      kind: z.string().trim().max(60).optional(),
      from: instant.optional(),
      to: instant.optional(),
    }),
    data: z.array(ledgerTransaction),
    list: true,
  }),
  'GET /api/staff/ledger-accounts': endpoint({
    summary: 'List the balances of each kind of account; the balances of one asset sum to zero',
    who,
    query: z.strictObject(paging(100)),
    data: z.array(accountTotal),
    list: true,
  }),
  'GET /api/staff/ledger-proofs': endpoint({
    summary: 'List the results of the ledger checks, latest first',
    who,
    query: z.strictObject(paging(10)),
    data: z.array(proof),
    list: true,
  }),
  'POST /api/staff/ledger-proofs': endpoint({
    summary: 'Check the ledger now',
    who,
    data: proof,
    created: true,
  }),
  'GET /api/staff/reconciliations': endpoint({
    summary: 'List reconciliations of the ledger with the payment gateway, latest first',
    who,
    query: z.strictObject(paging(25)),
    data: z.array(reconciliation),
    list: true,
  }),
}
