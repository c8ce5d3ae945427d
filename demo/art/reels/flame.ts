import { type Dye, lamp, marigold, mix, rice } from '../colours.ts'
import { repeat, seededRandom } from '../random.ts'
import { svg, tidy } from '../svg.ts'
import { frame, type Painter, soft, tall, wide } from './frame.ts'

const ink = '#080f0d'
const middle = wide / 2
const box = { left: 110, top: 190, side: 320 }

/** How full the breath is: in, hold, out, hold, a quarter each. */
function breathAt(at: number): number {
  const side = Math.floor(at * 4) % 4
  const along = at * 4 - Math.floor(at * 4)
  return [soft(along), 1, 1 - soft(along), 0][side] ?? 0
}

/** Where the spark is on its way round the box, from the lower left corner upwards. */
function sparkAt(at: number): [number, number] {
  const side = Math.floor(at * 4) % 4
  const along = at * 4 - Math.floor(at * 4)
  const { left, top, side: long } = box
  const corners: [number, number][] = [
    [left, top + long * (1 - along)],
    [left + long * along, top],
    [left + long, top + long * along],
    [left + long * (1 - along), top + long],
  ]
  return corners[side] ?? [left, top]
}

/** A clay lamp whose flame breathes in a box: in, hold, out, hold. On still water, or on a step. */
export function flame(dye: Dye, { seed, onWater }: { seed: number; onWater: boolean }): Painter {
  const random = seededRandom(seed * 17)
  const stars = Array.from({ length: 40 }, () => ({
    x: random() * wide,
    y: random() * 430,
    r: 0.6 + random() * 1.4,
    phase: random() * 6,
  }))
  return (at) => {
    const breath = breathAt(at)
    const flicker = Math.sin(at * Math.PI * 22) * 2.5
    const high = 66 + breath * 92
    const half = 19 + breath * 15
    const foot = 548
    const tip = foot - high
    const [sparkX, sparkY] = sparkAt(at)
    const trail = Array.from({ length: 14 }, (_, index) => sparkAt((at - index * 0.006 + 1) % 1))
    return frame(svg`
      <defs>
        <linearGradient id="n" x2="0" y2="1">
          <stop stop-color="${mix(dye.deep, ink, 0.72)}"/><stop offset=".6" stop-color="${mix(dye.deep, ink, 0.25)}"/>
          <stop offset="1" stop-color="${mix(dye.deep, ink, 0.6)}"/>
        </linearGradient>
        <radialGradient id="g"><stop stop-color="${lamp}" stop-opacity="${tidy(0.5 + breath * 0.35)}"/><stop offset="1" stop-color="${lamp}" stop-opacity="0"/></radialGradient>
        <linearGradient id="f" x2="0" y2="1"><stop stop-color="${lamp}"/><stop offset=".55" stop-color="${marigold}"/><stop offset="1" stop-color="#d9692a"/></linearGradient>
      </defs>
      <rect width="${wide}" height="${tall}" fill="url(#n)"/>
      ${stars.map(({ x, y, r, phase }) => svg`<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(r)}" fill="${rice}" opacity="${tidy(0.3 + 0.2 * Math.sin(phase + at * 12.566))}"/>`)}
      <circle cx="${middle}" cy="${tidy(foot - high * 0.4)}" r="${tidy(190 + breath * 130)}" fill="url(#g)"/>
      <rect x="${box.left}" y="${box.top}" width="${box.side}" height="${box.side}" rx="2" fill="none" stroke="${dye.light}" stroke-width="1.6" opacity=".42"/>
      ${[0, 1, 2, 3].map((corner) => svg`<circle cx="${box.left + (corner % 2) * box.side}" cy="${box.top + (corner > 1 ? box.side : 0)}" r="4" fill="${dye.light}"/>`)}
      ${trail.map(([x, y], index) => svg`<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(5.5 - index * 0.35)}" fill="${lamp}" opacity="${tidy(0.6 - index * 0.042)}"/>`)}
      <circle cx="${tidy(sparkX)}" cy="${tidy(sparkY)}" r="6" fill="#fff6e0"/>
      ${onWater ? drawWater(at, breath, dye) : drawStep(dye, breath)}
      <path d="M${middle} ${tidy(tip)}C${tidy(middle + half * 0.4 + flicker)} ${tidy(tip + high * 0.36)} ${tidy(middle + half)} ${tidy(foot - high * 0.3)} ${tidy(middle + half * 0.6)} ${foot - 4}Q${middle} ${foot + 10} ${tidy(middle - half * 0.6)} ${foot - 4}C${tidy(middle - half)} ${tidy(foot - high * 0.3)} ${tidy(middle - half * 0.4 + flicker)} ${tidy(tip + high * 0.36)} ${middle} ${tidy(tip)}Z" fill="url(#f)"/>
      <path d="M${middle} ${tidy(tip + high * 0.45)}C${tidy(middle + half * 0.5)} ${tidy(foot - high * 0.24)} ${tidy(middle + half * 0.4)} ${foot - 10} ${middle} ${foot - 4}C${tidy(middle - half * 0.4)} ${foot - 10} ${tidy(middle - half * 0.5)} ${tidy(foot - high * 0.24)} ${middle} ${tidy(tip + high * 0.45)}Z" fill="#fff1c9"/>
      ${drawLamp(breath)}
    `)
  }
}

function drawLamp(breath: number): string {
  const clay = mix('#8a4a2c', '#c9753f', breath * 0.6)
  return svg`
    <path d="M${middle - 92} 552C${middle - 70} 606 ${middle - 34} 618 ${middle} 618S${middle + 70} 606 ${middle + 92} 552Q${middle} 580 ${middle - 92} 552Z" fill="${clay}"/>
    <path d="M${middle - 92} 552Q${middle} 532 ${middle + 92} 552Q${middle} 578 ${middle - 92} 552Z" fill="${mix(clay, '#2a120a', 0.5)}"/>
    <path d="M${middle - 60} 552Q${middle} 542 ${middle + 60} 552Q${middle} 566 ${middle - 60} 552Z" fill="${mix(lamp, clay, 0.45)}"/>
    <path d="M${middle - 3} 540h6v16h-6z" fill="#3a2416"/>
    ${repeat(7, (index) => svg`<circle cx="${middle - 54 + index * 18}" cy="${tidy(590 + Math.sin((index / 6) * Math.PI) * 14)}" r="2.8" fill="${lamp}" opacity=".75"/>`)}
  `
}

function drawWater(at: number, breath: number, dye: Dye): string {
  const surface = mix(dye.deep, ink, 0.45)
  return svg`
    <rect y="600" width="${wide}" height="${tall - 600}" fill="${surface}"/>
    ${repeat(15, (index) => {
      const y = 628 + index * 21
      const wave = Math.sin(at * Math.PI * 4 + index * 1.1) * 12
      const long = Math.max(14, 120 - index * 6 + breath * 46 + wave)
      return svg`<path d="M${tidy(middle - long / 2 + wave * 0.6)} ${y}h${tidy(long)}" stroke="${mix(lamp, marigold, index / 15)}" stroke-width="${tidy(5 - index * 0.22)}" stroke-linecap="round" opacity="${tidy(0.62 - index * 0.036)}"/>`
    })}
    <ellipse cx="${middle}" cy="612" rx="${tidy(128 + breath * 14)}" ry="12" fill="none" stroke="${dye.light}" stroke-width="2" opacity=".4"/>
    <ellipse cx="${middle}" cy="614" rx="${tidy(190 + breath * 24)}" ry="20" fill="none" stroke="${dye.light}" stroke-width="1.6" opacity=".22"/>
  `
}

function drawStep(dye: Dye, breath: number): string {
  const stone = mix(dye.mid, dye.deep, 0.55)
  return svg`
    <path d="M0 612H${wide}V${tall}H0Z" fill="${mix(stone, ink, 0.35)}"/>
    <path d="M0 612H${wide}V640H0Z" fill="${mix(stone, lamp, 0.1 + breath * 0.12)}"/>
    <path d="M0 756H${wide}V784H0Z" fill="${mix(stone, lamp, 0.03 + breath * 0.05)}"/>
    <ellipse cx="${middle}" cy="622" rx="${tidy(170 + breath * 60)}" ry="16" fill="${lamp}" opacity="${tidy(0.16 + breath * 0.14)}"/>
  `
}
