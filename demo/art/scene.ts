import {
  type Category,
  type Dye,
  dyes,
  type Hour,
  hours,
  lamp,
  mix,
  rice,
  type Sky,
  skies,
} from './colours.ts'
import { between, pick, type Random, repeat, seededRandom } from './random.ts'
import { bazaarLane, localTrain, rooftops } from './scenes/business-career.ts'
import { courtyard, tiledHouse, twoThalis } from './scenes/family.ts'
import { flowersInLeaves, herbStems, herbTerrace } from './scenes/health.ts'
import { height, width } from './scenes/landscape.ts'
import { platformBench, twoBoats, twoMynas } from './scenes/relationship.ts'
import { banyan, hillPath, kite } from './scenes/self-development.ts'
import { lampGhat, mountainLake, stepwell } from './scenes/spirituality.ts'
import { harvestField, paddyTerraces, teaRows } from './scenes/wealth.ts'
import { svg, tidy } from './svg.ts'

type DrawPlace = (random: Random, dye: Dye, sky: Sky) => string

/** Three places for each category, so that neighbours in a list rarely repeat. */
const places: Record<Category, readonly [DrawPlace, DrawPlace, DrawPlace]> = {
  'business-career': [rooftops, localTrain, bazaarLane],
  'self-development': [hillPath, kite, banyan],
  wealth: [paddyTerraces, teaRows, harvestField],
  family: [tiledHouse, twoThalis, courtyard],
  relationship: [twoBoats, twoMynas, platformBench],
  health: [herbStems, flowersInLeaves, herbTerrace],
  spirituality: [stepwell, mountainLake, lampGhat],
}

/** Where the closer lenses look in the first place of a category. */
const focus: Record<Category, number> = {
  'business-career': 420,
  'self-development': 380,
  wealth: 130,
  family: 420,
  relationship: 320,
  health: 300,
  spirituality: 320,
}

export type SceneOptions = {
  /** Chooses the place, the lens, the side and, when no hour is given, the sky. */
  seed?: number
  hour?: Hour
  place?: 0 | 1 | 2
  /** 0 shows the whole place, 1 and 2 are closer crops of a category's first place. */
  lens?: 0 | 1 | 2
  /** Where sun or moon stands, for a sky that moves; by the seed otherwise. */
  light?: { x: number; y: number }
}

/** A place of the category at an hour of the day: 640 by 400, sliced to whatever shape shows it. */
export function drawScene(category: Category, options: SceneOptions = {}): string {
  const { seed = 1 } = options
  const random = seededRandom(seed * 13 + 5)
  const hour = options.hour ?? pick(random, hours)
  const place = options.place ?? ((Math.floor(seed / 7) % 3) as 0 | 1 | 2)
  const lens = options.lens ?? ((Math.floor(seed / 21) % 3) as 0 | 1 | 2)
  const sky = skies[hour]
  const id = `s${category.slice(0, 2)}${seed}`

  const seededX = between(random, 380, 560)
  const seededY = category === 'spirituality' ? 62 : between(random, 74, 130)
  const { x: lightX, y: lightY } = options.light ?? { x: seededX, y: seededY }
  const isDark = hour === 'night' || hour === 'predawn'
  const stars = isDark && repeat(34, () => drawStar(random))
  const light = isDark ? drawMoon(lightX, lightY) : hour !== 'rain' && drawSun(lightX, lightY, hour)
  const birds = !isDark && hour !== 'rain' && drawBirds(lightX, lightY, sky)
  const rain = hour === 'rain' && drawRain(random)
  const mirrored = seed % 2 === 0

  return svg`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">
    <defs>
      <linearGradient id="${id}" x2="0" y2="1">
        <stop stop-color="${sky[0]}"/>
        <stop offset=".5" stop-color="${sky[1]}"/>
        <stop offset=".8" stop-color="${sky[2]}"/>
      </linearGradient>
    </defs>
    <rect width="640" height="400" fill="url(#${id})"/>
    <g fill="${rice}">${stars}</g>
    <g${mirrored && ' transform="matrix(-1 0 0 1 640 0)"'}>
      ${light}
      ${birds}
      <g${place === 0 && aimLens(lens, focus[category])}>${places[category][place](random, dyes[category], sky)}</g>
    </g>
    ${rain}
    </svg>
  `
}

/** Only the place, without its sky and light, for a drawing that has a sky of its own. 640 by 400, horizon and all. */
export function drawPlace(category: Category, place: 0 | 1 | 2, seed: number, sky: Sky): string {
  return places[category][place](seededRandom(seed * 13 + 5), dyes[category], sky)
}

function aimLens(lens: 0 | 1 | 2, middle: number): string {
  if (lens === 0) return ''
  const scale = lens === 1 ? 1.35 : 1.6
  const wanted = middle + (lens === 1 ? -40 : 30)
  const centre = Math.max(320 / scale, Math.min(640 - 320 / scale, wanted))
  return ` transform="translate(${tidy(320 - centre * scale)} ${tidy(400 - 400 * scale)}) scale(${scale})"`
}

function drawStar(random: Random): string {
  const x = random() * width
  const y = random() * 190
  const radius = 0.7 + random() * 1.1
  return svg`<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(radius)}" opacity="${tidy(0.3 + random() * 0.6)}"/>`
}

function drawMoon(x: number, y: number): string {
  return svg`<path d="M${tidy(x)} ${tidy(y - 26)}a26 26 0 1 0 24 36a20 20 0 0 1-24-36z" fill="${mix(rice, lamp, 0.3)}"/>`
}

function drawSun(x: number, y: number, hour: Hour): string {
  const low = hour === 'dusk' || hour === 'dawn' ? 44 : 0
  const colour = mix(skies[hour][2], hour === 'dusk' ? '#ffd089' : '#fff4d6', 0.7)
  return svg`<circle cx="${tidy(x)}" cy="${tidy(y + low)}" r="40" fill="${colour}"/>`
}

function drawBirds(x: number, y: number, sky: Sky): string {
  return svg`<path d="M${tidy(x - 190)} ${tidy(y + 8)}q8-9 14 0q6-9 15-1M${tidy(x - 160)} ${tidy(y + 24)}q6-7 11 0q5-7 11-1M${tidy(x - 216)} ${tidy(y + 30)}q5-6 9 0q4-6 9-1" fill="none" stroke="${mix(sky[0], '#000000', 0.35)}" stroke-width="2.2" stroke-linecap="round" opacity=".7"/>`
}

function drawRain(random: Random): string {
  const drops = repeat(46, () => {
    const x = random() * width
    return `M${tidy(x)} ${tidy(random() * 340)}l-6 22`
  })
  return svg`<path d="${drops}" stroke="${rice}" stroke-width="1.2" opacity=".25"/>`
}
