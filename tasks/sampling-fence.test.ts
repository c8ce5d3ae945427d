import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readImports } from './read-imports.ts'

const root = path.join(import.meta.dirname, '..')
const samples = 'server/platform/database/samples.ts'

test('only those of docs/list-sampling.md count by a sample', () => {
  const users = [...readImports(root)].flatMap(([file, targets]) => (targets.includes(samples) ? [file] : []))
  const named = [...readFileSync(path.join(root, 'docs/list-sampling.md'), 'utf8').matchAll(/^\| `(.+?)`/gm)]
  expect(users.filter((file) => !file.endsWith('.test.ts')).sort()).toEqual(
    named.map(([, file]) => file).sort(),
  )
})
