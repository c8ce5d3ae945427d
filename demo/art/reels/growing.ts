import { drawGrowing } from '../botanical.ts'
import { type Dye, lamp, mix, rice } from '../colours.ts'
import { svg, tidy } from '../svg.ts'
import { frame, type Painter, part, soft, tall, wide } from './frame.ts'

const ink = '#0a1411'

/** Five stems grow towards the light and open their leaves. */
export function growing(dye: Dye, { seed }: { seed: number }): Painter {
  return (at) => {
    const grown = 0.06 + soft(part(at, 0.02, 0.82)) * 0.94
    const light = soft(part(at, 0.1, 0.9))
    const sunY = 330 - light * 120
    return frame(svg`
      <defs>
        <linearGradient id="s" x2="0" y2="1"><stop stop-color="${mix(mix(dye.deep, ink, 0.4), dye.mid, 0.35)}"/><stop offset=".75" stop-color="${mix(dye.deep, dye.mid, 0.5)}"/></linearGradient>
        <radialGradient id="l"><stop stop-color="${lamp}" stop-opacity=".42"/><stop offset="1" stop-color="${lamp}" stop-opacity="0"/></radialGradient>
      </defs>
      <rect width="${wide}" height="${tall}" fill="url(#s)"/>
      <circle cx="${wide / 2}" cy="240" r="330" fill="url(#l)"/>
      <circle cx="${wide / 2}" cy="${tidy(sunY)}" r="88" fill="${mix(dye.soft, lamp, 0.75)}" opacity=".9"/>
      <g transform="translate(0 ${tall - 760})">${drawGrowing(seed, {
        width: wide,
        height: 640,
        ink: { line: mix(dye.light, rice, 0.4), fill: mix(dye.deep, dye.mid, 0.35) },
        growth: { at: grown, sway: Math.sin(at * Math.PI * 2) * 12 },
      })}</g>
      <path d="M0 ${tall - 124}Q${wide * 0.3} ${tall - 146} ${wide * 0.55} ${tall - 126}T${wide} ${tall - 132}V${tall}H0Z" fill="${mix(dye.deep, ink, 0.55)}"/>
    `)
  }
}
