import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const web = path.resolve(import.meta.dirname, '../web')
const exclude = [
  'build/**',
  'node_modules/**',
  '.react-router/**',
  // Written by a program, and read without any sheet of the site.
  'ui/mantine/variables.css',
  'public/offline/**',
]
const sheets = globSync('**/*.css', { cwd: web, exclude }).map((file) => ({
  file: file.replaceAll(path.sep, '/'),
  css: readFileSync(path.join(web, file), 'utf8'),
}))

/** As many as there were when the parts of `web/ui/parts.tsx` were made. A screen that they can draw needs none of its own. */
const sheetsAtMost = 140

/** Sorted declarations of each rule that has more than one. */
const bodiesOf = (css: string) =>
  [
    ...css
      .replace(/\/\*.*?\*\//gs, '')
      .replace(/@font-face\s*\{[^}]*\}/g, '')
      .matchAll(/\{([^{}]*)\}/g),
  ]
    .map(([, body = '']) =>
      body
        .split(';')
        .map((declaration) => declaration.trim().replace(/\s+/g, ' '))
        .filter(Boolean)
        .sort(),
    )
    .filter((declarations) => declarations.length > 1)
    .map((declarations) => declarations.join('; '))

/** Bodies of rules that stand in three sheets or more. */
function drawnOften(all: readonly { file: string; css: string }[]) {
  const places = all.flatMap(({ file, css }) => [...new Set(bodiesOf(css))].map((body) => ({ file, body })))
  return [...Map.groupBy(places, ({ body }) => body)]
    .filter(([, at]) => at.length > 2)
    .map(([body, at]) => `${body} in ${at.map(({ file }) => file).join(', ')}`)
}

test('screens are drawn by shared parts, not by ever more sheets', () => {
  const modules = sheets.filter(({ file }) => file.endsWith('.module.css'))
  expect(modules.length).toBeGreaterThan(50)
  expect(modules.length, 'use a part of web/ui/parts.tsx, or say why not').toBeLessThanOrEqual(sheetsAtMost)
})

test('what three sheets would draw alike is a part, or a word of base.css', () => {
  expect(drawnOften(sheets)).toEqual([])
})

test('a body in three sheets is found, in whatever order it is written', () => {
  const css = ['.a { gap: 1px; display: grid }', '@media print { .b { display: grid; gap: 1px; } }']
  const three = [...css, '.c {\n  /* why */\n  display:  grid;\n  gap: 1px;\n}'].map((text, index) => ({
    file: `${index}`,
    css: text,
  }))
  expect(drawnOften(three)).toEqual(['display: grid; gap: 1px in 0, 1, 2'])
  expect(drawnOften(three.slice(1))).toEqual([])
})
