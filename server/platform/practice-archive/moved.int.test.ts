import { randomInt } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeGroup } from '../../testing/community.ts'
import { makeCourse } from '../../testing/courses.ts'
import { makeEvent } from '../../testing/events.ts'
import { makeHealer } from '../../testing/healers.ts'
import { bookAndPay, holdTime } from '../../testing/sessions-paid.ts'
import { makeClient, makeStaff } from '../../testing/signed-in.ts'
import { cloneDatabase, useTestApp } from '../../testing/test-app.ts'
import { ensureQueues } from '../jobs/job-schema.ts'
import { deadLetterQueue } from '../jobs/jobs.ts'
import { cryptographicRandom as random } from '../random.ts'
import { createSealedTexts } from '../sealed-texts.ts'
import { readSequences } from './catalogue.ts'
import { jobsFile, type Manifest, tableFile } from './manifest.ts'
import { resealer, secretsOfArchive } from './passphrase.ts'
import { exportedTables } from './places.ts'
import { loadRows } from './rows-in.ts'
import { plainly, writeRows } from './rows-out.ts'

const app = useTestApp()
const practices = 100
/** A practice takes a quarter of a second, where nothing else runs. */
const seconds = 400
const sealedTables = new Set<string>()

let folder: string
let other: Awaited<ReturnType<typeof cloneDatabase>>
let here: pg.Client
let there: pg.Client
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'newyou-moved-'))
  other = await cloneDatabase()
  here = new pg.Client({ connectionString: app().app.platform.pool.options.connectionString ?? '' })
  there = new pg.Client({ connectionString: other.url })
  await here.connect()
  await there.connect()
  await ensureQueues(other.url, [...app().app.platform.jobs.queues(), deadLetterQueue])
})
afterAll(async () => {
  await here.end()
  await there.end()
  await other.drop()
  await rm(folder, { recursive: true, force: true })
})

const [archive, elsewhere] = [
  secretsOfArchive('the key of the archive'),
  secretsOfArchive('secrets of another machine'),
]

type Written = Pick<Manifest, 'tables' | 'jobs' | 'sequences'>

async function write(connection: pg.Client, name: string, from: typeof archive): Promise<Written> {
  const written = await writeRows(connection, path.join(folder, name), (table) =>
    resealer(table, { from, to: archive, random }),
  )
  return { ...written, sequences: await readSequences(connection) }
}

/** Each seal of a text differs, so texts are compared. */
async function opened(name: string, table: string): Promise<unknown[]> {
  const lines = (await readFile(path.join(folder, name, tableFile(table)), 'utf8'))
    .split('\n')
    .filter(Boolean)
  const rows: Record<string, unknown>[] = lines.map((line) => JSON.parse(line))
  const plain = resealer(table, {
    from: archive,
    to: archive,
    random: { ...random, bytes: (count) => Buffer.alloc(count) },
  })
  for (const row of rows) plain?.(row)
  return rows
}

/** The practice as it is now, taken into a new database, and out of that again. */
async function moveAndCompare() {
  await here.query('begin isolation level repeatable read read only')
  await here.query(plainly)
  const before = await write(here, 'before', app().app.platform.config)
  await here.query('commit')
  await there.query('begin')
  await there.query(plainly)
  await loadRows(there, path.join(folder, 'before'), before, (table) =>
    resealer(table, { from: archive, to: elsewhere, random }),
  )
  const after = await write(there, 'after', elsewhere)
  const triggers = await there.query(
    `select tgrelid::regclass::text as name from pg_trigger where not tgisinternal and tgenabled <> 'O'`,
  )
  const references = await there.query(
    `select conname as name from pg_constraint where contype = 'f' and condeferrable and connamespace = 'public'::regnamespace`,
  )
  await there.query('rollback')
  expect([...triggers.rows, ...references.rows]).toEqual([])
  expect(after.sequences).toEqual(before.sequences)
  const sums = (of: Written) =>
    of.tables.map(({ name, rows, sha256 }) => ({ name, rows, sha256: sealedTables.has(name) ? '' : sha256 }))
  expect(sums(after)).toEqual(sums(before))
  expect({ ...after.jobs }).toEqual({ ...before.jobs })
  for (const name of sealedTables)
    expect(await opened('after', name), name).toEqual(await opened('before', name))
  return before
}

type Act = () => Promise<unknown>

/** What people do in a practice, one of them at random at a time. */
function acts(): Act[] {
  const one = <T>(all: readonly T[]) => all[randomInt(all.length)] as T // never empty: the first deeds fill them
  const clients: Awaited<ReturnType<typeof makeClient>>[] = []
  const healers: Awaited<ReturnType<typeof makeHealer>>[] = []
  const client = async () =>
    void clients.push(await makeClient(app(), { firstName: one(['Asha', 'Ravi', 'नेहा', 'O\'Neil \\ "Q"']) }))
  const healer = async () =>
    void healers.push(
      await makeHealer(app(), { client_concerns: one(['Sleep', 'कल\nआज', '\t {"a": [null]} ']) }),
    )
  const freeTime = async (of: { u_id: string }) => {
    const { data } = await app().call('GET /api/website/healer/{healerId}', { params: { healerId: of.u_id } })
    return data?.next_free_at ?? ''
  }
  const session = (isPaid: boolean) => async () => {
    // New ones, whose time is free.
    await client()
    await healer()
    const [who, of] = [clients.at(-1), healers.at(-1)]
    if (!who || !of) throw new Error('both were made')
    const book = isPaid ? bookAndPay : holdTime
    await book(app(), who, of, await freeTime(of), {
      description: one(['I sleep badly.', 'थकान', 'a\\b']),
    })
  }
  const sealed = async () => {
    const config = app().app.platform.config
    if (healers.length === 0) await healer()
    if (clients.length === 0) await client()
    const [of, now] = [one(healers), app().clock.now()]
    await app()
      .db.insertInto('client_note')
      .values({
        ...{ u_id: app().app.platform.ids.next(), healer_id: of.u_id, client_id: one(clients).uId },
        ...{ signed_name: 'Meera Rao', signed_at: now, created_at: now, updated_at: now },
        sealed_text: createSealedTexts({ config, purpose: 'client-note', random }).seal('She slept.'),
      })
      .execute()
  }
  const jobs = async () => {
    await app().app.platform.jobs.send(
      app().db,
      'mail',
      { to: 'a@example.com', says: one(['"', 'नमस्ते', '\n']) },
      { afterSeconds: 90_000 },
    )
  }
  return [
    client,
    healer,
    session(true),
    session(false),
    sealed,
    jobs,
    () => makeCourse(app()),
    () => makeEvent(app()),
    () => makeGroup(app()),
    () => makeStaff(app(), ['support']),
    () => app().drain(),
  ]
}

test(
  `${practices} practices taken in elsewhere are the same there, row by row`,
  async () => {
    for (const name of exportedTables)
      if (resealer(name, { from: archive, to: archive, random })) sealedTables.add(name)
    const possible = acts()
    // Each at least once, then by chance: 100 practices, of which each has something that the one before had not.
    for (let count = 0; count < practices; count++) {
      await (possible[count < possible.length ? count : randomInt(possible.length)] as Act)()
      await moveAndCompare()
    }
    const last = await moveAndCompare()
    const filled = last.tables.filter(({ rows }) => rows > 0).length
    expect(filled).toBeGreaterThan(40)
    expect(last.jobs.rows).toBeGreaterThan(5)
    expect(await readFile(path.join(folder, 'before', jobsFile), 'utf8')).toContain('a@example.com')
  },
  seconds * 1000,
)
