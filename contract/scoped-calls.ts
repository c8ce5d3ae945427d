// What each scope opens. A call that stands in none of these lists is reached by no key, and has its reason in
// contract/without-scope.ts. Records of the back office are named by their kind.
import { api, type Call } from './api.ts'
import { type Scope, scopeNames } from './scopes.ts'

/** The record calls of the back office that a scope opens: lists, single records, drafts, states and order. */
const records = {
  content: [
    'articles',
    'pages',
    'about-modules',
    'faq-entries',
    'home-modules',
    'home-texts',
    'photo-albums',
    'photos',
    'reels',
    'site-links',
  ],
  catalogue: ['bundles', 'course-lessons', 'course-sections', 'courses', 'ebooks', 'quiz-questions'],
  events: ['events', 'event-speakers'],
} as const

const calls = {
  'directory:read': [
    'GET /api/website/settings',
    'GET /api/website/new-you-category',
    'GET /api/website/language',
    'GET /api/website/healers',
    'GET /api/website/healer',
    'GET /api/website/healer-facets',
    'GET /api/website/healer/{healerId}',
    'GET /api/website/healer-list/{nUHealerId}',
    'GET /api/website/healer-service/{serviceId}',
    'GET /api/website/booking-widget/{widgetId}',
    'GET /api/website/profession-list',
    'GET /api/website/speech-list',
    'GET /api/website/place-list',
    'GET /api/website/search',
  ],
  'times:read': [
    'GET /api/website/available-healers',
    'GET /api/website/available-healers/{u_id}',
    'GET /api/website/available-healer-count',
    'GET /api/website/check-availability/{u_id}',
    'GET /api/website/healer-availability',
    'GET /api/website/healer-availability-date',
    'GET /api/website/available-now',
    'GET /api/website/free-appointments',
  ],
  'bookings:read': [
    'GET /api/practice/appointment',
    'GET /api/practice/appointment/{appointmentId}',
    'GET /api/practice/appointment-series/{seriesId}',
    'GET /api/practice/session-together/{appointmentId}',
    'GET /api/staff/desk/diary',
    'GET /api/staff/desk/healers',
    'GET /api/staff/desk/waiting',
    'GET /api/staff/desk/healers/{healerId}/services',
    'GET /api/staff/desk/healers/{healerId}/free-times',
    'GET /api/staff/desk/sessions/{appointmentId}',
    'GET /api/staff/desk/sessions/{appointmentId}/cancel',
    'GET /api/staff/appointments',
  ],
  'bookings:write': [
    'POST /api/practice/appointment/{appointmentId}/confirm',
    'POST /api/practice/appointment/{appointmentId}/reschedule',
    'POST /api/practice/appointment/{appointmentId}/cancel',
    'POST /api/practice/appointment/{appointmentId}/complete',
    'POST /api/practice/appointment/{appointmentId}/no-show',
    'POST /api/practice/appointment/{appointmentId}/cancel-following',
    'POST /api/practice/appointment/{appointmentId}/arrive',
    'POST /api/staff/desk/sessions',
    'POST /api/staff/desk/sessions/{appointmentId}/reschedule',
    'POST /api/staff/desk/sessions/{appointmentId}/cancel',
    'POST /api/staff/desk/sessions/{appointmentId}/arrive',
    'POST /api/staff/desk/sessions/{appointmentId}/no-show',
    'POST /api/staff/desk/sessions/{appointmentId}/late',
  ],
  'hours:read': [
    'GET /api/practice/hours',
    'GET /api/practice/calendar',
    'GET /api/practice/available-now',
    'GET /api/staff/desk/healers/{healerId}/hours',
  ],
  'hours:write': [
    'PUT /api/practice/hours',
    'PUT /api/practice/available-now',
    'DELETE /api/practice/available-now',
    'PUT /api/staff/desk/healers/{healerId}/hours',
  ],
  'clients:read': ['GET /api/practice/client', 'GET /api/staff/clients', 'GET /api/staff/desk/clients'],
  'page:read': ['GET /api/practice/page', 'GET /api/practice/place', 'GET /api/practice/service'],
  'page:write': [
    'PUT /api/practice/page',
    'POST /api/practice/page-change/withdraw',
    'POST /api/practice/service',
    'PUT /api/practice/service/{serviceId}',
    'PUT /api/practice/first-service',
    'PUT /api/practice/service-order',
  ],
  'inquiries:read': ['GET /api/practice/inquiry'],
  'inquiries:write': ['POST /api/practice/inquiry/{inquiryId}/answer'],
  'reviews:read': ['GET /api/practice/appointment/{appointmentId}/review'],
  'reviews:write': [
    'POST /api/practice/healer-review/{u_id}/reply',
    'PUT /api/website/course-review/{reviewId}',
  ],
  'earnings:read': ['GET /api/practice/earning-lines', 'GET /api/practice/payouts'],
  'content:read': [
    'GET /api/website/static-page',
    'GET /api/website/about-us',
    'GET /api/website/photo-album',
    'GET /api/website/photo-gallery',
    'GET /api/website/site-links',
    'GET /api/website/blog',
    'GET /api/website/blog-tag',
    'GET /api/website/blog/{blogId}',
    'GET /api/website/success-story',
    'GET /api/website/success-story/{storyId}',
    'GET /api/website/reels',
    'GET /api/website/reel/{id}',
    'GET /api/website/faq',
    'POST /api/website/search-blog',
    'GET /api/practice/submission',
    'GET /api/practice/submission/{submissionId}',
    'GET /api/staff/submissions',
    'GET /api/staff/submissions/{submissionId}',
  ],
  'content:write': [
    'POST /api/practice/submission',
    'PUT /api/practice/submission/{submissionId}',
    'POST /api/practice/submission/{submissionId}/send',
    'POST /api/practice/submission/{submissionId}/withdraw',
    'DELETE /api/practice/submission/{submissionId}',
  ],
  'catalogue:read': [
    'GET /api/website/course',
    'GET /api/website/course-language',
    'GET /api/website/popular',
    'GET /api/website/course/{courseId}',
    'GET /api/website/course-marketing/{courseId}',
    'GET /api/website/course-description/{courseId}',
    'GET /api/website/course-list/{nUCourseId}',
    'GET /api/website/membership-package',
    'GET /api/website/membership-package/{id}',
    'GET /api/website/ebook',
    'GET /api/website/ebook-language',
    'GET /api/website/ebook/{eBookId}',
    'GET /api/website/certificate/{code}',
    'GET /api/staff/courses/{id}/outline',
  ],
  'catalogue:write': ['PUT /api/staff/courses/{id}/outline'],
  'events:read': [
    'GET /api/website/event',
    'GET /api/website/webinar',
    'GET /api/website/workshop',
    'GET /api/website/webinar/{u_id}',
    'GET /api/website/workshop/{u_id}',
    'GET /api/website/demo-webinar',
    'GET /api/practice/event',
    'GET /api/practice/event-past',
    'GET /api/practice/event/{eventId}',
    'GET /api/practice/event/{eventId}/participant',
    'GET /api/practice/event-form',
  ],
  'events:write': [
    'POST /api/practice/event/{eventId}/check-in',
    'PUT /api/practice/event/{eventId}/attendance/{enrollmentId}',
  ],
  'orders:read': [
    'GET /api/staff/orders',
    'GET /api/staff/orders/{orderId}',
    'GET /api/staff/payable-orders',
    'GET /api/staff/payable-orders/{orderId}',
    'GET /api/staff/invoices',
    'GET /api/staff/refund-requests',
  ],
  'books:read': [
    'GET /api/staff/ledger',
    'GET /api/staff/ledger-accounts',
    'GET /api/staff/ledger-proofs',
    'GET /api/staff/reconciliations',
    'GET /api/staff/till-sessions',
    'GET /api/staff/till-sessions/{sessionId}',
  ],
  'reports:read': [
    'GET /api/staff/reports',
    'GET /api/staff/reports/revenue',
    'GET /api/staff/reports/course-completion',
    'GET /api/staff/reports/event-fill',
    'GET /api/staff/reports/referrals',
    'GET /api/staff/reports/support-times',
    'GET /api/staff/event-feedback',
  ],
  'sessions:read': [
    'GET /api/website/appointment',
    'GET /api/website/appointment/{appointmentId}',
    'GET /api/website/appointment/{appointmentId}/cancel',
  ],
  'sessions:write': [
    'POST /api/website/appointment/{appointmentId}/confirm',
    'POST /api/website/appointment/{appointmentId}/reschedule',
    'POST /api/website/appointment/{appointmentId}/accept-reschedule',
    'POST /api/website/appointment/{appointmentId}/cancel',
  ],
} as const satisfies Record<Scope, readonly Call[]>

