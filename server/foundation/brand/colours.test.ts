import { readFileSync } from 'node:fs'
import {
  type BrandColours,
  brandTokens,
  colourProblems,
  contrastIn,
  defaultColours,
  grounds,
  sheetOf,
  themes,
} from '@newyou/contract/foundation/brand/colours'
import { contrastOf } from '@newyou/contract/foundation/brand/contrast'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)
const anyTheme = fc.record(Object.fromEntries(brandTokens.map((token) => [token, colour])))

test('black on white is 21, a colour on itself 1, and both ways are the same', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      expect(contrastOf(one, one)).toBe(1)
      expect(contrastOf(one, other)).toBe(contrastOf(other, one))
    }),
  )
})

test('the colours of the house pass, and are those of its tokens', () => {
  expect(colourProblems(defaultColours)).toEqual([])
  const tokens = readFileSync(new URL('../../../web/ui/theme/tokens.css', import.meta.url), 'utf8')
  const [dark = '', light = ''] = tokens.split('\n[data-theme="light"] {')
  for (const ground of grounds.dark) expect(dark).toContain(`: ${ground};`)
  for (const ground of grounds.light) expect(light).toContain(`: ${ground};`)
  for (const declaration of sheetOf(defaultColours).matchAll(/(--[a-z-]+):(#[0-9a-f]{6})/g))
    expect(tokens).toContain(`${declaration[1]}: ${declaration[2]};`)
})

test('whatever is chosen, the offered colour passes where it stands', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...themes),
      fc.constantFrom(...brandTokens),
      anyTheme,
      (theme, token, chosen) => {
        const colours = chosen as BrandColours['dark'] // with each token
        const { isEnough, nearest, is, least } = contrastIn(token, theme, colours)
        expect(isEnough).toBe(is >= least)
        if (isEnough) return
        expect(nearest).toMatch(/^#[0-9a-f]{6}$/)
        expect(contrastIn(token, theme, { ...colours, [token]: nearest ?? '' }).isEnough).toBe(true)
      },
    ),
  )
})

test('the offer keeps the hue: a weak blue stays blue', () => {
  const { nearest = '' } = contrastIn('leafText', 'light', { ...defaultColours.light, leafText: '#8fb4ff' })
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(nearest.slice(at, at + 2), 16))
  expect(blue).toBeGreaterThan(green)
  expect(green).toBeGreaterThan(red)
})

test('what is no colour does not pass and has no offer', () => {
  expect(contrastIn('leaf', 'dark', { ...defaultColours.dark, leaf: 'red' })).toEqual({
    is: 0,
    least: 3,
    isEnough: false,
  })
})
