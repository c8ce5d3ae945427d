import { orderKindRules, orderKinds } from '@newyou/contract/payments/payments'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()

/**
 * What a new kind of order needs: its name in `orderKinds`, what it may be paid with in `orderKindRules`, goods in
 * `server/app.ts`, and its word in `web/messages/en/payments.ts`. The compiler asks for the last three; this asks that
 * they work, and that the table takes the name.
 */
test.each(orderKinds)(
  '%s can be sold: the table takes it, a fulfilment stands behind it, its rules are known',
  async (kind) => {
    const { rows } = await sql<{ rule: string }>`select pg_get_constraintdef(oid) as rule from pg_constraint
    where conname = 'orders_kind_check'`.execute(app().db)
    expect(rows[0]?.rule).toContain(`'${kind}'`)
    const fulfilments = app().app.modules.payments.fulfilments.of(kind)
    expect(fulfilments.fulfil).toBeTypeOf('function')
    expect(fulfilments.release).toBeTypeOf('function')
    for (const source of orderKindRules[kind].takes)
      expect(['coupon', 'life-points', 'wallet']).toContain(source)
  },
)
