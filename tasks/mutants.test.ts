import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { mutantsOf, sample } from './mutants.ts'
import { areas } from './mutation-areas.ts'

const root = path.resolve(import.meta.dirname, '..')

const faultsIn = (source: string) =>
  mutantsOf('some.ts', source).map(
    ({ start, end, after }) => source.slice(0, start) + after + source.slice(end),
  )

test.each([
  ['if (a) b', ['if (!(a)) b']],
  ['x = a < b && c', ['x = a < b || c', 'x = a <= b && c']],
  ['x = a - 1', ['x = a + 1', 'x = a - 2']],
  ['x = !a', ['x = a']],
  ['f(true)', [';', 'f(false)']],
  ['await f()', [';']],
  ['() => { return a }', ['() => { return undefined }']],
  [
    "x = q.where('a', '<', b).forUpdate()",
    ["x = q.where('a', '<', b)", 'x = q.forUpdate()', "x = q.where('a', '<=', b).forUpdate()"],
  ],
])('%s', (source, faults) => {
  expect(faultsIn(source)).toEqual(faults)
})

test('words put together, types and what is only watched are left alone', () => {
  expect(faultsIn("import a from 'is'")).toEqual([])
  expect(faultsIn('type A = 1 | true')).toEqual([])
  expect(faultsIn('x = `a` + b')).toEqual([])
  expect(faultsIn('x = () => logger.warn(1)')).toEqual([])
  expect(faultsIn('() => { return undefined }')).toEqual([])
})

test('a sample is the same for the same seed, and no mutant is in it twice', () => {
  const all = Array.from({ length: 100 }, (_, index) => index)
  const chosen = sample(all, 30, 7)
  expect(sample(all, 30, 7)).toEqual(chosen)
  expect(sample(all, 30, 8)).not.toEqual(chosen)
  expect(new Set(chosen).size).toBe(30)
})

test.each(Object.entries(areas))('%s: its sources and its tests are there', (_, { sources, tests }) => {
  expect(globSync(sources, { cwd: root })).not.toEqual([])
  expect(tests.filter((name) => !existsSync(path.join(root, 'server', `${name}.test.ts`)))).toEqual([])
})
