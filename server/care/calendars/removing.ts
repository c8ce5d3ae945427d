import { sql } from 'kysely'
import { inTransaction, type Trx } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockCalendar, type NextFree, removeBusy } from '../healers/index.ts'
import type { Channels } from './channels.ts'
import type { PartingJobs } from './parting.ts'

/** Accounts of healers who have left that one round gives up. */
const leftAtOnce = 100

interface RemovingNeeds extends Pick<Platform, 'db' | 'clock'> {
  channels: Pick<Channels, 'of'>
  nextFree: Pick<NextFree, 'refresh'>
  parting: PartingJobs
}

/** Removes calendars and accounts with all that they said. The caller holds the healer's calendar, and refreshes the first free times. */
export function createRemoving({ db, clock, channels, nextFree, parting }: RemovingNeeds) {
  async function drop(trx: Trx, sourceIds: readonly string[]) {
    await trx
      .deleteFrom('calendar_source')
      .where('u_id', '=', sql<string>`any(${sourceIds}::uuid[])`)
      .execute()
    await removeBusy(trx, sourceIds)
  }

  async function account(trx: Trx, accountId: string) {
    const sources = await trx
      .selectFrom('calendar_source')
      .select('u_id')
      .where('account_id', '=', accountId)
      .execute()
    const sourceIds = sources.map(({ u_id }) => u_id)
    const known = await channels.of(trx, sourceIds)
    await drop(trx, sourceIds)
    const gone = await trx
      .deleteFrom('calendar_account')
      .where('u_id', '=', accountId)
      .returning(['provider', 'sealed_access', 'ended_at'])
      .executeTakeFirst()
    // Where the person withdrew their consent, there is nothing to give back.
    if (gone && !gone.ended_at)
      await parting.send(trx, {
        ...{ provider: gone.provider, sealed_access: gone.sealed_access, channels: known, revokes: true },
      })
  }

  return {
    account,

    /** Calendars by their address, or of one account, which stays. */
    async sources(trx: Trx, sourceIds: readonly string[]) {
      if (sourceIds.length === 0) return
      const known = await channels.of(trx, sourceIds)
      const account = await trx
        .selectFrom('calendar_source as s')
        .innerJoin('calendar_account as a', 'a.u_id', 's.account_id')
        .select(['a.provider', 'a.sealed_access'])
        .where('s.u_id', '=', sql<string>`any(${sourceIds}::uuid[])`)
        .where('a.ended_at', 'is', null)
        .executeTakeFirst()
      await drop(trx, sourceIds)
      if (account && known.length > 0)
        await parting.send(trx, { ...account, channels: known, revokes: false })
    },

    /** Each hour: the accounts of healers who are on the site no more. */
    async ofThoseWhoLeft() {
      const left = await db
        .selectFrom('calendar_account as a')
        .innerJoin('healer_card as h', 'h.u_id', 'a.healer_id')
        .select(['a.u_id', 'a.healer_id'])
        .where('h.state', '=', 'refused')
        .limit(leftAtOnce)
        .execute()
      for (const { u_id: accountId, healer_id: healerId } of left)
        await inTransaction(db, async (trx) => {
          await lockCalendar(trx, healerId)
          await account(trx, accountId)
          await nextFree.refresh(trx, healerId, clock.now())
        })
    },
  }
}
export type Removing = ReturnType<typeof createRemoving>
