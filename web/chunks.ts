import type { Rolldown } from 'vite'

/** Only what is about a signed-in person asks through it. */
const ofPeople = /@tanstack|\/web\/(api\/query-client|session\/(with-queries|session-required|unread-query))/
/** Drawings rendered on the server. */
const drawing = /\/web\/ui\/kolam\//
/** Libraries that draw a page and go from one to the next, and what all our pages are written with. */
const ofLibraries =
  /node_modules\/(react|react-dom|scheduler|react-router|use-intl|@formatjs\/fast-memoize)\/|rolldown\/runtime|icons-react\/dist\/esm\/(createReactComponent|defaultAttributes)/
const ofEvery =
  /contract\/(addresses|vocabulary|locales|business)\.|\/web\/(urls|messages\/(index|en\/(ui|frame))|ui\/(format|full-stop|load-language|language-names|storage-keys|page-meta|overlay-store|fixed-kolam|button|empty-state|hydration|skeleton|icon-button|locale-link|icon|locale|kolam\/logo)|session\/(call-api|session|start-up|early-answers|random-id)|api\/(error-words|client|readers-words|use-action|say))\./
/** Modules of the frame on every page. */
const ofFrame =
  /\/web\/(root|ui\/theme\/color-scheme|(page|shell)\/(frame|site-menus|site-anchor|published-link|page-errors|failures|menus|site|site-categories|asked-categories|helpline|phone-menu|bottom-bar|header|footer|corner|theme-toggle|cookie-notice|page-progress))|Icon(Home|Users|ArrowRight|ChevronDown|Menu2)\./
/** Modules of nearly every public page in that frame. */
const ofPages =
  /\/web\/(ui\/(portrait|field|kolam-drawing|cover|chip|layout|breadcrumbs|use-page|dock|money|state-pill|prose|category-tag|notice|parts|marks)|api\/not-found)\.|Icon(ChevronLeft|ChevronRight|AlertCircle)\./
const sharedParts =
  /\/web\/ui\/(?!share|form|files-field|book\.|kolam\/|mantine|media|words-form|choice|reviews|prepare-file|loader)|\/web\/api\/(?!query-client|with-files)|\/web\/session\/(session|call-api|random-id)\./
/** The cards of one domain, on its own pages and on others. */
const cardsOf = (wing: string, domain: string): Rolldown.CodeSplittingGroup => ({
  name: `${domain}-card`,
  tags: ['$initial'],
  test: new RegExp(
    `/web/(${wing}/${domain}/(plants|event-row|[a-z]+-(card|words)|language-name)|messages/(en/)?${domain}${domain === 'events' ? '' : '-card'}${domain === 'ebooks' ? '|ui/book' : ''})\\.(?<!venue-words\\.)`,
  ),
  minShareCount: 2,
})

/** Search, filters and paging of lists. */
const ofLists =
  /\/web\/(ui\/(pager|search-field|list-filters|list-screen)|foundation\/crisis\/(safe-search|late-crisis-help))\./
/** Modules of the page of one healer, course, event or book, not of their lists. */
const ofDetails = /\/web\/(session\/live-events|people\/moderation\/lazy-report)\.|Icon(Video|Language)\./
/** The same around one course, event or package, and not around a healer. */
const ofOffers =
  /\/web\/ui\/(facts|media\/poster|detail-screen)\.|Icon(ArrowBackUp|Check|PlayerPlay|MessageCircle|CalendarPlus|MapPin)\./
/** Modules of purchases, learning and reviews. */
const ofLearning =
  /\/web\/(money\/purchases\/buy-button|learning\/courses\/(lesson-kolam|preview-mode)|session\/use-when-signed-in|ui\/share(-button)?|.*stars|.*reviews\.module|messages\/(en\/)?(purchases|ui-reviews))\.|Icon(Certificate|Download|Headphones|Share)\./
const ofPolicy = /\/web\/(care\/appointments\/(policy-words|changes)|messages\/(en\/)?appointments-policy)\./
/** Entry points of crisis help for writers. */
const ofCrisis = /\/web\/(foundation\/crisis\/crisis-help\.tsx|messages\/(en\/)?crisis-label\.)/
/** Modules of a healer's page alone: the times, and parts around them. */
const ofBooking =
  /\/web\/(care\/healers\/(week-of-times|use-booking|use-availability)|care\/inquiries\/inquiry-button|messages\/(en\/)?(healers-booking|healers-detail|inquiries-button)\.)/
/** Modules shared by healer lists and the comparison of healers. */
const ofHealerList =
  /\/web\/(care\/healers\/(healers-screen|filters|compare\/(compare-b|compared|comparing))|messages\/(en\/)?healers(-compare)?\.ts)|IconAdjustmentsHorizontal\./
/** Modules shared by forms before the login. */
const ofEntrance =
  /contract\/people\/accounts\/age|\/web\/(session\/(redirect-to|device-signal|device-name)|people\/accounts\/(go-after-login|pending-otp|late-schemas|send-otp|held-time\.)|messages\/(en\/)?accounts\.ts)/
