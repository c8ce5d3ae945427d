import type { Category } from '../colours.ts'
import type { ClothKind } from '../textile.ts'

/** Seven skins: lit and shaded. */
export const skins = [
  ['#f0cba6', '#d39d75'],
  ['#e3b48a', '#c08a60'],
  ['#d09b6d', '#a9734a'],
  ['#ba8054', '#905c38'],
  ['#9d6641', '#754829'],
  ['#7f5035', '#5b3722'],
  ['#66432e', '#46291a'],
] as const

export const hairColours = {
  black: ['#17120f', '#2d2420'],
  brown: ['#2b1b13', '#4a3023'],
  grey: ['#6d6a66', '#94908a'],
  white: ['#cfc9be', '#efe9dd'],
  henna: ['#4a2014', '#6f3420'],
} as const

export type Gender = 'female' | 'male'
export type SkinTone = 0 | 1 | 2 | 3 | 4 | 5 | 6
export type HairColour = keyof typeof hairColours
export type Beard = 'none' | 'stubble' | 'moustache' | 'full'
export type Glasses = 'none' | 'round' | 'square'
export type Earring = 'none' | 'stud' | 'jhumka' | 'hoop'
export type Garment = 'sari' | 'kurta' | 'dupatta' | 'shirt' | 'shawl' | 'blazer' | 'bandi'
export type HairStyle =
  | 'bun'
  | 'highBun'
  | 'braid'
  | 'loose'
  | 'bob'
  | 'longCurls'
  | 'swept'
  | 'side'
  | 'crop'
  | 'shortCurls'
  | 'receding'
  | 'bald'
  | 'drape'
  | 'hijab'
  | 'turban'

/** Traits set by hand for one person; the rest follows from their data. */
export type Looks = {
  /** 0 is the lightest. */
  skin: SkinTone
  hair: HairStyle
  wear: Garment
  cloth: ClothKind
  /** The dye of the clothes; that of the niche when not given. */
  wearDye?: Category
  hairColour?: HairColour
  ageLines?: 'none' | 'some' | 'many'
  beard?: Beard
  glasses?: Glasses
  earring?: Earring
  bindi?: boolean
  nosePin?: boolean
  /** Jasmine in a bun. */
  jasmine?: boolean
  eyesClosed?: boolean
  facesLeft?: boolean
  /** 0.95 to 1.06 */
  faceWidth?: number
  /** 0.97 to 1.05 */
  faceLength?: number
}

export type PortraitTraits = Required<Looks> & { seed: number; gender: Gender; category: Category }

export type Sitter = { seed: number; gender: Gender; category: Category; looks: Looks }

export function completeTraits({ seed, gender, category, looks }: Sitter): PortraitTraits {
  return {
    wearDye: category,
    hairColour: 'black',
    ageLines: 'none',
    beard: 'none',
    glasses: 'none',
    earring: 'none',
    bindi: false,
    nosePin: false,
    jasmine: false,
    eyesClosed: false,
    facesLeft: false,
    faceWidth: 1,
    faceLength: 1,
    ...looks,
    seed,
    gender,
    category,
  }
}
