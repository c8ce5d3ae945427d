import { randomUUID } from 'node:crypto'
import {
  type ImportKind,
  importKindNames,
  importKinds,
  isOfOneHealer,
} from '@newyou/contract/administration/imports/kinds'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { someCourse, zipOf } from '../../testing/course-folders.ts'
import { makeBundle } from '../../testing/courses.ts'
import { makeHealer } from '../../testing/healers.ts'
import { importsOf } from '../../testing/imports.ts'
import { freshMobile } from '../../testing/people.ts'
import { makePerson, makeStaff, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'
import { wxrOf } from '../../testing/wordpress.ts'

// Saturday, 11:30 in India.
const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
let admin: TestUser
let second: TestUser
// One person reads so many files in an hour.
beforeEach(async () => {
  admin = await steppedUp(app(), await makeStaff(app(), ['admin']))
  second = await steppedUp(app(), await makeStaff(app(), ['admin']))
})
const { read, check, undo, lines, one, tried } = importsOf(app, () => admin)
// What moves money is done by another than who read the file.
const { apply } = importsOf(app, () => second)

type Cells = Record<string, string>
/** Of each kind a line that can be added, and one that cannot; a kind without them does not compile. */
const samples: {
  [Kind in ImportKind]: () => Promise<Partial<Record<keyof (typeof importKinds)[Kind]['fields'], string>>[]>
} = {
  clients: async () => [{ name: 'Asha Rao', mobile: freshMobile() }, { name: 'Nobody' }],
  services: async () => [
    { name: 'Deep rest', minutes: '60' },
    { name: 'Short rest', minutes: '7' },
  ],
  hours: async () => [
    { weekday: 'Mon to Fri', from: '19:00', to: '20:00' },
    { weekday: 'Someday', from: '19:00', to: '20:00' },
  ],
  sessions: async () => {
    const { phone } = await makePerson(app())
    return [
      { mobile: phone ?? '', start: '2/11/2026 10:00', minutes: '45' },
      { mobile: phone ?? '', start: 'soon', minutes: '45' },
    ]
  },
  balances: async () => {
    const { phone } = await makePerson(app())
    return [{ mobile: phone ?? '', balance: '₹1500' }, { mobile: phone ?? '' }]
  },
  packs: async () => {
    const { phone } = await makePerson(app())
    const title = `Ten evenings ${randomUUID()}`
    const { u_id: healerId } = await makeHealer(app())
    await makeBundle(app(), { title, session_healer_id: healerId, session_count: 10, session_days: 90 })
    return [
      { mobile: phone ?? '', title, left: '4' },
      { mobile: phone ?? '', title, left: 'some' },
    ]
  },
  coupons: async () => [
    { code: `C${randomUUID().slice(0, 8)}`, percent: '10' },
    { code: 'x', percent: '10' },
  ],
  courses: async () => [{ title: `Rest ${randomUUID()}` }, { title: '' }],
  articles: async () => [{ title: `Rest ${randomUUID()}`, body: '<p>Sleep well.</p>' }, { title: '' }],
}

/** A file with the fields as the labels say them. */
async function file(kind: ImportKind) {
  const rows: Cells[] = await samples[kind]()
  if (kind === 'courses') {
    const [course, section] = rows
    const { full_name: healer } = await makeHealer(app(), { full_name: `Healer ${randomUUID()}` })
    return zipOf({
      'course.json': someCourse({ ...course, healer, sections: [{ ...section, lessons: [] }] }),
    })
  }
  if (kind === 'articles')
    return wxrOf({
      url: 'https://old.example',
      posts: rows.map(({ title = '', body = '' }) => ({ title, content: body })),
    })
  const fields = Object.entries(importKinds[kind].fields).filter(([field]) => rows.some((row) => row[field]))
  return [
    fields.map(([, { label }]) => `"${label}"`).join(','),
    ...rows.map((row) => fields.map(([field]) => row[field] ?? '').join(',')),
  ].join('\n')
}

/**
 * Books are never rubbed out: an entry is taken back by its opposite, and approvals stay as what was asked. Words that nothing
 * is found by any more go by the clock.
 */
const kept = ['approval', 'ledger_account', 'ledger_entry', 'ledger_transaction', 'search_word']

/** How many rows every table of the database has but those of imports, of the trail and of reports. */
async function rows() {
  const { rows: tables } = await sql<{ name: string }>`select c.relname as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not c.relispartition
      and c.relname not in ('import_run', 'import_line', 'import_made', 'import_heading', 'report_change', 'session', 'rate_count')
    order by 1`.execute(app().db)
  const counts = tables.map(
    ({ name }) => sql`select ${name} as name, (select count(*) from ${sql.table(name)})::int as rows`,
  )
  const found = await sql<{ name: string; rows: number }>`${sql.join(counts, sql` union all `)}`.execute(
    app().db,
  )
  return Object.fromEntries(found.rows.map(({ name, rows: count }) => [name, count]))
}

test.each(importKindNames)(
  'a file of %s is tried without a change, done without a message, found again, and undone as a whole',
  async (kind) => {
    const healerId = isOfOneHealer(kind) ? (await makeHealer(app())).u_id : null
    const table = await file(kind)
    const before = await rows()
    const mails = app().sandbox.inbox.mails().length
    const { u_id: id, counts } = await tried(table, kind, healerId)
    expect(counts).toMatchObject({ ready: 1, problem: 1 })
    expect(await rows()).toEqual(before)
    const [good, bad] = (await lines(id)) ?? []
    expect([good?.outcome, bad?.outcome]).toEqual(['ready', 'problem'])
    expect(good?.words).toMatch(/\w{3}/)
    expect(bad?.problems[0]).toMatch(/\w{3}/)

    expect((await apply(id)).data?.counts).toMatchObject({ added: 1, problem: 1, ready: 0 })
    expect(await rows()).not.toEqual(before)
    await app().drain()
    await app().drain()
    expect(app().sandbox.inbox.mails()).toHaveLength(mails)

    const again = await tried(table, kind, healerId)
    expect(again.counts).toMatchObject({ exists: 1, ready: 0 })

    expect((await undo(id)).data).toMatchObject({ state: 'undone', counts: { removed: 1, kept: 0 } })
    const left = Object.entries(await rows()).filter(([name, count]) => before[name] !== count)
    expect(left.map(([name]) => name).filter((name) => !kept.includes(name))).toEqual([])
    const { waiting } = await app()
      .db.selectFrom('approval')
      .select((of) => of.fn.countAll<number>().as('waiting'))
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow()
    expect(waiting).toBe(0)
    expect(await app().app.modules.ledger.prove()).toMatchObject({ drift: 0, faults: {} })
    // The same file can be imported once more.
    expect((await tried(table, kind, healerId)).counts).toMatchObject({ ready: 1 })
  },
)

test.each(importKindNames)('a file of %s wants a healer exactly if its records have one', async (kind) => {
  const begun = await read(await file(kind), 'file.csv', kind)
  const [id, columns] = [begun.data?.u_id ?? '', begun.data?.columns ?? {}]
  const { u_id: healerId } = await makeHealer(app())
  const [wrong, right] = isOfOneHealer(kind) ? [null, healerId] : [healerId, null]
  expect(await check(id, columns, wrong)).toMatchObject({
    status: 400,
    errors: { healer_u_id: expect.any(String) },
  })
  expect(await check(id, columns, right)).toMatchObject({ status: 200 })
  expect((await one(id))?.state).toBe('checked')
})
