import { type Dye, dim, lamp, mix, rice, type Sky } from '../colours.ts'
import { between, type Random, repeat } from '../random.ts'
import { svg, tidy } from '../svg.ts'
import { glint, ridge, width } from './landscape.ts'

/** A stepwell seen from its rim. */
export function stepwell(_random: Random, dye: Dye, sky: Sky): string {
  let drawing = svg`<rect y="150" width="640" height="250" fill="${mix(dye.mid, sky[2], 0.28)}"/>`
  const lit = mix('#d9b48c', dye.soft, 0.35)
  const shade = mix(dye.deep, '#5a3f3a', 0.35)
  const middle = mix(lit, shade, 0.45)
  drawing += svg`
    <path d="M0 150H640V164H0Z" fill="${lit}"/>
    <path d="M0 128H40V112H60V128H120V112H140V128H500V112H520V128H580V112H600V128H640V150H0Z" fill="${mix(lit, shade, 0.3)}"/>
  `
  for (let level = 0; level < 5; level++) {
    const y = 164 + level * 44
    const tall = 40
    const unit = 92 - level * 4
    const offset = ((level % 2) * unit) / 2 - 30
    drawing += svg`<rect x="0" y="${y}" width="640" height="${tall + 4}" fill="${mix(middle, shade, level * 0.13)}"/>`
    for (let x = offset - unit; x < width + unit; x += unit)
      for (let step = 0; step < 5; step++) {
        const stepWide = unit / 2 / 5
        const stepTop = y + tall - (step + 1) * 8
        drawing += svg`
          <path d="M${tidy(x + step * stepWide)} ${y + tall}V${stepTop}H${tidy(x + (step + 1) * stepWide + 0.5)}V${y + tall}Z" fill="${mix(lit, shade, level * 0.11)}"/>
          <path d="M${tidy(x + unit - step * stepWide)} ${y + tall}V${stepTop}H${tidy(x + unit - (step + 1) * stepWide - 0.5)}V${y + tall}Z" fill="${mix(shade, lit, 0.12)}"/>
        `
      }
    drawing += svg`<rect x="0" y="${y + tall}" width="640" height="4" fill="${mix(lit, rice, 0.3)}" opacity="${tidy(0.9 - level * 0.12)}"/>`
  }
  return (
    drawing +
    svg`
      <path d="M0 384H640V400H0Z" fill="${mix(sky[0], '#0e2a30', 0.5)}"/>
      <path d="M250 384h140v16H250z" fill="${sky[2]}" opacity=".5"/>
    `
  )
}

/** Snow peaks over a lake. */
export function mountainLake(random: Random, dye: Dye, sky: Sky): string {
  let drawing = ''
  const peak = (x: number, y: number, half: number, rock: string, snow: string) =>
    svg`
      <path d="M${tidy(x - half)} 270L${tidy(x)} ${tidy(y)}L${tidy(x + half)} 270Z" fill="${rock}"/>
      <path d="M${tidy(x)} ${tidy(y)}L${tidy(x + half)} 270H${tidy(x + half * 0.2)}L${tidy(x - half * 0.08)} ${tidy(y + (270 - y) * 0.5)}Z" fill="${mix(rock, dye.deep, 0.4)}"/>
      <path d="M${tidy(x)} ${tidy(y)}L${tidy(x - half * 0.34)} ${tidy(y + (270 - y) * 0.34)}L${tidy(x - half * 0.14)} ${tidy(y + (270 - y) * 0.27)}L${tidy(x + half * 0.02)} ${tidy(y + (270 - y) * 0.4)}L${tidy(x + half * 0.18)} ${tidy(y + (270 - y) * 0.26)}L${tidy(x + half * 0.34)} ${tidy(y + (270 - y) * 0.34)}Z" fill="${snow}"/>
    `
  for (const [x, y, half] of [
    [120, 130, 210],
    [520, 110, 230],
    [320, 70, 220],
  ] as const)
    drawing += peak(
      x + between(random, -30, 30),
      y + between(random, -16, 16),
      half,
      mix(dye.mid, sky[1], 0.3),
      mix(rice, sky[2], 0.35),
    )
  drawing += svg`<rect y="268" width="640" height="140" fill="${mix(sky[1], dye.deep, 0.35)}"/>`
  for (let index = 0; index < 30; index++) {
    const y = 276 + random() * 120
    drawing += svg`<path d="M${tidy(random() * width)} ${tidy(y)}h${tidy(between(random, 20, 110))}" stroke="${sky[2]}" stroke-width="${tidy(1 + (y - 270) / 60)}" stroke-linecap="round" opacity="${tidy(0.15 + random() * 0.4)}"/>`
  }
  return (
    drawing +
    svg`<path d="M0 268H640V276H0Z" fill="${mix(dye.deep, dye.mid, 0.3)}"/>` +
    ridge(random, 378, 12, dye.deep)
  )
}

