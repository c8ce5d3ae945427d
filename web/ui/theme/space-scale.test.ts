import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const web = path.join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(web, file), 'utf8')
const sheets = [
  ...globSync('**/*.module.css', { cwd: web, exclude: ['build/**', 'node_modules/**', '.react-router/**'] }),
  'ui/theme/base.css',
].map((file) => file.replaceAll(path.sep, '/'))

/** Lengths that no step of the scale can say, each with its reason. The list only grows shorter. */
const exceptions: Record<string, string> = {
  'content/static-pages/static-page.module.css: margin-left: 208px':
    'the column of text stands where that of the pages beside a menu does',
}

/** Distances and roundness in pixels or rem. Sizes relative to the text, in `em`, are free. */
const rawLengths = (css: string) =>
  [
    ...css
      .replace(/\/\*.*?\*\//gs, '')
      .matchAll(
        /(?<=[{;\s])((?:padding|margin)(?:-[a-z]+)*|(?:row-|column-)?gap|border-(?:[a-z]+-)*radius|font-size)\s*:\s*([^;}]*?\d(?:px|rem)\b[^;}]*)/g,
      ),
  ].map(([, property, value]) => `${property}: ${value?.replace(/\s+/g, ' ')}`)

const found = sheets.flatMap((file) => rawLengths(read(file)).map((length) => `${file}: ${length}`))

test('distances and roundness are steps of the scale in tokens.css', () => {
  expect(sheets.length).toBeGreaterThan(100)
  expect(found.filter((length) => !(length in exceptions))).toEqual([])
})

test('an exception that is no longer needed is taken off the list', () => {
  expect(Object.keys(exceptions).filter((length) => !found.includes(length))).toEqual([])
  expect(Object.keys(exceptions).length).toBeLessThanOrEqual(1)
})

test('there are eight steps of space, and each is used', () => {
  const steps = new Set(read('ui/theme/tokens.css').match(/--space-\d+(?=:)/g))
  expect([...steps]).toHaveLength(8)
  const used = new Set(sheets.flatMap((file) => read(file).match(/(?<=var\()--space-\d+/g) ?? []))
  expect([...used].sort()).toEqual([...steps].sort())
})

test('a length beside the scale is found', () => {
  expect(rawLengths('.a { padding: 3px 0; margin-top: calc(1rem + 2px); } .b{gap:7px}')).toHaveLength(3)
  expect(rawLengths('.a { border-top-left-radius: 4px; font-size: 17px; }')).toHaveLength(2)
  expect(
    rawLengths('.a { padding: var(--space-1) 0; margin: 0 1.2em; scroll-margin-top: 76px; width: 3px; }'),
  ).toEqual([])
})