/** First steps of registration. */
const ofSteps =
  /contract\/people\/guardians\/rules|\/web\/(people\/accounts\/(use-steps|step-heading|use-confirm-after|birth-field|asked-fields|register-(contact|steps|consent))|people\/guardians\/empty)/
/** Fields of registration and profile. */
const ofPersons =
  /\/web\/(people\/accounts\/(profile-parts|profile\.module|confirm-contact)|messages\/(en\/)?accounts-(profile|confirm)\.ts)/
/** Fields of a healer's profile, for the registration and the own page. */
const ofHealerFields =
  /contract\/care\/healers\/fields|\/web\/(care\/healers\/healer-field|messages\/(en\/)?healers-fields)\./
/** Modules of event lists and pages, and of the pages alone. */
const ofEvents = /\/web\/(learning\/events\/load-events|messages\/(en\/)?events-pages\.ts)/
const ofOneEvent = /contract\/link-targets|\/web\/learning\/events\/(venue-words|offer)\./
const ofCourses = /\/web\/(learning\/courses\/load-courses|messages\/(en\/)?courses\.ts)/
const ofOneCourse =
  /\/web\/learning\/courses\/(course-(body|reviews|voices|panel|head)|curriculum|load-course\.)/
const ofArticles =
  /\/web\/(content\/articles\/(load-articles|articles-screen\.module)|messages\/(en\/)?articles\.ts)/
/** Numbers to call, and the kinds of danger that they are for. */
const ofCalls = /contract\/foundation\/crisis\/kinds\.|\/web\/foundation\/crisis\/calls\./
/** Around the pages of a signed-in person: one file, because each file is named with every such page. */
const ofAccount = /\/web\/(people\/accounts\/)?(.*\/)?log-out\.|Icon(HelpCircle|FileText|ListCheck)\./
/** Words of a session that is booked, on the pages of both sides. */
const ofSessions =
  /\/web\/(care\/appointments\/appointment-words|messages\/(en\/)?appointments(-later)?)\.|IconMicrophone\./
/** Passkeys and what is said of them. */
const ofPasskeys =
  /\/web\/(session\/browser-passkeys|people\/passkeys\/(use-make-passkey|passkey-query|late-offer)|messages\/(en\/)?passkeys)\./
/** Modules that every visitor needs after hydration. */
const onceAwake =
  /\/web\/(shell\/(book-now|fetch-ahead)|people\/wishlist\/(visitor-heart|heart|heart-button)|messages\/(en\/)?(wishlist|appointments-tooltip))|Icon(Heart|X)\./

/** Which modules travel together in one file; of those that take a module the highest priority has it, then the first. */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  // Modules of nearly every page are one file: it compresses better by 5 KB than three, and the route table is smaller.
  {
    name: 'base',
    test: (id) =>
      !ofPeople.test(id) &&
      !drawing.test(id) &&
      [ofLibraries, ofEvery, ofFrame, ofPages, onceAwake].some((part) => part.test(id)),
    priority: 3,
  },
  { name: 'queries', test: /@tanstack|\/web\/(api\/query-client|session\/session-required)/, priority: 2 },
  // The zod setup without eval must run before any other file can make a schema.
  { name: 'zod', test: /node_modules\/zod\/|zod-without-eval/, priority: 4 },
  // Modules shared by several pages form two files: few requests, at the price of a few unused bytes.
  { name: 'parts', tags: ['$initial'], test: sharedParts, minShareCount: 5, priority: 1 },
  cardsOf('care', 'healers'),
  ...['courses', 'events', 'ebooks'].map((domain) => cardsOf('learning', domain)),
  cardsOf('content', 'articles'),
  { name: 'lists', tags: ['$initial'], test: ofLists, priority: 2 },
  { name: 'details', tags: ['$initial'], test: ofDetails, priority: 2 },
  { name: 'offers', tags: ['$initial'], test: ofOffers, priority: 2 },
  { name: 'learning', tags: ['$initial'], test: ofLearning },
  // One file: the page of a healer needs both, and is at its limit.
  { name: 'policy', test: (id) => ofPolicy.test(id) || ofCrisis.test(id) },
  { name: 'calls', test: ofCalls },
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
  { name: 'account', test: ofAccount },
  { name: 'sessions', test: ofSessions },
  { name: 'passkeys', test: ofPasskeys },
  { name: 'steps', test: ofSteps },
  { name: 'persons', test: ofPersons },
  { name: 'healer-fields', test: ofHealerFields },
  { name: 'event-pages', test: ofEvents, priority: 1 },
  { name: 'one-event', test: ofOneEvent },
  { name: 'course-pages', test: ofCourses, priority: 1 },
  { name: 'one-course', test: ofOneCourse },
  { name: 'article-pages', test: ofArticles },
]
