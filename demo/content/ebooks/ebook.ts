import type { Category } from '../../art/colours.ts'
import type { ClothKind } from '../../art/textile.ts'

/** A book as it was written; texts are in the small markup of demo/markup.ts. */
export type DemoEbook = {
  slug: string
  title: string
  lead: string
  /** Slug of the healer who wrote it. */
  by: string
  category: Category
  language: 'en' | 'hi'
  /** 0 is free. */
  rupees: number
  format: 'epub' | 'pdf'
  cloth: ClothKind
  about: string
  chapters: { title: string; text: string }[]
}
