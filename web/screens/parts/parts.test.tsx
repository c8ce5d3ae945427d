import type { RouteConfigEntry } from '@react-router/dev/routes'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { IntlProvider } from 'use-intl'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ui } from '../../messages/en/ui.ts'
import { shownParts } from './shown-parts.tsx'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const filesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children }) => [file, ...filesOf(children ?? [])])

async function pagesWhere(mode: string) {
  vi.stubEnv('NODE_ENV', mode)
  vi.resetModules()
  const { default: routes } = await import('../../routes.ts')
  return filesOf(await routes)
}

test('the page of parts is one of development, and not of a built site', async () => {
  expect(await pagesWhere('development')).toContain('screens/parts/parts.tsx')
  expect(await pagesWhere('production')).not.toContain('screens/parts/parts.tsx')
})

describe('each state of each part is drawn without a style attribute:', () => {
  const states = shownParts.flatMap(({ name, states }) =>
    Object.entries(states).map(([state, show]) => [`${name}, ${state}`, show] as const),
  )

  test.each(states)('%s', (_name, show) => {
    const html = renderToStaticMarkup(
      <IntlProvider locale="en" timeZone="Asia/Kolkata" messages={{ ui }}>
        <MemoryRouter>{show()}</MemoryRouter>
      </IntlProvider>,
    )
    expect(html).not.toBe('')
    expect(html).not.toContain('style=')
  })
})

test('the parts that domains use are all shown', () => {
  const names = shownParts.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['Card', 'CardGrid', 'Row', 'PageHead', 'Stack', 'Toolbar', 'Section']),
  )
  expect(new Set(names).size).toBe(names.length)
})
