/** Mixes two #rrggbb colours; 0 is all of the first, 1 all of the second. */
export function mix(first: string, second: string, share: number): string {
  const from = channels(first)
  const to = channels(second)
  return `#${from.map((value, index) => toHex(value + ((to[index] ?? 0) - value) * share)).join('')}`
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}

function toHex(channel: number): string {
  return Math.round(channel).toString(16).padStart(2, '0')
}

export const rice = '#f3ebdc'
export const marigold = '#f2a33c'
export const lamp = '#ffcf7d'

export const categories = [
  'business-career',
  'self-development',
  'wealth',
  'family',
  'relationship',
  'health',
  'spirituality',
] as const
export type Category = (typeof categories)[number]

export type Dye = { name: string; deep: string; mid: string; soft: string; light: string }

/** Seven categories, seven dyes of the Indian dye vat. */
export const dyes: Record<Category, Dye> = {
  'business-career': { name: 'Neel', deep: '#14223a', mid: '#2f4a78', soft: '#6d8fc4', light: '#a3bce3' },
  'self-development': { name: 'Kattha', deep: '#34201a', mid: '#8a4e38', soft: '#c47c58', light: '#e6ae8e' },
  wealth: { name: 'Haldi', deep: '#33290f', mid: '#86691f', soft: '#c39d3d', light: '#e2c677' },
  family: { name: 'Mehndi', deep: '#212a14', mid: '#586a2d', soft: '#8d9f4f', light: '#c0cc8a' },
  relationship: { name: 'Lakh', deep: '#371621', mid: '#8a3b50', soft: '#c46a7b', light: '#eaa8b2' },
  health: { name: 'Mor', deep: '#0d2c2f', mid: '#236869', soft: '#4c9f9c', light: '#8fd0cb' },
  spirituality: { name: 'Jamun', deep: '#271c33', mid: '#594571', soft: '#8b74a8', light: '#c3aed8' },
}

export const hours = ['night', 'predawn', 'dawn', 'haze', 'dusk', 'rain', 'gold'] as const
export type Hour = (typeof hours)[number]

/** Three stops from the top of the sky to the horizon. */
export type Sky = readonly [top: string, middle: string, horizon: string]

export const skies: Record<Hour, Sky> = {
  night: ['#0a1720', '#173039', '#31525a'],
  predawn: ['#16273d', '#51506d', '#c98a6d'],
  dawn: ['#5d7c93', '#d9a98a', '#f6d6a0'],
  haze: ['#a9c3bd', '#d8dcc4', '#f3e4c2'],
  dusk: ['#1f2a44', '#78465a', '#e58f55'],
  rain: ['#33474e', '#5f777a', '#a3b2a8'],
  gold: ['#8a5a3c', '#d2925a', '#f4cf8c'],
}

/** The colour as it looks under that sky: unchanged by day, sunk towards the dark at night. */
export function dim(colour: string, sky: Sky): string {
  const [red = 0, green = 0, blue = 0] = channels(sky[2])
  const brightness = (red * 0.3 + green * 0.59 + blue * 0.11) / 255
  const darkness = Math.min(Math.max((0.75 - brightness) * 0.95, 0), 0.5)
  return mix(colour, sky[0], darkness)
}
