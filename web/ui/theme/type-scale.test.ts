import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const web = path.join(import.meta.dirname, '../..')
const files = globSync('**/*.css', {
  cwd: web,
  // The variables of Mantine are written by a program; the offline page is read without any sheet of the site.
  exclude: [
    'build/**',
    'node_modules/**',
    '.react-router/**',
    'ui/mantine/variables.css',
    'public/offline/**',
  ],
})
const read = (file: string) => readFileSync(path.join(web, file), 'utf8')

/** Sizes of type in pixels beside the scale. Sizes that follow the text around them, in `em`, are free. */
const ownSizes = (css: string) =>
  [...css.matchAll(/font(?:-size)?:\s*(?:\d{3}\s+)?\d[\d.]*(?:px|rem)/g)].map(([found]) => found)

test('every style sheet takes its sizes of type from the scale', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap((file) => ownSizes(read(file)).map((found) => `${file}: ${found}`))).toEqual([])
})

test('every size that is used is in the scale', () => {
  const scale = new Set(read('ui/theme/tokens.css').match(/--type-[\w-]+(?=:)/g))
  const used = files.flatMap((file) => read(file).match(/(?<=var\()--type-[\w-]+/g) ?? [])
  expect(used.filter((name) => !scale.has(name))).toEqual([])
  expect([...scale].filter((name) => !used.includes(name))).toEqual([])
})

test('a size beside the scale is found', () => {
  expect(ownSizes('.a { font-size: 19px } .b { font: 400 1.2rem / 1 serif; }')).toHaveLength(2)
  expect(ownSizes('.a { font-size: var(--type-body); } .b { font-size: 1.2em; }')).toEqual([])
})
