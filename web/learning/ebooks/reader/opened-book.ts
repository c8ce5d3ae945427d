/** A place that something in the book leads to: a part, and how far in it or where its anchor stands. */
export interface Goal {
  part: number
  share?: number | undefined
  anchor?: string | undefined
}

export interface ContentsEntry extends Goal {
  title: string
  /** 0 for what is under nothing. */
  depth: number
}

/** A book that is open, whatever its file is: parts (chapters or pages) in their order. */
export interface OpenedBook {
  parts: number
  contents: readonly ContentsEntry[]
  /** How much of the whole each part is; together 1. */
  weights: readonly number[]
  /** Whether pages are turned to the right, as in Urdu. */
  isFromRight: boolean
}

/** The place of a reader: the part, and how far in it. */
export interface Place {
  part: number
  share: number
}

/** Reads the file, or bytes of it from `begin` up to before `end`. */
export type ReadFile = (range?: { begin: number; end: number }) => Promise<Uint8Array>

/** Sizes of anything as parts of one. */
export function sharesOf(sizes: readonly number[]): number[] {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  return sizes.map((size) => (total > 0 ? size / total : 1 / sizes.length))
}

/** How much of the book lies before the place, 0 to 100. */
export function percentAt(book: OpenedBook, { part, share }: Place): number {
  const before = book.weights.slice(0, part).reduce((sum, weight) => sum + weight, 0)
  return Math.min(100, Math.round((before + share * (book.weights[part] ?? 0)) * 100))
}
