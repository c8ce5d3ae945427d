import { addresses, pathTo, withQuery } from '@newyou/contract/addresses'
import type { CategorySlug } from '@newyou/contract/care/healers/healers'
import type { EventKind } from '@newyou/contract/learning/events/events'

export interface HealersQuery {
  search?: string
  category?: readonly string[]
  language?: readonly string[]
  free?: string
  gender?: string
  price_min?: number
  price_max?: number
  sort?: string
  page?: number
}

export interface ArticlesQuery {
  search?: string
  category?: readonly string[]
  tags?: readonly string[]
  page?: number
}

export interface CoursesQuery {
  search?: string
  category?: string
  language?: string
  price?: string
  sort?: string
  page?: number
}

export interface EbooksQuery {
  search?: string | undefined
  language?: string | undefined
  category?: string | undefined
  page?: number
}

export interface EventsQuery {
  search?: string | undefined
  category?: string | undefined
  /** Upcoming ones are shown without it. */
  type?: 'recorded' | undefined
  place?: 'online' | 'offline' | undefined
  page?: number | undefined
}

export interface SupportQuery {
  status?: string | undefined
  search?: string | undefined
  tag?: string | undefined
  category?: string | undefined
  page?: number | undefined
  /** The form in the place of the list; `follows` is the closed request that the new one goes on from. */
  ask?: 'yes' | undefined
  follows?: string | undefined
}

export interface HelpDeskQuery {
  /** Open ones are shown without it. */
  status?: string | undefined
  search?: string | undefined
  tag?: string | undefined
  mine?: 'true' | undefined
  page?: number | undefined
}

/** The choice of a time on a healer's page, kept in the address through login and profile. */
export interface SlotChoice {
  at?: string | undefined
  /** By default the healer's first. */
  service?: string | undefined
  mode?: string
  /** Where they meet in person. */
  place?: string | undefined
  /** Sessions paid for in advance that pay for it. */
  pack?: string | undefined
  /** Booked at once and paid until some hours before. */
  pay?: 'later' | undefined
  /** For whom, if not for oneself. */
  for?: string | undefined
}

/** The answers of the FAQ, by the ends of their addresses. */
export type Question = 'cancel' | 'refund' | 'receipt' | 'bought' | 'return' | 'otp' | 'privacy'

/**
 * Every link of the site, with what its query may say. Paths carry no language: LocaleLink adds it. Every page loads this,
 * so that it names no page to which only messages lead: such a page makes its own by `pathTo`.
 */
