import { type Dye, lamp, mix, rice } from '../colours.ts'
import { repeat, seededRandom } from '../random.ts'
import { svg, tidy } from '../svg.ts'
import { frame, type Painter, part, tall, wide } from './frame.ts'

const ink = '#070d10'
const shore = 360

/** When a drop falls, as parts of the reel; the sound falls with them. */
export function dropsOf(seed: number): { at: number; x: number; y: number }[] {
  const random = seededRandom(seed * 41)
  return [0.04, 0.2, 0.34, 0.5, 0.64, 0.78].map((at) => ({
    at,
    x: 90 + random() * 360,
    y: 470 + random() * 250,
  }))
}

/** The moon on still water; drops fall, and rings go out from them. */
export function ripples(dye: Dye, { seed }: { seed: number }): Painter {
  const drops = dropsOf(seed)
  const random = seededRandom(seed)
  const reeds = Array.from({ length: 9 }, (_, index) => ({
    x: (index < 5 ? 14 : 440) + (index % 5) * 20 + random() * 10,
    high: 150 + random() * 190,
    lean: (index < 5 ? 1 : -1) * (14 + random() * 34),
  }))
  return (at) =>
    frame(svg`
      <defs>
        <linearGradient id="s" x2="0" y2="1"><stop stop-color="${mix(dye.deep, ink, 0.75)}"/><stop offset="1" stop-color="${mix(dye.mid, dye.deep, 0.3)}"/></linearGradient>
        <linearGradient id="w" x2="0" y2="1"><stop stop-color="${mix(dye.mid, dye.deep, 0.5)}"/><stop offset="1" stop-color="${mix(dye.deep, ink, 0.55)}"/></linearGradient>
        <radialGradient id="m"><stop stop-color="${lamp}" stop-opacity=".36"/><stop offset="1" stop-color="${lamp}" stop-opacity="0"/></radialGradient>
      </defs>
      <rect width="${wide}" height="${shore}" fill="url(#s)"/>
      <circle cx="${wide / 2}" cy="190" r="200" fill="url(#m)"/>
      <circle cx="${wide / 2}" cy="190" r="64" fill="${mix(rice, lamp, 0.3)}"/>
      <path d="M0 ${shore}V${shore - 34}Q80 ${shore - 66} 170 ${shore - 30}T330 ${shore - 26}T470 ${shore - 44}T540 ${shore - 20}V${shore}Z" fill="${mix(dye.deep, ink, 0.35)}"/>
      <rect y="${shore}" width="${wide}" height="${tall - shore}" fill="url(#w)"/>
      ${repeat(16, (index) => {
        const y = shore + 26 + index * 26
        const wave = Math.sin(at * Math.PI * 6 + index * 1.7)
        const long = 118 - index * 3 + wave * 20
        return svg`<path d="M${tidy(wide / 2 - long / 2 + wave * 9)} ${y}h${tidy(long)}" stroke="${mix(rice, lamp, 0.35)}" stroke-width="${tidy(6 - index * 0.2)}" stroke-linecap="round" opacity="${tidy(0.62 - index * 0.033)}"/>`
      })}
      ${drops.map(({ at: falls, x, y }) => {
        const falling = part(at, falls - 0.045, falls)
        if (falling > 0 && falling < 1)
          return svg`<path d="M${tidy(x)} ${tidy(y * falling * falling)}v-34" stroke="${rice}" stroke-width="2.4" stroke-linecap="round" opacity=".7"/>`
        return repeat(3, (ring) => {
          const out = part(at, falls + ring * 0.035, falls + 0.26 + ring * 0.035)
          if (at < falls || out <= 0 || out >= 1) return ''
          const reach = 12 + out * 150
          return svg`<ellipse cx="${tidy(x)}" cy="${tidy(y)}" rx="${tidy(reach)}" ry="${tidy(reach * 0.3)}" fill="none" stroke="${dye.light}" stroke-width="${tidy(3.2 - out * 2)}" opacity="${tidy((1 - out) * 0.85)}"/>`
        })
      })}
      ${reeds.map(({ x, high, lean }, index) => {
        const blown = lean + Math.sin(at * Math.PI * 2 + index) * 7
        return svg`
          <path d="M${tidy(x)} ${tall}Q${tidy(x)} ${tidy(tall - high * 0.6)} ${tidy(x + blown)} ${tidy(tall - high - 60)}" stroke="${mix(dye.deep, ink, 0.7)}" stroke-width="6" fill="none" stroke-linecap="round"/>
          <ellipse cx="${tidy(x + blown)}" cy="${tidy(tall - high - 74)}" rx="7" ry="24" fill="${mix('#4a2d1c', ink, 0.3)}" transform="rotate(${tidy(blown * 0.4)} ${tidy(x + blown)} ${tidy(tall - high - 74)})"/>`
      })}
    `)
}
