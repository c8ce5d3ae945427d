import { oneLineKolam } from '@newyou/web/ui/kolam/kolam.ts'
import { lamp, mix, rice, skies } from '../art/colours.ts'
import { between, repeat, seededRandom } from '../art/random.ts'
import { drawScene } from '../art/scene.ts'
import { svg, tidy } from '../art/svg.ts'
import { breathAt } from './sounds.ts'

/** One picture of a film, at so many seconds. */
export type Film = (seconds: number) => string

const night = '#0e1b17'
const frame = (inner: string) =>
  svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360">${inner}</svg>`

/** The pieces of a line of cubic curves: where each begins, and its three points. */
function curvesOf(d: string) {
  const numbers = (text: string) => text.trim().split(/[ ,]+/).map(Number)
  const [start = '', ...rest] = d.replace(/^M|Z$/g, '').split('C')
  let from = numbers(start)
  return rest.map((text) => {
    const curve = [...from, ...numbers(text)]
    from = curve.slice(6)
    return curve
  })
}

/** The first part of a curve, cut by the rule of de Casteljau. */
function cut(curve: number[], share: number): number[] {
  const mid = (a: number[], b: number[]) => a.map((value, index) => value + ((b[index] ?? 0) - value) * share)
  const points = [0, 2, 4, 6].map((at) => curve.slice(at, at + 2))
  const first = points.slice(0, 3).map((point, index) => mid(point, points[index + 1] ?? []))
  const second = first.slice(0, 2).map((point, index) => mid(point, first[index + 1] ?? []))
  const end = mid(second[0] ?? [], second[1] ?? [])
  return [points[0] ?? [], first[0] ?? [], second[0] ?? [], end].flat()
}

