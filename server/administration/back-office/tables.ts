import type { ResourceName } from '@newyou/contract/administration/back-office/resources'
import { articles } from './articles.ts'
import { bookingWidgets } from './booking-widgets.ts'
import { bundles } from './bundles.ts'
import { communityGroups } from './community.ts'
import { consentTexts } from './consent-texts.ts'
import { coupons } from './coupons.ts'
import { courseLessons, courseSections, courses, quizQuestions } from './courses.ts'
import { ebooks } from './ebooks.ts'
import { eventSpeakers } from './event-speakers.ts'
import { eventsTable } from './events.ts'
import { intakeForms, intakeQuestions } from './intake.ts'
import { categories, helplines, languages, organizations, professions, savedReplies } from './lists.ts'
import { places, treatmentRooms } from './places.ts'
import { withPriceWaiting } from './price-approval.ts'
import { questions } from './questions.ts'
import { referrals } from './referrals.ts'
import { searchMeanings, searchPages } from './search.ts'
import { crisisFollowUps, selfTests } from './self-tests.ts'
import { services } from './services.ts'
import {
  aboutModules,
  faqEntries,
  homeModules,
  homeTexts,
  pagesTable,
  photoAlbums,
  photos,
  reels,
  siteLinks,
} from './site.ts'
import type { Table } from './table.ts'
import { tills } from './tills.ts'

/** Where each resource of the contract is kept. */
export const tablesOf = (
  meeting: Parameters<typeof eventsTable>[0],
  settings: Parameters<typeof pagesTable>[0],
): Record<ResourceName, Table> => ({
  articles,
  courses: withPriceWaiting('courses', courses),
  'event-speakers': eventSpeakers,
  'course-sections': courseSections,
  'course-lessons': courseLessons,
  'quiz-questions': quizQuestions,
  events: withPriceWaiting('events', eventsTable(meeting)),
  ebooks: withPriceWaiting('ebooks', ebooks),
  bundles: withPriceWaiting('bundles', bundles),
  reels,
  'photo-albums': photoAlbums,
  photos,
  pages: pagesTable(settings),
  'about-modules': aboutModules(settings),
  'home-modules': homeModules,
  'home-texts': homeTexts,
  'faq-entries': faqEntries,
  'site-links': siteLinks(settings),
  questions,
  'intake-forms': intakeForms,
  'intake-questions': intakeQuestions,
  'consent-texts': consentTexts,
  'self-tests': selfTests,
  'crisis-follow-ups': crisisFollowUps,
  referrals,
  categories,
  languages,
  professions,
  organizations,
  helplines,
  'saved-replies': savedReplies,
  services,
  places,
  'treatment-rooms': treatmentRooms,
  'booking-widgets': bookingWidgets,
  tills,
  'search-meanings': searchMeanings,
  'search-pages': searchPages,
  coupons,
  'community-groups': communityGroups,
})
