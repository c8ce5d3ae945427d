import type { PlayedMedia } from '@newyou/contract/foundation/media'

/** Of the picture: as fits this device, the film itself, or one that is made smaller, by its height. */
export type Quality = 'auto' | 'original' | number

/** Screen and network data of a device; missing values limit nothing. */
export interface Device {
  /** The shorter side of its screen in CSS pixels: more of them are not told apart at arm's length. */
  shortSide: number
  savesData?: boolean | undefined
  effectiveType?: string | undefined
  megabits?: number | undefined
}

const slow = { types: ['slow-2g', '2g', '3g'], megabits: 1.5, height: 360 }
const middling = { megabits: 4, height: 720 }

function heightOfLine({ savesData, effectiveType = '', megabits = Number.POSITIVE_INFINITY }: Device) {
  if (savesData || slow.types.includes(effectiveType) || megabits < slow.megabits) return slow.height
  return megabits < middling.megabits ? middling.height : Number.POSITIVE_INFINITY
}

/** The height to play, or nothing for the film itself. A choice that a film does not have counts as none. */
export function heightFor(heights: readonly number[], wanted: Quality, device: Device): number | undefined {
  if (wanted === 'original') return undefined
  if (typeof wanted === 'number' && heights.includes(wanted)) return wanted
  const ofScreen = heights.find((height) => height >= device.shortSide) ?? Number.POSITIVE_INFINITY
  const most = Math.min(ofScreen, heightOfLine(device))
  if (most === Number.POSITIVE_INFINITY) return undefined
  return heights.findLast((height) => height <= most) ?? heights[0]
}

/** Of browsers that tell; the others are silent about their line. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
  downlink?: number
}

function thisDevice(): Device {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return {
    shortSide: Math.min(screen.width, screen.height),
    savesData: connection?.saveData,
    effectiveType: connection?.effectiveType,
    megabits: connection?.downlink,
  }
}

/** The address from which a film is played on this device. Only in the browser. */
export function addressFor(
  { address, qualities }: Pick<PlayedMedia, 'address' | 'qualities'>,
  wanted: Quality = 'auto',
) {
  const heights = qualities.map(({ height }) => height)
  const height = heights.length ? heightFor(heights, wanted, thisDevice()) : undefined
  return qualities.find((one) => one.height === height)?.address ?? address
}
