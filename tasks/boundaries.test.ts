import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { circles, domainsOf, forbiddenImports, misnamed, unfinishedDomains } from './boundaries.ts'
import { importsOf, listFiles, readImports, resolve } from './read-imports.ts'

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
    expect(circles(domainsOf('server', imports))).toEqual([])
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
    ['contract/care/yoga.ts', 'npm:date-fns'],
    ['contract/care/yoga.ts', 'server/care/yoga/index.ts'],
    ['web/care/yoga/yoga.tsx', 'server/care/yoga/index.ts'],
    ['server/care/yoga/yoga.ts', 'web/urls.ts'],
    ['server/care/yoga/yoga.ts', 'sandbox/index.ts'],
    ['server/care/yoga/yoga.ts', 'server/testing/test-app.ts'],
    ['server/platform/clock.ts', 'server/testing/test-app.ts'],
    ['web/care/yoga/yoga.tsx', 'demo/ids.ts'],
    ['web/care/yoga/yoga.tsx', 'web/care/yoga/yoga.test.ts'],
    ['contract/care/yoga.ts', 'e2e/people.ts'],
    ['sandbox/mail.ts', 'server/platform/clock.ts'],
    ['sandbox/mail.ts', 'contract/errors.ts'],
    ['server/care/yoga/yoga.ts', 'server/money/payments/orders.ts'],
    ['server/app.ts', 'server/care/yoga/module.ts'],
    ['demo/load-yoga.ts', 'server/care/yoga/yoga.ts'],
    ['server/platform/http/routes.ts', 'server/care/yoga/index.ts'],
    ['server/integrations/providers.ts', 'server/care/yoga/index.ts'],
    ['web/ui/button.tsx', 'web/care/yoga/yoga.tsx'],
    ['web/ui/button.tsx', 'web/page/site.ts'],
    ['web/session/live.ts', 'web/page/site.ts'],
    ['web/page/side-menu.tsx', 'web/care/yoga/yoga.tsx'],
    ['web/page/private-page.tsx', 'web/shell/header.tsx'],
    ['web/page/private-page.tsx', 'web/screens/home/home.tsx'],
    ['web/care/yoga/yoga.tsx', 'web/shell/header.tsx'],
    ['web/ui/button.tsx', 'web/shell/header.tsx'],
    ['web/screens/home/home.tsx', 'web/shell/header.tsx'],
    ['web/ui/button.tsx', 'web/session/session.ts'],
    ['web/api/client.ts', 'web/session/session.ts'],
    ['web/session/live.ts', 'web/care/yoga/queries.ts'],
    ['web/messages/yoga.ts', 'web/care/yoga/constants.ts'],
    ['web/care/yoga/yoga.tsx', 'web/screens/home/home.tsx'],
    ['web/ui/button.tsx', 'web/screens/home/home.tsx'],
    ['web/session/live.ts', 'web/screens/home/back-rows.ts'],
    ['web/root.tsx', 'web/screens/home/home.tsx'],
    ['web/screens/home/home.tsx', 'web/care/yoga/yoga.module.css'],
    ['web/care/yoga/yoga.tsx', 'web/care/healers/healer.module.css'],
    ['web/care/yoga/yoga.tsx', 'web/page/private-page.module.css'],
    ['web/ui/pager.tsx', 'web/care/yoga/yoga.module.css'],
    ['web/care/yoga/yoga.module.css', 'web/care/healers/healer.module.css'],
  ]
  test.each(forbidden)('%s may not import %s', (from, to) => {
    expect(forbiddenImports(new Map([[from, [to]]]))).not.toEqual([])
  })
})

test('what is meant to be imported is let through', () => {
  const allowed: [from: string, to: string][] = [
    ['contract/care/yoga.ts', 'npm:zod'],
    ['contract/care/yoga.ts', 'contract/vocabulary.ts'],
    ['contract/rules.test.ts', 'npm:vitest'],
    ['server/care/yoga/module.ts', 'server/care/yoga/yoga.ts'],
    ['server/care/yoga/module.ts', 'server/money/payments/index.ts'],
    ['server/care/yoga/yoga.ts', 'server/platform/clock.ts'],
    ['server/care/yoga/yoga.int.test.ts', 'server/money/payments/orders.ts'],
    ['server/care/yoga/yoga.int.test.ts', 'sandbox/index.ts'],
    ['server/testing/yoga.ts', 'server/care/yoga/yoga.ts'],
    ['server/integrations/providers.ts', 'server/platform/clock.ts'],
    ['sandbox/mail.ts', 'npm:smtp-server'],
    ['web/care/yoga/yoga.tsx', 'contract/care/yoga.ts'],
    ['web/care/yoga/yoga.tsx', 'web/care/yoga/yoga.module.css'],
    ['web/care/yoga/practice/plan.tsx', 'web/care/yoga/yoga.module.css'],
    ['web/care/yoga/yoga.tsx', 'web/ui/layout.module.css'],
    ['web/care/yoga/yoga.tsx', 'web/care/healers/healer-card.tsx'],
    ['web/shell/header.tsx', 'web/foundation/search/search-box.tsx'],
    ['web/root.tsx', 'web/shell/frame.tsx'],
    ['web/routes.ts', 'web/shell/lists-of-details.ts'],
    ['web/page/private-page.tsx', 'web/session/session.ts'],
    ['web/care/yoga/yoga.tsx', 'web/page/private-page.tsx'],
    ['web/shell/signed-in/home-back.tsx', 'web/screens/home/back.tsx'],
    ['web/routes.ts', 'web/screens/home/home.tsx'],
    ['web/screens/dashboard/dashboard.tsx', 'web/screens/home/back.tsx'],
    ['web/screens/dashboard/dashboard.tsx', 'web/care/yoga/yoga.tsx'],
    ['web/session/live.ts', 'web/ui/toast.ts'],
    ['demo/load-yoga.ts', 'server/care/yoga/index.ts'],
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
      ['server/care/yoga/yoga.ts', ['server/care/diet/index.ts', 'server/care/yoga/poses.ts']],
      ['server/care/yoga/poses.ts', []],
      ['server/care/diet/diet.ts', ['server/care/yoga/index.ts', 'server/platform/clock.ts']],
    ])
    expect(circles(imports)).toEqual([])
    expect(circles(domainsOf('server', imports))).toEqual([['diet', 'yoga']])
    const inTest = new Map([
      ['server/care/yoga/yoga.ts', ['server/care/diet/index.ts']],
      ['server/care/diet/diet.int.test.ts', ['server/care/yoga/index.ts']],
    ])
    expect(circles(domainsOf('server', inTest))).toEqual([])
  })

  test('domains of the web are counted by themselves; parts and screens are none', () => {
    const imports = new Map([
      [
        'web/care/yoga/yoga.tsx',
        ['web/care/diet/diet.tsx', 'web/ui/button.tsx', 'server/care/diet/index.ts'],
      ],
      ['web/care/diet/menu.tsx', ['web/care/yoga/yoga.tsx']],
      ['web/care/diet/lone.test.ts', ['web/care/sleep/sleep.tsx']],
      ['web/screens/home/home.tsx', ['web/care/yoga/yoga.tsx']],
    ])
    expect([...domainsOf('web', imports)]).toEqual([
      ['yoga', ['diet']],
      ['diet', ['yoga']],
    ])
    expect(circles(domainsOf('web', imports))).toEqual([['diet', 'yoga']])
  })
})

