import type { Rolldown } from 'vite'

/** Only what is about a signed-in person asks through it. */
const ofPeople = /@tanstack|\/web\/(api\/query-client|session\/(with-queries|session-required|unread-query))/
/** What a page from the server brings drawn. */
const drawing = /\/web\/ui\/kolam\//
/** Libraries that draw a page and go from one to the next, and what all our pages are written with. */
const ofLibraries =
  /node_modules\/(react|react-dom|scheduler|react-router|use-intl|@formatjs\/fast-memoize)\/|rolldown\/runtime|icons-react\/dist\/esm\/(createReactComponent|defaultAttributes)/
const ofEvery =
  /contract\/(addresses|vocabulary|locales|business)\.|\/web\/(urls|messages\/(index|en\/(ui|frame))|ui\/(format|full-stop|load-language|language-names|storage-keys|page-meta|overlay-store|fixed-kolam|button|empty-state|hydration|skeleton|icon-button|locale-link|icon|locale|kolam\/logo)|session\/(call-api|session|start-up|early-answers|random-id)|api\/(error-words|client|use-action|say))\./
/** What the frame shows on every page. */
const ofFrame =
  /\/web\/(root|ui\/theme\/color-scheme|frame\/(frame|page-errors|failures|menus|site|helpline|phone-menu|bottom-bar|header|footer|corner|theme-toggle|cookie-notice|page-progress))|Icon(Home|Users|ArrowRight|ChevronDown|Menu2)\./
/** What nearly every public page shows in that frame. */
const ofPages =
  /\/web\/(ui\/(portrait|field|kolam-drawing|cover|chip|layout|breadcrumbs|share-button|use-page|dock|share|money|state-pill|prose|panel|category-tag|notice|person-line)|api\/not-found)\.|Icon(ChevronLeft|ChevronRight|Share|AlertCircle)\./
const sharedParts =
  /\/web\/ui\/(?!form|kolam\/|mantine|media|words-form|choice|reviews|prepare-file|loader)|\/web\/api\/(?!query-client)|\/web\/session\/(session|call-api|random-id)\./
/** The cards of one domain, on its own pages and on others. */
const cardsOf = (domain: string): Rolldown.CodeSplittingGroup => ({
  name: `${domain}-card`,
  tags: ['$initial'],
  test: new RegExp(
    `/web/(${domain}/(book|plants|event-row|[a-z]+-(card|words)|language-name)|messages/(en/)?${domain}${domain === 'events' ? '' : '-card'})\\.(?<!venue-words\\.)`,
  ),
  minShareCount: 2,
})

/** What lists are searched, filtered and paged by. */
const ofLists =
  /\/web\/(ui\/(pager|search-field|list-filters|list-screen)|crisis\/(safe-search|late-crisis-help))\./
/** What stands around one healer, course, event or book, and not around their lists. */
const ofDetails = /\/web\/(session\/live-events|community\/lazy-report)\.|Icon(Video|Language)\./
/** The same around one course, event or package, and not around a healer. */
const ofOffers =
  /\/web\/ui\/(facts|media\/poster|detail-screen)\.|Icon(ArrowBackUp|Check|PlayerPlay|MessageCircle|CalendarPlus|MapPin)\./
/** What stands around what is bought, learned from and reviewed. */
const ofLearning =
  /\/web\/(purchases\/buy-button|courses\/(lesson-kolam|preview-mode)|session\/use-when-signed-in|.*stars|.*reviews\.module|messages\/(en\/)?(purchases|ui-reviews))\.|Icon(Certificate|Download|Headphones)\./
const ofPolicy = /\/web\/(appointments\/(policy-words|changes)|messages\/(en\/)?appointments-policy)\./
/** What offers help to who writes, until it has to. */
const ofCrisis = /\/web\/(crisis\/crisis-help\.tsx|messages\/(en\/)?crisis-label\.)/
/** What only a healer's page shows: the times, and what stands around them. */
const ofBooking =
  /\/web\/(healers\/(week-of-times|use-booking|use-availability)|inquiries\/inquiry-button|messages\/(en\/)?(healers-booking|healers-detail|inquiries-button)\.)/