/** The calls of a kind of record that are reached by key; those for administrators alone never are. */
function ofRecords(kinds: readonly string[], isRead: boolean) {
  const paths = new Set(
    kinds.flatMap((kind) => ['', '/{id}', '/order', '/{id}/state'].map((end) => `/api/staff/${kind}${end}`)),
  )
  return (Object.keys(api) as Call[]).filter((call) => {
    const [method, path = ''] = call.split(' ')
    return paths.has(path) && (method === 'GET') === isRead
  })
}

/** What each scope opens. */
export const scopedCalls: Record<Scope, readonly Call[]> = {
  ...calls,
  'content:read': [...calls['content:read'], ...ofRecords(records.content, true)],
  'content:write': [...calls['content:write'], ...ofRecords(records.content, false)],
  'catalogue:read': [...calls['catalogue:read'], ...ofRecords(records.catalogue, true)],
  'catalogue:write': [...calls['catalogue:write'], ...ofRecords(records.catalogue, false)],
  'events:read': [...calls['events:read'], ...ofRecords(records.events, true)],
  'events:write': [...calls['events:write'], ...ofRecords(records.events, false)],
}

type RecordKind = (typeof records)[keyof typeof records][number]
type RecordEnd = '' | '/{id}' | '/order' | '/{id}/state'

/** A call that some key can make. */
export type ScopedCall = Extract<
  Call,
  (typeof calls)[Scope][number] | `${string} /api/staff/${RecordKind}${RecordEnd}`
>

const scopeOfCall = new Map<string, Scope>(
  scopeNames.flatMap((scope) => scopedCalls[scope].map((call): [string, Scope] => [call, scope])),
)

/** The scope that opens a call to keys; undefined where no key reaches it. */
export const scopeOf = (call: string): Scope | undefined => scopeOfCall.get(call)
