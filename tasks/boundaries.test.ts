import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  circles,
  forbiddenImports,
  importsOf,
  listFiles,
  misnamed,
  readImports,
  resolve,
  serverDomains,
  unfinishedDomains,
} from './boundaries.ts'

const root = path.join(import.meta.dirname, '..')

describe('this project', () => {
  const files = listFiles(root)
  const imports = readImports(root, files)

  test('every import leads to a file or a package', () => {
    const known = new Set(files)
    const lost = [...imports].flatMap(([from, targets]) =>
      targets.filter((to) => !to.startsWith('npm:') && !known.has(to)).map((to) => `${from} imports ${to}`),
    )
    expect(imports.size).toBeGreaterThan(1000)
    expect(lost).toEqual([])
  })

  test('nothing is imported across a boundary', () => {
    expect(forbiddenImports(imports)).toEqual([])
  })

  test('no file imports itself through others, types included', () => {
    expect(circles(imports)).toEqual([])
  })

  test('no server domain needs itself through others', () => {
    expect(circles(serverDomains(imports))).toEqual([])
  })

  test('a domain has one name in every room', () => {
    expect(misnamed(files)).toEqual([])
  })

  test('each server domain has a face, a module and its place in the app', () => {
    expect(unfinishedDomains(files, readFileSync(path.join(root, 'server/modules.ts'), 'utf8'))).toEqual([])
  })
})

describe('a forbidden import is found', () => {
  const forbidden: [from: string, to: string][] = [
    ['contract/yoga.ts', 'npm:date-fns'],
    ['contract/yoga.ts', 'server/yoga/index.ts'],
    ['web/yoga/yoga.tsx', 'server/yoga/index.ts'],
    ['server/yoga/yoga.ts', 'web/urls.ts'],
    ['server/yoga/yoga.ts', 'sandbox/index.ts'],
    ['server/yoga/yoga.ts', 'server/testing/test-app.ts'],
    ['server/platform/clock.ts', 'server/testing/test-app.ts'],
    ['web/yoga/yoga.tsx', 'demo/ids.ts'],
    ['web/yoga/yoga.tsx', 'web/yoga/yoga.test.ts'],
    ['contract/yoga.ts', 'e2e/people.ts'],
    ['sandbox/mail.ts', 'server/platform/clock.ts'],
    ['sandbox/mail.ts', 'contract/errors.ts'],
    ['server/yoga/yoga.ts', 'server/payments/orders.ts'],
    ['server/app.ts', 'server/yoga/module.ts'],
    ['demo/load-yoga.ts', 'server/yoga/yoga.ts'],
    ['server/platform/http/routes.ts', 'server/yoga/index.ts'],
    ['server/providers/providers.ts', 'server/yoga/index.ts'],
    ['web/ui/button.tsx', 'web/yoga/yoga.tsx'],
    ['web/ui/button.tsx', 'web/frame/site.ts'],
    ['web/ui/button.tsx', 'web/session/session.ts'],
    ['web/api/client.ts', 'web/session/session.ts'],
    ['web/session/live.ts', 'web/yoga/queries.ts'],
    ['web/messages/yoga.ts', 'web/yoga/constants.ts'],
    ['web/yoga/yoga.tsx', 'web/healers/healer.module.css'],
    ['web/yoga/yoga.tsx', 'web/frame/frame.module.css'],
    ['web/ui/pager.tsx', 'web/yoga/yoga.module.css'],
    ['web/yoga/yoga.module.css', 'web/healers/healer.module.css'],
  ]
  test.each(forbidden)('%s may not import %s', (from, to) => {
    expect(forbiddenImports(new Map([[from, [to]]]))).not.toEqual([])
  })
})

test('what is meant to be imported is let through', () => {
  const allowed: [from: string, to: string][] = [
    ['contract/yoga.ts', 'npm:zod'],
    ['contract/yoga.ts', 'contract/vocabulary.ts'],
    ['contract/rules.test.ts', 'npm:vitest'],
    ['server/yoga/module.ts', 'server/yoga/yoga.ts'],
    ['server/yoga/module.ts', 'server/payments/index.ts'],
    ['server/yoga/yoga.ts', 'server/platform/clock.ts'],
    ['server/yoga/yoga.int.test.ts', 'server/payments/orders.ts'],
    ['server/yoga/yoga.int.test.ts', 'sandbox/index.ts'],
    ['server/testing/yoga.ts', 'server/yoga/yoga.ts'],
    ['server/providers/providers.ts', 'server/platform/clock.ts'],
    ['sandbox/mail.ts', 'npm:smtp-server'],
    ['web/yoga/yoga.tsx', 'contract/yoga.ts'],
    ['web/yoga/yoga.tsx', 'web/yoga/yoga.module.css'],
    ['web/yoga/practice/plan.tsx', 'web/yoga/yoga.module.css'],
    ['web/yoga/yoga.tsx', 'web/ui/layout.module.css'],
    ['web/yoga/yoga.tsx', 'web/healers/healer-card.tsx'],
    ['web/frame/header.tsx', 'web/search/search-box.tsx'],
    ['web/session/live.ts', 'web/ui/toast.ts'],
    ['demo/load-yoga.ts', 'server/yoga/index.ts'],
  ]
  expect(allowed.flatMap(([from, to]) => forbiddenImports(new Map([[from, [to]]])))).toEqual([])
})

