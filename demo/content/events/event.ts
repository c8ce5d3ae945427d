import type { Category } from '../../art/colours.ts'
import type { CourseMediaName } from '../../media/index.ts'

export interface DemoEvent {
  /** Never changes: the id is derived from it. */
  slug: string
  kind: 'webinar' | 'workshop'
  title: string
  lead: string
  /** Slug of the healer who holds it. */
  by: string
  category: Category
  language: string
  /** Days from the loading, and the wall time in India; `soon` begins with the next quarter of an hour. */
  when: { day: number; time: string } | 'soon'
  minutes: number
  rupees: number
  seats?: number
  /** Slugs of demo clients who are enrolled. */
  enrolled?: string[]
  venue?: { name: string; address: string; city: string; map_link: string }
  isIntroduction?: true
  /** The sample film that stands for its recording. */
  recording?: CourseMediaName
  what_to_bring: string
  /** In the markup of demo/markup.ts. */
  about: string
}
