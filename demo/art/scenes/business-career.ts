import { type Dye, dim, lamp, marigold, mix, rice, type Sky } from '../colours.ts'
import { between, cycle, type Random, repeat } from '../random.ts'
import { svg, tidy } from '../svg.ts'
import { height, ridge, width } from './landscape.ts'

/** Flat roofs of a town with water tanks, aerials and one line of washing. */
export function rooftops(random: Random, dye: Dye, sky: Sky): string {
  let drawing = ''
  const far = mix(sky[2], dye.mid, 0.45)
  const block = (foot: number, colour: string, lowest: number, highest: number, litShare: number) => {
    let x = -10
    let houses = ''
    while (x < width) {
      const wide = between(random, 40, 92)
      const tall = between(random, lowest, highest)
      const roof = foot - tall
      houses += svg`<rect x="${tidy(x)}" y="${tidy(roof)}" width="${tidy(wide + 1)}" height="${tidy(height - roof)}" fill="${colour}"/>`
      if (litShare) {
        if (random() < 0.5)
          houses += svg`
            <path d="M${tidy(x + 8)} ${tidy(roof)}v-9M${tidy(x + 28)} ${tidy(roof)}v-9" stroke="${colour}" stroke-width="3"/>
            <rect x="${tidy(x + 5)}" y="${tidy(roof - 27)}" width="26" height="19" rx="3" fill="${colour}"/>
          `
        if (random() < 0.35)
          houses += svg`<path d="M${tidy(x + wide - 12)} ${tidy(roof)}v-34m-9 7h18m-14 7h10" stroke="${colour}" stroke-width="2" fill="none"/>`
        for (let windowY = roof + 16; windowY < height - 20; windowY += 28)
          for (let windowX = x + 11; windowX < x + wide - 14; windowX += 21) {
            const isLit = random() < litShare
            houses += svg`<rect x="${tidy(windowX)}" y="${tidy(windowY)}" width="10" height="14" rx="1" fill="${isLit ? lamp : mix(colour, '#000000', 0.28)}"${isLit ? '' : ' opacity=".7"'}/>`
          }
      }
      x += wide
    }
    return houses
  }
  drawing +=
    block(290, far, 20, 120, 0) +
    block(330, mix(far, dye.deep, 0.45), 20, 90, 0) +
    block(372, mix(dye.mid, dye.deep, 0.7), 20, 110, 0.14)
  drawing += svg`
    <path d="M40 ${height}V352H250V${height}Z" fill="${dye.deep}"/>
    <path d="M70 352V300M214 352V306M70 306Q142 322 214 312" stroke="${dye.deep}" stroke-width="3" fill="none"/>
    ${(
      [
        [90, dye.soft],
        [116, rice],
        [146, dye.light],
        [176, marigold],
      ] as const
    )
      .map(
        ([x, colour], index) =>
          svg`<path d="M${x} ${312 + index * 0.8}h20l2 ${26 + (index % 2) * 10}h-24z" fill="${colour}" opacity=".92"/>`,
      )
      .join('')}
  `
  return drawing
}

/** A local train crossing a viaduct. */
export function localTrain(random: Random, dye: Dye, sky: Sky): string {
  const stone = mix(dye.mid, dye.deep, 0.6)
  let drawing =
    ridge(random, 270, 26, mix(sky[2], dye.mid, 0.4)) +
    ridge(random, 312, 14, mix(dye.mid, sky[2], 0.12)) +
    svg`<rect y="286" width="640" height="16" fill="${stone}"/>`
  for (let x = -40; x < width; x += 108)
    drawing += svg`<path d="M${x} 302H${x + 108}V400H${x + 94}C${x + 94} 330 ${x + 14} 330 ${x + 14} 400H${x}Z" fill="${stone}"/>`
  const start = between(random, 60, 200)
  for (let carriage = 0; carriage < 4; carriage++) {
    const x = start + carriage * 104
    drawing += svg`
      <rect x="${tidy(x)}" y="246" width="98" height="40" rx="4" fill="${mix(dye.soft, '#a5483a', carriage ? 0.75 : 0.6)}"/>
      <rect x="${tidy(x)}" y="266" width="98" height="5" fill="${rice}" opacity=".7"/>
      ${[0, 1, 2, 3, 4].map((window) => svg`<rect x="${tidy(x + 8 + window * 18)}" y="252" width="11" height="11" fill="${random() < 0.7 ? lamp : dye.deep}"/>`).join('')}
    `
  }
  return (
    drawing +
    svg`<path d="M0 226H640M80 226V286M300 226V286M520 226V286" stroke="${stone}" stroke-width="2"/>`
  )
}

