import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { after, days, hours } from '../../platform/clock.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashOfToken } from '../../platform/token-hash.ts'
import type { AccountAccess } from './account-access.ts'
import { type CalendarProvider, type Channel, ProviderError } from './provider.ts'

const tokenBytes = 32
/** What is asked for; providers may give less. */
const lives = days(7)
/** Channels end without a word, and some of what they tell is lost: each is a new one after a day. */
const renewedAfter = days(1)
const renewedBefore = hours(12)

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface ChannelNeeds extends Pick<Platform, 'db' | 'clock' | 'ids' | 'random'> {
  access: AccountAccess
}

/** By which providers tell us at once that a calendar has changed. */
export function createChannels({ db, clock, ids, random, access }: ChannelNeeds) {
  const keep = (sourceId: string, channel: Channel & { token: string; until: Date }) =>
    inTransaction(db, async (trx) => {
      const known = await trx
        .selectFrom('calendar_source')
        .select('u_id')
        .where('u_id', '=', sourceId)
        .forUpdate()
        .executeTakeFirst()
      // Removed meanwhile: the new one is as needless as the old one.
      if (!known) return channel
      const old = await trx
        .deleteFrom('calendar_channel')
        .where('source_id', '=', sourceId)
        .returning(['u_id as id', 'resource'])
        .executeTakeFirst()
      await trx
        .insertInto('calendar_channel')
        .values({
          ...{ u_id: channel.id, source_id: sourceId, resource: channel.resource },
          ...{ token_hash: hashOfToken(channel.token), opened_at: clock.now(), ends_at: channel.until },
        })
        .execute()
      return old
    })

  /** The same channel for longer. False where there is none any more. */
  async function prolong(
    provider: CalendarProvider,
    way: string,
    sourceId: string,
    known: Channel,
    now: Date,
  ): Promise<boolean> {
    const until = await provider.prolong?.(way, known, after(now, lives))
    if (!until) return false
    await db
      .updateTable('calendar_channel')
      .set({ opened_at: now, ends_at: until })
      .where('source_id', '=', sourceId)
      .where('u_id', '=', known.id)
      .execute()
    return true
  }

  /** One that is not known there has ended by itself. */
  const stop = (provider: CalendarProvider, token: string, channel: Channel) =>
    provider.unwatch?.(token, channel).catch((error: unknown) => {
      if (!(error instanceof ProviderError && error.problem === 'gone')) throw error
    })

  return {
    stop,

    /** The channels of these calendars, which are removed with them. */
    of: (trx: Queryable, sourceIds: readonly string[]): Promise<Channel[]> =>
      trx
        .selectFrom('calendar_channel')
        .select(['u_id as id', 'resource'])
        .where('source_id', '=', sql<string>`any(${sourceIds}::uuid[])`)
        .execute(),

    /** Opens a channel where there is none, prolongs an old one, or opens another in its place. False: changes are not told. */
    async ensure(source: { u_id: string; account_id: string }, calendarId: string): Promise<boolean> {
      const now = clock.now()
      const known = await db
        .selectFrom('calendar_channel')
        .select(['u_id as id', 'resource', 'opened_at', 'ends_at'])
        .where('source_id', '=', source.u_id)
        .executeTakeFirst()
      const isFresh =
        known && after(known.opened_at, renewedAfter) > now && after(now, renewedBefore) < known.ends_at
      if (isFresh) return true
      const [id, token] = [ids.next(), random.bytes(tokenBytes).toString('base64url')]
      try {
        return await access.use(source.account_id, async (provider, way) => {
          if (!provider.watch) return false
          if (known && (await prolong(provider, way, source.u_id, known, now))) return true
          const opened = await provider.watch(way, calendarId, { id, token, until: after(now, lives) })
          const old = await keep(source.u_id, { id, token, ...opened })
          if (old) await stop(provider, way, old)
          return true
        })
      } catch (error) {
        // It is read all the same, and again soon.
        if (!(error instanceof ProviderError) || error.problem === 'ended') throw error
        return Boolean(known && known.ends_at > now)
      }
    },

    /**
     * The channels among these that know their token, with their calendars.
     * @throws DomainError notFound where none does, by which a provider may end it
     */
    async known(trx: Trx, named: readonly { id: string; token: string }[]) {
      const tokens = new Map(named.map(({ id, token }) => [id, hashOfToken(token)]))
      const ids = [...tokens.keys()].filter((id) => uuid.test(id))
      const rows = await trx
        .selectFrom('calendar_channel')
        .select(['u_id as id', 'source_id as sourceId', 'token_hash'])
        .where('u_id', '=', sql<string>`any(${ids}::uuid[])`)
        .execute()
      const found = rows.filter(({ id, token_hash: hash }) =>
        timingSafeEqual(hash, tokens.get(id) ?? Buffer.alloc(hash.length)),
      )
      if (found.length === 0) throwError('notFound')
      return found.map(({ id, sourceId }) => ({ id, sourceId }))
    },

    /** Of these the next reading asks for a longer time. */
    async renew(trx: Trx, ids: readonly string[]) {
      await trx
        .updateTable('calendar_channel')
        .set({ opened_at: after(clock.now(), -renewedAfter) })
        .where('u_id', '=', sql<string>`any(${ids}::uuid[])`)
        .execute()
    },

    /** These have ended there; the next reading opens others. */
    async forget(trx: Trx, ids: readonly string[]) {
      await trx.deleteFrom('calendar_channel').where('u_id', '=', sql<string>`any(${ids}::uuid[])`).execute()
    },
  }
}
export type Channels = ReturnType<typeof createChannels>
