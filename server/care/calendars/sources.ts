import {
  type CalendarProviderName,
  calendarsMax,
  type OwnCalendar,
  ownCalendar,
} from '@newyou/contract/care/calendars'
import { calendarReplies } from '../../messages/replies/calendars.ts'
import { after, minutes } from '../../platform/clock.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SealedTexts } from '../../platform/sealed-texts.ts'
import { countBusy, healerOf, lockCalendar, type NextFree } from '../healers/index.ts'
import type { Providers } from './account-access.ts'
import { readName } from './account-reading.ts'
import type { Reading } from './reading.ts'
import type { Removing } from './removing.ts'

type Choices = Pick<OwnCalendar, 'counts_tentative' | 'counts_whole_days' | 'keeps_breaks'>

/** If its job is lost, it is read again after this. */
const readByClockAfter = minutes(10)

/** As browsers ask for it; calendar programs write the same address with a name of their own. */
const asHttps = (address: string) => address.replace(/^webcals?:\/\//i, 'https://')

interface SourcesNeeds extends Pick<Platform, 'db' | 'clock' | 'ids' | 'outside'> {
  nextFree: Pick<NextFree, 'refresh'>
  reading: Pick<Reading, 'send'>
  providers: Providers
  removing: Pick<Removing, 'sources'>
  texts: SealedTexts
}

/** The calendars of a healer, as the healer adds, changes and removes them. */
export function createSources({
  db,
  clock,
  ids,
  outside,
  nextFree,
  providers,
  reading,
  removing,
  texts,
}: SourcesNeeds) {
  const idOf = async (personId: string) => orNotFound(await healerOf(db, personId))

  const showsKinds = (name: string) => providers.get(name as CalendarProviderName)?.showsKinds ?? false // of what is not there nothing is known

  async function list(queryable: Queryable, healerId: string): Promise<OwnCalendar[]> {
    const rows = await queryable
      .selectFrom('calendar_source as s')
      .leftJoin('calendar_account as a', 'a.u_id', 's.account_id')
      .select('a.provider')
      .select(['s.u_id', 's.host', 's.counts_tentative', 's.counts_whole_days', 's.keeps_breaks'])
      .select([
        's.account_id',
        's.sealed_address',
        's.asked_at',
        's.tried_at',
        's.read_at',
        's.next_read_at',
        's.problem',
        's.warnings',
      ])
      .where('s.healer_id', '=', healerId)
      .orderBy('s.created_at')
      .execute()
    const counts = await countBusy(queryable, healerId, clock.now())
    return rows.map(
      ({ asked_at, tried_at, read_at, next_read_at, account_id, sealed_address, provider, ...row }) =>
        ownCalendar.parse({
          ...row,
          account_u_id: account_id,
          shows_kinds: !provider || showsKinds(provider),
          name: account_id && readName(texts.open(sealed_address)).name,
          busy_count: counts.get(row.u_id) ?? 0,
          is_reading: !tried_at || tried_at < asked_at,
          read_at: read_at?.toISOString() ?? null,
          next_read_at: next_read_at.toISOString(),
        }),
    )
  }

  /** Works on one of the healer's calendars under the lock of all. @throws DomainError notFound */
  const onOne = async (
    personId: string,
    sourceId: string,
    work: (trx: Trx, healerId: string) => Promise<unknown>,
  ) => {
    const healerId = await idOf(personId)
    return inTransaction(db, async (trx) => {
      await lockCalendar(trx, healerId)
      const known = await trx
        .selectFrom('calendar_source')
        .select('u_id')
        .where('u_id', '=', sourceId)
        .where('healer_id', '=', healerId)
        .executeTakeFirst()
      orNotFound(known)
      await work(trx, healerId)
      return (await list(trx, healerId)).find(({ u_id }) => u_id === sourceId)
    })
  }

  async function askFor(trx: Trx, sourceId: string, changes: Partial<Choices & { whole_read_at: null }>) {
    const now = clock.now()
    await trx
      .updateTable('calendar_source')
      .set({ ...changes, asked_at: now, next_read_at: after(now, readByClockAfter) })
      .where('u_id', '=', sourceId)
      .execute()
    await reading.send(trx, sourceId)
  }

  /** @throws DomainError invalidInput for one too many, and for one that is there */
  async function requireNew(trx: Trx, healerId: string, address: string) {
    const known = await trx
      .selectFrom('calendar_source')
      .select('sealed_address')
      .where('healer_id', '=', healerId)
      .execute()
    const refuse = (words: string) => throwError('invalidInput', { errors: { address: words } })
    if (known.some(({ sealed_address: sealed }) => texts.open(sealed) === address))
      refuse(calendarReplies.known)
    if (known.length >= calendarsMax) refuse(calendarReplies.tooMany)
  }

  return {
    list: async (personId: string) => list(db, await idOf(personId)),

    /** It is read by a job; until then it says nothing. @throws DomainError invalidInput */
    async add(personId: string, { address: given, ...choices }: Choices & { address: string }) {
      const healerId = await idOf(personId)
      const address = asHttps(given)
      const problem = outside.problemOf(address)
      if (problem)
        throwError('invalidInput', {
          errors: {
            address: problem === 'not public' ? calendarReplies.notPublic : calendarReplies.notAnAddress,
          },
        })
      const now = clock.now()
      const u_id = ids.next()
      return inTransaction(db, async (trx) => {
        await lockCalendar(trx, healerId)
        await requireNew(trx, healerId, address)
        await trx
          .insertInto('calendar_source')
          .values({
            ...{ u_id, healer_id: healerId, host: new URL(address).hostname, ...choices },
            sealed_address: texts.seal(address),
            created_at: now,
            asked_at: now,
            next_read_at: after(now, readByClockAfter),
          })
          .execute()
        await reading.send(trx, u_id)
        return orNotFound((await list(trx, healerId)).find((one) => one.u_id === u_id))
      })
    },

    /** What it says is read anew. @throws DomainError notFound */
    change: async (personId: string, sourceId: string, choices: Choices) =>
      orNotFound(
        await onOne(personId, sourceId, (trx) => askFor(trx, sourceId, { ...choices, whole_read_at: null })),
      ),

    /** @throws DomainError notFound */
    readNow: async (personId: string, sourceId: string) =>
      orNotFound(await onOne(personId, sourceId, (trx) => askFor(trx, sourceId, {}))),

    /** @throws DomainError notFound */
    remove: (personId: string, sourceId: string) =>
      onOne(personId, sourceId, async (trx, healerId) => {
        await removing.sources(trx, [sourceId])
        await nextFree.refresh(trx, healerId, clock.now())
      }),
  }
}
