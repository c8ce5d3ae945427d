/** Text sizes of the e-book reader in pixels, and its themes. */
export const readerTextSizes = [18, 20, 22, 24] as const
export const readerThemes = ['night', 'paper'] as const
export type ReaderTheme = (typeof readerThemes)[number]
/** Longest label of a bookmark. */
export const ebookBookmarkLabelMax = 120
