import { after, type Clock, days } from '../../platform/clock.ts'
import { type Database, inTransaction, type Trx } from '../../platform/database/database.ts'
import type { PartitionedTable } from '../../platform/database/partitions.ts'
import type { Settings } from '../settings/index.ts'

interface FilingDependencies {
  db: Database
  clock: Clock
  settings: Pick<Settings, 'read'>
}

const fileUnread = (trx: Trx, personId: string) =>
  trx
    .updateTable('notification')
    .set({ is_read: true, is_filed: true })
    .where('person_id', '=', personId)
    .where('is_read', '=', false)
    .where('is_filed', '=', false)

/**
 * Reading a notification files it in the partition of its month, with which it is deleted. Unread ones are at hand, in
 * one small partition, for good.
 */
export function createFiling({ db, clock, settings }: FilingDependencies) {
  const keepDays = async () => (await settings.read()).notification_keep_days
  return {
    partitions: [
      { table: 'notification_filed', column: 'created_at', every: 'month', keepDays },
    ] satisfies PartitionedTable[],

    /** Marks one or all as read; those of other people are ignored. */
    async read(personId: string, only?: string) {
      // A transaction runs again when another call has filed the same row meanwhile.
      await inTransaction(db, async (trx) => {
        const unread = fileUnread(trx, personId)
        await (only ? unread.where('u_id', '=', only) : unread).execute()
      })
    },

    /** Marks the notifications about this item as read, after it was seen elsewhere. */
    async readAbout(trx: Trx, personId: string, targetId: string) {
      await fileUnread(trx, personId).where('target_id', '=', targetId).execute()
    },

    /** Deletes old ones that were read before reading filed them. */
    async sweep() {
      await db
        .deleteFrom('notification')
        .where('is_filed', '=', false)
        .where('is_read', '=', true)
        .where('created_at', '<', after(clock.now(), -days(await keepDays())))
        .execute()
    },
  }
}

export type Filing = ReturnType<typeof createFiling>
