import type { ReportedThing } from '@newyou/contract/community/reports'
import { sql } from 'kysely'
import type { Clock } from '../platform/clock.ts'
import type { Trx } from '../platform/database/database.ts'
import { locking, lockPeople } from '../platform/database/locks.ts'
import { fail, found } from '../platform/http/errors.ts'
import type { PageCache } from '../platform/pages/page-cache.ts'
import type { Random } from '../platform/random.ts'
import type { GroupLive } from './live.ts'
import { type FoundThing, findThing, tagsOf } from './things.ts'

interface HidingDependencies {
  clock: Clock
  live: GroupLive
  pageCache: Pick<PageCache, 'changed'>
  random: Random
}

const reviewTables = {
  'healer-review': 'healer_review',
  'course-review': 'course_review',
  'article-review': 'article_review',
} as const
type Review = keyof typeof reviewTables
type Part = Exclude<ReportedThing, Review>

const isReview = (thing: ReportedThing): thing is Review => thing in reviewTables
const neutralHealer = 'New You healer'

/** Hides what stands on a page: a review from all but its writer, a name behind a neutral one, a picture. */
export function createHiding({ clock, live, pageCache, random }: HidingDependencies) {
  async function setReview(trx: Trx, thing: Review, id: string, isHidden: boolean) {
    await sql`update ${sql.table(reviewTables[thing])} set hidden_at = ${isHidden ? clock.now() : null}
      where u_id = ${id}`.execute(trx)
  }

  const setName = (trx: Trx, memberId: string, name: string) =>
    trx.updateTable('community_member').set({ name }).where('u_id', '=', memberId).execute()
  const setHealer = (trx: Trx, healerId: string, column: 'full_name' | 'image', value: string | null) =>
    trx
      .updateTable('healer')
      .set((row) => ({ [column]: value, updated_at: clock.now(), revision: row('revision', '+', 1) }))
      .where('u_id', '=', healerId)
      .execute()

  async function write(trx: Trx, thing: Part, id: string, value: string | null) {
    if (thing === 'member-name') return void (await setName(trx, id, value ?? ''))
    await setHealer(trx, id, thing === 'healer-name' ? 'full_name' : 'image', value)
  }

  async function hidePart(trx: Trx, thing: Part, id: string, personId: string) {
    const row =
      thing === 'member-name'
        ? sql`select to_jsonb(name) as before from community_member where u_id = ${id}`
        : sql`select ${thing === 'healer-name' ? sql`to_jsonb(full_name)` : sql.ref('image')} as before
            from healer where u_id = ${id} and ${thing === 'healer-name' ? sql`true` : sql`image is not null`}`
    const { rows } = await sql<{ before: unknown }>`${row}`.execute(trx)
    const { before } = found(rows[0])
    const neutral = {
      'member-name': `Member ${1000 + random.integer(9000)}`,
      'healer-name': neutralHealer,
      'healer-picture': null,
    }[thing]
    const kept = { person_id: personId, before: JSON.stringify(before), neutral, hidden_at: clock.now() }
    await trx
      .insertInto('hidden_part')
      .values({ thing, thing_id: id, ...kept })
      .onConflict((conflict) => conflict.columns(['thing', 'thing_id']).doUpdateSet(kept))
      .execute()
    await write(trx, thing, id, neutral)
  }

  async function restorePart(trx: Trx, thing: Part, id: string) {
    const { before } = found(
      await trx
        .deleteFrom('hidden_part')
        .where('thing', '=', thing)
        .where('thing_id', '=', id)
        .returning('before')
        .executeTakeFirst(),
    )
    await write(trx, thing, id, typeof before === 'string' ? before : JSON.stringify(before))
  }

  async function groupHears(trx: Trx, memberId: string) {
    const { group_id: groupId } = await trx
      .selectFrom('community_member')
      .select('group_id')
      .where('u_id', '=', memberId)
      .executeTakeFirstOrThrow()
    await live.changed(trx, groupId)
  }

  return {
    /** Locks the healer, the thing, and all who are notified: the thing is read after that. */
    async lock(trx: Trx, thing: ReportedThing, id: string, personIds: readonly (string | null)[]) {
      if (thing === 'healer-name' || thing === 'healer-picture') {
        locking(trx, 'calendar', id)
        await sql`select 1 from healer where u_id = ${id} for no key update`.execute(trx)
      } else if (isReview(thing))
        await sql`select 1 from ${sql.table(reviewTables[thing])} where u_id = ${id} for update`.execute(trx)
      await lockPeople(trx, personIds)
    },

    /** After `lock`. Resolves with the thing as it was before. @throws DomainError notFound; notNow when it is so already */
    async set(trx: Trx, thing: ReportedThing, id: string, isHidden: boolean): Promise<FoundThing> {
      const one = found(await findThing(trx, thing, id))
      if (one.is_hidden === isHidden) fail('notNow')
      if (isReview(thing)) await setReview(trx, thing, id, isHidden)
      else if (isHidden) await hidePart(trx, thing, id, found(one.subject_id ?? undefined))
      else await restorePart(trx, thing, id)
      if (thing === 'member-name') await groupHears(trx, id)
      const tags = tagsOf(thing, one.page_id)
      if (tags.length) await pageCache.changed(trx, ...tags)
      return one
    },
  }
}
export type Hiding = ReturnType<typeof createHiding>
