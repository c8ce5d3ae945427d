import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { commandsBeside } from '../ops/commands.ts'
import { startEmbeddedDatabase } from '../platform/database/embedded.ts'
import { makeHealer } from '../testing/healers.ts'
import { bookAndPay } from '../testing/sessions-paid.ts'
import { makeClient } from '../testing/signed-in.ts'
import { sandboxBucket, useTestApp } from '../testing/test-app.ts'
import { ownDatabase } from './own-database.ts'
import { runBeside, runOps } from './run-ops.ts'

const database = ownDatabase()
afterAll(() => database.remove())
const app = useTestApp({ database: database.create, start: new Date('2026-11-21T06:00:00Z') })
let folder = ''
let recipient = ''
const below = (name: string) => path.join(folder, name)
const dataFolder = () => app().app.platform.config.DATA_FOLDER

/** On the database that runs in the data folder, whose address nobody gave. */
const environment = () => ({ DATABASE_URL: '', DATA_FOLDER: dataFolder(), BACKUP_RECIPIENT: recipient })
async function opsFound(...given: string[]) {
  const { code, said } = await runOps(environment(), ...given)
  expect({ code, said }).toEqual({ code: 0, said: expect.stringMatching(/^\{/) })
  return JSON.parse(said)
}
const inHere = (name: string, given: Parameters<typeof runBeside>[2], more: Record<string, string> = {}) =>
  runBeside({ ...environment(), ...more }, name, given)

async function book() {
  const { u_id } = await bookAndPay(
    app(),
    await makeClient(app()),
    await makeHealer(app()),
    '2026-11-23T03:30:00.000Z',
  )
  return u_id
}

/** Books one session after the other until the work is done. */
async function bookWhile(work: Promise<unknown>) {
  const booked: string[] = []
  let isOver = false
  const stop = () => {
    isOver = true
  }
  work.then(stop, stop)
  while (!isOver) booked.push(await book())
  await work
  return booked
}

const now = async () =>
  (await sql<{ at: Date }>`select clock_timestamp() as at`.execute(app().db)).rows[0]?.at.toISOString() ?? ''

/** A figure of the monitoring. */
const figure = async (name: string) =>
  Number(
    (await app().app.platform.metrics.registry.getSingleMetricAsString(name))
      .split(' ')
      .at(-1)
      ?.replace('+Inf', 'Infinity'),
  )

const files = ['media/a.webp', 'media/of/b.pdf', 'private/c.pdf']

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'newyou-backup-'))
  const { rows } = await sql<{
    cluster: string
  }>`select current_setting('data_directory') as cluster`.execute(app().db)
  await symlink(rows[0]?.cluster ?? '', path.join(dataFolder(), 'postgres'))
  for (const name of files) {
    await mkdir(path.dirname(path.join(dataFolder(), name)), { recursive: true })
    await writeFile(path.join(dataFolder(), name), `This is ${name}.`)
  }
  const { found } = await inHere('backup-key', { to: below('key') })
  recipient = (found as { BACKUP_RECIPIENT: string }).BACKUP_RECIPIENT
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a site that is being booked is backed up, and restored beside it to a moment', async () => {
  expect(await figure('backup_age_seconds')).toBe(Number.POSITIVE_INFINITY)
  const backedUp = opsFound('backup', '--to', below('backups'))
  const booked = await bookWhile(backedUp)
  for (const name of ['backup_age_seconds', 'backup_log_age_seconds'])
    expect(await figure(name)).toBeLessThan(600)
  expect(await backedUp).toMatchObject({ files: files.length, removed: [] })
  booked.push(await book())
  const moment = await now()
  const after = await book()
  expect(await inHere('backup-log', { to: below('backups') })).toMatchObject({ found: { segments: 1 } })

  const into = below('restored')
  const found = await opsFound(
    ...['restore-drill', '--from', below('backups'), '--identity', below('key')],
    ...['--until', moment, '--into', into],
  )
  expect(found).toMatchObject({
    until: moment,
    ledger: { drift: 0, faults: {} },
    files: { named: files.length, missing: [], damaged: [] },
  })
  expect(found.ledger.entries).toBeGreaterThan(found.ledger.entries_at_least)
  for (const name of files) expect(await readFile(path.join(into, name), 'utf8')).toBe(`This is ${name}.`)

  const restored = await startEmbeddedDatabase(path.join(into, 'postgres'))
  const client = new pg.Client({ connectionString: restored.url })
  await client.connect()
  const { rows } = await client.query<{ u_id: string }>(
    `select u_id from appointment where state = 'confirmed'`,
  )
  await client.end()
  await restored.stop()
  expect(rows.map(({ u_id }) => u_id).sort()).toEqual(booked.sort())
  expect(booked).not.toContain(after)

  // As far as the log leads.
  const whole = await inHere('restore-drill', { from: below('backups'), identity: below('key') })
  expect(whole).toMatchObject({
    isWell: true,
    found: { ledger: { entries: expect.toSatisfy((all: number) => all > found.ledger.entries) } },
  })
})

