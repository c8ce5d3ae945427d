import { nowStart } from '@newyou/contract/care/healers/now-rules'
import { socketEvents } from '@newyou/contract/socket-events'
import { availableNowReplies } from '../../messages/replies/available-now.ts'
import { after, days, hours, minutes } from '../../platform/clock.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { isFree } from './availability.ts'
import { occupiedOf, readRulesOf, widened } from './calendar.ts'
import type { Directory } from './directory.ts'
import { healerStateOf } from './healers.ts'

/** Who waits longest is shown first; of more than this nobody reads all. */
const shownMax = 12
/** Some of them are with a client just now. */
const readMax = 48

interface Said {
  healer_id: string
  since: Date
  until: Date
}

interface Standing extends Said {
  /** Until then was said, or a session has begun since. */
  isOver: boolean
  /** When a session that is booked now would start; null while no time is free for one. */
  startsAt: Date | null
}

/** What became of what these healers said, by their claims and the clock. */
async function standingOf(db: Queryable, said: readonly Said[], now: Date): Promise<Standing[]> {
  if (said.length === 0) return []
  const ids = said.map(({ healer_id }) => healer_id)
  const startsAt = new Date(nowStart(now.getTime()))
  const earliest = Math.max(
    Math.min(...said.map(({ since }) => since.getTime())),
    after(now, -days(1)).getTime(),
  )
  const interval = widened({ from: new Date(earliest), to: after(startsAt, hours(4)) })
  const [rules, occupied] = await Promise.all([readRulesOf(db, ids), occupiedOf(db, ids, interval, now)])
  return said.map((one) => {
    const own = occupied.get(one.healer_id)
    const rulesOfOne = rules.get(one.healer_id)
    const hasBegun = own?.taken.some((time) => time.startsAt > one.since && time.startsAt <= now) ?? false
    const isOver = one.until <= now || hasBegun
    const canBegin = !isOver && rulesOfOne && own && isFree(rulesOfOne, startsAt, own)
    return { ...one, isOver, startsAt: canBegin ? startsAt : null }
  })
}

const saidBy = (db: Queryable, healerId: string) =>
  db.selectFrom('available_now').selectAll().where('healer_id', '=', healerId).execute()

/** A session may begin with this healer within a quarter of an hour. @throws DomainError notAllowed */
export async function requireAvailableNow(db: Queryable, healerId: string, now: Date) {
  const [standing] = await standingOf(db, await saidBy(db, healerId), now)
  if (!standing || standing.isOver) throwError('notAllowed', { message: availableNowReplies.over })
}

type AvailableNowPlatform = Pick<Platform, 'db' | 'clock' | 'pageCache' | 'realtime'>

/** Healers who have said that they can begin within a quarter of an hour, and whether that is still so. */
export function createAvailableNow({
  db,
  clock,
  pageCache,
  realtime,
  directory,
}: AvailableNowPlatform & { directory: Pick<Directory, 'cardsOf'> }) {
  /** The lists of everybody are asked for again. */
  async function changed(trx: Trx, healerId: string) {
    await pageCache.invalidate(trx, 'available-now', `healer:${healerId}`)
    await realtime.publishToAll(trx, socketEvents.availableNow, healerId)
  }

  const own = async (queryable: Queryable, healerId: string, now: Date) => {
    const [standing] = await standingOf(queryable, await saidBy(queryable, healerId), now)
    const isOn = standing !== undefined && !standing.isOver
    return {
      until: isOn ? standing.until.toISOString() : null,
      starts_at: standing?.startsAt?.toISOString() ?? null,
    }
  }

  const idOf = async (personId: string) => orNotFound(await healerStateOf(db, personId))

  async function end(trx: Trx, healerId: string) {
    const ended = await trx
      .deleteFrom('available_now')
      .where('healer_id', '=', healerId)
      .returning('healer_id')
      .executeTakeFirst()
    if (ended) await changed(trx, healerId)
  }

  return {
    changed,

    /** With a healer's id that one alone, if they are there. */
    async list(healerId?: string) {
      const now = clock.now()
      const said = await db
        .selectFrom('available_now as n')
        .selectAll('n')
        .innerJoin('healer as h', 'h.u_id', 'n.healer_id')
        .where('h.state', '=', 'verified')
        .where('n.until', '>', now)
        .$if(healerId !== undefined, (of) => of.where('n.healer_id', '=', healerId ?? ''))
        .orderBy('n.since')
        .limit(readMax)
        .execute()
      const there = (await standingOf(db, said, now))
        .flatMap(({ healer_id, startsAt }) => (startsAt ? [{ healer_id, startsAt }] : []))
        .slice(0, shownMax)
      const cards = await directory.cardsOf(there.map(({ healer_id }) => healer_id))
      return there.flatMap(({ healer_id, startsAt }) => {
        const card = cards.find(({ u_id }) => u_id === healer_id)
        if (!card) return []
        const { modes, ...healer } = card
        return [{ healer, modes, starts_at: startsAt.toISOString() }]
      })
    },

    /** @throws DomainError notFound */
    mine: async (personId: string) => own(db, (await idOf(personId)).u_id, clock.now()),

    /** From now on, for so many minutes. @throws DomainError notFound, notAllowed (not verified) */
    async say(personId: string, lengthMinutes: number) {
      const healer = await idOf(personId)
      if (healer.state !== 'verified') throwError('notAllowed', { message: availableNowReplies.notVerified })
      const now = clock.now()
      const said = { since: now, until: after(now, minutes(lengthMinutes)) }
      return inTransaction(db, async (trx) => {
        await trx
          .insertInto('available_now')
          .values({ healer_id: healer.u_id, ...said })
          .onConflict((conflict) => conflict.column('healer_id').doUpdateSet(said))
          .execute()
        await changed(trx, healer.u_id)
        return own(trx, healer.u_id, now)
      })
    },

    /** @throws DomainError notFound */
    async end(personId: string) {
      const { u_id } = await idOf(personId)
      return inTransaction(db, async (trx) => {
        await end(trx, u_id)
        return own(trx, u_id, clock.now())
      })
    },

    /** Every minute: takes away what is over, so that pages that were kept forget it. */
    async endOver() {
      const now = clock.now()
      const said = await db.selectFrom('available_now').selectAll().orderBy('healer_id').execute()
      for (const { healer_id, isOver } of await standingOf(db, said, now))
        if (isOver) await inTransaction(db, (trx) => end(trx, healer_id))
    },
  }
}

export type AvailableNow = ReturnType<typeof createAvailableNow>
