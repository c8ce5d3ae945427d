import { type Category, dyes, lamp, mix, rice, type Sky, skies } from '../colours.ts'
import { seededRandom } from '../random.ts'
import { drawPlace } from '../scene.ts'
import { svg, tidy } from '../svg.ts'
import { frame, type Painter, part, soft, tall, wide } from './frame.ts'

/** The place is drawn 640 wide and shown this much larger, so that the eye can wander along it. */
const scale = 1.4
/** It ends above the words that a reel has at its foot. */
const foot = 770
const top = foot - 400 * scale

const blend = (from: Sky, to: Sky, share: number): Sky => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
  mix(from[2], to[2], share),
]

/** Evening falls over a place of the category: the sun goes, the stars come, the moon rises. */
export function dusk(category: Category, { place, seed }: { place: 0 | 1 | 2; seed: number }): Painter {
  const random = seededRandom(seed * 7)
  const stars = Array.from({ length: 70 }, () => ({
    x: random() * wide,
    y: random() * 460,
    r: 0.7 + random() * 1.7,
    comes: 0.3 + random() * 0.4,
  }))
  const fromRight = seed % 2 === 0
  const ground = mix(dyes[category].deep, '#070d0b', 0.65)
  const moonX = fromRight ? 150 : 390
  return (at) => {
    const night = soft(part(at, 0.1, 0.75))
    const sky = blend(skies.dusk, skies.night, night)
    const zenith = mix(sky[0], '#050b0f', 0.25)
    const spare = 640 * scale - wide
    const along = fromRight ? at : 1 - at
    const sunY = 340 + soft(part(at, 0, 0.5)) * 240
    const moonY = 540 - soft(part(at, 0.25, 1)) * 370
    const shine = part(at, 0.3, 0.6)
    return frame(svg`
      <defs>
        <linearGradient id="s" x2="0" y2="1"><stop stop-color="${zenith}"/><stop offset=".3" stop-color="${sky[1]}"/><stop offset=".56" stop-color="${sky[2]}"/></linearGradient>
        <linearGradient id="f" x2="0" y2="1"><stop stop-color="${ground}" stop-opacity="0"/><stop offset=".42" stop-color="${ground}"/></linearGradient>
        <radialGradient id="m"><stop stop-color="${lamp}" stop-opacity="${tidy(0.34 * shine)}"/><stop offset="1" stop-color="${lamp}" stop-opacity="0"/></radialGradient>
      </defs>
      <rect width="${wide}" height="${tall}" fill="url(#s)"/>
      ${stars.map(({ x, y, r, comes }) => svg`<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(r)}" fill="${rice}" opacity="${tidy(0.8 * part(at, comes, comes + 0.15))}"/>`)}
      <circle cx="${wide - moonX}" cy="${tidy(sunY)}" r="58" fill="${mix('#ffd089', '#e5764a', part(at, 0, 0.4))}" opacity="${tidy(1 - part(at, 0.3, 0.5))}"/>
      <circle cx="${moonX}" cy="${tidy(moonY)}" r="170" fill="url(#m)"/>
      <circle cx="${moonX}" cy="${tidy(moonY)}" r="46" fill="${mix(rice, lamp, 0.3)}" opacity="${tidy(shine)}"/>
      <g fill="${mix(rice, '#b99d6a', 0.4)}" opacity="${tidy(shine * 0.4)}">
        <circle cx="${moonX - 14}" cy="${tidy(moonY - 10)}" r="9"/><circle cx="${moonX + 16}" cy="${tidy(moonY + 8)}" r="6"/><circle cx="${moonX - 4}" cy="${tidy(moonY + 20)}" r="5"/>
      </g>
      <g transform="translate(${tidy(-spare * (0.25 + along * 0.5))} ${top}) scale(${scale})">${drawPlace(category, place, seed, sky)}</g>
      <rect y="${foot - 150}" width="${wide}" height="${tall - foot + 150}" fill="url(#f)"/>
    `)
  }
}
