/** The addresses of categories; no schema library here, because public pages read them. */
export const categoryPattern = /^[a-z]+(-[a-z]+)*$/
export const categorySlugMax = 40
/** Addresses below /healers and /courses that are other pages. */
export const notCategories: readonly string[] = [
  'compare',
  'healers-details',
  'courses-details',
  'courses-overview',
]