/** A ghat at the river: steps going down into the water, a pavilion, lamps on the steps and afloat. */
export function lampGhat(random: Random, dye: Dye, sky: Sky): string {
  const stone = dim(mix('#c9a58c', dye.soft, 0.4), sky)
  const shade = mix(dye.deep, '#4a3340', 0.35)
  const water = mix(mix(sky[0], sky[1], 0.4), dye.deep, 0.4)

  const steps = repeat(8, (step) => {
    const y = 214 + step * 15
    const right = 330 + step * 26
    const tread = mix(stone, shade, 0.06 + step * 0.05)
    return `<path d="M0 ${y}H${right}V${y + 15}H0Z" fill="${mix(tread, shade, 0.34)}"/><path d="M0 ${y}H${right}V${y + 5}H0Z" fill="${mix(tread, rice, 0.16)}"/>`
  })
  const glints = repeat(38, () => {
    const y = 306 + random() * 90
    const x = y < 334 ? between(random, 520, 640) : random() * width
    return glint(x, y, between(random, 14, 80), sky[2], 1 + (y - 290) / 60, 0.15 + random() * 0.45)
  })
  const lampAt = (x: number, y: number, size: number) => svg`
    <g transform="translate(${x} ${y}) scale(${size})">
      <path d="M-9 0H9L5 6H-5Z" fill="#a8623a"/>
      <path d="M0 -1C-6 -7 -3 -13 0 -19C3 -13 6 -7 0 -1Z" fill="${lamp}"/>
      <path d="M0 -2C-3 -5 -1.6 -8 0 -11C1.6 -8 3 -5 0 -2Z" fill="#fff6dc"/>
    </g>`
  const stepLamps = repeat(7, (step) => {
    const y = 229 + step * 15
    return repeat(3, (index) => lampAt(60 + step * 14 + index * 104, y, 0.62 + step * 0.05))
  })
  const afloat = [
    [120, 366, 0.9],
    [236, 378, 1],
    [330, 360, 0.8],
    [452, 380, 1.05],
    [556, 352, 0.75],
    [606, 378, 1],
  ] as const
  const floatingLamps = afloat.map(
    ([x, y, size]) => svg`
      <ellipse cx="${x}" cy="${tidy(y + 7 * size)}" rx="${tidy(20 * size)}" ry="${tidy(4 * size)}" fill="#4f6a3a"/>
      <path d="M${x} ${tidy(y + 12 * size)}v${tidy(14 * size)}" stroke="${lamp}" stroke-width="${tidy(4 * size)}" stroke-linecap="round" stroke-dasharray="2 6" opacity=".7"/>
      ${lampAt(x, y, size)}`,
  )
  const dome = mix(stone, dye.light, 0.2)

  return svg`
    ${ridge(random, 276, 22, mix(sky[2], dye.mid, 0.42))}
    ${ridge(random, 292, 8, mix(dye.mid, dye.deep, 0.4))}
    <rect y="298" width="640" height="102" fill="${water}"/>
    <path d="M0 298H640V302H0Z" fill="${mix(sky[2], water, 0.4)}" opacity=".7"/>
    <path d="M0 150H86V214H0Z" fill="${mix(stone, shade, 0.4)}"/>
    <path d="M0 146H92V156H0Z" fill="${mix(stone, rice, 0.25)}"/>
    <path d="M14 170h22v44h-22zM52 170h22v44h-22z" fill="${shade}"/>
    <path d="M112 204H288V216H112Z" fill="${mix(stone, rice, 0.2)}"/>
    <path d="M132 136H142V204H132ZM176 136H184V204H176ZM216 136H224V204H216ZM258 136H268V204H258Z" fill="${mix(stone, shade, 0.25)}"/>
    <path d="M142 204V150Q159 128 176 150V204ZM184 204V150Q200 128 216 150V204ZM224 204V150Q241 128 258 150V204Z" fill="${shade}" opacity=".35"/>
    <path d="M110 124H290L280 138H120Z" fill="${mix(stone, shade, 0.15)}"/>
    <path d="M134 124C134 84 164 62 200 52C236 62 266 84 266 124Z" fill="${dome}"/>
    <path d="M200 52C236 62 266 84 266 124H230C236 96 226 70 200 52Z" fill="${mix(dome, shade, 0.35)}"/>
    <path d="M200 54V34" stroke="${mix(stone, shade, 0.3)}" stroke-width="5" stroke-linecap="round"/>
    <circle cx="200" cy="44" r="5" fill="${mix(stone, rice, 0.3)}"/>
    ${steps}
    ${glints}
    ${stepLamps}
    <path d="M486 316C520 334 592 334 632 310C628 334 606 344 560 344S496 336 486 316Z" fill="${mix(dye.deep, '#150d18', 0.4)}"/>
    <path d="M492 318C524 332 590 332 626 314" fill="none" stroke="${dye.light}" stroke-width="2.4" opacity=".7"/>
    <path d="M500 320L470 298" stroke="${mix(stone, shade, 0.4)}" stroke-width="2.4"/>
    ${floatingLamps}
  `
}
