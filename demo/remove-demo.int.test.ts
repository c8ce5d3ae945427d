import { randomUUID } from 'node:crypto'
import { access, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runBeside } from '../server/operation/run-ops.ts'
import { openDatabase } from '../server/platform/database/database.ts'
import { keyedTables, withPlainTexts } from '../server/platform/demo/tables.ts'
import { makeHealer } from '../server/testing/healers.ts'
import { bookAndPay } from '../server/testing/sessions-paid.ts'
import { makeClient, signIn } from '../server/testing/signed-in.ts'
import { type TestApp, type TestUser, useTestApp } from '../server/testing/test-app.ts'
import { demoOrganization } from './content/organizations.ts'
import { demoId } from './ids.ts'
import { loadDemo } from './load.ts'
import { cloneBlank, cloneDemo, dropDemo, loadedAt, urlOf } from './loaded-demo.ts'

const fresh = () => `demo_${randomUUID().replaceAll('-', '')}`
const [fromBlank, fromDemo, served, refused] = [fresh(), fresh(), fresh(), fresh()]
afterAll(() => Promise.all([fromBlank, fromDemo, served, refused].map(dropDemo)))

/** So much is the same in the ids that the demo gave. */
const idsOfDemo = '019b76da-a800'.length

type Rows = Record<string, string[]>

