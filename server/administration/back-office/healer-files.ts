import { fileFields, type HealerFile } from '@newyou/contract/administration/back-office/healers'
import type { HealerState } from '@newyou/contract/care/healers/states'
import { lawOf } from '@newyou/contract/care/healers/titles'
import { namesOf } from '@newyou/contract/people/accounts/declared'
import type { CategorySlug } from '@newyou/contract/vocabulary'
import { sql } from 'kysely'
import { type HealerImage, type HealersModule, readPageChange } from '../../care/healers/index.ts'
import type { Database, Queryable, Trx } from '../../platform/database/database.ts'
import { likeAnywhere } from '../../platform/database/like.ts'
import { type Paging, pageOf } from '../../platform/database/list-page.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import { fullName } from './people.ts'

/** The title of a verification that waits, as `ask` wrote it. */
const titleIn = (changes: unknown) => String((changes as Record<string, [unknown, unknown]>).title?.[1] ?? '')

const fileColumns = namesOf(fileFields).map((name) => `h.${name}` as const)

interface Filters {
  state?: HealerState
  search?: string
  has_page_change?: boolean
  is_waiting?: boolean
}

/** Healers as staff reads them: the list, and the file of one with documents and new page text. */
export function createHealerFiles({
  db,
  applications,
}: {
  db: Database
  applications: HealersModule['applications']
}) {
  const healers = (queryable: Queryable) =>
    queryable
      .selectFrom('healer as h')
      .innerJoin('person_contact as p', 'p.u_id', 'h.person_id')
      .select(['h.u_id', 'h.full_name as name', 'h.title', 'h.city', 'h.main_category', 'h.state'])
      .select(['h.proof_valid_until', 'h.created_at'])
      .select((from) =>
        from
          .selectFrom('healer_document as d')
          .select((of) => of.fn.countAll<number>().as('count'))
          .whereRef('d.healer_id', '=', 'h.u_id')
          .as('documents'),
      )
      .select((from) =>
        from
          .exists(
            from
              .selectFrom('healer_page_change as c')
              .select('c.healer_id')
              .whereRef('c.healer_id', '=', 'h.u_id')
              .where('c.refused_at', 'is', null),
          )
          .as('has_page_change'),
      )

  type Row = Awaited<ReturnType<ReturnType<typeof healers>['executeTakeFirstOrThrow']>>
  const presented = (row: Row) => ({
    main_category: row.main_category as CategorySlug, // both checked by the table
    state: row.state as HealerState,
    documents: row.documents ?? 0,
    has_page_change: Boolean(row.has_page_change),
    created_at: row.created_at.toISOString(),
  })

  /** @throws DomainError notFound */
  async function read(queryable: Queryable, healerId: string): Promise<HealerFile> {
    const row = orNotFound(
      await healers(queryable)
        .select(['h.person_id', 'p.email', 'p.phone', 'h.price_paise', 'h.image', 'h.qualified_as'])
        .select(fileColumns)
        .select([
          'h.checked_instead',
          'h.own_title',
          'h.register_name',
          'h.register_number',
          'h.review_reason',
          'h.reviewed_at',
          'h.revision',
        ])
        .select(
          sql<boolean>`exists (select 1 from healer_hours t where t.healer_id = h.u_id)`.as('has_hours'),
        )
        .where('h.u_id', '=', healerId)
        .executeTakeFirst(),
    )
    const { person_id: personId, phone, revision: version, ...rest } = row
    const change = await readPageChange(queryable, healerId)
    const waiting = await queryable
      .selectFrom('approval as v')
      .innerJoin('person_name as a', 'a.u_id', 'v.asked_by')
      .select(['v.asked_at', 'v.changes', fullName(sql.ref('a')).as('asked_by')])
      .where('v.kind', '=', 'title')
      .where('v.subject', '=', healerId)
      .where('v.state', '=', 'waiting')
      .executeTakeFirst()
    return {
      ...rest,
      ...presented(row),
      version,
      person_u_id: personId,
      mobile_number: phone,
      written_in: row.written_in as HealerFile['written_in'], // checked by the table
      greeting: row.greeting as HealerFile['greeting'], // written by the healer's own page
      image: row.image as HealerImage | null, // written in this shape
      qualified_as: row.qualified_as as HealerFile['qualified_as'], // checked by the table
      checked_instead: row.checked_instead as HealerFile['checked_instead'], // checked by the table
      second_check: waiting
        ? {
            asked_by: waiting.asked_by,
            asked_at: waiting.asked_at.toISOString(),
            law: lawOf(titleIn(waiting.changes)) ?? '',
          }
        : null,
      page_change: change && !change.refused_at ? change : null,
      reviewed_at: row.reviewed_at?.toISOString() ?? null,
      files: await applications.documentsOf(queryable, healerId),
    }
  }

  return {
    read,

    /** The file of a healer, whose row this transaction holds from now on. @throws DomainError notFound */
    async locked(trx: Trx, healerId: string) {
      await trx.selectFrom('healer').select('u_id').where('u_id', '=', healerId).forUpdate().execute()
      return read(trx, healerId)
    },

    async list(
      { state, search, has_page_change: hasPageChange, is_waiting: isWaiting }: Filters,
      { page, size }: Paging,
    ) {
      const waitingPages = db
        .selectFrom('healer_page_change')
        .select('healer_id')
        .where('refused_at', 'is', null)
      let matching = healers(db)
      if (state) matching = matching.where('h.state', '=', state)
      if (hasPageChange) matching = matching.where('h.u_id', 'in', waitingPages)
      if (isWaiting)
        matching = matching.where((of) =>
          of.or([of('h.state', '=', 'in-review'), of('h.u_id', 'in', waitingPages)]),
        )
      if (search) matching = matching.where('h.search_text', 'like', likeAnywhere(search))
      const { rows, total } = await pageOf(
        matching
          .orderBy((column) => column('h.state', '=', 'in-review'), 'desc')
          .orderBy('h.created_at')
          .orderBy('h.u_id'),
        { page, size },
      )
      const data = rows.map((row) => ({ ...row, ...presented(row) }))
      return { data, total, page, items_per_page: size }
    },
  }
}
export type HealerFiles = ReturnType<typeof createHealerFiles>
