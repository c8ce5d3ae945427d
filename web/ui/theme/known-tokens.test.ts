import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const web = path.resolve(import.meta.dirname, '../..')
/** The drawing of PDF pages sets these from its own library. */
const fromLibraries = ['--total-scale-factor', '--font-height', '--rotate', '--scale-x']

test('every custom property that a style reads is set somewhere: a ring in an unknown colour is no ring', () => {
  const sheets = globSync('**/*.css', { cwd: web, exclude: ['build/**', 'node_modules/**'] }).map((name) => ({
    name,
    text: readFileSync(path.join(web, name), 'utf8'),
  }))
  const set = new Set(fromLibraries)
  for (const { text } of sheets) for (const [, name = ''] of text.matchAll(/(--[\w-]+)\s*:/g)) set.add(name)
  const unknown = sheets.flatMap(({ name, text }) =>
    [...text.matchAll(/var\((--[\w-]+)/g)]
      .filter(([, read = '']) => !set.has(read))
      .map(([, read]) => `${name}: ${read}`),
  )
  expect(unknown).toEqual([])
})
