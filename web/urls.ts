import type { EventKind } from '@newyou/contract/events'
import type { CategorySlug } from '@newyou/contract/healers'

type Query = Record<string, string | number | readonly string[] | undefined | null>

/** `path?query` without the parts that are empty; lists are comma separated. */
export function withQuery(path: string, query: Query) {
  const parts = Object.entries(query).flatMap(([name, value]) => {
    const text = typeof value === 'object' && value !== null ? value.join(',') : `${value ?? ''}`
    return text === '' ? [] : [`${name}=${encodeURIComponent(text).replaceAll('%2C', ',')}`]
  })
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`
}

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
  mode?: string
  /** Sessions paid for in advance that pay for it. */
  pack?: string | undefined
}

/** Every link of the site. Paths carry no language: LocaleLink adds it. */
export const urls = {
  home: () => '/',
  healers: (query: HealersQuery = {}) => withQuery('/healers', { ...query }),
  healersOf: (category: CategorySlug) => `/healers/${category}`,
  healer: (healerId: string, choice: SlotChoice = {}) =>
    withQuery(`/healers/healers-details/${healerId}`, { ...choice }),
  availableHealers: (query: { category?: CategorySlug; search?: string } = {}) =>
    withQuery('/available-healers', { ...query }),
  /** With `change`, another intern for a free session that is booked. */
  freeAppointment: (query: { category?: CategorySlug; change?: string } = {}) =>
    withQuery('/free-appointment', { ...query }),
  brochure: (healerId: string) => `/digital-brochure-coach/${healerId}`,
  login: (redirectTo?: string) => withQuery('/login', { redirect_to: redirectTo }),
  register: (redirectTo?: string) => withQuery('/register', { redirect_to: redirectTo }),
  registerHealer: () => '/register/healer',
  devices: () => '/profile/devices',
  contact: (channel?: string) => withQuery('/profile/contact', { channel }),
  profile: (redirectTo?: string) => withQuery('/profile', { redirect_to: redirectTo }),
  loginHealer: (redirectTo?: string) => withQuery('/login/healer', { redirect_to: redirectTo }),
  otp: (redirectTo?: string) => withQuery('/otp', { redirect_to: redirectTo }),
  dashboard: () => '/dashboard',
  appointment: (appointmentId: string) => `/dashboard/appointments/${appointmentId}`,
  /** What healers offer, and what is booked. */
  counseling: () => '/counseling',
  appointmentLink: (token: string) => `/a/${token}`,
  notifications: (page?: number) => withQuery('/notifications', { page }),
  payment: (orderId: string) => withQuery('/payment', { order: orderId }),
  wallet: (page?: number) => withQuery('/wallet', { page }),
  lifePoints: (page?: number) => withQuery('/life-points', { page }),
  getStarted: () => '/get-started',
  aboutUs: () => '/about-us',
  contactUs: () => '/contact-us',
  support: (query: SupportQuery = {}) => withQuery('/support', { ...query }),
  supportTicket: (ticketId: string) => `/support/support-view/${ticketId}`,
  helpDesk: (query: HelpDeskQuery = {}) => withQuery('/help-desk', { ...query }),
  helpDeskTicket: (ticketId: string) => `/help-desk/${ticketId}`,
  loginHelpDesk: (redirectTo?: string) => withQuery('/login/help-desk', { redirect_to: redirectTo }),
  photoGallery: (query: { album?: string; page?: number } = {}) => withQuery('/photo-gallery', { ...query }),
  blog: (query: ArticlesQuery = {}) => withQuery('/blog', { ...query }),
  blogPost: (articleId: string) => `/blog/blog-details/${articleId}`,
  blogFeed: () => '/blog/rss.xml',
  successStories: (query: Pick<ArticlesQuery, 'search' | 'page'> = {}) =>
    withQuery('/success-story', { ...query }),
  successStory: (articleId: string) => `/success-story/success-story-details/${articleId}`,
  courses: (query: CoursesQuery = {}) => withQuery('/courses', { ...query }),
  coursesOf: (category: CategorySlug) => `/courses/${category}`,
  course: (courseId: string) => `/courses/courses-details/${courseId}`,
  courseOverview: (courseId: string) => `/courses/courses-overview/${courseId}`,
  /** The player; with a lesson, at that one. */
  player: (courseId: string, lessonId?: string) =>
    withQuery(`/course-view/courses-details/${courseId}`, { lesson: lessonId }),
  coursePayment: (orderId: string) => withQuery('/course-view/payment', { order: orderId }),
  bundles: (query: { page?: number } = {}) => withQuery('/bundles', { ...query }),
  bundle: (bundleId: string) => `/bundles/view/${bundleId}`,
  certificate: (code: string) => `/certificate/${code}`,
  myLearning: () => '/my-learning',
  ebooks: (query: EbooksQuery = {}) => withQuery('/e-book', { ...query }),
  ebook: (ebookId: string) => `/e-book/e-book-details/${ebookId}`,
  readBook: (ebookId: string) => `/read-book/${ebookId}`,
  /** Webinars and workshops together, or those of one kind. */
  events: (query: EventsQuery = {}, kind?: EventKind) =>
    withQuery(kind ? `/${kind}` : '/events', { ...query }),
  event: (kind: EventKind, eventId: string) =>
    kind === 'webinar' ? `/webinar/view/${eventId}` : `/workshop/workshop-details/${eventId}`,
  eventJoin: (kind: EventKind, eventId: string) => `/${kind}/join/${eventId}`,
  eventFeedback: (kind: EventKind, eventId: string) => `/feedback/${kind}/${eventId}`,
  myEvents: () => '/my-webinars',
  reels: () => '/reels',
  reel: (reelId: string) => `/reels/${reelId}`,
  wishlists: () => '/wishlists',
  privacyPolicy: () => '/privacy-policy',
  terms: () => '/terms-and-condition',
  /** All plans of a client, or one. */
  myActionPlan: (planId?: string, page?: number) =>
    withQuery(planId ? `/my-action-plan/${planId}` : '/my-action-plan', { page }),
  myNotification: (page?: number) => withQuery('/my-notification', { page }),
  practice: (from?: string) => withQuery('/practice', { from }),
  practiceAppointment: (appointmentId: string) => `/practice/appointments/${appointmentId}`,
  practiceHours: () => '/practice/hours',
  practicePlans: (page?: number) => withQuery('/practice/plans', { page }),
  practicePlan: (planId: string) => `/practice/plans/${planId}`,
  /** With an appointment, for its client. */
  practiceNewPlan: (appointmentId?: string) =>
    withQuery('/practice/plans/new', { appointment: appointmentId }),
  /** Conversations; with the id of one, of a healer or of an appointment, that one. */
  chat: (withId?: string) => withQuery('/chat', { with: withId }),
  practiceChat: (withId?: string) => withQuery('/practice/chat', { with: withId }),
} as const
