import type { Transaction } from 'kysely'
import { after, days } from '../server/platform/clock.ts'
import type { DB } from '../server/platform/database/schema.ts'
import { demoHealers } from './content/healers.ts'
import { reviewedColumns } from './healer-columns.ts'
import { demoId } from './ids.ts'
import { loadHealerVersions } from './second-versions.ts'

/** New text that waits for staff, and one that was refused. */
const changes: readonly { slug: string; daysAgo: number; adds: string; refusedBecause?: string }[] = [
  {
    slug: 'kokila-shah',
    daysAgo: 2,
    adds: 'On Thursday afternoons I keep time for daughters who want to learn this together with their mothers.',
  },
  {
    slug: 'arvind-deshpande',
    daysAgo: 9,
    adds: 'Write to me on my private number and we will find a cheaper way.',
    refusedBecause:
      'Please leave out the private number: clients book and pay here, so that they are protected.',
  },
]

export async function loadPageChanges(trx: Transaction<DB>, now: Date) {
  for (const { slug, daysAgo, adds, refusedBecause = '' } of changes) {
    const healer = demoHealers.find((one) => one.slug === slug)
    if (!healer) throw new Error(`there is no demo healer ${slug}`)
    await trx
      .insertInto('healer_page_change')
      .values({
        healer_id: demoId('healer', slug),
        ...reviewedColumns(healer),
        about: [...healer.about, adds],
        sent_at: after(now, -days(daysAgo)),
        refused_because: refusedBecause,
        refused_at: refusedBecause ? after(now, -days(daysAgo - 1)) : null,
      })
      .execute()
  }
  await loadHealerVersions(trx)
}
