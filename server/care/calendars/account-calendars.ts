import { type AccountCalendar, accountCalendar, calendarsMax } from '@newyou/contract/care/calendars'
import { sql } from 'kysely'
import { calendarReplies } from '../../messages/replies/calendars.ts'
import { after, minutes } from '../../platform/clock.ts'
import { inTransaction, type Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SealedTexts } from '../../platform/sealed-texts.ts'
import { healerOf, lockCalendar, type NextFree } from '../healers/index.ts'
import type { AccountAccess } from './account-access.ts'
import { readName } from './account-reading.ts'
import { ProviderError, type RemoteCalendar } from './provider.ts'
import type { Reading } from './reading.ts'
import type { Removing } from './removing.ts'

const readByClockAfter = minutes(10)
/** What the provider says of busy times is taken as it is. */
const choices = { counts_tentative: true, counts_whole_days: true, keeps_breaks: false }

interface AccountCalendarNeeds extends Pick<Platform, 'db' | 'clock' | 'ids'> {
  access: AccountAccess
  nextFree: Pick<NextFree, 'refresh'>
  reading: Pick<Reading, 'sendNew'>
  removing: Removing
  texts: SealedTexts
}

/** What the provider cannot do just now, to whoever waits for an answer. @throws DomainError */
export function refuseFor(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error
  if (error.problem === 'ended')
    throwError('invalidInput', {
      message: calendarReplies.ended,
      errors: { account: calendarReplies.ended },
    })
  throwError('unavailable', error.retryAfterSeconds ? { retryAfterSeconds: error.retryAfterSeconds } : {})
}

/** The calendars of an account, of which some count as busy. */
export function createAccountCalendars({
  db,
  clock,
  ids,
  access,
  nextFree,
  reading,
  removing,
  texts,
}: AccountCalendarNeeds) {
  async function own(personId: string, accountId: string): Promise<string> {
    const healerId = orNotFound(await healerOf(db, personId))
    const known = await db
      .selectFrom('calendar_account')
      .select('u_id')
      .where('u_id', '=', accountId)
      .where('healer_id', '=', healerId)
      .executeTakeFirst()
    orNotFound(known)
    return healerId
  }

  const remoteOf = (accountId: string): Promise<RemoteCalendar[]> =>
    access.use(accountId, (provider, way) => provider.calendars(way)).catch(refuseFor)

  async function sourcesOf(trx: Pick<Trx, 'selectFrom'>, accountId: string) {
    const rows = await trx
      .selectFrom('calendar_source')
      .select(['u_id', 'sealed_address'])
      .where('account_id', '=', accountId)
      .execute()
    return new Map(rows.map(({ u_id, sealed_address }) => [readName(texts.open(sealed_address)).id, u_id]))
  }

  async function list(accountId: string, remote: readonly RemoteCalendar[]): Promise<AccountCalendar[]> {
    const sources = await sourcesOf(db, accountId)
    const writing = await db
      .selectFrom('calendar_writing')
      .select('sealed_calendar')
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    const writtenId = writing && readName(texts.open(writing.sealed_calendar)).id
    return remote.map(({ id, name, isPrimary, mayWrite }) =>
      accountCalendar.parse({
        ...{ id, name, is_primary: isPrimary, may_write: mayWrite, is_read: sources.has(id) },
        is_written: id === writtenId,
      }),
    )
  }

  /** These count as busy from now on; they are read by jobs. @throws DomainError invalidInput for too many */
  async function add(
    trx: Trx,
    account: { u_id: string; healer_id: string; host: string },
    added: readonly RemoteCalendar[],
  ) {
    if (added.length === 0) return
    const now = clock.now()
    const { count } = await trx
      .selectFrom('calendar_source')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('healer_id', '=', account.healer_id)
      .executeTakeFirstOrThrow()
    if (count + added.length > calendarsMax)
      throwError('invalidInput', {
        message: calendarReplies.tooMany,
        errors: { calendars: calendarReplies.tooMany },
      })
    const rows = added.map(({ id, name, host = account.host }) => ({
      ...{ u_id: ids.next(), healer_id: account.healer_id, account_id: account.u_id, host },
      ...{ ...choices, sealed_address: texts.seal(JSON.stringify({ id, name })) },
      ...{ created_at: now, asked_at: now, next_read_at: after(now, readByClockAfter) },
    }))
    await trx.insertInto('calendar_source').values(rows).execute()
    await reading.sendNew(
      trx,
      rows.map(({ u_id }) => u_id),
    )
  }

  return {
    add,

    /** As the provider says now. @throws DomainError notFound, invalidInput for an account that has ended, unavailable */
    async list(personId: string, accountId: string) {
      await own(personId, accountId)
      return list(accountId, await remoteOf(accountId))
    },

    /** These and no others count as busy. @throws DomainError invalidInput, and as `list` */
    async choose(personId: string, accountId: string, chosen: readonly string[]) {
      const healerId = await own(personId, accountId)
      const remote = await remoteOf(accountId)
      const wanted = remote.filter(({ id }) => chosen.includes(id))
      if (wanted.length < new Set(chosen).size)
        throwError('invalidInput', { errors: { calendars: calendarReplies.unknownCalendar } })
      await inTransaction(db, async (trx) => {
        await lockCalendar(trx, healerId)
        const account = orNotFound(
          await trx
            .selectFrom('calendar_account')
            .select(['u_id', 'healer_id', 'provider'])
            .where('u_id', '=', accountId)
            .executeTakeFirst(),
        )
        const sources = await sourcesOf(trx, accountId)
        const gone = [...sources].filter(([id]) => !chosen.includes(id)).map(([, sourceId]) => sourceId)
        await removing.sources(trx, gone)
        const { host } = access.providerOf(account.provider)
        await add(
          trx,
          { ...account, host },
          wanted.filter(({ id }) => !sources.has(id)),
        )
        if (gone.length > 0) await nextFree.refresh(trx, healerId, clock.now())
      })
      return list(accountId, remote)
    },
  }
}
export type AccountCalendars = ReturnType<typeof createAccountCalendars>
