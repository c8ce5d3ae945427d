import type { Category } from '../../art/colours.ts'

export interface DemoPost {
  /** Never changes: the id is derived from it. */
  slug: string
  title: string
  lead: string
  category: Category
  tags: string[]
  /** Slug of the healer who wrote it; none: the house. */
  by?: string
  language?: 'hi'
  /** In the markup of demo/markup.ts. */
  text: string
}

export interface DemoStory {
  slug: string
  title: string
  lead: string
  category: Category
  /** The name that the teller chose. */
  teller: string
  text: string
}
