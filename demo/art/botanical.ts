import { between, type Random, repeat, seededRandom } from './random.ts'
import { svg, tidy } from './svg.ts'

export type Ink = { line: string; fill: string }

/** The colours of an article's plants on the page's own ground. */
export const botanicalInks: Record<'dark' | 'light', Ink> = {
  dark: { line: '#c9cdbd', fill: '#1d332b' },
  light: { line: '#47534b', fill: '#f6f0e3' },
}

export type BotanicalOptions = { theme?: 'dark' | 'light'; width?: number; height?: number }

/** How far a stem has come: `at` 0 is a seed, 1 all of it; leaves open as it passes them. */
type Growth = { at: number; sway: number }
const grownUp: Growth = { at: 1, sway: 0 }

/** Five stems while they grow, in an ink of their own, without a page round them. */
export function drawGrowing(
  seed: number,
  { width, height, ink, growth }: { width: number; height: number; ink: Ink; growth: Growth },
): string {
  const random = seededRandom(seed * 31)
  return repeat(5, (index) => drawStem(random, index, { width, height }, ink, growth))
}

/** Five stems in line, for an article. The same seed grows the same plants in both themes. */
export function drawBotanical(seed: number, options: BotanicalOptions = {}): string {
  const { theme = 'dark', width = 480, height = 300 } = options
  const random = seededRandom(seed * 31)
  const stems = repeat(5, (index) => drawStem(random, index, { width, height }, botanicalInks[theme]))
  return svg`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice">
    ${stems}
    </svg>
  `
}

function drawStem(
  random: Random,
  index: number,
  page: { width: number; height: number },
  ink: Ink,
  growth: Growth = grownUp,
): string {
  const x = page.width * (0.1 + index * 0.2) + between(random, -14, 14)
  const foot = page.height
  const tall = foot * between(random, 0.55, 0.92) * growth.at
  const lean = between(random, -50, 50) + growth.sway * (1 + index * 0.2)
  const pairs = 5 + Math.floor(random() * 5)
  const roundness = 0.14 + random() * 0.26

  const leaves = repeat(pairs, (pair) => {
    const along = (pair + 1) / (pairs + 0.2)
    const leafX = x + lean * (0.4 * along * (1 - along) + along * along)
    const leafY = foot - tall * along
    // The upper leaves open last.
    const opened = Math.min(1, Math.max(0, growth.at * 1.6 - along * 0.6))
    const long = tall * 0.26 * (1 - 0.6 * Math.abs(along - 0.4)) * opened
    return [-1, 1]
      .map((side) => {
        const angle = (side > 0 ? -38 : 218) - side * along * 26
        const place = `translate(${tidy(leafX)} ${tidy(leafY)}) rotate(${tidy(angle)})`
        return svg`<g transform="${place}">${drawLeaf(long, long * roundness, ink)}</g>`
      })
      .join('')
  })
  const berries =
    index % 2 === 1 &&
    growth.at > 0.9 &&
    repeat(7, (berry) => {
      const cx = x + lean + Math.cos(berry * 0.9) * 9
      const cy = foot - tall - 8 + Math.sin(berry * 0.9) * 9
      return svg`<circle cx="${tidy(cx)}" cy="${tidy(cy)}" r="4.4" fill="${ink.fill}" stroke="${ink.line}" stroke-width="1.3"/>`
    })
  return svg`
    <path d="M${tidy(x)} ${foot}Q${tidy(x + lean * 0.2)} ${tidy(foot - tall * 0.5)} ${tidy(x + lean)} ${tidy(foot - tall)}" fill="none" stroke="${ink.line}" stroke-width="1.6"/>
    ${leaves}
    ${berries}
  `
}

function drawLeaf(long: number, wide: number, { line, fill }: Ink): string {
  const veins = [0.3, 0.5, 0.7]
    .map(
      (at) =>
        `M${tidy(long * at)} 0l${tidy(long * 0.1)} ${tidy(-wide * 0.5)}M${tidy(long * at)} 0l${tidy(long * 0.1)} ${tidy(wide * 0.5)}`,
    )
    .join('')
  return svg`
    <path d="M0 0C${tidy(long * 0.3)} ${tidy(-wide)} ${tidy(long * 0.72)} ${tidy(-wide)} ${tidy(long)} 0C${tidy(long * 0.72)} ${tidy(wide)} ${tidy(long * 0.3)} ${tidy(wide)} 0 0Z" fill="${fill}" stroke="${line}" stroke-width="1.4"/>
    <path d="M0 0H${tidy(long * 0.86)}${veins}" stroke="${line}" stroke-width=".9" fill="none" opacity=".75"/>
  `
}
