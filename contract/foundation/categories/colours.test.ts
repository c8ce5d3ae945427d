import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colourFault, houseColours, sheetOfCategories } from './colours.ts'

const rows = Object.entries(houseColours).map(([slug, [dark, light]]) => ({
  slug,
  color_dark: dark,
  color_light: light,
}))

test('the colours of the house can be read, are those of its tokens, and need no sheet', () => {
  const tokens = readFileSync(new URL('../../../web/ui/theme/tokens.css', import.meta.url), 'utf8')
  const [dark = '', light = ''] = tokens.split('\n[data-theme="light"] {')
  for (const { slug, color_dark, color_light } of rows) {
    expect([colourFault(color_dark, 'dark'), colourFault(color_light, 'light')]).toEqual([
      undefined,
      undefined,
    ])
    expect(dark).toContain(`--c-${slug}: ${color_dark};`)
    expect(light).toContain(`--c-${slug}: ${color_light};`)
  }
  expect(sheetOfCategories(rows)).toBe('')
})

test('a weak colour is refused with one that can be read', () => {
  const fault = colourFault('#9fd8b8', 'light') ?? ''
  expect(fault).toMatch(/please reach 4\.5, such as with #[0-9a-f]{6}$/)
  expect(colourFault(fault.slice(-7), 'light')).toBeUndefined()
})

test('another category is painted with its own colours, and without any with that of links', () => {
  const sheet = sheetOfCategories([...rows, { slug: 'breath', color_dark: '#8fd0cb', color_light: '' }])
  expect(sheet).toContain('[data-category="breath"]{--c:var(--c-breath)}')
  expect(sheet).toContain('--c-breath:#8fd0cb}[data-theme="light"]{--c-breath:var(--leaf-text)}')
  expect(sheet).not.toContain('--c-health')
})
