import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const fromRoot = /^(bench|contract|demo|docs|e2e|sandbox|server|tasks|web)\//

test.each(['threat-model.md', 'asvs.md', 'requirements.md'])(
  'every file that docs/%s names is there',
  (name) => {
    const text = readFileSync(path.join(root, 'docs', name), 'utf8')
    const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|md))`/g)].map(([, file = '']) => file)
    expect(named.length).toBeGreaterThan(10)
    const missing = new Set(named).values().filter((file) => {
      const places = fromRoot.test(file) ? [file] : [`server/${file}`, `server/platform/pages/${file}`]
      return !places.some((place) => existsSync(path.join(root, place)))
    })
    expect([...missing]).toEqual([])
  },
)

const written = globSync(['*.md', '*/README.md', 'docs/**/*.md'], { cwd: root })
const starts = ['', 'server', 'server/platform', 'server/platform/pages', 'web']

test.each(written)('every file that %s names in full is there', (name) => {
  const named = [
    ...readFileSync(path.join(root, name), 'utf8').matchAll(
      /`([\w.-]+\/[\w./-]+\.(?:tsx?|mjs|css|sql|md))`/g,
    ),
  ].map(([, file = '']) => file)
  const missing = named.filter(
    (file) => ![...starts, path.dirname(name)].some((start) => existsSync(path.join(root, start, file))),
  )
  expect(missing).toEqual([])
})

test('docs/asvs.md counts its own lines', () => {
  const text = readFileSync(path.join(root, 'docs/asvs.md'), 'utf8')
  const states = [...text.matchAll(/^\| V[\d.]+ +\| \d +\|[^|]*\| *([a-z ]+?) *\|/gm)].map(
    ([, state]) => state,
  )
  const count = (state: string) => states.filter((one) => one === state).length
  const words = ['met', 'not used', 'operator', 'reason', 'open'].map((state) => `${count(state)} ${state}`)
  expect(text).toContain(`${words.join(', ')}, ${states.length} lines in all.`)
})
