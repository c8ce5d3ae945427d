/**
 * Why a book cannot be read.
 * `notBook`: it is no EPUB, or nothing says which chapters it has. `locked`: a copy protection encrypts its chapters.
 * `empty`: it has chapters, and nothing stands in them. The others are about one chapter.
 */
export type FaultKind = 'notBook' | 'locked' | 'empty' | 'missing' | 'damaged' | 'tooLarge' | 'otherFormat'

export class BookFault extends Error {
  readonly kind: FaultKind
  /** The chapter as a person would call it, where it is about one. */
  readonly chapter: string | undefined

  constructor(kind: FaultKind, chapter?: string) {
    super(chapter ? `${kind}: ${chapter}` : kind)
    this.kind = kind
    this.chapter = chapter
  }
}
