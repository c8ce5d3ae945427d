import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { foreignReads, foreignWrites } from './foreign-tables.ts'
import { ownedTables, readersOf, referenceTables } from './owned-tables.ts'
import { foreignAccess, tablesIn, viewsIn } from './table-access.ts'

const root = path.resolve(import.meta.dirname, '..')

describe('this project', () => {
  const sources = globSync('server/*/*/**/*.ts', { cwd: root }).map(
    (file) => [file, readFileSync(path.join(root, file), 'utf8')] as const,
  )
  const { writes, reads } = foreignAccess(sources, ownedTables, referenceTables)

  test('no domain writes a table of another one that it did not write before', () => {
    expect(sources.length).toBeGreaterThan(500)
    expect(writes).toEqual(foreignWrites)
  })

  test('no domain reads a table of another one that it did not read before', () => {
    expect(reads).toEqual(foreignReads)
  })

  const viewFiles = globSync('server/database/views/*.sql', { cwd: root }).map((file) => ({
    owner: path.basename(file, '.sql'),
    sql: readFileSync(path.join(root, file), 'utf8'),
  }))
  const views = Object.fromEntries(viewFiles.map(({ owner, sql }) => [owner, viewsIn(sql)]))

  test('a view reads tables of its owner alone', () => {
    const all: Record<string, readonly string[]> = ownedTables
    const known = new Set(Object.values(all).flat())
    const foreign = viewFiles.flatMap(({ owner, sql }) =>
      [...tablesIn(sql)].filter((table) => known.has(table) && !all[owner]?.includes(table)),
    )
    expect(foreign).toEqual([])
    expect(Object.values(views).flat().length).toBeGreaterThan(1)
  })

  test('everyone reads the views of others and no one writes them', () => {
    const access = foreignAccess(sources, views)
    expect(access.writes).toEqual({})
    expect(Object.keys(access.reads).length).toBeGreaterThan(3)
  })

  test('a view with more of a person than the name is read by the domains that are named', () => {
    const access = foreignAccess(sources, views).reads
    for (const [view, readers] of Object.entries(readersOf))
      expect(Object.keys(access).filter((domain) => access[domain]?.includes(view))).toEqual(readers)
  })

  test('each table has one owner', () => {
    const all: string[] = Object.values(ownedTables).flat()
    expect(all.filter((table, at) => all.indexOf(table) !== at)).toEqual([])
  })
})

describe('access to a table of another domain is found', () => {
  const owned = { yoga: ['pose', 'class'], diet: ['meal'] }
  const accessOf = (source: string) => foreignAccess([['server/care/diet/diet.ts', source]], owned)

  test.each([
    ["db.insertInto('pose').values({})", 'writes'],
    ["trx.updateTable('pose').set({})", 'writes'],
    ["trx.deleteFrom('pose as p')", 'writes'],
    ['sql`insert into pose values (1)`', 'writes'],
    ['sql`update pose set name = 1`', 'writes'],
    ['sql`delete from pose where true`', 'writes'],
    ["db.selectFrom('pose as p')", 'reads'],
    ["db.selectFrom(['pose', 'meal'])", 'reads'],
    ["query.innerJoin('pose', 'a', 'b')", 'reads'],
    ['sql`select 1 from meal m left join pose p on true`', 'reads'],
    ['const source = sql`pose p where p.name = 1`', 'reads'],
  ] as const)('%s', (source, kind) => {
    expect(accessOf(source)[kind]).toEqual({ diet: ['pose'] })
  })

  test('but no reading of what all may read', () => {
    const source = [['server/care/diet/diet.ts', "db.selectFrom('pose')\ndb.updateTable('pose')"]] as const
    expect(foreignAccess(source, owned, ['pose'])).toEqual({ writes: { diet: ['pose'] }, reads: {} })
  })

  test('its own tables, comments and tests are none', () => {
    const none = { writes: {}, reads: {} }
    expect(accessOf("db.selectFrom('meal')")).toEqual(none)
    expect(accessOf('/** What comes from pose. */ // update class')).toEqual(none)
    expect(foreignAccess([['server/care/diet/diet.int.test.ts', 'sql`update pose`']], owned)).toEqual(none)
  })
})