describe('circles', () => {
  test('a circle of three is found, with what only leads to it left out', () => {
    const edges = new Map([
      ['door', ['a']],
      ['a', ['b', 'leaf']],
      ['b', ['c']],
      ['c', ['a']],
      ['leaf', []],
    ])
    expect(circles(edges)).toEqual([['a', 'b', 'c']])
  })

  test('two circles that meet in one file are one', () => {
    const edges = new Map([
      ['a', ['b', 'c']],
      ['b', ['a']],
      ['c', ['a']],
    ])
    expect(circles(edges)).toEqual([['a', 'b', 'c']])
  })

  test('a file that imports itself is a circle; two ways to one file are none', () => {
    expect(circles(new Map([['a', ['a']]]))).toEqual([['a']])
    expect(
      circles(
        new Map([
          ['a', ['b', 'c']],
          ['b', ['d']],
          ['c', ['d']],
          ['d', []],
        ]),
      ),
    ).toEqual([])
  })

  test('domains that need each other are a circle although no file is in one; tests do not count', () => {
    const imports = new Map([
      ['server/yoga/yoga.ts', ['server/diet/index.ts', 'server/yoga/poses.ts']],
      ['server/yoga/poses.ts', []],
      ['server/diet/diet.ts', ['server/yoga/index.ts', 'server/platform/clock.ts']],
    ])
    expect(circles(imports)).toEqual([])
    expect(circles(serverDomains(imports))).toEqual([['diet', 'yoga']])
    const inTest = new Map([
      ['server/yoga/yoga.ts', ['server/diet/index.ts']],
      ['server/diet/diet.int.test.ts', ['server/yoga/index.ts']],
    ])
    expect(circles(serverDomains(inTest))).toEqual([])
  })
})

describe('names', () => {
  /** A project without mistakes, with the domains whose exceptions are stated. */
  const sound = [
    ...['contract/api.ts', 'contract/yoga.ts', 'contract/healing-sessions/rules.ts'],
    ...['server/app.ts', 'server/platform/clock.ts', 'server/ledger/index.ts'],
    ...['server/yoga/index.ts', 'server/healing-sessions/index.ts'],
    ...['web/yoga/yoga.tsx', 'web/dashboard/dashboard.tsx', 'web/ui/button.tsx'],
    ...['web/messages/yoga.ts', 'web/messages/en/yoga-poses.ts', 'web/messages/en/ui-reviews.ts'],
    ...['demo/load.ts', 'demo/load-yoga.ts', 'demo/load-healing-sessions-past.ts'],
  ]

  test('a project with one name for each domain has nothing to say', () => {
    expect(misnamed(sound)).toEqual([])
  })

  test.each([
    ['contract/diet.ts', 'contract/diet has no server/diet'],
    ['server/diet/index.ts', 'server/diet has no contract/diet'],
    ['web/diet/diet.tsx', 'web/diet has no contract/diet'],
    ['web/messages/en/diet.ts', 'messages/diet.ts is named for no domain'],
    ['web/messages/yogas.ts', 'messages/yogas.ts is named for no domain'],
    ['demo/load-diet.ts', 'demo/load-diet.ts is named for no domain'],
    ['contract/ledger.ts', 'ledger is not server-only'],
    ['contract/dashboard.ts', 'dashboard is not an overview'],
  ])('%s alone is a mistake', (file, sentence) => {
    expect(misnamed([...sound, file])).toContain(sentence)
  })
})

describe('a server domain', () => {
  const whole = [
    'server/app.ts',
    'server/platform/module.ts',
    'server/action-plans/index.ts',
    'server/action-plans/module.ts',
  ]
  const app = 'const actionPlans = actionPlansModule(platform, { accounts })'

  test('with a face, a module and its place in the app is finished', () => {
    expect(unfinishedDomains(whole, app)).toEqual([])
  })

  test('is unfinished while one of them is missing', () => {
    const without = (name: string) => whole.filter((file) => file !== `server/action-plans/${name}`)
    expect(unfinishedDomains(without('index.ts'), app)).toEqual(['server/action-plans has no index.ts'])
    expect(unfinishedDomains(without('module.ts'), app)).toEqual(['server/action-plans has no module.ts'])
    expect(unfinishedDomains(whole, '')).toEqual(['server/modules.ts does not make action-plans'])
    expect(unfinishedDomains([...whole, 'server/diet/diet.ts'], app)).toHaveLength(3)
  })
})

describe('reading imports', () => {
  test('every way to import is seen, a comment or a text is not', () => {
    const source = `
      import a from './a.ts'
      import type { B } from './b.ts'
      import { type C } from './c.ts'
      import './d.css'
      export * from './e.ts'
      export { f } from './f.ts'
      export type { G } from './g.ts'
      const lazy = () => import('./h.tsx')
      let later: import('./i.ts').I
      // import './no.ts'
      const text = "import './no.ts'"`
    expect(importsOf('web/yoga/yoga.tsx', source).sort()).toEqual([
      './a.ts',
      './b.ts',
      './c.ts',
      './d.css',
      './e.ts',
      './f.ts',
      './g.ts',
      './h.tsx',
      './i.ts',
    ])
  })

  test('a style sheet imports what it composes or includes', () => {
    const source = `@import "./a.css"; .b { composes: c from './c.module.css'; transition: from 0s; }`
    expect(importsOf('web/yoga/yoga.module.css', source)).toEqual(['./a.css', './c.module.css'])
  })

  test('a relative path, a room of ours and a package are told apart', () => {
    expect(resolve('web/yoga/yoga.tsx', '../ui/fonts.css?url')).toBe('web/ui/fonts.css')
    expect(resolve('server/yoga/yoga.ts', '@newyou/contract/healing-sessions/rules')).toBe(
      'contract/healing-sessions/rules.ts',
    )
    expect(resolve('demo/art/book.ts', '@newyou/web/ui/kolam/kolam.ts')).toBe('web/ui/kolam/kolam.ts')
    expect(resolve('server/testing/yoga.ts', '@newyou/sandbox')).toBe('sandbox/index.ts')
    expect(resolve('server/main.ts', 'node:fs')).toBe('npm:node:fs')
  })
})
