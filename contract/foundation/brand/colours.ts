import { contrastOf, isColour, withLightness } from './contrast.ts'

export const themes = ['dark', 'light'] as const
export type Theme = (typeof themes)[number]

/** The tokens of `web/ui/theme/tokens.css` that are the brand; all others are the look of the house. */
export const brandTokens = ['leaf', 'leafHover', 'onLeaf', 'leafText', 'marigold', 'onMarigold'] as const
export type BrandToken = (typeof brandTokens)[number]
export type ThemeColours = Record<BrandToken, string>
export type BrandColours = Record<Theme, ThemeColours>

/** As in `tokens.css`. */
export const defaultColours: BrandColours = {
  dark: {
    leaf: '#56c083',
    leafHover: '#6acd94',
    onLeaf: '#07150f',
    leafText: '#84d5a5',
    marigold: '#f2a33c',
    onMarigold: '#1c1204',
  },
  light: {
    leaf: '#1b7548',
    leafHover: '#155f3a',
    onLeaf: '#ffffff',
    leafText: '#16653d',
    marigold: '#f2a33c',
    onMarigold: '#1c1204',
  },
}

/** What the colours stand on: the grounds of pages and mails, which are no part of the brand. PDFs are white. */
export const grounds: Record<Theme, readonly string[]> = {
  dark: ['#0e1b17', '#14251f', '#1b3029', '#0a1411'],
  light: ['#f6f0e3', '#fdf9f0', '#ffffff', '#ece4d3'],
}

/** WCAG 2.2 AA: of text, and of what is drawn. */
const ofText = 4.5
const ofDrawings = 3

/** The colours that a token must stand out from, and by how much. */
function neighboursOf(
  token: BrandToken,
  theme: Theme,
  colours: ThemeColours,
): { on: readonly string[]; least: number } {
  switch (token) {
    case 'leaf':
      return { on: grounds[theme], least: ofDrawings }
    case 'leafHover':
      return { on: [colours.onLeaf], least: ofText }
    case 'onLeaf':
      return { on: [colours.leaf], least: ofText }
    case 'leafText':
      return { on: grounds[theme], least: ofText }
    // A mark beside words, which say the same.
    case 'marigold':
      return { on: [], least: 1 }
    case 'onMarigold':
      return { on: [colours.marigold], least: ofText }
  }
}

export interface Contrast {
  /** The lowest contrast with what it stands on. */
  is: number
  least: number
  isEnough: boolean
  /** The nearest colour of the same hue that is enough; undefined when it is, or when there is none. */
  nearest?: string
}

/** How much the colour of a token stands out where it is used. */
export function contrastIn(token: BrandToken, theme: Theme, colours: ThemeColours): Contrast {
  const { on, least } = neighboursOf(token, theme, colours)
  const lowest = (colour: string) => Math.min(21, ...on.map((ground) => contrastOf(colour, ground)))
  const own = colours[token]
  if (![own, ...on].every(isColour)) return { is: 0, least, isEnough: false }
  const is = lowest(own)
  if (is >= least) return { is, least, isEnough: true }
  const nearest = withLightness(own, (colour) => lowest(colour) >= least)
  return { is, least, isEnough: false, ...(nearest && { nearest }) }
}

/** What is wrong with the colours, by theme and token, with the nearest that passes. */
export function colourProblems(
  colours: BrandColours,
): { theme: Theme; token: BrandToken; contrast: Contrast }[] {
  return themes.flatMap((theme) =>
    brandTokens.flatMap((token) => {
      const contrast = contrastIn(token, theme, colours[theme])
      return contrast.isEnough ? [] : [{ theme, token, contrast }]
    }),
  )
}

const property = (token: BrandToken) => `--${token.replace(/[A-Z]/g, (one) => `-${one.toLowerCase()}`)}`
const rule = (selector: string, colours: ThemeColours) =>
  `${selector}{${brandTokens.map((token) => `${property(token)}:${colours[token]}`).join(';')}}`

/** The sheet that follows `tokens.css`. */
export const sheetOf = ({ dark, light }: BrandColours): string =>
  rule(':root,[data-theme="dark"]', dark) + rule('[data-theme="light"]', light)