/** Each table with its rows as text. */
async function rowsIn(databaseUrl: string): Promise<Rows> {
  const { db, close } = openDatabase(databaseUrl)
  const found: Rows = {}
  await db.transaction().execute(async (trx) => {
    await withPlainTexts(trx)
    for (const { name, quoted } of await keyedTables(trx)) {
      const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row
        from ${sql.raw(quoted)} t order by 1`.execute(trx)
      found[name] = rows.map(({ row }) => row)
    }
  })
  await close()
  return found
}

/** What is in one and not in the other, by table. */
function beyond(these: Rows, those: Rows): Rows {
  const found: Rows = {}
  for (const [table, rows] of Object.entries(these)) {
    const others = new Set(those[table])
    const more = rows.filter((row) => !others.has(row))
    if (more.length) found[table] = more
  }
  return found
}

/** Of every site: when reports were counted, and that the demo is not to be loaded again. */
function withoutMarks({ report_count: _, ...rows }: Rows): Rows {
  return { ...rows, setting: (rows.setting ?? []).filter((row) => !row.includes('demo_content_loaded')) }
}

async function setInDatabase(databaseUrl: string, ...settings: string[]) {
  const { db, close } = openDatabase(databaseUrl)
  const name = new URL(databaseUrl).pathname.slice(1)
  for (const setting of settings) await sql.raw(`alter database ${name} set ${setting}`).execute(db)
  await close()
}

const remove = (databaseUrl: string, dataFolder: string, given = {}) =>
  runBeside({ DATABASE_URL: databaseUrl, DATA_FOLDER: dataFolder }, 'remove-demo', given)

/** The next free time of a healer, booked and paid. */
async function bookNext(app: TestApp, client: TestUser, healerId: string) {
  const { data } = await app.call('GET /api/website/healer/{healerId}', { params: { healerId } })
  return bookAndPay(app, client, { u_id: healerId }, data?.next_free_at ?? '')
}

/** Does what is due, and what that has sent to queues that come before. */
async function doAll(app: TestApp) {
  while ((await app.drain()) > 0);
}

let blank: Rows
beforeAll(async () => {
  blank = withoutMarks(await rowsIn(await cloneBlank(fromBlank)))
})

test('a demo that nobody used goes without a trace, and cannot go twice', async () => {
  const url = await cloneDemo(fromDemo)
  // Whoever removes it may see moments in another zone than whoever loaded it.
  await setInDatabase(url, "timezone = 'Asia/Kolkata'", "datestyle = 'SQL, DMY'")
  const loaded = await rowsIn(url)
  const dry = await remove(url, '/nowhere', { 'dry-run': true })
  expect(dry).toMatchObject({ isWell: true, found: { rows: { person: 76, healer: 40 }, refers: [] } })
  expect(beyond(await rowsIn(url), loaded)).toEqual({})
  expect(await remove(url, '/nowhere')).toMatchObject({ isWell: true, found: { says: 'The demo is gone' } })
  const left = withoutMarks(await rowsIn(url))
  expect(beyond(left, blank)).toEqual({})
  expect(beyond(blank, left)).toEqual({})
  await expect(remove(url, '/nowhere')).rejects.toThrow('removed already')
  const again = { databaseUrl: url, dataFolder: '/nowhere', environment: {}, sandboxState: '/nowhere' }
  expect(await loadDemo(again)).toBe(false)
})

describe('beside a site that is used', () => {
  const app = useTestApp({ start: loadedAt, database: () => cloneDemo(served) })

  test('what the people of the demo did goes too, and what is of others stays as it is', async () => {
    const dataFolder = app().app.platform.config.DATA_FOLDER
    const { rows: files } = await sql<{ name: string }>`select name from demo_file`.execute(app().db)
    expect(files.length).toBeGreaterThan(10)
    for (const name of [...files.map((one) => one.name), 'private/somebodys.pdf']) {
      await mkdir(path.join(dataFolder, path.dirname(name)), { recursive: true })
      await writeFile(path.join(dataFolder, name), 'a file')
    }
    await doAll(app())
    const loaded = await rowsIn(urlOf(served))
    const healer = await makeHealer(app())
    const client = await makeClient(app())
    const own = await bookNext(app(), client, healer.u_id)
    await doAll(app())
    const since = beyond(await rowsIn(urlOf(served)), loaded)
    const isOfDemo = (row: string) => row.includes(demoId('person', 'ananya-rao').slice(0, idsOfDemo))
    const real = Object.fromEntries(
      Object.entries(since).map(([table, rows]) => [table, rows.filter((row) => !isOfDemo(row))]),
    )
    const ananya = await signIn(app(), demoId('person', 'ananya-rao'))
    const theirs = await bookNext(app(), ananya, demoId('healer', 'meera-krishnan'))
    await doAll(app())

    expect(await remove(urlOf(served), dataFolder)).toMatchObject({ isWell: true, found: { refers: [] } })
    const left = withoutMarks(await rowsIn(urlOf(served)))
    const tables = [...new Set([...Object.keys(blank), ...Object.keys(real)])]
    const expected = Object.fromEntries(
      tables.map((table) => [table, [...(blank[table] ?? []), ...(real[table] ?? [])]]),
    )
    // Numbers of documents go on, and what is counted of others is counted anew.
    const [more, less] = [beyond(left, expected), beyond(expected, left)]
    expect(Object.keys(more), JSON.stringify(more)).toEqual(['counter', 'report_day', 'search_word'])
    expect(Object.keys(less), JSON.stringify(less)).toEqual(['counter'])
    expect(left.search_word?.join()).toContain('"pune"')
    expect(left.search_word?.join()).not.toContain('"bengaluru"')
    expect(JSON.stringify(left)).not.toContain(ananya.uId)
    expect(JSON.stringify(left)).not.toContain(theirs.u_id)
    const { rows: jobs } =
      await sql`select from jobs.job where data::text like ${`%${theirs.u_id}%`}`.execute(app().db)
    expect(jobs).toEqual([])

    await expect(access(path.join(dataFolder, 'private/somebodys.pdf'))).resolves.toBeUndefined()
    for (const { name } of files) await expect(access(path.join(dataFolder, name))).rejects.toThrow('ENOENT')
    const [folder = ''] = files.map((one) => path.dirname(one.name)).filter((one) => one.includes('/'))
    await expect(access(path.join(dataFolder, folder))).rejects.toThrow('ENOENT')
    const { data } = await app().call('GET /api/website/healers', {})
    expect(data?.map(({ u_id }) => u_id)).toEqual([healer.u_id])
    expect(
      (
        await app().call(
          'GET /api/website/appointment/{appointmentId}',
          { params: { appointmentId: own.u_id } },
          { as: client },
        )
      ).status,
    ).toBe(200)
    expect(await app().app.modules.ledger.prove()).toMatchObject({ drift: 0, faults: {} })
    await expect(sql`delete from ledger_entry`.execute(app().db)).rejects.toThrow('append only')
  })
})

describe('where a client has a session with a healer of the demo', () => {
  const app = useTestApp({ start: loadedAt, database: () => cloneDemo(refused) })

  test('nothing goes, and it is said what is bound to what', async () => {
    const client = await makeClient(app())
    const booked = await bookNext(app(), client, demoId('healer', 'meera-krishnan'))
    await doAll(app())
    const other = await makeClient(app())
    await sql`update person set organization_id = ${demoOrganization.id} where u_id = ${other.uId}`.execute(
      app().db,
    )
    await sql`insert into adjustment (u_id, person_id, account, amount_paise, words, reason, state, needs_second, asked_by, asked_at)
      values (gen_random_uuid(), ${other.uId}, 'wallet', 100, 'Sorry.', 'late', 'waiting', true,
        ${demoId('person', 'finance')}, ${loadedAt})`.execute(app().db)
    const before = await rowsIn(urlOf(refused))
    const { found, isWell } = await remove(urlOf(refused), '/nowhere')
    expect(isWell).toBe(false)
    expect(found).toMatchObject({
      refers: expect.arrayContaining([
        `appointment: 1 row, such as ${booked.u_id}, by client_id to person of others`,
        `orders: 1 row, such as ${booked.order_u_id}, by client_id to person of others`,
        `person: 1 row, such as ${other.uId}, by organization_id to organization of the demo`,
        expect.stringMatching(/^adjustment: 1 row, such as \S+, by asked_by to person of the demo$/),
      ]),
      says: expect.stringContaining('Nothing was removed'),
    })
    const after = await rowsIn(urlOf(refused))
    expect(beyond(after, before)).toEqual({})
    expect(beyond(before, after)).toEqual({})
  })
})
