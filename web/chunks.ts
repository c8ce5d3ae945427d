import type { Rolldown } from 'vite'

/** Only what is about a signed-in person asks through it. */
const ofPeople = /@tanstack|\/web\/(api\/query-client|session\/(with-queries|session-required|unread-query))/
/** What a page from the server brings drawn. */
const drawing = /\/web\/ui\/kolam\//
/** What the frame shows on every page. */
const ofFrame =
  /\/web\/(root|frame\/(frame|page-errors|failures|menus|site|helpline|phone-menu|bottom-bar|header|footer|corner|theme-toggle|cookie-notice|page-progress))|color-scheme|Icon(Home|Users|ArrowRight|ChevronDown|Menu2)\.|react-dom\/(index|cjs\/react-dom\.production)/
/** What nearly every public page shows in that frame. */
const ofPages =
  /\/web\/(ui\/(portrait|field|entrance|kolam-drawing|price-rows|pager|search-field|cover|chip|list-filters|layout|breadcrumbs|share-button|use-page|dock|share|money|state-pill|prose|panel|category-tag|list-screen|notice|person-line)|api\/not-found)\.|Icon(ChevronLeft|ChevronRight|Share|AlertCircle)\./
const sharedParts =
  /\/web\/ui\/(?!form|kolam\/|mantine|media|words-form|choice|reviews)|\/web\/api\/(?!query-client)|\/web\/session\/(session|call-api|random-id)\./
const sharedCards =
  /\/web\/(?!events\/venue-words)((healers|courses|events|ebooks|articles)\/(board|book|plants|event-row|[a-z-]+-(card|words)|language-name)\.|messages\/(en\/)?(home|events|(healers|courses|ebooks|articles)-card)\.ts)/

/** What stands around one healer, course, event or book, and not around their lists. */
const ofDetails =
  /\/web\/((ui\/(facts|media\/poster|detail-screen)|session\/(use-when-signed-in|live-events)|appointments\/(policy-words|changes)|crisis\/(crisis-help|helplines)|community\/lazy-report|purchases\/buy-button|inquiries\/inquiry-button)|.*stars\.|reviews\.module)|\/web\/messages\/(en\/)?(ui-reviews|healers-booking|inquiries|crisis)\.ts|contract\/socket-events|courses\/lesson-kolam|Icon(ArrowBackUp|Check|PlayerPlay|MessageCircle|Certificate|Download|Video|Language|Headphones|CalendarPlus|MapPin)\./
/** What the lists of healers share, with the two or three that are compared. */
const ofHealerList =
  /\/web\/(healers\/(healers-screen|filters|compare\/(compare-b|compared|comparing))|messages\/(en\/)?healers-compare\.ts|ui\/choice)|IconAdjustmentsHorizontal\./
/** What forms of people who are not logged in yet share. */
const ofEntrance =
  /contract\/accounts\/(messages|age)|\/web\/(accounts\/(login-form|go-after-login|pending-otp|redirect-to|late-schemas|otp-form|send-otp|device-signal|device-name)|messages\/(en\/)?accounts\.ts)/
/** What registration and the profile ask for. */
const ofPersons =
  /contract\/guardians\/rules|\/web\/(accounts\/(profile-parts|profile\.module|use-steps|step-heading|confirm-contact|register-(contact|means|steps))|guardians\/empty|messages\/(en\/)?accounts-profile\.ts)/
/** What lists and pages of events share, and what the pages alone. */
const ofEvents = /\/web\/(events\/load-events|messages\/(en\/)?events-pages\.ts)/
const ofOneEvent = /contract\/link-targets|\/web\/events\/(venue-words|offer)\./
const ofCourses = /\/web\/(courses\/load-courses|messages\/(en\/)?courses\.ts)/
const ofOneCourse = /\/web\/courses\/(course-(reviews|voices|panel|head)|curriculum|load-course\.)/
const ofArticles = /\/web\/(articles\/(load-articles|articles-screen\.module)|messages\/(en\/)?articles\.ts)/
/** What every visitor loads as soon as the page is awake. */
const onceAwake =
  /\/web\/(frame\/(book-now|fetch-ahead)|wishlist\/(visitor-heart|heart-button)|messages\/(en\/)?(wishlist|appointments-tooltip))|Icon(Heart|X)\./

/** Which modules travel together in one file; of those that take a module the highest priority has it, then the first. */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  // What nearly every page needs comes in one file: it packs better, and the table of routes names fewer.
  {
    name: 'base',
    test: (id) => !ofPeople.test(id) && !drawing.test(id),
    minShareCount: 65,
    priority: 3,
  },
  { name: 'queries', test: /@tanstack|\/web\/api\/query-client/, priority: 2 },
  // What tells zod to do without eval runs before any other file can make a schema.
  { name: 'zod', test: /node_modules\/zod\/|zod-without-eval/, priority: 4 },
  {
    name: 'surround',
    test: (id) => ofFrame.test(id) || ofPages.test(id),
    tags: ['$initial'],
    priority: 2,
  },
  // What several pages share comes in two: few files, at the price of a few bytes that a page does not use.
  { name: 'parts', tags: ['$initial'], test: sharedParts, minShareCount: 5, priority: 1 },
  { name: 'cards', tags: ['$initial'], test: sharedCards, minShareCount: 2 },
  { name: 'details', tags: ['$initial'], test: ofDetails },
  {
    name: 'healer-words',
    test: /\/messages\/(en\/)?healers\.ts|healers\/(week-of-times|use-booking|use-availability|booking-wish)/,
    priority: 1,
  },
  { name: 'healer-list', test: ofHealerList },
  // What is filled in, by whoever it is.
  {
    name: 'forms',
    test: /\/web\/ui\/(form\/(use-form|form-parts)|words-form)/,
    priority: 1,
  },
  { name: 'entrance', test: ofEntrance },
  { name: 'persons', test: ofPersons },
  { name: 'event-pages', test: ofEvents, priority: 1 },
  { name: 'one-event', test: ofOneEvent },
  { name: 'course-pages', test: ofCourses, priority: 1 },
  { name: 'one-course', test: ofOneCourse },
  { name: 'article-pages', test: ofArticles },
  { name: 'once-awake', test: onceAwake },
]
