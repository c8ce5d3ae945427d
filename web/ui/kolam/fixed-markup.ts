import { type KolamOptions, kolam, kolamOf, oneLineKolam } from './kolam.ts'

/** Which kolam: one of an id, always the same for it, or one of options alone. */
export interface FixedKolamSource extends KolamOptions {
  id?: string
  /** Of options alone, but always one line. */
  isOneLine?: boolean
  /** The share of the line that is walked, 0 to 1; the rest is faint. Without it, the line is whole. */
  progress?: number
}

export interface FixedMarkup {
  viewBox: string
  /** The content of the svg element. */
  content: string
}

/** The drawing of a kolam as SVG markup. */
export function fixedMarkup({ id, progress, isOneLine, ...options }: FixedKolamSource): FixedMarkup {
  const draw = isOneLine ? oneLineKolam : kolam
  const { box, dots, d } = id === undefined ? draw(options) : kolamOf(id, options)
  const circles = dots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.8"/>`).join('')
  const line =
    progress === undefined
      ? `<path d="${d}"/>`
      : `<path d="${d}" opacity=".22"/><path d="${d}" pathLength="100" stroke-dasharray="${progress * 100} 100"/>`
  return { viewBox: box.join(' '), content: `<g fill="currentColor" stroke="none">${circles}</g>${line}` }
}
