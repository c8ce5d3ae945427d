import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defaultNames } from '@newyou/contract/foundation/brand/names'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const names = new RegExp([...new Set(Object.values(defaultNames)), 'न्यू यू'].join('|'))

test('no catalogue says the name of the brand', () => {
  const files = globSync('{web,server}/messages/**/*.ts', { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts'),
  )
  expect(files.length).toBeGreaterThan(250)
  expect(files.filter((file) => names.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([])
})
