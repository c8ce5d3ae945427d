import { type Dye, dim, lamp, mix, type Sky } from '../colours.ts'
import { between, cycle, type Random, repeat } from '../random.ts'
import { svg, tidy } from '../svg.ts'
import { glint, height, palm, ridge, tree, width } from './landscape.ts'

/** Paddy terraces, some of them under water, with palms. */
export function paddyTerraces(random: Random, dye: Dye, sky: Sky): string {
  let drawing =
    ridge(random, 190, 34, mix(sky[2], dye.mid, 0.3)) + ridge(random, 214, 22, mix(sky[2], '#3c4a22', 0.55))
  const greens = ['#6f7f2f', '#86902f', '#a79a35', '#5b6f30', '#8f8430']
  for (let step = 0; step < 9; step++) {
    const y = 222 + step * step * 1.5 + step * 9
    const phase = random() * 6
    const isWet = step % 3 === 1
    let edge = `M0 ${height}V${tidy(y)}`
    for (let x = 0; x <= width; x += 20)
      edge += `L${x} ${tidy(y + Math.sin(x / 120 + phase) * (6 + step) + Math.sin(x / 47 + phase) * 3)}`
    drawing += svg`<path d="${edge}V${height}Z" fill="${isWet ? mix(mix(sky[1], sky[2], 0.6), '#4f6a3a', 0.3) : mix(cycle(greens, step), dye.deep, 0.12 + step * 0.03)}" stroke="${mix(dye.deep, '#20280f', 0.5)}" stroke-width="2.4"/>`
    if (!isWet && step > 3) {
      let blades = ''
      for (let blade = 0; blade < 26; blade++) {
        const x = random() * width
        const root = y + 14 + random() * 12
        blades += `M${tidy(x)} ${tidy(root)}l-3 -9M${tidy(x)} ${tidy(root)}v-11M${tidy(x)} ${tidy(root)}l3 -9`
      }
      drawing += svg`<path d="${blades}" stroke="${mix(cycle(greens, step + 1), lamp, 0.25)}" stroke-width="1.6" opacity=".65"/>`
    }
  }
  return (
    drawing +
    palm(96, 262, 120, '#2a3016', 18) +
    palm(138, 258, 92, '#2a3016', -14) +
    palm(560, 250, 80, '#333a1a', 10)
  )
}

/** Hills of clipped tea in rows. */
export function teaRows(random: Random, dye: Dye, sky: Sky): string {
  let drawing = ridge(random, 190, 40, mix(sky[2], '#4a6a44', 0.4))
  for (const [cx, cy, radius, colour] of [
    [170, 520, 300, '#4c6b34'],
    [520, 560, 330, '#5d7a36'],
    [330, 620, 300, '#3f5c30'],
  ] as const) {
    const green = mix(colour, dye.deep, 0.2)
    drawing += svg`<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${green}"/>`
    for (let row = 1; row < 9; row++)
      drawing += svg`<circle cx="${cx}" cy="${cy + row * 5}" r="${radius - row * 24}" fill="none" stroke="${mix(green, lamp, 0.28)}" stroke-width="9" stroke-dasharray="13 3" opacity=".55"/>`
  }
  return (
    drawing +
    tree(random, 92, 262, 90, '#33502c', '#456638') +
    tree(random, 560, 256, 70, '#33502c', '#456638')
  )
}

