/**
 * The address of every page, as the route table declares it. Links in the website, e-mails, notifications and the
 * sitemap are made from it.
 */
export const addresses = {
  home: '/',
  healers: '/healers',
  healer: '/healers/healers-details/:healerId',
  healersOf: '/healers/:category',
  availableHealers: '/available-healers',
  compareHealers: '/healers/compare',
  freeAppointment: '/free-appointment',
  bookingWidget: '/booking-widget/:widgetId',
  continueBooking: '/continue-booking',
  brochure: '/digital-brochure-coach/:healerId',
  login: '/login',
  loginHealer: '/login/healer',
  loginStaff: '/login/staff',
  secondFactor: '/login/staff/second-factor',
  firstStart: '/first-start',
  otp: '/otp',
  register: '/register',
  registerDetails: '/register/details',
  registerHealer: '/register/healer',
  profile: '/profile',
  devices: '/profile/devices',
  contact: '/profile/contact',
  authorise: '/authorise/:uid',
  notificationSettings: '/profile/notifications',
  privacyCentre: '/privacy-centre',
  accountDeletion: '/privacy-centre/deletion/:deletionId',
  guardianConsent: '/guardian/:token',
  guestClaim: '/claim/:token',
  importedClient: '/welcome/:token',
  guardianSigning: '/guardian/:token/sign',
  paymentLink: '/pay/:token',
  unsubscribe: '/unsubscribe/:token',
  payment: '/payment',
  player: '/course-view/courses-details/:courseId',
  coursePayment: '/course-view/payment',
  certificate: '/certificate/:code',
  dashboard: '/dashboard',
  appointment: '/dashboard/appointments/:appointmentId',
  dependants: '/dashboard/people',
  dependantLink: '/for-you/:token',
  myConsents: '/dashboard/consents',
  myHandovers: '/dashboard/handovers',
  leavingRecords: '/dashboard/leaving-records',
  myPassport: '/dashboard/health-passport',
  room: '/dyte/:roomId',
  afterSession: '/after-session/:appointmentId',
  counseling: '/counseling',
  appointmentLink: '/a/:token',
  sessionInvitation: '/together/:token',
  notifications: '/notifications',
  enquiries: '/enquiries',
  myActionPlans: '/my-action-plan',
  myActionPlan: '/my-action-plan/:planId',
  myNotification: '/my-notification',
  wallet: '/wallet',
  lifePoints: '/life-points',
  chat: '/chat',
  earnAndRefer: '/earn-and-refer',
  organization: '/organisation',
  manageOrganization: '/organisation/manage/:organizationId',
  joinOrganization: '/organisation/join/:code',
  organizationLogin: '/organisation/log-in/:organizationId',
  questions: '/questions',
  result: '/result',
  test: '/result/test/:testCode',
  community: '/community',
  communityGroup: '/community/:groupId',
  getStarted: '/get-started',
  aboutUs: '/about-us',
  contactUs: '/contact-us',
  faq: '/faq',
  support: '/support',
  supportTicket: '/support/support-view/:supportId',
  helpDesk: '/help-desk',
  helpDeskTicket: '/help-desk/:supportId',
  photoGallery: '/photo-gallery',
  courses: '/courses',
  course: '/courses/courses-details/:courseId',
  coursePreview: '/course-preview/:courseId',
  playerPreview: '/course-preview-player/:courseId',
  courseOverview: '/courses/courses-overview/:courseId',
  coursesOf: '/courses/:category',
  bundles: '/bundles',
  bundle: '/bundles/view/:bundleId',
  myLearning: '/my-learning',
  wishlists: '/wishlists',
  blog: '/blog',
  blogPost: '/blog/blog-details/:blogId',
  blogFeed: '/blog/rss.xml',
  successStories: '/success-story',
  successStory: '/success-story/success-story-details/:storyId',
  ebooks: '/e-book',
  ebook: '/e-book/e-book-details/:eBookId',
  readBook: '/read-book/:eBookId',
  events: '/events',
  webinars: '/webinar',
  workshops: '/workshop',
  webinar: '/webinar/view/:eventId',
  workshop: '/workshop/workshop-details/:eventId',
  webinarJoin: '/webinar/join/:eventId',
  workshopJoin: '/workshop/join/:eventId',
  feedback: '/feedback/:kind/:eventId',
  myEvents: '/my-webinars',
  reels: '/reels',
  reel: '/reels/:reelId',
  privacyPolicy: '/privacy-policy',
  terms: '/terms-and-condition',
  writtenPage: '/pages/:slug',
  pagePreview: '/page-preview/:slug',
  practice: '/practice',
  practicePrepare: '/practice/next-client',
  practiceAppointment: '/practice/appointments/:appointmentId',
  practiceClients: '/practice/clients',
  practiceClient: '/practice/clients/:appointmentId',
  practiceHandovers: '/practice/handovers',
  practiceHandover: '/practice/handovers/:handoverId',
  practiceLeaving: '/practice/leaving',
  practicePassport: '/practice/health-passport',
  practiceEvents: '/practice/events',
  practiceEvent: '/practice/events/:eventId',
  practiceSubmissions: '/practice/proposals',
  practiceNewSubmission: '/practice/proposals/new',
  practiceSubmission: '/practice/proposals/:submissionId',
  practiceInquiries: '/practice/enquiries',
  practiceQuestions: '/practice/questions',
  practiceHours: '/practice/hours',
  practicePage: '/practice/page',
  practiceServices: '/practice/services',
  practiceKeys: '/practice/keys',
  practiceEarnings: '/practice/earnings',
  practicePlans: '/practice/plans',
  practiceNewPlan: '/practice/plans/new',
  practicePlan: '/practice/plans/:planId',
  practiceChat: '/practice/chat',
  practiceCommunity: '/practice/community',
  practiceCommunityGroup: '/practice/community/:groupId',
} as const

