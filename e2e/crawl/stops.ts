import { addresses, type PageName, pathTo } from '@newyou/contract/addresses'
import { byEmail } from '@newyou/contract/people/sign-on/by-email'
import { demoOrganization } from '../../demo/content/organizations.ts'
import { demoId } from '../../demo/ids.ts'
import { demoHealer } from '../people.ts'
import type { Stop } from './stop.ts'
import {
  changesBankDetails,
  closesTicket,
  declinesOffer,
  enlargesPicture,
  firstOf,
  firstOwnLesson,
  firstReel,
  givesSeatBack,
  heldSession,
  opensContents,
  ownAppointment,
  ownSession,
  waitsToBePaid,
  wearsGround,
} from './ways.ts'

/** A feed is no page. */
type CrawledPage = Exclude<PageName, 'blogFeed'>

/** Persons who open pages. The newcomer sees empty rooms, the client full ones. */
const people = [
  'visitor',
  'client',
  'newcomer',
  'manager',
  'healer',
  'otherHealer',
  'support',
  'editor',
] as const
export type Person = (typeof people)[number]

const healer = demoHealer('meera-krishnan').path
const healerId = healer.split('/').at(-1) ?? ''
const compared = `${addresses.compareHealers}?healer=${['meera-krishnan', 'savita-jadhav', 'tenzin-dolma'].map((slug) => demoId('healer', slug))}`
const course = { courseId: demoId('course', 'sleep-slowly') }
const unpublished = { courseId: demoId('course', 'speaking-with-a-grown-child') }
const lessonOf = (slug: string, place: number) =>
  `${pathTo('player', { courseId: demoId('course', slug) })}?lesson=${demoId('course-content', `${slug}:${place}`)}`
const own = 'women-and-the-papers'
const eventId = (slug: string) => demoId('event', slug)
const ticketId = (title: string) => ({ supportId: demoId('support-ticket', title) })
const closed = ticketId('Two messages about one payment')
const nowhere = demoId('nothing', 'at-all')
const group = { groupId: demoId('community-group', 'awake-at-three') }
const plan = demoId('action-plan', 'ananya-rao')

/**
 * Where each page of the site is opened, and by whom. A page without a place here does not compile; the first place is opened
 * in Hindi too.
 */
