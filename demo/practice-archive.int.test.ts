import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { runBeside } from '../server/operation/run-ops.ts'
import { openDatabase } from '../server/platform/database/database.ts'
import { unpackArchive, writeArchive } from '../server/platform/practice-archive/archive-file.ts'
import { type Manifest, manifestFile, tableFile } from '../server/platform/practice-archive/manifest.ts'
import { sealedPurposes } from '../server/platform/sealed-columns.ts'
import { useTestApp } from '../server/testing/test-app.ts'
import { cloneBlank, cloneDemo, dropDemo, loadedAt, urlOf } from './loaded-demo.ts'

const fresh = () => `demo_${randomUUID().replaceAll('-', '')}`
const [from, to, refused] = [fresh(), fresh(), fresh()]
const passphrase = 'five words that nobody guesses'
/** The other machine has secrets of its own. */
const otherSecrets = Object.fromEntries(
  Object.values(sealedPurposes).map(({ secret }) => [secret, `the other machine’s ${secret}`]),
)
const sealed = new Set<string>(
  Object.values(sealedPurposes).flatMap(({ columns }) => columns.map(({ table }) => table)),
)

let folder: string
const at = (...names: string[]) => path.join(folder, ...names)
const first = () => at('first.tar.gz')
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'newyou-practice-'))
  await Promise.all([cloneDemo(from), cloneBlank(to), cloneBlank(refused)])
  for (const name of [
    'media/content/a/picture.webp',
    'private/support/letter.pdf',
    'private/exports/copy.zip',
  ]) {
    await mkdir(at('here', path.dirname(name)), { recursive: true })
    await writeFile(at('here', name), `the file ${name}`)
  }
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await Promise.all([from, to, refused].map(dropDemo))
  await rm(folder, { recursive: true, force: true })
})

const place = (database: string, data: string, secrets: Record<string, string> = {}) => ({
  ...{ DATABASE_URL: urlOf(database), DATA_FOLDER: at(data) },
  ...secrets,
})

const run = (name: string, environment: Record<string, string>, given: object, by = passphrase) => {
  vi.stubEnv('PRACTICE_PASSPHRASE', by)
  return runBeside(environment, name, given)
}

/** An archive laid out, with what its manifest says. */
async function laidOut(file: string, name: string) {
  await unpackArchive(file, at(name))
  const manifest: Manifest = JSON.parse(await readFile(at(name, manifestFile), 'utf8'))
  return manifest
}

const sums = (all: readonly { name: string; sha256: string }[]) =>
  all.filter(({ name }) => !sealed.has(name)).map(({ name, sha256 }) => ({ name, sha256 }))

describe('the whole practice', () => {
  test('comes out by a command, and is the same row by row and file by file where it was taken in', async () => {
    const out = await run('export-practice', place(from, 'here'), { to: first() })
    expect(out).toMatchObject({ isWell: true, found: { files: 2 } })
    expect(await readdir(at('here', 'copies'))).toEqual([])
    const taken = await run('import-practice', place(to, 'there', otherSecrets), { from: first() })
    expect(taken).toMatchObject({ isWell: true, found: { files: 2 } })
    await run('export-practice', place(to, 'there', otherSecrets), { to: at('second.tar.gz') })
    const [before, after] = [await laidOut(first(), 'one'), await laidOut(at('second.tar.gz'), 'two')]
    expect(sums(after.tables)).toEqual(sums(before.tables))
    expect(sums(after.files)).toEqual(sums(before.files))
    expect(before.files.map(({ name }) => name)).toEqual([
      'media/content/a/picture.webp',
      'private/support/letter.pdf',
    ])
    expect([after.jobs.sha256, after.sequences]).toEqual([before.jobs.sha256, before.sequences])
    const full = before.tables.filter(({ rows }) => rows > 0)
    expect(full.length).toBeGreaterThan(100)
    expect(await readFile(at('there', 'private/support/letter.pdf'), 'utf8')).toContain('letter.pdf')
  })

  test('has no note, no bank detail and no second factor that can be read without the passphrase', async () => {
    const notes = await readFile(at('one', tableFile('client_note')), 'utf8')
    const [note] = notes
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
    expect(note.sealed_text).toMatch(/^v1\./)
    const { db, close } = openDatabase(urlOf(from))
    const { rows } = await sql<{ sealed_text: string }>`
      select sealed_text from client_note where u_id = ${note.u_id}`.execute(db)
    await close()
    expect(rows[0]?.sealed_text.split('.')[1]).not.toBe(note.sealed_text.split('.')[1])
  })
})

