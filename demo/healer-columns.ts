import { type HealerFieldName, healerFields } from '@newyou/contract/care/healers/fields'
import { having, namesOf } from '@newyou/contract/people/accounts/declared'
import type { Insertable } from 'kysely'
import type { DB } from '../server/platform/database/schema.ts'
import type { DemoHealer } from './content/healer.ts'

const stored = (value: unknown) =>
  typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value) : value

function columnsOf<Name extends HealerFieldName>(healer: DemoHealer, names: readonly Name[]) {
  const known: Partial<Record<string, unknown>> = healer
  const told = names.filter((name) => known[name] !== undefined).map((name) => [name, stored(known[name])])
  return Object.fromEntries(told) as Pick<Insertable<DB['healer']>, Exclude<Name, 'price_rupees'>> // as healers of the demo are typed
}

/** The columns of what the demo says of a healer under the names of the declaration. */
export const healerColumns = (healer: DemoHealer) =>
  columnsOf(healer, namesOf(healerFields)) as Pick<
    Insertable<DB['healer']>,
    keyof DemoHealer & HealerFieldName
  >

/** Of these, the texts that staff read before the public does. */
export const reviewedColumns = (healer: DemoHealer) =>
  columnsOf(healer, namesOf(having(healerFields, 'page', 'reviewed')))