const stops: Record<CrawledPage, Partial<Record<Person, readonly (string | Stop)[]>>> = {
  home: { visitor: ['/'] },
  healers: { visitor: ['/healers', '/healers?search=nobody-at-all'], client: ['/healers'] },
  healer: { visitor: [healer], client: [healer] },
  healersOf: { visitor: ['/healers/health'] },
  availableHealers: { visitor: [addresses.availableHealers] },
  compareHealers: { visitor: [addresses.compareHealers, compared] },
  bookingWidget: { visitor: [pathTo('bookingWidget', { widgetId: demoId('booking-widget', 'clinic') })] },
  continueBooking: { visitor: [addresses.continueBooking] },
  freeAppointment: { newcomer: [addresses.freeAppointment] },
  brochure: { visitor: [pathTo('brochure', { healerId })] },
  login: { visitor: [addresses.login] },
  loginHealer: { visitor: [addresses.loginHealer] },
  loginStaff: { visitor: [addresses.loginStaff] },
  secondFactor: { visitor: [addresses.secondFactor] },
  firstStart: { visitor: [addresses.firstStart] },
  otp: { visitor: [addresses.otp] },
  register: { visitor: [addresses.register] },
  registerDetails: { visitor: [addresses.registerDetails], client: [addresses.registerDetails] },
  registerHealer: {
    visitor: ['', '?step=2', '?step=3', '?step=4'].map((step) => addresses.registerHealer + step),
  },
  profile: { newcomer: [addresses.profile], client: [addresses.profile] },
  devices: { newcomer: [addresses.devices] },
  contact: { newcomer: [addresses.contact] },
  authorise: { client: [pathTo('authorise', { uid: 'over' })] },
  notificationSettings: { client: [addresses.notificationSettings] },
  privacyCentre: { newcomer: [addresses.privacyCentre] },
  accountDeletion: { visitor: [pathTo('accountDeletion', { deletionId: nowhere })] },
  guardianConsent: { visitor: [pathTo('guardianConsent', { token: 'old' })] },
  sessionInvitation: { visitor: [pathTo('sessionInvitation', { token: 'old' })] },
  importedClient: { visitor: [pathTo('importedClient', { token: 'old' })] },
  guestClaim: { visitor: [pathTo('guestClaim', { token: 'old' })] },
  guardianSigning: { visitor: [pathTo('guardianSigning', { token: 'old' })] },
  paymentLink: { visitor: [pathTo('paymentLink', { token: 'old' })] },
  unsubscribe: { visitor: [pathTo('unsubscribe', { token: 'old' })] },
  payment: { visitor: [addresses.payment], newcomer: [waitsToBePaid] },
  player: {
    visitor: [lessonOf('sleep-slowly', 0), lessonOf('sleep-slowly', 6)],
    // A film, a sheet, a quiz, a text.
    newcomer: [firstOwnLesson(own, lessonOf(own, 0)), ...[1, 2, 4].map((place) => lessonOf(own, place))],
  },
  coursePayment: { visitor: [addresses.coursePayment] },
  certificate: { visitor: [pathTo('certificate', { code: 'no-such-code' })] },
  dashboard: {
    newcomer: [addresses.dashboard],
    client: [addresses.dashboard],
    otherHealer: [addresses.dashboard],
  },
  appointment: { client: ['', '?do=move', '?do=cancel'].map(ownAppointment) },
  afterSession: {
    healer: [heldSession('afterSession')],
    client: [pathTo('afterSession', { appointmentId: nowhere })],
  },
  room: { client: [pathTo('room', { roomId: nowhere })] },
  dependants: { client: [addresses.dependants], newcomer: [addresses.dependants] },
  dependantLink: { visitor: [pathTo('dependantLink', { token: 'old' })] },
  myConsents: { client: [addresses.myConsents], newcomer: [addresses.myConsents] },
  myHandovers: { client: [addresses.myHandovers], newcomer: [addresses.myHandovers] },
  leavingRecords: { client: [addresses.leavingRecords] },
  myPassport: { client: [addresses.myPassport] },
  practicePassport: { otherHealer: [addresses.practicePassport] },
  practiceLeaving: { otherHealer: [addresses.practiceLeaving] },
  practiceHandovers: { otherHealer: [addresses.practiceHandovers] },
  practiceHandover: { healer: [pathTo('practiceHandover', { handoverId: nowhere })] },
  counseling: { client: [declinesOffer] },
  appointmentLink: { visitor: [pathTo('appointmentLink', { token: 'no-such-link' })] },
  notifications: {
    newcomer: [addresses.notifications],
    client: [addresses.notifications],
    otherHealer: [addresses.notifications],
  },
  enquiries: { client: [addresses.enquiries] },
  myActionPlans: { newcomer: [addresses.myActionPlans], client: [addresses.myActionPlans] },
  myActionPlan: { client: [pathTo('myActionPlan', { planId: plan })] },
  myNotification: { newcomer: [addresses.myNotification], client: [addresses.myNotification] },
  wallet: { client: [addresses.wallet], newcomer: [addresses.wallet] },
  lifePoints: { newcomer: [addresses.lifePoints], client: [addresses.lifePoints] },
  chat: {
    client: [addresses.chat, `${addresses.chat}?with=${demoId('conversation', 'ananya-rao:imran-qureshi')}`],
    newcomer: [addresses.chat],
  },
  earnAndRefer: { newcomer: [addresses.earnAndRefer] },
  organization: { newcomer: [addresses.organization] },
  manageOrganization: {
    manager: [pathTo('manageOrganization', { organizationId: demoOrganization.id })],
  },
  organizationLogin: {
    visitor: [byEmail, demoOrganization.id].map((organizationId) =>
      pathTo('organizationLogin', { organizationId }),
    ),
  },
  joinOrganization: { newcomer: [pathTo('joinOrganization', { code: 'no-such-link' })] },
  questions: { newcomer: [addresses.questions, `${addresses.questions}?question=4`] },
  result: { newcomer: [addresses.result], client: [addresses.result] },
  test: {
    newcomer: [pathTo('test', { testCode: 'phq-9' }), pathTo('test', { testCode: 'no-such-test' })],
  },
  community: { newcomer: [addresses.community], client: [addresses.community] },
  communityGroup: {
    client: [pathTo('communityGroup', group)],
    newcomer: [pathTo('communityGroup', group)],
  },
  getStarted: { visitor: [addresses.getStarted] },
  aboutUs: { visitor: [addresses.aboutUs] },
  contactUs: { visitor: [addresses.contactUs] },
  faq: { visitor: [addresses.faq] },
  support: {
    client: [addresses.support, `${addresses.support}?search=nothing-at-all`],
    newcomer: [addresses.support, `${addresses.support}?ask=yes`],
    support: [addresses.support],
  },
  supportTicket: {
    client: [
      pathTo('supportTicket', ticketId('The lesson’s audio stops when my screen turns off')),
      pathTo('supportTicket', closed),
      pathTo('supportTicket', ticketId('nobody')),
    ],
  },
  helpDesk: {
    support: [addresses.helpDesk, `${addresses.helpDesk}?search=nothing-at-all`],
    client: [addresses.helpDesk],
  },
  helpDeskTicket: {
    support: [closesTicket('The invoice should be in the name of my shop'), pathTo('helpDeskTicket', closed)],
  },
  photoGallery: { visitor: [enlargesPicture] },
  courses: { visitor: [addresses.courses] },
  course: { visitor: [pathTo('course', course)] },
  courseOverview: {
    visitor: [pathTo('courseOverview', course)],
    newcomer: [pathTo('courseOverview', { courseId: demoId('course', own) })],
  },
  coursePreview: { editor: [pathTo('coursePreview', unpublished)] },
  playerPreview: { editor: [pathTo('playerPreview', unpublished)] },
  coursesOf: { visitor: [`${pathTo('coursesOf', { category: 'health' })}?search=nothing-at-all`] },
  bundles: { visitor: [addresses.bundles] },
  bundle: { visitor: [pathTo('bundle', { bundleId: demoId('bundle', 'three-months-of-nights') })] },
  myLearning: { newcomer: [addresses.myLearning], client: [addresses.myLearning] },
  wishlists: { client: [addresses.wishlists], newcomer: [addresses.wishlists] },
  blog: { visitor: [addresses.blog] },
  blogPost: { visitor: [firstOf('/blog', /^\/blog\/blog-details\//)] },
  successStories: { visitor: [addresses.successStories] },
  successStory: { visitor: [firstOf('/success-story', /success-story-details/)] },
  ebooks: { visitor: [addresses.ebooks, `${addresses.ebooks}?search=nothing-at-all`] },
  ebook: { visitor: [pathTo('ebook', { eBookId: demoId('ebook', 'raat-ki-kitaab') })] },
  readBook: {
    client: [pathTo('readBook', { eBookId: demoId('ebook', 'the-three-oclock-book') })],
    newcomer: [
      pathTo('readBook', { eBookId: demoId('ebook', 'half-a-marriage') }),
      ...[
        ['maa-banne-ke-baad', 'article h2', 'Light'] as const,
        ['sitting-still-badly', 'article canvas', 'Dark'] as const,
      ].flatMap(([slug, shown, ground]) => [opensContents(slug, shown), wearsGround(slug, shown, ground)]),
    ],
  },
  events: { visitor: [addresses.events] },
  webinars: { visitor: [`${addresses.webinars}?type=recorded`] },
  workshops: { visitor: [addresses.workshops, `${addresses.workshops}?search=nothing-at-all`] },
  webinar: { visitor: [pathTo('webinar', { eventId: eventId('neend-aur-fikr') })] },
  workshop: { visitor: [pathTo('workshop', { eventId: eventId('a-day-for-a-decision') })] },
  webinarJoin: { client: [pathTo('webinarJoin', { eventId: eventId('the-quiet-room') })] },
  workshopJoin: {
    client: [pathTo('workshopJoin', { eventId: eventId('evening-lamp') }), givesSeatBack('four-chairs')],
  },
  feedback: { client: [pathTo('feedback', { kind: 'workshop', eventId: eventId('evening-lamp') })] },
  myEvents: { client: [addresses.myEvents], newcomer: [addresses.myEvents] },
  reels: { visitor: [addresses.reels] },
  reel: { visitor: [firstReel] },
  privacyPolicy: { visitor: [addresses.privacyPolicy] },
  terms: { visitor: [addresses.terms] },
  writtenPage: { visitor: [pathTo('writtenPage', { slug: 'refund-policy' })] },
  // Those of the FAQ and About us draw the same parts as their pages.
  pagePreview: { editor: [pathTo('pagePreview', { slug: 'first-visit' })] },
  practice: {
    healer: [addresses.practice],
    otherHealer: [addresses.practice],
    newcomer: [addresses.practice],
  },
  practicePrepare: { healer: [addresses.practicePrepare] },
  practiceAppointment: {
    healer: [
      ...['', '?do=move', '?do=cancel'].map(ownSession),
      heldSession('practiceAppointment', '?do=offer'),
    ],
  },
  practiceClients: { healer: [addresses.practiceClients] },
  practiceClient: { healer: [heldSession('practiceClient')] },
  practiceEvents: { healer: [addresses.practiceEvents] },
  practiceEvent: { healer: [pathTo('practiceEvent', { eventId: eventId('evening-by-the-sea') })] },
  practiceSubmissions: { healer: [addresses.practiceSubmissions] },
  practiceNewSubmission: {
    healer: ['event', 'article', 'reel'].map((kind) => `${addresses.practiceNewSubmission}?kind=${kind}`),
  },
  practiceSubmission: {
    healer: [pathTo('practiceSubmission', { submissionId: demoId('submission', 'refused') })],
  },
  practiceInquiries: { healer: [addresses.practiceInquiries] },
  practiceQuestions: { healer: [addresses.practiceQuestions] },
  practiceServices: { healer: [addresses.practiceServices], otherHealer: [addresses.practiceServices] },
  practiceKeys: { healer: [addresses.practiceKeys] },
  practiceHours: { healer: [addresses.practiceHours], otherHealer: [addresses.practiceHours] },
  practicePage: { healer: [addresses.practicePage] },
  practiceEarnings: { healer: [changesBankDetails] },
  practicePlans: { healer: [addresses.practicePlans], otherHealer: [addresses.practicePlans] },
  practiceNewPlan: { healer: [addresses.practiceNewPlan] },
  practicePlan: {
    healer: ['', '?do=change'].map((change) => pathTo('practicePlan', { planId: plan }) + change),
  },
  practiceChat: {
    healer: [
      addresses.practiceChat,
      `${addresses.practiceChat}?with=${demoId('conversation', 'ananya-rao:meera-krishnan')}`,
    ],
  },
  practiceCommunity: { healer: [addresses.practiceCommunity] },
  practiceCommunityGroup: { healer: [pathTo('practiceCommunityGroup', group)] },
}

/** Not-found pages. */
const notFound: Partial<Record<Person, readonly (string | Stop)[]>> = { visitor: ['/no-such-page'] }

/** All that a person opens. */
export const stopsOf = (person: Person): readonly Stop[] =>
  [...Object.values(stops), notFound]
    .flatMap((of) => of[person] ?? [])
    .map((stop) => (typeof stop === 'string' ? { path: stop } : stop))

/** Pages that show another form at each of their places. */
const ofSeveralForms: readonly CrawledPage[] = ['registerHealer', 'practiceNewSubmission']

/** Stops of this person in Hindi: the first stop of each page, and each page by one person only. */
export const hindiStopsOf = (person: Person): readonly Stop[] =>
  [...Object.entries(stops), ['not found', notFound] as const]
    .filter(([, of]) => people.find((one) => of[one]) === person)
    .flatMap(([name, of]) =>
      ofSeveralForms.some((one) => one === name) ? (of[person] ?? []) : (of[person]?.slice(0, 1) ?? []),
    )
    .map((stop) => (typeof stop === 'string' ? { path: stop } : stop))