/** The bank of a lake after the harvest: sheaves, hay stacked round its pole and a loaded cart at rest. */
export function harvestField(random: Random, dye: Dye, sky: Sky): string {
  const straw = dim(mix('#d2a845', dye.soft, 0.4), sky)
  const strawDark = mix(straw, dye.deep, 0.35)
  const field = mix(straw, dim('#a3813a', sky), 0.45)
  const water = mix(sky[1], '#3f5f60', 0.35)
  const wood = mix(dye.deep, '#3a2412', 0.5)

  const glints = repeat(16, () => {
    const y = 226 + random() * 34
    return glint(random() * width, y, between(random, 20, 90), sky[2], 1.4, 0.2 + random() * 0.5)
  })
  const stubble = repeat(8, (row) => {
    const y = 286 + row * row * 1.5 + row * 5
    const gap = 9 + row * 1.6
    const phase = random() * gap
    return repeat(Math.ceil(width / gap), (index) => {
      const x = index * gap + phase
      return `M${tidy(x)} ${tidy(y)}l${tidy(1 + row * 0.2)} ${tidy(-4 - row * 0.9)}`
    })
  })
  const stack = (x: number, y: number, size: number) => svg`
    <g transform="translate(${x} ${y}) scale(${size})">
      <path d="M0 -128V-96" stroke="${wood}" stroke-width="5" stroke-linecap="round"/>
      <path d="M-58 0C-66 -40 -40 -78 0 -112C40 -78 66 -40 58 0Z" fill="${straw}"/>
      <path d="M8 -104C40 -76 66 -40 58 0H16C34 -36 30 -72 8 -104Z" fill="${strawDark}"/>
      <path d="M-6 -96C-28 -70 -40 -44 -42 -8M2 -92C-8 -62 -14 -36 -16 -6M-46 -30l8 3M-34 -54l8 2M-24 -20l8 3M-12 -60l8 2" fill="none" stroke="${mix(straw, lamp, 0.5)}" stroke-width="2.4" stroke-linecap="round"/>
    </g>`
  const sheaf = (x: number, y: number, size: number) => svg`
    <g transform="translate(${x} ${y}) scale(${size})">
      <path d="M-9 0L-5 -22L-16 -46Q0 -58 16 -46L5 -22L9 0Z" fill="${straw}"/>
      <path d="M3 0L2 -22L8 -52Q13 -50 16 -46L5 -22L9 0Z" fill="${strawDark}"/>
      <path d="M-7 -22H7" stroke="${wood}" stroke-width="3.4" stroke-linecap="round"/>
    </g>`
  const spokes = repeat(8, (index) => {
    const angle = (index * Math.PI) / 8
    const x = Math.cos(angle) * 34
    const y = Math.sin(angle) * 34
    return `M${tidy(-x)} ${tidy(-y)}L${tidy(x)} ${tidy(y)}`
  })

  return svg`
    ${ridge(random, 200, 40, mix(sky[2], dye.mid, 0.32))}
    ${ridge(random, 220, 14, mix(sky[2], '#4a5a2c', 0.55))}
    <rect y="222" width="640" height="60" fill="${water}"/>
    ${glints}
    <path d="M0 274Q150 256 330 268T640 258V400H0Z" fill="${field}"/>
    <path d="M0 330Q200 312 400 330T640 322V400H0Z" fill="${mix(field, strawDark, 0.35)}"/>
    <path d="${stubble}" stroke="${mix(straw, lamp, 0.35)}" stroke-width="1.8" stroke-linecap="round" opacity=".75"/>
    ${stack(92, 316, 0.78)}
    ${stack(186, 338, 1)}
    ${sheaf(268, 322, 0.9)}
    ${sheaf(306, 332, 1.05)}
    ${sheaf(338, 318, 0.85)}
    <path d="M372 316C372 262 404 236 470 232C540 230 578 262 574 316Z" fill="${straw}"/>
    <path d="M500 233C548 238 578 268 574 316H524C540 286 530 256 500 233Z" fill="${strawDark}"/>
    <path d="M398 300C404 272 424 256 452 250M430 304C438 280 456 268 484 264M470 306C478 290 492 284 508 282" fill="none" stroke="${mix(straw, lamp, 0.5)}" stroke-width="2.6" stroke-linecap="round"/>
    <path d="M352 312H588V324H352ZM352 320L300 372L292 368L344 312Z" fill="${wood}"/>
    <path d="M380 312V274M566 312V280" stroke="${wood}" stroke-width="5" stroke-linecap="round"/>
    <g transform="translate(470 346)" stroke="${wood}">
      <circle r="38" fill="none" stroke-width="7"/>
      <path d="${spokes}" stroke-width="4"/>
      <circle r="8" fill="${wood}"/>
    </g>
    ${sheaf(600, 386, 1.2)}
    ${sheaf(64, 392, 1.3)}
  `
}
