import type { Category } from '../../art/colours.ts'

/** Animations in a reel; `seed` and the rest select the variant. */
export type ReelDrawing =
  | { kind: 'kolam'; cols: number; rows: number; seed: number }
  | { kind: 'flame'; onWater: boolean; seed: number }
  | { kind: 'dusk'; place: 0 | 1 | 2; seed: number }
  | { kind: 'growing'; seed: number }
  | { kind: 'ripples'; seed: number }

export type DemoReel = {
  /** Never changes: the id and the file are named after it. */
  slug: string
  title: string
  /** One sentence that stands over the picture. */
  words: string
  /** Alternative text of the picture. */
  alt: string
  category: Category
  /** The healer whose reel it is. */
  by: string
  seconds: number
  drawing: ReelDrawing
}
