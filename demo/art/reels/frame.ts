import { svg } from '../svg.ts'

/** Every reel is drawn upright, 9 by 16. */
export const wide = 540
export const tall = 960

/** The picture at a moment of the reel, 0 the beginning and 1 the end. */
export type Painter = (at: number) => string

export function frame(drawing: string): string {
  return svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${tall}" width="${wide}" height="${tall}">${drawing}</svg>`
}

/** How far `at` has come from `from` to `to`, 0 to 1. */
export const part = (at: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (at - from) / (to - from)))

/** Begins and ends softly. */
export const soft = (share: number) => share * share * (3 - 2 * share)
