import { drape, hijab, turban } from './coverings.ts'
import type { DrawHair, HairDrawing } from './hair-drawing.ts'
import { bald, crop, receding, shortCurls, side } from './mens-hair.ts'
import type { Palette } from './palette.ts'
import type { HairStyle, PortraitTraits } from './traits.ts'
import { bob, braid, bun, highBun, longCurls, loose, swept } from './womens-hair.ts'

const styles: Record<HairStyle, DrawHair> = {
  bun,
  highBun,
  braid,
  loose,
  bob,
  longCurls,
  swept,
  side,
  crop,
  shortCurls,
  receding,
  bald,
  drape,
  hijab,
  turban,
}

export function drawHair(traits: PortraitTraits, palette: Palette): HairDrawing {
  return styles[traits.hair](palette, traits)
}
