import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { sql } from 'kysely'
import { after, days, hours } from '../../platform/clock.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AccountAccess } from './account-access.ts'
import { type CalendarProvider, type Channel, ProviderError } from './provider.ts'

const tokenBytes = 32
/** What is asked for; providers may give less. */
const lives = days(7)
/** Channels end without a word, and some of what they tell is lost: each is a new one after a day. */
const renewedAfter = days(1)
const renewedBefore = hours(12)

const hashOf = (token: string) => createHash('sha256').update(token).digest()
const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '')
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
          ...{ token_hash: hashOf(channel.token), opened_at: clock.now(), ends_at: channel.until },
        })
        .execute()
      return old
    })

  /** One that is not known there has ended by itself. */
  const stop = (provider: CalendarProvider, token: string, channel: Channel) =>
    provider.unwatch(token, channel).catch((error: unknown) => {
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

    /** Opens a channel where there is none, or in the place of an old one. False: changes are not told. */
    async ensure(source: { u_id: string; account_id: string }, calendarId: string): Promise<boolean> {
      const now = clock.now()
      const known = await db
        .selectFrom('calendar_channel')
        .select(['opened_at', 'ends_at'])
        .where('source_id', '=', source.u_id)
        .executeTakeFirst()
      const isFresh =
        known && after(known.opened_at, renewedAfter) > now && after(now, renewedBefore) < known.ends_at
      if (isFresh) return true
      const [id, token] = [ids.next(), random.bytes(tokenBytes).toString('base64url')]
      try {
        await access.use(source.account_id, async (provider, way) => {
          const opened = await provider.watch(way, calendarId, { id, token, until: after(now, lives) })
          const old = await keep(source.u_id, { id, token, ...opened })
          if (old) await stop(provider, way, old)
        })
        return true
      } catch (error) {
        // It is read all the same, and again soon.
        if (!(error instanceof ProviderError) || error.problem === 'ended') throw error
        return Boolean(known && known.ends_at > now)
      }
    },

    /** The calendar of a channel that knows its token. @throws DomainError notFound, by which a provider may end it */
    async sourceOf(trx: Trx, { id, token }: { id: string; token: string }): Promise<string> {
      const found = uuid.test(id)
        ? await trx
            .selectFrom('calendar_channel')
            .select(['source_id', 'token_hash'])
            .where('u_id', '=', id)
            .executeTakeFirst()
        : undefined
      if (!found || !timingSafeEqual(found.token_hash, hashOf(token))) throwError('notFound')
      return found.source_id
    },
  }
}
export type Channels = ReturnType<typeof createChannels>

/** What Google says by headers alone; the first message of a channel says only that it is open. */
export const googlePush = (headers: IncomingHttpHeaders) => ({
  id: textOf(headers['x-goog-channel-id']),
  token: textOf(headers['x-goog-channel-token']),
  isNews: headers['x-goog-resource-state'] !== 'sync',
})
