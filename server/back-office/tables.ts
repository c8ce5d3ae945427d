import type { ResourceName } from '@newyou/contract/back-office/resources'
import { articles } from './articles.ts'
import { bundles } from './bundles.ts'
import { coupons } from './coupons.ts'
import { courseLessons, courseSections, courses, quizQuestions } from './courses.ts'
import { ebooks } from './ebooks.ts'
import { events } from './events.ts'
import { categories, languages, organizations, professions } from './lists.ts'
import { homeModules, pages, photoAlbums, photos, reels } from './site.ts'
import type { Table } from './table.ts'

/** Where each resource of the contract is kept. */
export const tables: Record<ResourceName, Table> = {
  articles,
  courses,
  'course-sections': courseSections,
  'course-lessons': courseLessons,
  'quiz-questions': quizQuestions,
  events,
  ebooks,
  bundles,
  reels,
  'photo-albums': photoAlbums,
  photos,
  pages,
  'home-modules': homeModules,
  categories,
  languages,
  professions,
  organizations,
  coupons,
}