describe('what is refused leaves a new installation as it is', () => {
  const takeIn = (file: string, by = passphrase) =>
    run('import-practice', place(refused, 'refused', otherSecrets), { from: file }, by)

  /** The archive with one of its files written anew. */
  async function changed(name: string, file: string, change: (text: string) => string) {
    await unpackArchive(first(), at(name))
    const entries = (await readdir(at(name), { recursive: true, withFileTypes: true })).filter((one) =>
      one.isFile(),
    )
    await writeFile(at(name, file), change(await readFile(at(name, file), 'utf8')))
    await writeArchive(
      at(`${name}.tar.gz`),
      (async function* () {
        for (const one of entries) {
          const whole = path.join(one.parentPath, one.name)
          yield { name: path.relative(at(name), whole), file: whole }
        }
      })(),
    )
    return at(`${name}.tar.gz`)
  }

  test.each([
    [
      'another passphrase',
      async () => first(),
      'five words that somebody guesses',
      'The passphrase is not the one',
    ],
    [
      'a row that was changed',
      () => changed('row', tableFile('person'), (text) => text.replace('Ananya', 'Anonya')),
      passphrase,
      'tables/person.jsonl is not what the manifest says',
    ],
    [
      'a file that was changed',
      () => changed('file', 'files/private/support/letter.pdf', () => 'another letter'),
      passphrase,
      'files/private/support/letter.pdf is not what the manifest says',
    ],
    [
      'another schema',
      () =>
        changed('schema', manifestFile, (text) =>
          text.replace(/"migration": "[^"]+"/, '"migration": "0001-old.sql"'),
        ),
      passphrase,
      'The archive is of the schema 0001-old.sql',
    ],
    [
      'half an archive',
      async () => {
        const bytes = await readFile(first())
        await writeFile(at('half.tar.gz'), bytes.subarray(0, bytes.length / 2))
        return at('half.tar.gz')
      },
      passphrase,
      'is no archive of a practice, or only a part of one',
    ],
  ])('%s', async (_what, file, by, says) => {
    await expect(takeIn(await file(), by)).rejects.toThrow(says)
    const { db, close } = openDatabase(urlOf(refused))
    const people = await db.selectFrom('person').select('u_id').execute()
    await close()
    expect(people).toEqual([])
    expect(await readdir(at('refused', 'private')).catch(() => [])).toEqual([])
    expect(await readdir(at('refused', 'copies')).catch(() => [])).toEqual([])
  })

  test('a database in which people are, an archive that is there already, and a passphrase that is guessed', async () => {
    await expect(run('import-practice', place(from, 'here'), { from: first() })).rejects.toThrow(
      'is not empty',
    )
    await expect(run('export-practice', place(from, 'here'), { to: first() })).rejects.toThrow(
      'is there already',
    )
    await expect(run('export-practice', place(from, 'here'), { to: at('new') }, 'short')).rejects.toThrow(
      '16 letters or more',
    )
    await expect(run('import-practice', place(refused, 'refused'), { from: at('none') })).rejects.toThrow(
      'There is no file',
    )
  })
})

describe('a server on what was taken in', () => {
  const app = useTestApp({ start: loadedAt, database: async () => urlOf(to) })

  test('shows the healers, and its books are right', async () => {
    const { data } = await app().call('GET /api/website/healers', {})
    expect(data?.length).toBeGreaterThan(5)
    const proof = await app().app.modules.ledger.prove()
    expect(proof).toMatchObject({ drift: 0, faults: {} })
    // Triggers work again: a new name is found.
    await sql`update healer set full_name = 'Zarina Qureshi' where u_id = ${data?.[0]?.u_id}`.execute(
      app().db,
    )
    const { rows } = await sql`select from search_entry where title = 'Zarina Qureshi'`.execute(app().db)
    expect(rows).toHaveLength(1)
  })
})