export type PageName = keyof typeof addresses

type ParamsOf<Address extends string> = Address extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamsOf<Rest>
  : Address extends `${string}:${infer Param}`
    ? Param
    : never
type Params<Name extends PageName> = Record<ParamsOf<(typeof addresses)[Name]>, string>

/** The address of a page: `pathTo('healer', { healerId })`. */
export function pathTo<Name extends PageName>(
  name: Name,
  ...[params]: ParamsOf<(typeof addresses)[Name]> extends never ? [] : [params: Params<Name>]
): string {
  const values: Record<string, string> = params ?? {}
  return addresses[name].replace(/:(\w+)/g, (_, param: string) => values[param] ?? '')
}

/** The address of a page up to its first parameter: `/healers/healers-details`. */
export const startOf = (name: PageName) => addresses[name].replace(/\/:.*$/, '')

/** The same without its first slash, as notifications name their target page. */
export const frontEndPathOf = (name: PageName) => startOf(name).slice(1)

/** Whether such a path is complete without an id: `profile` is, `my-action-plan` is not. */
export function isWholePage(frontEndPath: string) {
  const all: string[] = Object.values(addresses)
  const path = `/${frontEndPath}`
  return all.includes(path) && !all.some((address) => address.startsWith(`${path}/:`))
}

type Query = Record<string, string | number | readonly string[] | undefined | null>

/** `path?query` without the parts that are empty; lists are comma separated. */
export function withQuery(path: string, query: Query) {
  const parts = Object.entries(query).flatMap(([name, value]) => {
    const text = typeof value === 'object' && value !== null ? value.join(',') : `${value ?? ''}`
    return text === '' ? [] : [`${name}=${encodeURIComponent(text).replaceAll('%2C', ',')}`]
  })
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`
}

/** The back office is a separate application, outside the route table of the site. */
export const backOfficePath = '/admin'