test('a backup by other means is noted', async () => {
  await sql`delete from backup_taken`.execute(app().db)
  expect(await inHere('backup-taken', {})).toMatchObject({ isWell: true })
  expect(await figure('backup_age_seconds')).toBeLessThan(600)
})

test('a second backup sends only files that are new, and the rule removes the first and what it alone needs', async () => {
  const sealed = async () =>
    Object.fromEntries(
      await Promise.all(
        (await readdir(below('backups/files'), { recursive: true }))
          .filter((name) => name.endsWith('.age'))
          .map(async (name) => [name, (await stat(below(`backups/files/${name}`))).mtimeMs] as const),
      ),
    )
  const before = await sealed()
  await rm(path.join(dataFolder(), 'private/c.pdf'))
  await writeFile(path.join(dataFolder(), 'private/d.pdf'), 'This is new.')
  const [first] = (await readdir(below('backups'))).filter((name) => name.startsWith('20'))
  const { found } = await inHere('backup', { to: below('backups'), keep: '1' })
  expect(found).toMatchObject({ files: 3, removed: [first] })
  const after = await sealed()
  const same = Object.keys(after).filter((name) => after[name] === before[name])
  expect([Object.keys(before).length, Object.keys(after).length, same.length]).toEqual([3, 3, 2])
  expect((await readdir(below('backups'))).sort()).toEqual(
    ['backups.json', 'files', (found as { backup: string }).backup].sort(),
  )
})

test('what is missing in a backup is named, and nothing is written over', async () => {
  const from = ['--from', below('backups'), '--identity', below('key')]
  const restore = (into: string, more = {}) =>
    inHere('restore', { from: below('backups'), into: below(into), identity: below('key'), ...more })
  const { backups } = JSON.parse(await readFile(below('backups/backups.json'), 'utf8'))
  const manifest = JSON.parse(await readFile(below(`backups/${backups.at(-1)}/manifest.json`), 'utf8'))
  const sealedOf = (wanted: string): string =>
    manifest.files.find(({ name }: { name: string }) => name === wanted).sealed.name
  await rm(below(`backups/${sealedOf('media/of/b.pdf')}`))
  await writeFile(below(`backups/${sealedOf('media/a.webp')}`), 'torn')
  const { code, said } = await runOps(environment(), 'restore', ...from, '--into', below('lacking'))
  expect([code, JSON.parse(said)]).toEqual([
    1,
    expect.objectContaining({ files: 3, missing: ['media/of/b.pdf'], damaged: ['media/a.webp'] }),
  ])
  await expect(restore('lacking')).rejects.toThrow('is not empty')
  await expect(restore('early', { until: '2026-01-01T00:00:00Z' })).rejects.toThrow('Restored can be: ')
  await inHere('backup-key', { to: below('other-key') })
  await expect(restore('by-another', { identity: below('other-key') })).rejects.toThrow(
    'does not open this backup',
  )
  await rm(below(`backups/${manifest.database.name}`))
  await expect(restore('without')).rejects.toThrow('database.tar.zst.age is missing')
})

test('each command says with --help what it takes', async () => {
  for (const [name, { help }] of Object.entries(commandsBeside))
    expect(help).toMatch(new RegExp(`^${name}(\\n| --| \\[)`))
  expect(await runOps({}, 'restore-drill', '--help')).toEqual({
    code: 0,
    said: expect.stringMatching(/^restore-drill --from/),
  })
})

test('a PostgreSQL that is away, or that writes too little into its log, is refused in a sentence', async () => {
  const away = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
  await expect(inHere('backup', { to: below('none') }, away)).rejects.toThrow(
    'The database cannot be reached: ',
  )
  const small = { DATABASE_URL: inject('clusterUrl') }
  await expect(inHere('backup', { to: below('none') }, small)).rejects.toThrow('wal_level=minimal')
})

test('a backup goes to a bucket and comes from there', async () => {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = sandboxBucket(app().sandbox.url)
  const bucket = {
    BACKUP_S3_ENDPOINT: S3_ENDPOINT,
    BACKUP_S3_ACCESS_KEY_ID: S3_ACCESS_KEY_ID,
    BACKUP_S3_SECRET_ACCESS_KEY: S3_SECRET_ACCESS_KEY,
  }
  const place = `s3://${S3_BUCKET}/backups`
  await expect(inHere('backup', { to: place })).rejects.toThrow('needs BACKUP_S3_ACCESS_KEY_ID')
  await inHere('backup', { to: place }, bucket)
  const into = below('from-bucket')
  const restored = await inHere('restore', { from: place, into, identity: below('key') }, bucket)
  expect(restored).toMatchObject({ isWell: true, found: { files: 3 } })
  expect((await readdir(into)).sort()).toEqual(['media', 'postgres', 'private'])
  expect(await readFile(path.join(into, 'private/d.pdf'), 'utf8')).toBe('This is new.')
})
