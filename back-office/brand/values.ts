import { type BrandValues, brandValues } from '@newyou/contract/foundation/brand/brand'
import {
  type BrandColours,
  type BrandToken,
  defaultColours,
  type Theme,
} from '@newyou/contract/foundation/brand/colours'

/** What stands in the form: the colours stay there while those of the house are shown. */
export interface BrandForm extends Omit<BrandValues, 'colours' | 'logo' | 'hero'> {
  hasOwnColours: boolean
  colours: BrandColours
  logo: { light: string | null; dark: string | null; with_name: boolean }
  hero: { picture: string | null; alt: { en: string | null; hi: string | null } }
}

export const formOf = ({ colours, logo, hero, ...values }: BrandValues): BrandForm => ({
  ...values,
  hasOwnColours: colours !== null,
  colours: colours ?? defaultColours,
  logo: logo ?? { light: null, dark: null, with_name: false },
  hero: hero ?? { picture: null, alt: { en: '', hi: '' } },
})

/** What is saved, or what is wrong at which field. A cleared field is null in the form. */
export function valuesOf({ hasOwnColours, colours, logo, hero, ...form }: BrandForm) {
  const given = {
    ...form,
    sender_name: form.sender_name ?? '',
    colours: hasOwnColours ? colours : null,
    // One for dark grounds alone has nothing to stand in for it on light ones.
    logo: logo.light || logo.dark ? { ...logo, light: logo.light ?? '', dark: logo.dark || null } : null,
    icon: form.icon || null,
    hero: hero.picture ? { ...hero, alt: { en: hero.alt.en ?? '', hi: hero.alt.hi ?? '' } } : null,
  }
  const { data, error } = brandValues.safeParse(given)
  if (data) return { data }
  const problems: Record<string, unknown> = {}
  for (const { path, message } of error.issues) {
    let at = problems
    for (const part of path.slice(0, -1).map(String)) {
      const inner = (at[part] ?? {}) as Record<string, unknown> // made here alone
      at[part] = inner
      at = inner
    }
    at[String(path.at(-1))] = message
  }
  return { problems }
}

export const themeNames: Record<Theme, string> = { dark: 'Dark theme', light: 'Light theme' }

export const tokenLabels: Record<BrandToken, string> = {
  leaf: 'Buttons and marks',
  leafHover: 'Buttons under the pointer',
  onLeaf: 'Text on buttons',
  leafText: 'Links and words in the brand’s colour',
  marigold: 'Badges',
  onMarigold: 'Text on badges',
}
