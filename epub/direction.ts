export type Direction = 'ltr' | 'rtl'

/** Languages that are written from the right, and the scripts by which any is. */
const fromRight = /^(ar|arc|ckb|dv|fa|he|iw|ks|khw|nqo|prs|ps|sd|syr|ug|ur|yi)(-|$)/i
const scripts = /-(arab|aran|hebr|nkoo|syrc|thaa)(-|$)/i
const fromLeft = /-(latn|deva|cyrl|guru)(-|$)/i

/** Whether a language, as BCP 47 names it, is written from the right. */
export const isFromRight = (language: string) =>
  scripts.test(language) || (fromRight.test(language) && !fromLeft.test(language))

/** The direction as it is said, else as the language is written; undefined where neither is known. */
export function directionOf(said: string | undefined, language: string | undefined): Direction | undefined {
  const named = said?.toLowerCase()
  if (named === 'rtl' || named === 'ltr') return named
  if (!language) return undefined
  return isFromRight(language) ? 'rtl' : 'ltr'
}
