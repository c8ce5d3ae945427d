import { givesMoreForLess, pricedResources } from '@newyou/contract/administration/back-office/prices'
import type { Resource, Row, Values } from '@newyou/contract/administration/back-office/resource'
import { sql } from 'kysely'
import { differences } from '../../foundation/audit/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Trx } from '../../platform/database/database.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Approvals } from './approvals.ts'
import type { RecordGuard } from './record-needs.ts'
import type { Records } from './records.ts'
import type { Table } from './table.ts'

/** The same with whether a change of its price waits. */
export const withPriceWaiting = (name: string, table: Table): Table => ({
  ...table,
  reads: {
    ...table.reads,
    waits_for_approval: sql`exists (select from approval v
      where v.kind = 'price' and v.state = 'waiting' and v.subject = ${sql.lit(`${name}/`)} || t.u_id)`,
  },
})

/**
 * A lower price, or more for the same price, is a discount for everyone without a limit of uses: as such a coupon, it
 * waits for another colleague. An unpublished item was never sold, and has no price yet.
 */
export function createPriceApproval({ approvals, clock }: { approvals: Approvals; clock: Clock }) {
  const known = new Map<string, Records>()
  const placeOf = (subject: string) => {
    const [name = '', id = ''] = subject.split('/')
    return { records: orNotFound(known.get(name)), id }
  }
  approvals.register('price', {
    isDecidedBy: () => true,
    async lock(trx, subject) {
      const { records, id } = placeOf(subject)
      await records.lockIn(trx, id)
    },
    async apply(trx, viewer, { subject, changes }) {
      const { records, id } = placeOf(subject)
      await records.applyIn(trx, id, changes, viewer.personId)
    },
  })

  return {
    /** The guard of a resource with a price; undefined for others. */
    guardOf: ({ name }: Pick<Resource, 'name'>): RecordGuard | undefined =>
      pricedResources.has(name)
        ? {
            async hold(trx: Trx, viewer: Viewer, before: Row, values: Values) {
              if (!before.published_at || new Date(before.published_at) > clock.now()) return values
              const held = givesMoreForLess(before, values)
              if (held.length === 0) return values
              const wanted = (of: Values) => Object.fromEntries(held.map((field) => [field, of[field]]))
              await approvals.ask(trx, viewer.personId, {
                kind: 'price',
                subject: `${name}/${before.u_id}`,
                title: String(before.title),
                changes: differences(wanted(before), wanted(values)),
                amountPaise: null,
                needsSecond: true,
              })
              return Object.fromEntries(Object.entries(values).filter(([field]) => !held.includes(field)))
            },
          }
        : undefined,
    /** Where approved changes of this resource are written. */
    of: (name: string, records: Records) => known.set(name, records),
  }
}
