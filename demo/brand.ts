import { type Category, categories, type Dye, dyes, type Hour } from './art/colours.ts'
import { niches } from './art/portrait/niches.ts'
import { drawScene } from './art/scene.ts'
import { svg } from './art/svg.ts'
import { drawThreshold } from './art/threshold.ts'

type Door = { seed: number; hour: Hour }

/** Of the door of a category that colleagues added. */
const plain = { deep: '#14251f', soft: '#6f8f80' }

/** The place seen through each category's niche, at an hour that suits it. */
const doors: Record<Category, Door> = {
  'business-career': { seed: 5, hour: 'dusk' },
  'self-development': { seed: 5, hour: 'dawn' },
  wealth: { seed: 5, hour: 'haze' },
  family: { seed: 5, hour: 'gold' },
  relationship: { seed: 3, hour: 'predawn' },
  health: { seed: 5, hour: 'rain' },
  spirituality: { seed: 5, hour: 'night' },
}

/** A place under the sky of an hour, beside a session at that hour. */
const sessionHours = {
  dawn: { category: 'health', hour: 'dawn', seed: 5 },
  day: { category: 'wealth', hour: 'haze', seed: 3 },
  dusk: { category: 'self-development', hour: 'dusk', seed: 5 },
  night: { category: 'spirituality', hour: 'night', seed: 9 },
} as const satisfies Record<string, Door & { category: Category }>

/** Every drawing that belongs to the brand, by the name of its file in web/public/art. */
export function drawBrand(): Map<string, string> {
  const files = new Map<string, string>()
  files.set('threshold-night.svg', drawThreshold('night'))
  files.set('threshold-dawn.svg', drawThreshold('dawn'))
  for (const category of categories) files.set(`door-${category}.svg`, drawDoor(category))
  files.set('door.svg', drawDoor('self-development', plain))
  for (const [name, { category, ...sky }] of Object.entries(sessionHours))
    files.set(
      `hour-${name}.svg`,
      drawScene(category, { ...sky, place: name === 'dusk' || name === 'night' ? 1 : 0, lens: 0 }),
    )
  return files
}

function drawDoor(category: Category, { deep, soft }: Pick<Dye, 'deep' | 'soft'> = dyes[category]): string {
  const place = drawScene(category, { ...doors[category], place: 0, lens: 0 })
  return svg`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="56 36 288 396">
    <defs><clipPath id="niche"><path d="${niches[category]}"/></clipPath></defs>
    <g clip-path="url(#niche)">
      <rect x="40" y="30" width="320" height="410" fill="${deep}"/>
      ${place.replace('<svg ', '<svg x="-140" y="40" width="640" height="400" ')}
    </g>
    <path d="${niches[category]}" fill="none" stroke="${soft}" stroke-width="3"/>
    </svg>
  `
}
