import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ownedTables } from './owned-tables.ts'

const root = path.resolve(import.meta.dirname, '../server/database')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const files = globSync('{views,routines}/*.sql', { cwd: root })
const made = /\bcreate (?:or replace )?(?:constraint )?(function|trigger|view) (?:public\.)?(\w+)/gi
const madeIn = (sql: string) =>
  [...sql.matchAll(made)].map(([, kind = '', name = '']) => `${kind.toLowerCase()} ${name}`).sort()

/** The migrations before routines had files of their own. */
const lastWithRoutines = '1070'

test('each function, trigger and view of the database has one file, of the domain that it serves', () => {
  const declared = files.flatMap((file) => madeIn(read(file))).sort()
  expect(declared).toEqual(madeIn(read('schema.sql')))
  expect(declared.length).toBeGreaterThan(120)
  const domains = Object.keys(ownedTables)
  expect(files.map((file) => path.basename(file, '.sql')).filter((name) => !domains.includes(name))).toEqual(
    [],
  )
})

test('a migration leaves functions, triggers and views to their files', () => {
  const later = globSync('migrations/*.sql', { cwd: root }).filter(
    (file) => path.basename(file).slice(0, 4) > lastWithRoutines,
  )
  expect(later.filter((file) => madeIn(read(file)).length > 0)).toEqual([])
})

test('a later migration drops nothing that it does not name', () => {
  const later = globSync('migrations/*.sql', { cwd: root }).filter(
    (file) => path.basename(file).slice(0, 4) > lastWithRoutines,
  )
  expect(later.filter((file) => /\bdrop\b[^;]*\bcascade\b/i.test(read(file)))).toEqual([])
})

test('a view groups nothing and keeps no row of an outer join, so that it becomes a part of the statement', () => {
  const views = globSync('views/*.sql', { cwd: root })
  const heavy = /\b(group by|distinct|having|limit|order by|union|over|(?:left|right|full) join)\b/i
  const code = (file: string) => read(file).replace(/^\s*--.*$/gm, '')
  expect(views.filter((file) => heavy.test(code(file)))).toEqual([])
  expect(views.length).toBeGreaterThan(10)
})