/** A bazaar lane early or late in the day: some shutters up, some half up, one bicycle. */
export function bazaarLane(random: Random, dye: Dye, sky: Sky): string {
  const wall = dim(mix(mix(dye.mid, '#c9a27a', 0.3), sky[2], 0.18), sky)
  const walls = [wall, mix(wall, dye.deep, 0.35), mix(wall, '#a5604a', 0.38), mix(wall, dye.soft, 0.4)]
  const houses = [
    { x: -10, wide: 168, top: 138 },
    { x: 158, wide: 150, top: 96 },
    { x: 308, wide: 184, top: 150 },
    { x: 492, wide: 160, top: 112 },
  ]
  const street = mix(dye.deep, '#5a4a44', 0.3)
  const upperFloors = houses.map(({ x, wide, top }, index) => {
    const colour = cycle(walls, index)
    const trim = mix(colour, rice, 0.35)
    const count = Math.floor(wide / 52)
    const windows = repeat(count, (window) => {
      const left = x + (wide / count) * (window + 0.5) - 14
      return drawShutteredWindow(left, top + 30, random() < 0.35, dye)
    })
    return svg`
      <rect x="${x}" y="${top}" width="${wide}" height="270" fill="${colour}"/>
      <rect x="${x - 4}" y="${top - 8}" width="${wide + 8}" height="12" fill="${trim}"/>
      <path d="M${x} ${top + 4}h${wide}v6h-${wide}z" fill="${dye.deep}" opacity=".25"/>
      ${windows}
    `
  })
  const shops = [
    { x: 8, wide: 132, lifted: 1, awning: dye.soft },
    { x: 172, wide: 122, lifted: 0.46, awning: '#a5483a' },
    { x: 324, wide: 152, lifted: 0.72, awning: mix(marigold, dye.mid, 0.25) },
    { x: 508, wide: 118, lifted: 0, awning: dye.soft },
  ]
  return svg`
    ${ridge(random, 190, 26, mix(sky[2], dye.mid, 0.45))}
    ${upperFloors}
    <rect y="352" width="640" height="48" fill="${street}"/>
    <path d="M0 352H640V358H0Z" fill="${mix(street, rice, 0.25)}"/>
    ${shops.map((shop) => drawShop(shop, dye))}
    <path d="M0 78Q160 128 320 96T640 92M0 92Q180 132 330 108T640 112" stroke="${mix(dye.deep, '#000000', 0.2)}" stroke-width="1.6" fill="none"/>
    ${drawBicycle(560, 372, mix(dye.deep, '#0a0a0a', 0.4))}
  `
}

function drawShutteredWindow(x: number, y: number, isLit: boolean, dye: Dye): string {
  const shutter = mix(dye.soft, dye.deep, 0.35)
  return svg`
    <rect x="${tidy(x)}" y="${y}" width="28" height="44" fill="${isLit ? lamp : mix(dye.deep, '#000000', 0.15)}"/>
    <path d="M${tidy(x - 11)} ${y}h11v44h-11zM${tidy(x + 28)} ${y}h11v44h-11z" fill="${shutter}"/>
    <path d="M${tidy(x - 11)} ${y + 11}h11m-11 11h11m-11 11h11m28-22h11m-11 11h11m-11 11h11" stroke="${dye.deep}" stroke-width="1.4" opacity=".6"/>
    <path d="M${tidy(x - 3)} ${y + 44}h34v5h-34z" fill="${mix(shutter, rice, 0.45)}"/>
  `
}

type Shop = { x: number; wide: number; lifted: number; awning: string }

/** A shop front under its cloth awning; `lifted` says how far the rolling shutter is up. */
function drawShop({ x, wide, lifted, awning }: Shop, dye: Dye): string {
  const top = 252
  const foot = 352
  const shutterFoot = foot - (foot - top) * lifted
  const steel = mix('#8f9aa6', dye.mid, 0.4)
  const ribs = repeat(Math.floor((shutterFoot - top) / 8), (rib) => `M${x} ${top + 8 + rib * 8}h${wide}`)
  const goods = repeat(Math.floor(wide / 30), (index) => {
    const left = x + 10 + index * 30
    const tall = 20 + ((index * 7) % 3) * 7
    const colour = cycle(['#b5653f', '#d9b26a', '#8c3f48', '#6d7f3c'], index)
    return `<path d="M${left} ${foot}v-${tall}q11-9 22 0v${tall}z" fill="${colour}"/>`
  })
  const stripes = repeat(Math.ceil(wide / 24), (index) => {
    const left = x - 8 + index * 24
    return `<path d="M${left + 4} 224h12l-4 30q-6 6-12 0z" fill="${rice}" opacity=".82"/>`
  })
  return svg`
    <rect x="${x}" y="${top}" width="${wide}" height="${foot - top}" fill="${mix(lamp, '#c9803c', 0.25)}"/>
    ${lifted > 0.3 && `<path d="M${x} ${top + 30}h${wide}M${x} ${top + 58}h${wide}" stroke="#8a5a2c" stroke-width="3" opacity=".55"/>`}
    ${lifted > 0 && goods}
    <rect x="${x}" y="${top}" width="${wide}" height="${tidy(shutterFoot - top)}" fill="${steel}"/>
    <path d="${ribs}" stroke="${mix(steel, dye.deep, 0.45)}" stroke-width="1.8"/>
    ${lifted < 1 && `<rect x="${x}" y="${tidy(shutterFoot - 5)}" width="${wide}" height="6" fill="${mix(steel, dye.deep, 0.6)}"/>`}
    <path d="M${x - 6} 224h${wide + 12}l8 30h-${wide + 28}z" fill="${awning}"/>
    ${stripes}
    <path d="M${x - 14} 252h${wide + 28}v6h-${wide + 28}z" fill="${mix(awning, dye.deep, 0.4)}"/>
  `
}

function drawBicycle(x: number, y: number, colour: string): string {
  return svg`
    <g transform="translate(${x} ${y})" fill="none" stroke="${colour}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round">
      <circle cx="-40" cy="-8" r="25"/>
      <circle cx="38" cy="-8" r="25"/>
      <path d="M-40 -8L-18 -44L18 -46L-4 -8L-40 -8M-18 -44L-4 -8M38 -8L16 -56L4 -60M-26 -50H-10"/>
      <path d="M-58 -36h34l4 12h-42z" fill="${colour}" stroke="none" opacity=".85"/>
    </g>
  `
}