/** A kolam of 35 dots, drawn line by line until it closes, then left alone. */
export function kolamFilm(length: number): Film {
  const { d, dots, box } = oneLineKolam({ cols: 7, rows: 5, seed: 21 })
  const curves = curvesOf(d)
  const [left, top, width, height] = box
  const scale = Math.min(520 / width, 296 / height)
  const place = `translate(${tidy(320 - (left + width / 2) * scale)} ${tidy(180 - (top + height / 2) * scale)}) scale(${tidy(scale * 100) / 100})`
  return (seconds) => {
    const walked = Math.max(0, Math.min(1, (seconds - 4) / (length - 14))) * curves.length
    const whole = Math.floor(walked)
    const next = curves[whole]
    const drawn = [...curves.slice(0, whole), ...(next && walked > whole ? [cut(next, walked - whole)] : [])]
    const [x, y] = drawn.at(-1)?.slice(6) ?? []
    const dotsShown = Math.min(1, 0.4 + seconds / 5)
    return frame(svg`
      <rect width="640" height="360" fill="${night}"/>
      <g transform="${place}">
        <g fill="${rice}" opacity="${tidy(dotsShown * 0.9)}">${dots.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="2.6"/>`)}</g>
        ${drawn.length > 0 && `<path d="M${drawn[0]?.slice(0, 2).join(' ')}${drawn.map((curve) => `C${curve.slice(2).map(tidy).join(' ')}`).join('')}" fill="none" stroke="${rice}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>`}
        ${next !== undefined && x !== undefined && `<circle cx="${tidy(x)}" cy="${tidy(y ?? 0)}" r="4.6" fill="${lamp}"/>`}
      </g>
    `)
  }
}

/** The lake in the mountains at night, and the moon going over it. */
export function moonFilm(length: number): Film {
  return (seconds) => {
    const share = seconds / length
    const light = { x: 90 + 460 * share, y: 118 - 62 * Math.sin(Math.PI * share) }
    return drawScene('spirituality', { seed: 7, hour: 'night', place: 1, lens: 0, light })
  }
}

/** A lamp in its niche; the flame grows with the breath in and sinks with the breath out. */
export function diyaFilm(): Film {
  return (seconds) => {
    const breath = breathAt(seconds)
    const tall = 46 + 34 * breath
    const wide = 15 + 5 * breath
    const top = 236 - tall
    const flame = (share: number) =>
      `M320 ${tidy(236 - tall * share)}C${tidy(320 + wide * share)} ${tidy(top + tall * (1.1 - share * 0.5))} ${tidy(320 + wide * share * 1.1)} 236 320 238C${tidy(320 - wide * share * 1.1)} 236 ${tidy(320 - wide * share)} ${tidy(top + tall * (1.1 - share * 0.5))} 320 ${tidy(236 - tall * share)}Z`
    return frame(svg`
      <rect width="640" height="360" fill="${night}"/>
      <path d="M180 330V190Q180 30 320 26Q460 30 460 190V330Z" fill="#14251f"/>
      <path d="M196 330V192Q196 48 320 44Q444 48 444 192V330Z" fill="${mix('#14251f', '#8a4a2c', 0.24 + 0.14 * breath)}"/>
      <defs><radialGradient id="glow"><stop stop-color="${lamp}" stop-opacity="${tidy(3 + 2 * breath) / 10}"/><stop offset="1" stop-color="#c98a4a" stop-opacity="0"/></radialGradient></defs>
      <circle cx="320" cy="206" r="${tidy(110 + 40 * breath)}" fill="url(#glow)"/>
      <rect x="164" y="326" width="312" height="12" rx="4" fill="#2b3d36"/>
      <path d="M244 262Q320 300 396 262Q388 316 336 322H304Q252 316 244 262Z" fill="#8a4e38"/>
      <path d="M244 262Q320 236 396 262Q320 292 244 262Z" fill="#34201a"/>
      <path d="M316 262Q318 244 320 236Q322 244 324 262Z" fill="#f3ebdc"/>
      <path d="${flame(1)}" fill="#f2a33c"/>
      <path d="${flame(0.6)}" fill="${lamp}"/>
    `)
  }
}

/** Rings on a pond in the rain. */
export function rainFilm(): Film {
  const random = seededRandom(29)
  const [top, middle, low] = skies.rain
  const drops = Array.from({ length: 26 }, () => ({
    x: between(random, 20, 620),
    y: between(random, 190, 345),
    period: between(random, 5, 9),
    from: between(random, 0, 9),
  }))
  const reeds = repeat(9, (index) => {
    const x = index < 5 ? 24 + index * 15 : 530 + (index - 5) * 22
    const lean = between(random, -14, 14)
    return `M${tidy(x)} 214Q${tidy(x + lean / 3)} 150 ${tidy(x + lean)} ${tidy(between(random, 84, 130))}`
  })
  return (seconds) =>
    frame(svg`
      <rect width="640" height="170" fill="${mix(top, middle, 0.4)}"/>
      <path d="M0 170V128Q90 84 190 120T390 112T560 104T640 128V170Z" fill="${mix(top, '#0d2c2f', 0.45)}"/>
      <rect y="168" width="640" height="192" fill="${mix(middle, '#0d2c2f', 0.55)}"/>
      <rect y="168" width="640" height="3" fill="${mix(low, middle, 0.5)}"/>
      <g fill="none" stroke="${rice}" stroke-width="1.6">${drops.map(({ x, y, period, from }) => {
        const age = ((seconds + from) % period) / period
        const far = (y - 160) / 190
        const ring = (share: number) =>
          share > 0 &&
          `<ellipse cx="${tidy(x)}" cy="${tidy(y)}" rx="${tidy(60 * far * share)}" ry="${tidy(17 * far * share)}" opacity="${tidy(Math.max(0, 0.6 * (1 - share)) * 10) / 10}"/>`
        return [ring(age * 1.2), ring(age * 1.2 - 0.3)].map((part) => part || '').join('')
      })}</g>
      <path d="${reeds}" fill="none" stroke="#0d2c2f" stroke-width="4" stroke-linecap="round"/>
    `)
}
