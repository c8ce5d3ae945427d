import { sql } from 'kysely'
import type { FoundContent, ModerationModule } from '../../people/moderation/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import type { PageCache } from '../../platform/pages/page-cache.ts'
import { presentBrand } from '../../platform/present-brand.ts'
import { lockCalendar } from './calendar.ts'
import type { HealerImage } from './portraits.ts'

const neutralName = () => `${presentBrand().names.en} healer`
/** The name and the face of a healer are shown on cards of nearly everything. */
const cardTags = ['healers', 'articles', 'courses', 'ebooks', 'events', 'reels']

interface ModeratedContentDependencies {
  clock: Clock
  pageCache: Pick<PageCache, 'invalidate'>
  moderation: Pick<ModerationModule, 'content' | 'replaceable'>
}

type Found = Omit<FoundContent, 'is_hidden'> & { image: HealerImage | null }

/** Registers the name and the picture of a healer as content that can be reported: hidden, each is a neutral one. */
export function registerHealerContent({ clock, pageCache, moderation }: ModeratedContentDependencies) {
  async function find(queryable: Queryable, id: string) {
    const { rows } = await sql<Found>`select person_id as subject_id, state = 'verified' as is_public,
        full_name as subject_name, '' as text, null::int as stars, null as picture, image, full_name as title, 'healer' as page, u_id as page_id
      from healer where u_id = ${id}`.execute(queryable)
    return rows[0]
  }

  async function write(trx: Trx, id: string, columns: { full_name: string } | { image: string | null }) {
    await trx
      .updateTable('healer')
      .set((row) => ({ ...columns, updated_at: clock.now(), revision: row('revision', '+', 1) }))
      .where('u_id', '=', id)
      .execute()
    await pageCache.invalidate(trx, `healer:${id}`, ...cardTags)
  }

  const name = moderation.replaceable<string>('healer-name', {
    async find(queryable, id) {
      const healer = await find(queryable, id)
      return healer && { ...healer, text: healer.title, value: healer.title }
    },
    presentOriginal: (original) => ({ subject_name: original, text: original }),
    replacement: neutralName,
    write: (trx, id, value) => write(trx, id, { full_name: value ?? neutralName() }),
    lock: lockCalendar,
    ownPage: 'practicePage',
  })
  const picture = moderation.replaceable<HealerImage>('healer-picture', {
    async find(queryable, id) {
      const healer = await find(queryable, id)
      return healer && { ...healer, picture: healer.image?.portrait ?? null, value: healer.image }
    },
    presentOriginal: ({ portrait }) => ({ picture: portrait }),
    replacement: () => null,
    write: (trx, id, value) => write(trx, id, { image: value && JSON.stringify(value) }),
    lock: lockCalendar,
    ownPage: 'practicePage',
  })
  moderation.content.register('healer-name', name)
  moderation.content.register('healer-picture', picture)
}
