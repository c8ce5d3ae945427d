import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defaultNames } from '@newyou/contract/foundation/brand/names'
import { expect, test } from 'vitest'
import { listFiles } from './read-imports.ts'

const root = path.join(import.meta.dirname, '..')
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
const names = new RegExp([...new Set(Object.values(defaultNames)), 'न्यू यू'].join('|'))

/** Where the name may stand, and why. */
const allowed: [path: RegExp, because: string][] = [
  [/^contract\/foundation\/brand\/names\.ts$/, 'the defaults'],
  [/\.test\.tsx?$|^e2e\//, 'tests see the site with its defaults'],
  [/^demo\//, 'content of the demo, whose brand is the default one'],
  [/^probe\//, 'another machine, which reads no database'],
  [/^tasks\//, 'what commands say to developers of this software'],
  [/^server\/database\/migrations\//, 'history'],
]
const files = [
  ...listFiles(root),
  ...globSync('{web,back-office,contract,server}/**/*.{css,html,json,js,mjs,webmanifest,svg,sql}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/build/**', '**/.react-router/**'],
  }),
]

test('the name of the brand stands in its defaults alone', () => {
  expect(files.length).toBeGreaterThan(3000)
  expect(
    files.filter((file) => !allowed.some(([pattern]) => pattern.test(file)) && names.test(textOf(file))),
  ).toEqual([])
})

test('each exception is still needed', () => {
  const needless = allowed.filter(
    ([pattern]) => !files.some((file) => pattern.test(file) && names.test(textOf(file))),
  )
  expect(needless.map(([, because]) => because)).toEqual([])
})
