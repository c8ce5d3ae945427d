import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const fromRoot = /^(bench|contract|epub|demo|docs|e2e|sandbox|server|tasks|web)\//
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

test.each(globSync(['*.md', '*/README.md', 'docs/**/*.md'], { cwd: root }))(
  'every path that %s names is there',
  (document) => {
    const named = namedIn(document, /`([\w.-]+\/[\w./-]+\.(?:tsx?|mjs|css|sql|md))`/g)
    const folders = ['', 'server', 'server/platform', 'server/platform/pages', 'web', path.dirname(document)]
    expect(missingIn(folders, named)).toEqual([])
  },
)

test('docs/asvs.md counts its own lines', () => {
  const text = textOf('docs/asvs.md')
  const states = [...text.matchAll(/^\| V[\d.]+ +\| \d +\|[^|]*\| *([a-z ]+?) *\|/gm)].map(
    ([, state]) => state,
  )
  const count = (state: string) => states.filter((one) => one === state).length
  const words = ['met', 'not used', 'operator', 'reason', 'open'].map((state) => `${count(state)} ${state}`)
  expect(text).toContain(`${words.join(', ')}, ${states.length} lines in all.`)
})
