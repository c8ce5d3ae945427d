import { brandMark, defaultNames } from '@newyou/contract/foundation/brand/names'
import { defaultLocale } from '@newyou/contract/locales'

/**
 * The name of the brand in the language of the page. A page is rendered with the mark, which entry.server.tsx replaces when
 * the page is whole, so that renderings of two brands can go on at once; the browser takes the name that stands in the page.
 */
export const brandName: string = import.meta.env.SSR
  ? brandMark
  : (document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content ??
    defaultNames[defaultLocale])

/** The mark, or what `compiled-messages.ts` left of it. */
const mark = /⟦(brand⟧)?/g

/** A catalogue that says the name of the brand. */
export function named<Words>(words: Words): Words {
  if (import.meta.env.SSR) return words
  const text = JSON.stringify(words)
  return text.includes('⟦')
    ? JSON.parse(text.replace(mark, () => JSON.stringify(brandName).slice(1, -1)))
    : words
}
