import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ownedTables } from './owned-tables.ts'
import { viewsIn } from './table-access.ts'
import { wings } from './wings.ts'

const root = path.resolve(import.meta.dirname, '..')
const fromRoot = /^(bench|client|contract|epub|demo|docs|e2e|probe|sandbox|server|tasks|web)\//
const textOf = (document: string) => readFileSync(path.join(root, document), 'utf8')

const namedIn = (document: string, pattern: RegExp) =>
  [...textOf(document).matchAll(pattern)].map(([, file = '']) => file)

/** Those of the files that stand in none of the folders. */
const missingIn = (folders: readonly string[], files: readonly string[]) =>
  [...new Set(files)].filter((file) => !folders.some((folder) => existsSync(path.join(root, folder, file))))

test.each(['docs/threat-model.md', 'docs/asvs.md', 'docs/requirements.md'])(
  'every file that %s names is there',
  (document) => {
    const named = namedIn(document, /`([\w./-]+\.(?:tsx?|md))`/g)
    expect(named.length).toBeGreaterThan(10)
    const { true: whole = [], false: short = [] } = Object.groupBy(named, (file) => `${fromRoot.test(file)}`)
    expect(missingIn([''], whole)).toEqual([])
    expect(missingIn(['server', 'server/platform/pages'], short)).toEqual([])
  },
)

const documents = globSync(['*.md', '*/README.md', 'server/*/README.md', 'docs/**/*.md'], { cwd: root })

test.each(documents)('every path that %s names is there', (document) => {
  const named = namedIn(document, /`([\w.-]+\/[\w./-]+\.(?:tsx?|mjs|css|sql|md))`/g)
  const folders = ['', 'server', 'server/platform', 'server/platform/pages', 'web', path.dirname(document)]
  expect(missingIn(folders, named)).toEqual([])
})

test.each(documents)('every link of %s leads to a file or a heading', (document) => {
  const links = namedIn(document, /\]\(([^)\s]+)\)/g).filter((link) => !/^(https?:|mailto:)/.test(link))
  const missing = links.filter((link) => {
    const [file = '', heading] = link.split('#')
    const target = file === '' ? document : path.join(path.dirname(document), file)
    if (!existsSync(path.join(root, target))) return true
    if (heading === undefined) return false
    const headings = [...textOf(target).matchAll(/^#+ (.+)$/gm)].map(([, words = '']) =>
      words
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    )
    return !headings.includes(heading)
  })
  expect(missing).toEqual([])
})

test.each(documents)('every command of npm that %s names is there', (document) => {
  const rooms = ['.', path.dirname(document)].map((folder) => path.join(folder, 'package.json'))
  const scripts = rooms.flatMap((file) =>
    existsSync(path.join(root, file)) ? Object.keys(JSON.parse(textOf(file)).scripts ?? {}) : [],
  )
  const named = namedIn(document, /`npm run (?:--silent )?([\w:-]+)/g)
  expect(named.filter((name) => !scripts.includes(name))).toEqual([])
})

test('ARCHITECTURE.md is read in ten minutes', () => {
  expect(textOf('ARCHITECTURE.md').split('\n').length).toBeLessThanOrEqual(150)
})

/** The rows of the first table in a wing's page: each domain with its tables. */
function domainsIn(wing: string) {
  const [, part = ''] =
    /^## Domains\n(.*?)^(?:## |$(?![\s\S]))/ms.exec(textOf(`server/${wing}/README.md`)) ?? []
  return [...part.matchAll(/^\| `([a-z-]+)` +\|[^|]*\|([^|]*)\|$/gm)].map(([, domain = '', tables = '']) => ({
    domain,
    tables: [...tables.matchAll(/`(\w+)`/g)].map(([, table = '']) => table),
  }))
}

test.each(wings)('the page of %s names its domains', (wing) => {
  const folders = readdirSync(path.join(root, 'server', wing), { withFileTypes: true })
  expect(domainsIn(wing).map(({ domain }) => domain)).toEqual(
    folders
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort(),
  )
})

test('each table stands with its owner, in the page of a wing or in that of the platform', () => {
  const inWings = wings.flatMap((wing) => domainsIn(wing))
  const owners = Object.fromEntries(
    inWings.filter(({ tables }) => tables.length > 0).map(({ domain, tables }) => [domain, tables]),
  )
  const [, ofPlatform = ''] = /^Its own tables: ([^.]*)/m.exec(textOf('server/platform/README.md')) ?? []
  const named = { ...owners, platform: [...ofPlatform.matchAll(/`(\w+)`/g)].map(([, table = '']) => table) }
  expect(named).toEqual(ownedTables)
  const [, database = ''] = textOf('server/platform/database/schema.ts').split('export interface DB {')
  const views = globSync('server/database/views/*.sql', { cwd: root }).flatMap((file) =>
    viewsIn(textOf(file)),
  )
  const made = [...database.matchAll(/^ {2}(\w+): /gm)]
    .map(([, table = '']) => table)
    .filter((table) => !views.includes(table))
  expect(made.length).toBeGreaterThan(150)
  expect(Object.values(named).flat().toSorted()).toEqual(made.toSorted())
})

test('docs/asvs.md counts its own lines', () => {
  const text = textOf('docs/asvs.md')
  const states = [...text.matchAll(/^\| V[\d.]+ +\| \d +\|[^|]*\| *([a-z ]+?) *\|/gm)].map(
    ([, state]) => state,
  )
  const count = (state: string) => states.filter((one) => one === state).length
  const words = ['met', 'not used', 'operator', 'reason', 'open'].map((state) => `${count(state)} ${state}`)
  expect(text).toContain(`${words.join(', ')}, ${states.length} lines in all.`)
})
