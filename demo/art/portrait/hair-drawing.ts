import { svg } from '../svg.ts'
import type { Palette } from './palette.ts'
import type { PortraitTraits } from './traits.ts'

/** Hair in layers: behind the head, over the face, and over the clothes. */
export type HairDrawing = { back: string; front: string; over?: string; hidesEar?: boolean }

export type DrawHair = (palette: Palette, traits: PortraitTraits) => HairDrawing

/** A line of light along the hair. */
export function streak(light: string, d: string): string {
  return svg`<path d="${d}" fill="none" stroke="${light}" stroke-width="2.4" stroke-linecap="round" opacity=".8"/>`
}