/** What the lists of healers share, with the two or three that are compared. */
const ofHealerList =
  /\/web\/(healers\/(healers-screen|filters|compare\/(compare-b|compared|comparing))|messages\/(en\/)?healers(-compare)?\.ts)|IconAdjustmentsHorizontal\./
/** What forms of people who are not logged in yet share. */
const ofEntrance =
  /contract\/accounts\/age|\/web\/(accounts\/(go-after-login|pending-otp|redirect-to|late-schemas|send-otp|held-time\.|device-signal|device-name)|messages\/(en\/)?accounts\.ts)/
/** What a registration begins with. */
const ofSteps =
  /contract\/guardians\/rules|\/web\/(accounts\/(use-steps|step-heading|use-confirm-after|birth-field|asked-fields|register-(contact|steps|consent))|guardians\/empty)/
/** What registration and the profile ask for. */
const ofPersons =
  /\/web\/(accounts\/(profile-parts|profile\.module|confirm-contact)|messages\/(en\/)?accounts-(profile|confirm)\.ts)/
/** What lists and pages of events share, and what the pages alone. */
const ofEvents = /\/web\/(events\/load-events|messages\/(en\/)?events-pages\.ts)/
const ofOneEvent = /contract\/link-targets|\/web\/events\/(venue-words|offer)\./
const ofCourses = /\/web\/(courses\/load-courses|messages\/(en\/)?courses\.ts)/
const ofOneCourse = /\/web\/courses\/(course-(body|reviews|voices|panel|head)|curriculum|load-course\.)/
const ofArticles = /\/web\/(articles\/(load-articles|articles-screen\.module)|messages\/(en\/)?articles\.ts)/
/** What every visitor needs as soon as the page is awake. */
const onceAwake =
  /\/web\/(frame\/(book-now|fetch-ahead)|wishlist\/(visitor-heart|heart|heart-button)|messages\/(en\/)?(wishlist|appointments-tooltip))|Icon(Heart|X)\./

/** Which modules travel together in one file; of those that take a module the highest priority has it, then the first. */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  // What nearly every page needs comes in one file: it packs better by 5 KB than three, and the table of routes names fewer.
  {
    name: 'base',
    test: (id) =>
      !ofPeople.test(id) &&
      !drawing.test(id) &&
      [ofLibraries, ofEvery, ofFrame, ofPages, onceAwake].some((part) => part.test(id)),
    priority: 3,
  },
  { name: 'queries', test: /@tanstack|\/web\/api\/query-client/, priority: 2 },
  // What tells zod to do without eval runs before any other file can make a schema.
  { name: 'zod', test: /node_modules\/zod\/|zod-without-eval/, priority: 4 },
  // What several pages share comes in two: few files, at the price of a few bytes that a page does not use.
  { name: 'parts', tags: ['$initial'], test: sharedParts, minShareCount: 5, priority: 1 },
  ...['healers', 'courses', 'events', 'ebooks', 'articles'].map(cardsOf),
  { name: 'lists', tags: ['$initial'], test: ofLists, priority: 2 },
  { name: 'details', tags: ['$initial'], test: ofDetails, priority: 2 },
  { name: 'offers', tags: ['$initial'], test: ofOffers, priority: 2 },
  { name: 'learning', tags: ['$initial'], test: ofLearning },
  { name: 'policy', test: ofPolicy },
  { name: 'crisis', test: ofCrisis },
  { name: 'booking', test: ofBooking, priority: 1 },
  { name: 'healer-list', test: ofHealerList },
  // Boxes to tick: in lists and in forms.
  { name: 'choice', test: /\/web\/ui\/choice/, priority: 1 },
  // Forms of clients, healers and visitors.
  {
    name: 'forms',
    test: /\/web\/ui\/(form\/(use-form|form-parts)|words-form|entrance)/,
    priority: 1,
  },
  { name: 'entrance', test: ofEntrance },
  { name: 'steps', test: ofSteps },
  { name: 'persons', test: ofPersons },
  { name: 'event-pages', test: ofEvents, priority: 1 },
  { name: 'one-event', test: ofOneEvent },
  { name: 'course-pages', test: ofCourses, priority: 1 },
  { name: 'one-course', test: ofOneCourse },
  { name: 'article-pages', test: ofArticles },
]
