import { oneLineKolam } from '@newyou/web/ui/kolam/kolam.ts'
import { drawBotanical } from '../art/botanical.ts'
import { type Category, categories, dyes, type Hour, mix, rice } from '../art/colours.ts'
import { drawScene } from '../art/scene.ts'
import { svg } from '../art/svg.ts'
import { type ClothKind, clothKinds, weave } from '../art/textile.ts'

export interface DemoPhoto {
  alt: string
  caption: string
  isUpright?: boolean
  draw: () => string
}

export interface DemoAlbum {
  slug: string
  title: string
  description: string
  photos: DemoPhoto[]
}

/** Scenes of the three places of each category. */
const places: Record<Category, readonly [string, string, string]> = {
  'business-career': [
    'Rooftops of a city with washing on the lines',
    'A local train passing under wires',
    'A bazaar lane with its shutters half down',
  ],
  'self-development': [
    'A path that climbs a hill in turns',
    'A kite high over a field',
    'A banyan with its hanging roots',
  ],
  wealth: [
    'Paddy terraces filled with water',
    'Rows of a tea garden',
    'A field after the harvest, with a cart of hay',
  ],
  family: ['A tiled house with a swing under a tree', 'Two thalis side by side', 'A courtyard with a tulsi'],
  relationship: ['Two boats at one rope', 'Two mynas on a wire', 'A bench on a platform, the train has gone'],
  health: ['Stems of herbs in a row', 'Flowers between large leaves', 'A terrace where herbs dry on trays'],
  spirituality: ['A stepwell, looking down', 'A lake between mountains', 'Lamps on the steps of a ghat'],
}

const skyWords: Record<Hour, string> = {
  night: 'at night',
  predawn: 'before dawn',
  dawn: 'at dawn',
  haze: 'in the haze of noon',
  dusk: 'at dusk',
  rain: 'in the rain',
  gold: 'in the last gold light',
}

const view = (category: Category, place: 0 | 1 | 2, hour: Hour, seed: number): DemoPhoto => ({
  alt: `${places[category][place]}, ${skyWords[hour]}`,
  caption: '',
  draw: () => drawScene(category, { seed, hour, place, lens: 0 }),
})

const hoursOfPlaces: readonly Hour[] = ['dawn', 'dusk', 'rain']

function framedKolam(seed: number, cols: number, rows: number, category: Category): string {
  const drawing = oneLineKolam({ cols, rows, seed })
  const [x, y, width, height] = drawing.box
  const scale = Math.min(210 / width, 290 / height)
  const { deep, mid, light } = dyes[category]
  return svg`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">
    <rect width="300" height="400" fill="${mix(deep, mid, 0.25)}"/>
    <g transform="translate(150 200) scale(${scale}) translate(${-(x + width / 2)} ${-(y + height / 2)})">
    <path d="${drawing.d}" fill="none" stroke="${rice}" stroke-width="4" stroke-linejoin="round"/>
    <g fill="${light}">${drawing.dots.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="3"/>`)}</g>
    </g>
    </svg>
  `
}

const kolamGrids: readonly (readonly [number, number])[] = [
  [3, 4],
  [4, 5],
  [5, 6],
  [3, 5],
  [5, 7],
  [4, 7],
  [3, 7],
  [5, 8],
  [4, 3],
  [6, 7],
  [2, 5],
  [5, 4],
]

const clothWords: Record<ClothKind, string> = {
  ikat: 'Ikat, with edges that run a little',
  ajrakh: 'Ajrakh, printed from blocks',
  kantha: 'Kantha, one running stitch after another',
  bandhani: 'Bandhani, each dot tied by hand',
  leheriya: 'Leheriya, the wave',
  checks: 'Checks from the loom',
  temple: 'A border of temples',
}

function hungCloth(kind: ClothKind, category: Category): string {
  const { deep, mid, soft } = dyes[category]
  return svg`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">
    <defs>${weave(kind, 'cloth', mid, mix(mid, deep, 0.62), soft, 1.3)}</defs>
    <rect width="400" height="300" fill="${mix(deep, '#0e1b17', 0.55)}"/>
    <path d="M0 44Q200 66 400 44" fill="none" stroke="${rice}" stroke-width="2" opacity=".6"/>
    <path d="M60 48Q200 62 340 48V262Q270 274 200 262Q130 250 60 262Z" fill="url(#cloth)"/>
    <path d="M130 53V256M200 56V262M270 53V268" stroke="#000" stroke-width="10" opacity=".08"/>
    </svg>
  `
}

/** Plants on the ground of the page at night: a photo has a ground of its own. */
const potted = (seed: number) =>
  drawBotanical(seed, { theme: 'dark', width: 480, height: 360 }).replace(
    /<svg [^>]*>/,
    '$&<rect width="480" height="360" fill="#14251f"/>',
  )

/** Sixty drawn pictures in five albums. */
export const demoAlbums: DemoAlbum[] = [
  {
    slug: 'places',
    title: 'Places people talk about',
    description: 'A train, a rooftop, a well: what comes up when somebody says where it began.',
    photos: categories.flatMap((category, row) =>
      ([0, 1, 2] as const).map((place) =>
        view(category, place, hoursOfPlaces[place] ?? 'dawn', 40 + row * 3 + place),
      ),
    ),
  },
  {
    slug: 'hours',
    title: 'The same step, other hours',
    description: 'A session may be at seven in the morning or at eleven at night. The sky is part of it.',
    photos: (
      [
        ['family', 0, 'predawn'],
        ['family', 0, 'dawn'],
        ['family', 0, 'haze'],
        ['family', 0, 'rain'],
        ['family', 0, 'gold'],
        ['family', 0, 'night'],
        ['spirituality', 1, 'predawn'],
        ['spirituality', 1, 'haze'],
        ['spirituality', 1, 'gold'],
        ['spirituality', 1, 'night'],
      ] as const
    ).map(([category, place, hour], number) => view(category, place, hour, 81 + number * 2)),
  },
  {
    slug: 'kolams',
    title: 'A kolam each morning',
    description:
      'Rice flour at the doorstep. One line goes round every dot and comes back to where it began.',
    photos: kolamGrids.map(([cols, rows], number) => ({
      alt: `A kolam of ${cols} by ${rows} dots in one line`,
      caption: `${cols} by ${rows} dots`,
      isUpright: true,
      draw: () => framedKolam(number + 3, cols, rows, categories[number % categories.length] ?? 'health'),
    })),
  },
  {
    slug: 'plants',
    title: 'What grows at the step',
    description: 'Curry leaf, tulsi, ajwain: the plants that stand where people sit and talk.',
    photos: Array.from({ length: 10 }, (_, number) => ({
      alt: 'Five stems with their leaves, drawn in fine lines',
      caption: `Sheet ${number + 1}`,
      draw: () => potted(number + 11),
    })),
  },
  {
    slug: 'cloths',
    title: 'Cloth on the line',
    description: 'The handlooms in which our e-books are bound.',
    photos: clothKinds.map((kind, number) => ({
      alt: clothWords[kind],
      caption: clothWords[kind],
      draw: () => hungCloth(kind, categories[number] ?? 'family'),
    })),
  },
]
