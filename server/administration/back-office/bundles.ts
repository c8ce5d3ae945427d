import type { Values } from '@newyou/contract/administration/back-office/resource'
import { sql } from 'kysely'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import { cover } from './covers.ts'
import { refuse } from './refuse.ts'
import { withWords } from './rich-text.ts'
import type { Table } from './table.ts'

const itemsOf = (kind: 'course' | 'ebook') =>
  sql`array(select i.item_id::text from bundle_content i where i.bundle_id = t.u_id and i.kind = ${sql.lit(kind)} order by i.position)`

const listOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

async function check(values: Values, queryable: Queryable) {
  const { session_healer_id: healer, session_count: count, session_days: days } = values
  if (new Set([healer, count, days].map((value) => value === null)).size > 1)
    refuse('session_count', 'Please fill in all three: healer, number of sessions and valid for (days)')
  const { session_service_id: service } = values
  if (service) {
    const ofHealer = await sql`select from service_card
      where u_id = ${service}::uuid and healer_id = ${healer}::uuid and u_id <> healer_id`.execute(queryable)
    if (ofHealer.rows.length === 0)
      refuse('session_service_id', 'Please choose a further service of this healer, or none for the first')
  }
  const [courses, ebooks] = [listOf(values.courses), listOf(values.ebooks)]
  if (courses.length + ebooks.length === 0 && healer === null)
    refuse('courses', 'Please add at least one course, e-book or session')
  const { rows } = await sql<{ u_id: string }>`
    select u_id from course_card where u_id = any(${courses}::uuid[])
    union all select u_id from ebook_card where u_id = any(${ebooks}::uuid[])`.execute(queryable)
  if (rows.length < courses.length + ebooks.length)
    refuse('courses', 'One of the courses or e-books does not exist')
}

/** The items in the order of the form: courses first. */
async function follow(trx: Trx, bundleId: string, { courses, ebooks }: Values) {
  if (courses === undefined || ebooks === undefined) return
  await trx.deleteFrom('bundle_item').where('bundle_id', '=', bundleId).execute()
  const items = [
    ...listOf(courses).map((id) => ({ kind: 'course', item_id: id })),
    ...listOf(ebooks).map((id) => ({ kind: 'ebook', item_id: id })),
  ].map((item, place) => ({ ...item, bundle_id: bundleId, position: place + 1 }))
  if (items.length) await trx.insertInto('bundle_item').values(items).execute()
}

export const bundles: Table = {
  table: 'bundle',
  search: sql`t.title || ' ' || t.summary`,
  reads: { courses: itemsOf('course'), ebooks: itemsOf('ebook'), ...cover.reads },
  media: cover.media,
  check,
  write: ({ courses: _courses, ebooks: _ebooks, ...values }) => ({
    ...values,
    ...withWords(values, 'description'),
  }),
  follow,
  isStamped: true,
  tags: () => ['bundles'],
  constraints: {
    bundle_session_healer_id_fkey: ['session_healer_id', 'This healer does not exist'],
    bundle_session_service_id_fkey: ['session_service_id', 'This service does not exist'],
  },
}