export const urls = {
  home: () => addresses.home,
  healers: (query: HealersQuery = {}) => withQuery(addresses.healers, { ...query }),
  healersOf: (category: CategorySlug) => pathTo('healersOf', { category }),
  /** Of each the id, at most three. */
  compareHealers: (healerIds: readonly string[] = []) =>
    withQuery(addresses.compareHealers, { healer: [...healerIds] }),
  healer: (healerId: string, choice: SlotChoice = {}) =>
    withQuery(pathTo('healer', { healerId }), { ...choice }),
  availableHealers: (query: { category?: CategorySlug; search?: string } = {}) =>
    withQuery(addresses.availableHealers, { ...query }),
  /** With `change`, another intern for a free session that is booked. */
  freeAppointment: (query: { category?: CategorySlug; change?: string } = {}) =>
    withQuery(addresses.freeAppointment, { ...query }),
  brochure: (healerId: string) => pathTo('brochure', { healerId }),
  login: (redirectTo?: string) => withQuery(addresses.login, { redirect_to: redirectTo }),
  loginHealer: (redirectTo?: string) => withQuery(addresses.loginHealer, { redirect_to: redirectTo }),
  loginStaff: (redirectTo?: string) => withQuery(addresses.loginStaff, { redirect_to: redirectTo }),
  firstStart: () => addresses.firstStart,
  secondFactor: (redirectTo?: string) => withQuery(addresses.secondFactor, { redirect_to: redirectTo }),
  otp: (redirectTo?: string) => withQuery(addresses.otp, { redirect_to: redirectTo }),
  register: (redirectTo?: string) => withQuery(addresses.register, { redirect_to: redirectTo }),
  registerDetails: (redirectTo?: string) => withQuery(addresses.registerDetails, { redirect_to: redirectTo }),
  registerHealer: () => addresses.registerHealer,
  profile: (redirectTo?: string) => withQuery(addresses.profile, { redirect_to: redirectTo }),
  devices: () => addresses.devices,
  contact: (channel?: string) => withQuery(addresses.contact, { channel }),
  notificationSettings: () => addresses.notificationSettings,
  privacyCentre: () => addresses.privacyCentre,
  accountDeletion: (deletionId: string) => pathTo('accountDeletion', { deletionId }),
  dashboard: () => addresses.dashboard,
  appointment: (appointmentId: string) => pathTo('appointment', { appointmentId }),
  /** Where the two of an appointment meet. It needs a page load of its own: only there may camera and microphone be used. */
  room: (roomId: string) => pathTo('room', { roomId }),
  /** For both people of an appointment. */
  afterSession: (appointmentId: string) => pathTo('afterSession', { appointmentId }),
  /** Services of healers, and bookings. */
  myHandovers: () => addresses.myHandovers,
  myConsents: () => addresses.myConsents,
  sessionInvitation: (token: string) => pathTo('sessionInvitation', { token }),
  guardianSigning: (token: string) => pathTo('guardianSigning', { token }),
  counseling: () => addresses.counseling,
  notifications: (page?: number) => withQuery(addresses.notifications, { page }),
  payment: (orderId: string) => withQuery(addresses.payment, { order: orderId }),
  wallet: (page?: number) => withQuery(addresses.wallet, { page }),
  lifePoints: (page?: number) => withQuery(addresses.lifePoints, { page }),
  /** The questionnaire; with a number from 1, that question. */
  questions: (number?: number) => withQuery(addresses.questions, { question: number }),
  /** Tests and their results. */
  result: () => addresses.result,
  test: (testCode: string) => pathTo('test', { testCode }),
  earnAndRefer: () => addresses.earnAndRefer,
  organization: () => addresses.organization,
  manageOrganization: (organizationId: string) => pathTo('manageOrganization', { organizationId }),
  joinOrganization: (code: string) => pathTo('joinOrganization', { code }),
  getStarted: () => addresses.getStarted,
  aboutUs: () => addresses.aboutUs,
  contactUs: () => addresses.contactUs,
  /** Frequent questions, or one answer. */
  faq: (question?: Question) => addresses.faq + (question ? `#${question}` : ''),
  support: (query: SupportQuery = {}) => withQuery(addresses.support, { ...query }),
  supportTicket: (supportId: string) => pathTo('supportTicket', { supportId }),
  helpDesk: (query: HelpDeskQuery = {}) => withQuery(addresses.helpDesk, { ...query }),
  helpDeskTicket: (supportId: string) => pathTo('helpDeskTicket', { supportId }),
  photoGallery: (query: { album?: string; page?: number } = {}) =>
    withQuery(addresses.photoGallery, { ...query }),
  blog: (query: ArticlesQuery = {}) => withQuery(addresses.blog, { ...query }),
  blogPost: (blogId: string) => pathTo('blogPost', { blogId }),
  blogFeed: () => addresses.blogFeed,
  successStories: (query: Pick<ArticlesQuery, 'search' | 'page'> = {}) =>
    withQuery(addresses.successStories, { ...query }),
  successStory: (storyId: string) => pathTo('successStory', { storyId }),
  courses: (query: CoursesQuery = {}) => withQuery(addresses.courses, { ...query }),
  coursesOf: (category: CategorySlug) => pathTo('coursesOf', { category }),
  course: (courseId: string) => pathTo('course', { courseId }),
  courseOverview: (courseId: string) => pathTo('courseOverview', { courseId }),
  /** The player; with a lesson, at that one. */
  player: (courseId: string, lessonId?: string) =>
    withQuery(pathTo('player', { courseId }), { lesson: lessonId }),
  coursePayment: (orderId: string) => withQuery(addresses.coursePayment, { order: orderId }),
  /** A course is paid for beside its player, without header and footer. */
  paymentOf: (kind: string, orderId: string) =>
    withQuery(kind === 'course' ? addresses.coursePayment : addresses.payment, { order: orderId }),
  bundles: (query: { page?: number } = {}) => withQuery(addresses.bundles, { ...query }),
  bundle: (bundleId: string) => pathTo('bundle', { bundleId }),
  certificate: (code: string) => pathTo('certificate', { code }),
  myLearning: () => addresses.myLearning,
  ebooks: (query: EbooksQuery = {}) => withQuery(addresses.ebooks, { ...query }),
  ebook: (eBookId: string) => pathTo('ebook', { eBookId }),
  readBook: (eBookId: string) => pathTo('readBook', { eBookId }),
  /** Webinars and workshops together, or those of one kind. */
  events: (query: EventsQuery = {}, kind?: EventKind) =>
    withQuery(addresses[kind ? (`${kind}s` as const) : 'events'], { ...query }),
  event: (kind: EventKind, eventId: string) => pathTo(kind, { eventId }),
  eventJoin: (kind: EventKind, eventId: string) => pathTo(`${kind}Join`, { eventId }),
  eventFeedback: (kind: EventKind, eventId: string) => pathTo('feedback', { kind, eventId }),
  myEvents: () => addresses.myEvents,
  reels: () => addresses.reels,
  reel: (reelId: string) => pathTo('reel', { reelId }),
  wishlists: () => addresses.wishlists,
  privacyPolicy: () => addresses.privacyPolicy,
  /** All plans of a client, or one. */
  myActionPlan: (planId?: string, page?: number) =>
    withQuery(planId ? pathTo('myActionPlan', { planId }) : addresses.myActionPlans, { page }),
  myNotification: (page?: number) => withQuery(addresses.myNotification, { page }),
  /** A day, a week or a month of the calendar; without a view, what suits the screen. */
  practice: (from?: string, view?: string) => withQuery(addresses.practice, { from, view }),
  practiceClients: (query: { page?: number; search?: string } = {}) =>
    withQuery(addresses.practiceClients, { ...query }),
  practiceEvents: (page?: number) => withQuery(addresses.practiceEvents, { page }),
  /** A healer's proposals for the site. */
  practiceSubmissions: (page?: number) => withQuery(addresses.practiceSubmissions, { page }),
  enquiries: () => addresses.enquiries,
  practiceInquiries: () => addresses.practiceInquiries,
  practiceQuestions: () => addresses.practiceQuestions,
  practiceHours: () => addresses.practiceHours,
  practicePage: () => addresses.practicePage,
  practiceEarnings: (page?: number) => withQuery(addresses.practiceEarnings, { page }),
  practicePlans: (page?: number) => withQuery(addresses.practicePlans, { page }),
  /** Conversations; with the id of one, of a healer or of an appointment, that one. */
  /** Groups of a client, and below the practice those of a healer. */
  community: () => addresses.community,
  communityGroup: (groupId: string, at?: number) => withQuery(pathTo('communityGroup', { groupId }), { at }),
  practiceCommunity: () => addresses.practiceCommunity,
  practiceCommunityGroup: (groupId: string, at?: number) =>
    withQuery(pathTo('practiceCommunityGroup', { groupId }), { at }),
  chat: (withId?: string, at?: number) => withQuery(addresses.chat, { with: withId, at }),
  practiceChat: (withId?: string, at?: number) => withQuery(addresses.practiceChat, { with: withId, at }),
} as const
