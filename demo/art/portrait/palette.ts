import { type Dye, dyes, mix } from '../colours.ts'
import { hairColours, type PortraitTraits, skins } from './traits.ts'

/** The colours of one person: skin, hair, and the cloth they wear. */
export type Palette = {
  skin: string
  skinShade: string
  dark: string
  line: string
  lip: string
  hair: string
  hairLight: string
  dye: Dye
  ground: string
  figure: string
  trim: string
  /** Reference to the woven pattern, for use as a fill. */
  pattern: string
}

export function choosePalette(traits: PortraitTraits, id: string): Palette {
  const dye = dyes[traits.wearDye]
  const [skin, skinShade] = skins[traits.skin]
  const [hair, hairLight] = hairColours[traits.hairColour]
  const dark = mix(skinShade, '#1d0f0a', 0.55)
  return {
    skin,
    skinShade,
    dark,
    line: mix(dark, '#140a07', 0.4),
    lip: mix(mix(skin, skinShade, 0.6), '#8e2f38', traits.gender === 'female' ? 0.42 : 0.2),
    hair,
    hairLight,
    dye,
    ground: mix(dye.mid, dye.soft, 0.35),
    figure: mix(dye.deep, dye.mid, 0.25),
    trim: dye.light,
    pattern: `url(#${id}t)`,
  }
}
