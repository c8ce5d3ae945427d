import type { ContentKind } from '@newyou/contract/learning/courses/kinds'

export interface DemoQuestion {
  question: string
  options: string[]
  /** Place of the right option. */
  right: number
  why: string
}

export interface DemoLesson {
  kind: ContentKind
  title: string
  /** In the small markup of `markup.ts`. */
  text?: string
  questions?: DemoQuestion[]
}

export interface DemoCourse {
  slug: string
  title: string
  summary: string
  /** The healer's slug. */
  by: string
  language?: string
  pricePaise: number
  outcomes: string[]
  audience: string
  caution: string
  about: string
  sections: { title: string; lessons: DemoLesson[] }[]
}

export const watch = (title: string): DemoLesson => ({ kind: 'video', title })
export const hear = (title: string): DemoLesson => ({ kind: 'audio', title })
export const take = (title: string): DemoLesson => ({ kind: 'download', title })
export const read = (title: string, text: string): DemoLesson => ({ kind: 'text', title, text })
export const quiz = (title: string, ...questions: DemoQuestion[]): DemoLesson => ({
  kind: 'quiz',
  title,
  questions,
})
export const ask = (question: string, options: string[], right: number, why: string): DemoQuestion => ({
  question,
  options,
  right,
  why,
})
