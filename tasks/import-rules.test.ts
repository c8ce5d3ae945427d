import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

const forbidden: [place: string, specifier: string][] = [
  ['contract', '../server/app.ts'],
  ['contract', 'fastify'],
  ['web/home', '../../server/app.ts'],
  ['web/home', '@newyou/demo/load'],
  ['web/ui', '../home/home.tsx'],
  ['server/accounts', '../notifications/delivery.ts'],
  ['server/accounts', '@newyou/sandbox'],
  ['server/platform/http', '../../accounts/index.ts'],
  ['sandbox', '@newyou/contract/errors'],
]
const allowed: [place: string, specifier: string][] = [
  ['contract', './errors.ts'],
  ['web/home', '@newyou/contract/healers'],
  ['server/accounts', '../notifications/index.ts'],
  ['server/accounts', '@newyou/contract/notifications'],
  ['server', './accounts/index.ts'],
]

const fileOf = (place: string, specifier: string) => `${place}/${specifier.replace(/\W+/g, '-')}.probe.ts`
let folder = ''
let refused = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'newyou-rules-'))
  const rules = JSON.parse(await readFile(path.join(root, 'biome.json'), 'utf8'))
  await writeFile(
    path.join(folder, 'biome.json'),
    JSON.stringify({ ...rules, $schema: undefined, vcs: undefined }),
  )
  for (const [place, specifier] of [...forbidden, ...allowed]) {
    await mkdir(path.join(folder, place), { recursive: true })
    await writeFile(path.join(folder, fileOf(place, specifier)), `import '${specifier}'\n`)
  }
  const biome = path.join(root, 'node_modules/.bin/biome')
  const { stdout } = spawnSync(biome, ['lint', '--only=style/noRestrictedImports', '--reporter=json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  refused = stdout
})
afterAll(() => rm(folder, { recursive: true }))

describe('the rules of the house', () => {
  test.each(forbidden)('%s may not import %s', (place, specifier) => {
    expect(refused).toContain(fileOf(place, specifier))
  })

  test.each(allowed)('%s may import %s', (place, specifier) => {
    expect(refused).not.toContain(fileOf(place, specifier))
  })
})