describe('names', () => {
  /** A project without mistakes, with the domains whose exceptions are stated. */
  const sound = [
    ...['contract/api.ts', 'contract/care/yoga.ts', 'contract/care/healing-sessions/rules.ts'],
    ...['server/app.ts', 'server/platform/clock.ts', 'server/money/ledger/index.ts'],
    ...['server/care/yoga/index.ts', 'server/care/healing-sessions/index.ts'],
    ...['web/care/yoga/yoga.tsx', 'web/screens/dashboard/dashboard.tsx', 'web/ui/button.tsx'],
    ...[
      'web/messages/en/dashboard.ts',
      'web/messages/yoga.ts',
      'web/messages/en/yoga-poses.ts',
      'web/messages/en/ui-reviews.ts',
    ],
    ...['demo/load.ts', 'demo/load-yoga.ts', 'demo/load-healing-sessions-past.ts'],
  ]

  test('a project with one name for each domain has nothing to say', () => {
    expect(misnamed(sound)).toEqual([])
  })

  test.each([
    ['contract/care/diet.ts', 'contract/diet has no server/diet'],
    ['server/care/diet/index.ts', 'server/diet has no contract/diet'],
    ['web/care/diet/diet.tsx', 'web/diet has no contract/diet'],
    ['web/messages/en/diet.ts', 'messages/diet.ts is named for no domain'],
    ['web/messages/yogas.ts', 'messages/yogas.ts is named for no domain'],
    ['demo/load-diet.ts', 'demo/load-diet.ts is named for no domain'],
    ['contract/money/ledger.ts', 'ledger is not server-only'],
    ['server/diet/index.ts', 'server/diet stands in no wing'],
    ['web/learning/yoga/yoga.tsx', 'yoga stands in care and learning'],
  ])('%s alone is a mistake', (file, sentence) => {
    expect(misnamed([...sound, file])).toContain(sentence)
  })
})

describe('a server domain', () => {
  const whole = [
    'server/app.ts',
    'server/platform/module.ts',
    'server/care/action-plans/index.ts',
    'server/care/action-plans/module.ts',
  ]
  const app = 'const actionPlans = actionPlansModule(platform, { accounts })'

  test('with a face, a module and its place in the app is finished', () => {
    expect(unfinishedDomains(whole, app)).toEqual([])
  })

  test('is unfinished while one of them is missing', () => {
    const without = (name: string) => whole.filter((file) => file !== `server/care/action-plans/${name}`)
    expect(unfinishedDomains(without('index.ts'), app)).toEqual(['server/care/action-plans has no index.ts'])
    expect(unfinishedDomains(without('module.ts'), app)).toEqual([
      'server/care/action-plans has no module.ts',
    ])
    expect(unfinishedDomains(whole, '')).toEqual(['server/modules.ts does not make action-plans'])
    expect(unfinishedDomains([...whole, 'server/care/diet/diet.ts'], app)).toHaveLength(3)
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
    expect(importsOf('web/care/yoga/yoga.tsx', source).sort()).toEqual([
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
    expect(importsOf('web/care/yoga/yoga.module.css', source)).toEqual(['./a.css', './c.module.css'])
  })

  test('a relative path, a room of ours and a package are told apart', () => {
    expect(resolve('web/care/yoga/yoga.tsx', '../../ui/fonts.css?url')).toBe('web/ui/fonts.css')
    expect(resolve('server/care/yoga/yoga.ts', '@newyou/contract/care/healing-sessions/rules')).toBe(
      'contract/care/healing-sessions/rules.ts',
    )
    expect(resolve('demo/art/book.ts', '@newyou/web/ui/kolam/kolam.ts')).toBe('web/ui/kolam/kolam.ts')
    expect(resolve('server/testing/yoga.ts', '@newyou/sandbox')).toBe('sandbox/index.ts')
    expect(resolve('server/main.ts', 'node:fs')).toBe('npm:node:fs')
  })
})
