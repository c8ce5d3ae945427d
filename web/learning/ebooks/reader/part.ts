import type { Goal } from './opened-book.ts'

/** Props for a part of a book. */
export interface PartProps<Book> {
  book: Book
  part: number
  textSize: number
  /** Which part it is, in words. */
  label: string
  /** The part stands there, as blocks of `page`: places can be measured and gone to. */
  onShown: (page: Element) => void
  /** A link inside the book leads to another place in it. */
  onGoal: (goal: Goal) => void
}
