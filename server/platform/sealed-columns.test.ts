import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sealedPurposes } from './sealed-columns.ts'

const root = path.resolve(import.meta.dirname, '../..')
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
const declared = Object.values(sealedPurposes).flatMap(({ columns }) =>
  columns.map(({ table, column }) => `${table}.${column}`),
)

test('each column of sealed texts is declared with its secret, or a change of it would forget the column', () => {
  const schema = textOf('server/database/schema.sql')
  const found = [...schema.matchAll(/^create table (\w+) \((.*?)^\)/gms)].flatMap(([, table, columns = '']) =>
    [...columns.matchAll(/^ {2}(sealed_\w+)/gm)].map(([, column]) => `${table}.${column}`),
  )
  expect(found.length).toBeGreaterThan(0)
  expect(declared.toSorted()).toEqual(found.toSorted())
})

test('what is sealed goes to a column whose name says so, but for OTPs in the job that sends them', () => {
  const sealing = globSync(['server/**/*.ts', 'demo/**/*.ts'], { cwd: root })
    .filter((file) => !/\.test\.ts$|node_modules|server\/platform\//.test(file))
    .flatMap((file) =>
      [...textOf(file).matchAll(/^.*\b\w+\.seal\(.*$/gm)].map(([line]) => `${file}: ${line.trim()}`),
    )
  expect(sealing.length).toBeGreaterThan(declared.length)
  expect(sealing.filter((line) => !/\bsealed_\w+: /.test(line))).toEqual([
    expect.stringMatching(/^server\/people\/accounts\/otp-sending\.ts: .*code: sealedTexts\.seal\(code\)/),
  ])
})
