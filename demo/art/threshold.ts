import { oneLineKolam } from '@newyou/web/ui/kolam/kolam.ts'
import { lamp, marigold, mix, rice } from './colours.ts'
import { cycle, type Random, repeat, seededRandom } from './random.ts'
import { tree } from './scenes/landscape.ts'
import { svg, tidy } from './svg.ts'

export type ThresholdHour = 'night' | 'dawn'

type Paint = {
  sky: readonly [string, string, string]
  hills: readonly [string, string, string, string]
  wall: string
  eaves: string
  roof: string
  tiles: string
  wood: string
  floor: string
  floorEdge: string
  ground: string
  tree: readonly [string, string]
  shutter: string
  niche: string
  glow: number
  spill: number
  /** Clothes of the two people: upper and lower. */
  woman: readonly [string, string]
  man: readonly [string, string]
  kolam: string
}

const paints: Record<ThresholdHour, Paint> = {
  night: {
    sky: ['#0b1916', '#12302b', '#2b5248'],
    hills: ['#1c3f37', '#17352e', '#122a24', '#0d201b'],
    wall: '#2c3a33',
    eaves: '#243029',
    roof: '#4b2a20',
    tiles: '#38201a',
    wood: '#2a1b14',
    floor: '#1b2a23',
    floorEdge: '#16221c',
    ground: '#101f1a',
    tree: ['#15302a', '#1d4036'],
    shutter: '#8a5a2c',
    niche: '#3b2c1f',
    glow: 0.5,
    spill: 0.5,
    woman: ['#a34a5c', '#7c3346'],
    man: ['#c9b98f', '#a3946f'],
    kolam: rice,
  },
  dawn: {
    sky: ['#a9c4b8', '#e9d3ab', '#f6e2bb'],
    hills: ['#b9bf97', '#97a67c', '#768a62', '#5c7250'],
    wall: '#e7cfa4',
    eaves: '#d6b98b',
    roof: '#9c5238',
    tiles: '#7f402b',
    wood: '#5c3a26',
    floor: '#c99a6b',
    floorEdge: '#b5855a',
    ground: '#a98f5e',
    tree: ['#5b7448', '#78905c'],
    shutter: '#6b4a30',
    niche: '#b98f5e',
    glow: 0.3,
    spill: 0.35,
    woman: ['#b04f63', '#963c52'],
    man: ['#f0e2c0', '#d8c79c'],
    kolam: '#fffaf0',
  },
}

/** A house at night or at dawn: one lit door, two people talking on the verandah, a kolam at the step. */
export function drawThreshold(hour: ThresholdHour): string {
  const paint = paints[hour]
  const random = seededRandom(77)
  return svg`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 800" preserveAspectRatio="xMaxYMax slice">
    ${drawLights(paint)}
    <rect width="1600" height="800" fill="url(#sky)"/>
    <g fill="${rice}">${hour === 'night' && repeat(120, () => drawStar(random))}</g>
    ${hour === 'night' ? '<path d="M790 176a30 30 0 1 0 28 42a23 23 0 0 1-28-42z" fill="#f5dfb2"/>' : '<circle cx="840" cy="330" r="58" fill="#fff3d2"/>'}
    ${drawVillage(random, paint)}
    <g transform="translate(60 0)">
      ${tree(seededRandom(4), 880, 640, 330, ...paint.tree)}
      <path d="M620 800C760 700 820 640 960 628H1600V800Z" fill="${paint.ground}"/>
      ${drawHouse(paint)}
      ${drawDoor(paint)}
      ${drawVerandah(paint)}
      ${drawSitting({ x: 1104, y: 596, facing: 1, skin: '#8a5636', hair: '#17120f', clothes: paint.woman, hasBun: true })}
      ${drawSitting({ x: 1452, y: 596, facing: -1, skin: '#a87048', hair: '#55504a', clothes: paint.man, hasBun: false })}
      ${drawStepKolam(paint)}
    </g>
    </svg>
  `
}

