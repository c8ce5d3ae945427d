import { oneLineKolam } from '@newyou/web/ui/kolam/kolam.ts'
import { type Dye, lamp, mix, rice } from '../colours.ts'
import { svg, tidy } from '../svg.ts'
import { frame, type Painter, part, soft, tall, wide } from './frame.ts'

type Point = readonly [x: number, y: number]

const ink = '#0a1411'
const stepsPerCurve = 12

/** Points along the one line of a kolam's path, close enough to each other to be called the line. */
function walk(d: string): Point[] {
  const [start = '', ...curves] = d.replace('Z', '').slice(1).split('C')
  const numbers = (text: string) =>
    text
      .trim()
      .split(/[\s,]+/)
      .map(Number)
  let [x = 0, y = 0] = numbers(start)
  const points: Point[] = [[x, y]]
  for (const curve of curves) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = numbers(curve)
    for (let step = 1; step <= stepsPerCurve; step += 1) {
      const t = step / stepsPerCurve
      const r = 1 - t
      const at = (a: number, b: number, c: number, e: number) =>
        r * r * r * a + 3 * r * r * t * b + 3 * r * t * t * c + t * t * t * e
      points.push([at(x, x1, x2, x3), at(y, y1, y2, y3)])
    }
    x = x3
    y = y3
  }
  return points
}

/** A kolam: the dots first, then the one line that walks round each of them and comes home. */
export function kolamLine(
  dye: Dye,
  { cols, rows, seed }: { cols: number; rows: number; seed: number },
): Painter {
  const { d, dots, box } = oneLineKolam({ cols, rows, seed, cell: 40, open: 0.72 })
  const points = walk(d)
  const [left, top, boxWide, boxTall] = box
  const scale = Math.min(440 / boxWide, 560 / boxTall)
  const place = `translate(${tidy(wide / 2 - (left + boxWide / 2) * scale)} ${tidy(tall * 0.42 - (top + boxTall / 2) * scale)}) scale(${scale.toFixed(3)})`
  const passedAt = dots.map(([x, y]) => {
    const near = points.findIndex(([px, py]) => Math.hypot(px - x, py - y) < 18)
    return near < 0 ? 1 : near / points.length
  })

  return (at) => {
    const drawn = part(at, 0.1, 0.78)
    const done = soft(part(at, 0.78, 0.9))
    const shown = points.slice(0, Math.max(1, Math.round(points.length * drawn)))
    const [tipX, tipY] = shown.at(-1) ?? [0, 0]
    const line = shown.map(([x, y]) => `${tidy(x)} ${tidy(y)}`).join('L')
    return frame(svg`
      <defs><radialGradient id="g" cx=".5" cy=".42" r=".75">
        <stop stop-color="${mix(dye.deep, dye.mid, 0.3 + done * 0.35)}"/>
        <stop offset="1" stop-color="${mix(dye.deep, ink, 0.75)}"/>
      </radialGradient></defs>
      <rect width="${wide}" height="${tall}" fill="url(#g)"/>
      <g transform="${place}" fill="none" stroke-linecap="round" stroke-linejoin="round">
        <path d="M${line}" stroke="${dye.soft}" stroke-width="9" opacity="${tidy(0.16 + done * 0.24)}"/>
        <path d="M${line}" stroke="${mix(dye.light, rice, 0.35 + done * 0.4)}" stroke-width="3.2"/>
        ${dots.map(([x, y], index) => {
          const born = soft(part(at, index / dots.length / 10, index / dots.length / 10 + 0.06))
          const lit = soft(part(drawn, passedAt[index] ?? 1, (passedAt[index] ?? 1) + 0.06))
          return svg`<circle cx="${x}" cy="${y}" r="${tidy(born * (3 + lit * 1.6))}" fill="${mix(dye.light, lamp, lit)}"/>`
        })}
        ${
          drawn > 0 &&
          done < 1 &&
          svg`
          <circle cx="${tidy(tipX)}" cy="${tidy(tipY)}" r="13" fill="${lamp}" opacity="${tidy(0.28 * (1 - done))}"/>
          <circle cx="${tidy(tipX)}" cy="${tidy(tipY)}" r="5" fill="#fff6e0" opacity="${tidy(1 - done)}"/>`
        }
      </g>
    `)
  }
}
