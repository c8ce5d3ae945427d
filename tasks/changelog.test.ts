import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parser } from 'keep-a-changelog'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(path.join(import.meta.dirname, '..', name), 'utf8')

test('the changelog can be read by its tool, and its last release is the version of the project', () => {
  const { releases } = parser(read('CHANGELOG.md'))
  const [last] = releases.filter(({ date }) => date !== undefined)
  expect(last?.version).toBe(JSON.parse(read('package.json')).version)
})