function drawLights(paint: Paint): string {
  return svg`
    <defs>
    <linearGradient id="sky" x2="0" y2="1">
    <stop stop-color="${paint.sky[0]}"/>
    <stop offset=".55" stop-color="${paint.sky[1]}"/>
    <stop offset=".9" stop-color="${paint.sky[2]}"/>
    </linearGradient>
    <radialGradient id="glow" cx=".5" cy=".6" r=".6">
    <stop stop-color="${lamp}" stop-opacity="${paint.glow}"/>
    <stop offset="1" stop-color="${lamp}" stop-opacity="0"/>
    </radialGradient>
    <linearGradient id="spill" x2="0" y2="1">
    <stop stop-color="${lamp}" stop-opacity="${paint.spill}"/>
    <stop offset="1" stop-color="${lamp}" stop-opacity="0"/>
    </linearGradient>
    <linearGradient id="door" x2="0" y2="1">
    <stop stop-color="#ffe0a3"/>
    <stop offset="1" stop-color="#f4b45c"/>
    </linearGradient>
    </defs>
  `
}

function drawStar(random: Random): string {
  const x = random() * 1600
  const y = random() * 360
  const radius = 0.5 + random() * 1.2
  return svg`<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(radius)}" opacity="${tidy(0.15 + random() * 0.6)}"/>`
}

/** Four ranges of hills with a village before the nearest. */
function drawVillage(random: Random, paint: Paint): string {
  const [far, middle, near, nearest] = paint.hills
  const house = (index: number) => {
    const x = 90 + index * 84 + random() * 30
    const y = 652 + random() * 18
    const wide = 26 + random() * 20
    const hasLight = index === 2 || index === 6
    return svg`
      <path d="M${tidy(x)} ${tidy(y)}v-16l${tidy(wide / 2)} -13l${tidy(wide / 2)} 13v16z" fill="${nearest}"/>
      ${hasLight && svg`<rect x="${tidy(x + wide / 2 - 3)}" y="${tidy(y - 12)}" width="5" height="7" fill="${lamp}"/>`}
    `
  }
  return svg`
    ${hills(548, 56, far, 1)}
    ${hills(596, 40, middle, 3)}
    ${hills(640, 26, near, 5)}
    ${repeat(9, house)}
    ${hills(684, 10, nearest, 2)}
  `
}

function hills(y: number, amplitude: number, fill: string, phase: number): string {
  let d = `M0 800V${y}`
  for (let x = 0; x <= 1600; x += 20) {
    const rise =
      Math.sin(x / 210 + phase) * 0.6 + Math.sin(x / 90 + phase * 2) * 0.3 + Math.sin(x / 40 + phase) * 0.08
    d += `L${x} ${tidy(y - amplitude * rise)}`
  }
  return svg`<path d="${d}V800Z" fill="${fill}"/>`
}

function drawHouse(paint: Paint): string {
  return svg`
    <rect x="1010" y="360" width="560" height="250" fill="${paint.wall}"/>
    <rect x="1010" y="360" width="560" height="40" fill="${paint.eaves}"/>
    <rect x="1010" y="384" width="560" height="226" fill="url(#glow)"/>
    <ellipse cx="1258" cy="700" rx="420" ry="110" fill="url(#glow)" opacity=".7"/>
    <path d="M950 372L1040 218H1600V372Z" fill="${paint.roof}"/>
    ${repeat(24, (index) => svg`<path d="M${1050 + index * 26} 220L${tidy(964 + index * 29.4)} 372" stroke="${paint.tiles}" stroke-width="3"/>`)}
    ${repeat(3, (index) => svg`<path d="M${1018 - index * 23} ${257 + index * 38}H1600" stroke="${paint.tiles}" stroke-width="2" opacity=".6"/>`)}
    <path d="M942 370H1600V384H942Z" fill="${paint.wood}"/>
  `
}

const garland = ['#e2792f', '#3f7a4a', '#e2792f', marigold, '#3f7a4a', marigold]

function drawDoor(paint: Paint): string {
  return svg`
    <path d="M1206 610V474C1206 438 1228 422 1258 408C1288 422 1310 438 1310 474V610Z" fill="${paint.wood}"/>
    <path d="M1216 610V478C1216 448 1234 434 1258 421C1282 434 1300 448 1300 478V610Z" fill="url(#door)"/>
    <path d="M1258 421C1282 434 1300 448 1300 478V610H1282V470C1280 448 1270 434 1258 421Z" fill="#d98f3e" opacity=".5"/>
    <g fill="${marigold}">
    ${repeat(15, (index) => svg`<circle cx="${1200 + index * 8.3}" cy="${tidy(404 + Math.sin((index / 14) * Math.PI) * 9)}" r="4.4" fill="${cycle(garland, index)}"/>`)}
    </g>
  `
}

