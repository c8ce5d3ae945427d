/** Text sizes of the e-book reader in pixels, and its themes. */
export const readerTextSizes = [18, 20, 22, 24] as const
/** The background of the reader; `site` is the theme of the site. */
export const readerThemes = ['site', 'night', 'paper'] as const
export type ReaderTheme = (typeof readerThemes)[number]
/** Longest label of a bookmark. */
export const ebookBookmarkLabelMax = 120
