import { grounds, type Theme } from '../brand/colours.ts'
import { contrastOf, isColour, withLightness } from '../brand/contrast.ts'

/** The colours of a category, each empty for that of links. */
export interface CategoryColours {
  slug: string
  color_dark: string
  color_light: string
}

/** As in `tokens.css`. */
export const houseColours: Readonly<Record<string, readonly [dark: string, light: string]>> = {
  'business-career': ['#a3bce3', '#2f4a78'],
  'self-development': ['#e6ae8e', '#8a4e38'],
  wealth: ['#e2c677', '#735811'],
  family: ['#c0cc8a', '#525f26'],
  relationship: ['#eaa8b2', '#8a3b50'],
  health: ['#8fd0cb', '#1f6162'],
  spirituality: ['#c3aed8', '#594571'],
}

/** WCAG 2.2 AA: the colour is that of small words. */
const least = 4.5
const lowest = (colour: string, theme: Theme) =>
  Math.min(...grounds[theme].map((ground) => contrastOf(colour, ground)))

/** What is wrong with a colour, with the nearest that can be read; undefined where nothing is. */
export function colourFault(colour: string, theme: Theme): string | undefined {
  if (colour === '') return undefined
  if (!isColour(colour)) return 'Please enter a colour such as #1f6162'
  const is = lowest(colour, theme)
  if (is >= least) return undefined
  const nearest = withLightness(colour, (other) => lowest(other, theme) >= least)
  return `Its contrast is ${is.toFixed(1)}; please reach ${least}, such as with ${nearest}`
}

/** The sheet with the colours that are not those of the house; `data-night` is a place that is dark in each theme. */
export const sheetOfCategories = (categories: readonly CategoryColours[]): string =>
  categories
    .filter(({ slug, color_dark: dark, color_light: light }) => {
      const [ofHouse = '', lightOfHouse = ''] = houseColours[slug] ?? []
      return dark !== ofHouse || light !== lightOfHouse
    })
    .map(({ slug, color_dark: dark, color_light: light }) => {
      const name = `--c-${slug}`
      const [night, day] = [dark || 'var(--leaf-text)', light || 'var(--leaf-text)']
      return `:root,[data-theme="dark"],:root [data-night]{${name}:${night}}[data-theme="light"]{${name}:${day}}[data-category="${slug}"]{--c:var(${name})}`
    })
    .join('')
