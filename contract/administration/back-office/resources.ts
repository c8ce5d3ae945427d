import { articles } from './articles.ts'
import { bookingWidgets } from './booking-widgets.ts'
import { bundles } from './bundles.ts'
import { communityGroups } from './community.ts'
import { consentTexts } from './consent-texts.ts'
import { coupons } from './coupons.ts'
import { courseLessons, courseSections, courses, quizQuestions } from './courses.ts'
import { ebooks } from './ebooks.ts'
import { eventSpeakers } from './event-speakers.ts'
import { events } from './events.ts'
import { helplines } from './helplines.ts'
import { intakeForms, intakeQuestions } from './intake.ts'
import { categories, languages, organizations, professions } from './lists.ts'
import { places, treatmentRooms } from './places.ts'
import { questions } from './questions.ts'
import { referrals } from './referrals.ts'
import { callsOf, type ResourceCalls } from './resource-calls.ts'
import { savedReplies } from './saved-replies.ts'
import { searchMeanings, searchPages } from './search.ts'
import { crisisFollowUps, selfTests } from './self-tests.ts'
import { services } from './services.ts'
import {
  aboutModules,
  faqEntries,
  homeModules,
  homeTexts,
  pages,
  photoAlbums,
  photos,
  reels,
  siteLinks,
} from './site.ts'
import { tills } from './tills.ts'

/** Every kind of record of the back office. A new one is a file here and one in server/administration/back-office. */
export const resources = [
  articles,
  courses,
  courseSections,
  courseLessons,
  quizQuestions,
  events,
  eventSpeakers,
  ebooks,
  bundles,
  reels,
  photoAlbums,
  photos,
  pages,
  aboutModules,
  homeModules,
  homeTexts,
  siteLinks,
  faqEntries,
  questions,
  intakeForms,
  intakeQuestions,
  consentTexts,
  selfTests,
  categories,
  languages,
  professions,
  organizations,
  helplines,
  savedReplies,
  services,
  places,
  treatmentRooms,
  bookingWidgets,
  tills,
  searchMeanings,
  searchPages,
  coupons,
  crisisFollowUps,
  communityGroups,
  referrals,
] as const
export type ResourceName = (typeof resources)[number]['name']

/** The calls of all resources. */
export const resourceCalls = Object.assign(
  {},
  ...resources.map((one) => callsOf(one)),
) as ResourceCalls<ResourceName>
