import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The class names that a CSS module defines. Those in `:global(…)` are of another sheet. */
function definedIn(css: string) {
  const plain = css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/:global\([^)]*\)/g, '')
    .replace(/url\([^)]*\)|"[^"]*"/g, '')
    .replace(/\bfrom\s+'[^']*'/g, '')
  return new Set([...plain.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name))
}

/** The class names that other rules of the same sheet compose. */
const composedIn = (css: string) =>
  [...css.matchAll(/composes:\s*([^;]+);/g)].flatMap(([, names = '']) =>
    names
      .replace(/\bfrom\b.*/, '')
      .trim()
      .split(/\s+/),
  )

interface Use {
  sheet: string
  /** Undefined where the name is made up at run time. */
  name?: string
}

/** Which classes of which CSS modules a file uses. */
function usesIn(file: string): Use[] {
  const { program, module } = parseSync(file, read(file))
  const sheets = new Map(
    module.staticImports
      .filter(({ moduleRequest }) => moduleRequest.value.endsWith('.module.css'))
      .flatMap(({ entries, moduleRequest }) =>
        entries.map(({ localName }) => [
          localName.value,
          path.posix.join(path.posix.dirname(file), moduleRequest.value),
        ]),
      ),
  )
  const uses: Use[] = []
  new Visitor({
    MemberExpression({ object, property, computed }) {
      const sheet = object.type === 'Identifier' ? sheets.get(object.name) : undefined
      if (!sheet) return
      if (!computed && property.type === 'Identifier') uses.push({ sheet, name: property.name })
      else if (property.type === 'Literal') uses.push({ sheet, name: String(property.value) })
      else uses.push({ sheet })
    },
  }).visit(program)
  return uses
}

const files = globSync('{web,back-office}/**/*.tsx', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/build/**'],
}).map((file) => file.replaceAll(path.sep, '/'))
const uses = files.flatMap((file) => usesIn(file).map((use) => ({ file, ...use })))

test('every class that a screen takes from its sheet is defined there', () => {
  expect(uses.length).toBeGreaterThan(1000)
  const defined = new Map(
    [...new Set(uses.map(({ sheet }) => sheet))].map((sheet) => [sheet, definedIn(read(sheet))]),
  )
  const missing = uses.filter(({ sheet, name }) => name !== undefined && !defined.get(sheet)?.has(name))
  expect(missing.map(({ file, sheet, name }) => `${file}: .${name} of ${sheet}`)).toEqual([])
})

test('every class of a sheet is used', () => {
  const unused = [...Map.groupBy(uses, ({ sheet }) => sheet)]
    .filter(([, ofSheet]) => ofSheet.every(({ name }) => name !== undefined))
    .flatMap(([sheet, ofSheet]) => {
      const css = read(sheet)
      const used = new Set([...ofSheet.map(({ name }) => name), ...composedIn(css)])
      return [...definedIn(css)].filter((name) => !used.has(name)).map((name) => `${sheet}: .${name}`)
    })
  expect(unused).toEqual([])
})
