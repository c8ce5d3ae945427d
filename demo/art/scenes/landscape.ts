import { mix } from '../colours.ts'
import { between, cycle, type Random, repeat } from '../random.ts'
import { svg, tidy } from '../svg.ts'

export const width = 640
export const height = 400

/** A range of hills across the whole picture, filled down to its foot. */
export function ridge(random: Random, y: number, amplitude: number, fill: string): string {
  const phases = [between(random, 0, 6), between(random, 0, 6), between(random, 0, 6)]
  const wave = (x: number, length: number, index: number) => Math.sin(x / length + cycle(phases, index))
  let d = `M0 ${height}V${tidy(y)}`
  for (let x = 0; x <= width; x += 16) {
    const rise = wave(x, 150, 0) * 0.6 + wave(x, 63, 1) * 0.28 + wave(x, 27, 2) * 0.06 * 3
    d += `L${x} ${tidy(y - amplitude * rise)}`
  }
  return `<path d="${d}V${height}Z" fill="${fill}"/>`
}

export function palm(x: number, y: number, tall: number, colour: string, lean = 20): string {
  const topX = x + lean
  const topY = y - tall
  const frond = (index: number) => {
    const angle = -0.35 + index * 0.54 - Math.PI
    const reach = tall * 0.42
    const across = Math.cos(angle)
    const down = Math.sin(angle)
    const tipX = topX + reach * across
    const tipY = topY + reach * 0.5 * down + reach * 0.34
    const upperX = topX + reach * 0.55 * across
    const upperY = topY + reach * 0.5 * down - reach * 0.22
    const lowerX = topX + reach * 0.4 * across
    const lowerY = topY + reach * 0.35 * down + 1
    return svg`<path d="M${tidy(topX)} ${tidy(topY)}Q${tidy(upperX)} ${tidy(upperY)} ${tidy(tipX)} ${tidy(tipY)}Q${tidy(lowerX)} ${tidy(lowerY)} ${tidy(topX)} ${tidy(topY)}" fill="${colour}"/>`
  }
  const trunk = svg`<path d="M${x} ${y}Q${x + lean * 0.2} ${y - tall * 0.5} ${x + lean} ${y - tall}" stroke="${colour}" stroke-width="${tidy(tall * 0.045 + 1.5)}" fill="none"/>`
  return trunk + repeat(8, frond)
}

export function tree(
  random: Random,
  x: number,
  y: number,
  tall: number,
  leaf: string,
  lightLeaf: string,
): string {
  const trunk = svg`<path d="M${x - tall * 0.05} ${y}Q${x - tall * 0.01} ${y - tall * 0.3} ${x - tall * 0.12} ${y - tall * 0.62}L${x} ${y - tall * 0.44}L${x + tall * 0.14} ${y - tall * 0.64}Q${x + tall * 0.03} ${y - tall * 0.3} ${x + tall * 0.06} ${y}Z" fill="${mix(leaf, '#000000', 0.35)}"/>`
  const clump = (index: number) => {
    const angle = index * 2.4 + random()
    const out = Math.sqrt((index + 1) / 26)
    const cx = x + Math.cos(angle) * out * tall * 0.46
    const cy = y - tall * 0.78 + Math.sin(angle) * out * tall * 0.24
    const rx = tall * between(random, 0.12, 0.2)
    const ry = tall * between(random, 0.09, 0.14)
    return svg`<ellipse cx="${tidy(cx)}" cy="${tidy(cy)}" rx="${tidy(rx)}" ry="${tidy(ry)}" fill="${index % 3 === 2 ? lightLeaf : leaf}"/>`
  }
  return trunk + repeat(26, clump)
}

/** A line of light lying on water. */
export function glint(
  x: number,
  y: number,
  long: number,
  colour: string,
  thick: number,
  opacity: number,
): string {
  return svg`<path d="M${tidy(x)} ${tidy(y)}h${tidy(long)}" stroke="${colour}" stroke-width="${tidy(thick)}" stroke-linecap="round" opacity="${tidy(opacity)}"/>`
}
