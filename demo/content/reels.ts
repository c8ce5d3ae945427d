import { evenings } from './reels/evenings.ts'
import { kolams } from './reels/kolams.ts'
import { lamps } from './reels/lamps.ts'
import { plantsAndWater } from './reels/plants-and-water.ts'
import type { DemoReel } from './reels/reel.ts'

const newestFirst = [
  'small-box',
  'one-line',
  'boats-at-dusk',
  'leaves-in-order',
  'drop-and-ring',
  'lamp-on-the-step',
  'tiled-house',
  'debt-in-dots',
  'hill-path',
  'seven-rows',
  'rooftops',
  'second-breath',
  'paddy',
  'towards-light',
  'still-water',
  'four-by-three',
  'mountain-lake',
  'worry-hour',
  'lamp-for-one',
  'tea-rows',
  'lamp-on-the-ghat',
  'interview-morning',
  'herbs',
  'new-shoots',
  'two-lines-meet',
  'banyan',
  'rings-end',
  'family-knot',
  'stepwell',
  'money-quiet',
]
const placeOf = ({ slug }: DemoReel) => newestFirst.indexOf(slug)

/** Thirty short reels, the newest first. Everybody in them is invented. */
export const demoReels = [...evenings, ...kolams, ...lamps, ...plantsAndWater].toSorted(
  (one, other) => placeOf(one) - placeOf(other),
)
