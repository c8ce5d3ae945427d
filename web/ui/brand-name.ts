import { brandMark } from '@newyou/contract/foundation/brand/names'

/**
 * The name of the brand in the language of the page. A page is rendered with the mark, which entry.server.tsx replaces when
 * the page is whole, so that renderings of two brands can go on at once; the browser takes the name that stands in the page.
 */
export const brandName: string = import.meta.env.SSR
  ? brandMark
  : (document.querySelector<HTMLMetaElement>('[property="og:site_name"]')?.content ?? '')

/** What `compiled-messages.ts` leaves of the mark. */
const mark = import.meta.env.PROD ? '⟦' : brandMark

/** A catalogue that says the name of the brand, which has no sign that means anything in JSON. */
export const named = <Words>(words: Words): Words =>
  import.meta.env.SSR ? words : JSON.parse(JSON.stringify(words).replaceAll(mark, () => brandName))