/** The window, the lamp in its niche, the posts, the floor and the steps. */
function drawVerandah(paint: Paint): string {
  return svg`
    <g>
    <rect x="1062" y="452" width="66" height="76" fill="${paint.wood}"/>
    <rect x="1069" y="459" width="52" height="62" fill="${paint.shutter}"/>
    <path d="M1082 459v62M1095 459v62M1108 459v62" stroke="${paint.wood}" stroke-width="4"/>
    </g>
    <g>
    <path d="M1402 520v-44c0-14 12-20 18-26c6 6 18 12 18 26v44z" fill="${paint.niche}"/>
    <path d="M1408 514h24l-3 6h-18z" fill="#b06b33"/>
    <path d="M1420 512c-5-6-2-11 0-16c2 5 5 10 0 16z" fill="#ffe9b0"/>
    </g>
    ${[988, 1150, 1366, 1540].map(
      (x) => svg`
      <rect x="${x}" y="384" width="17" height="226" fill="${paint.wood}"/>
      <path d="M${x - 10} 384h37l-8 16h-21zM${x - 7} 598h31v12h-31z" fill="${paint.wood}"/>
    `,
    )}
    <rect x="960" y="606" width="640" height="30" fill="${paint.floor}"/>
    <rect x="960" y="630" width="640" height="12" fill="${paint.floorEdge}"/>
    <path d="M1180 636H1336V652H1180ZM1164 652H1352V668H1164Z" fill="${paint.floor}"/>
    <path d="M1180 648H1336V652H1180ZM1164 664H1352V668H1164Z" fill="${paint.floorEdge}"/>
    <path d="M1216 606H1300L1420 800H1096Z" fill="url(#spill)"/>
  `
}

function drawStepKolam({ kolam: colour }: Paint): string {
  const line = oneLineKolam({ cols: 5, rows: 4, cell: 44, open: 1 })
  return svg`
    <g transform="translate(1136 690) scale(1.36 .46) translate(4 10)" fill="none" stroke="${colour}" stroke-width="3.4" opacity=".95">
    <path d="${line.d}"/>
    ${line.dots.map(([x, y]) => svg`<circle cx="${x}" cy="${y}" r="3.6" fill="${colour}" stroke="none"/>`)}
    </g>
  `
}

type Person = {
  x: number
  y: number
  facing: 1 | -1
  skin: string
  hair: string
  clothes: readonly [top: string, lower: string]
  hasBun: boolean
}

/** Someone sitting in profile. */
function drawSitting({ x, y, facing, skin, hair, clothes, hasBun }: Person): string {
  const [top, lower] = clothes
  return svg`
    <g transform="translate(${x} ${y}) scale(${facing} 1)">
    <path d="M-34 0C-36 -34 -30 -58 -8 -66L16 -64C26 -52 28 -36 24 -22L62 -20C72 -18 74 -8 72 2L70 46H52L50 6H-30Z" fill="${lower}"/>
    <path d="M-30 -6C-36 -40 -30 -66 -6 -72C14 -76 26 -62 26 -40L24 -14C4 -8 -16 -6 -30 -6Z" fill="${top}"/>
    <path d="M14 -56C24 -40 34 -28 48 -24L46 -14C28 -16 12 -28 4 -42Z" fill="${mix(top, '#000000', 0.18)}"/>
    <circle cx="50" cy="-19" r="6" fill="${skin}"/>
    <path d="M0 -70L2 -84H14L14 -68Z" fill="${mix(skin, '#000000', 0.2)}"/>
    <path d="M-6 -96C-6 -112 6 -118 14 -116C24 -114 28 -106 27 -98L31 -90L27 -88C27 -82 24 -78 16 -78C4 -78 -6 -84 -6 -96Z" fill="${skin}"/>
    <path d="M-12 -94C-14 -114 2 -124 16 -120C24 -118 28 -112 27 -108C18 -110 12 -106 8 -96C4 -88 -2 -84 -8 -84C-12 -86 -12 -90 -12 -94Z" fill="${hair}"/>
    ${hasBun && svg`<circle cx="-14" cy="-92" r="9" fill="${hair}"/>`}
    </g>
  `
}
