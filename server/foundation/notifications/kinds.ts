import type { NotificationKind } from '@newyou/contract/foundation/notifications'
import type { Catalogue, LabelDomain, Parameters, TemplateKey } from '../../messages/index.ts'
import { type Clock, hours } from '../../platform/clock.ts'

/** Notification kind of each domain. */
const ofDomain = {
  accounts: 'security',
  actionPlans: 'plans',
  appointments: 'sessions',
  calendars: 'sessions',
  chat: 'messages',
  claimReceipts: 'sessions',
  community: 'community',
  contact: 'support',
  courses: 'learning',
  // A notice that a person may be in danger comes in any case.
  crisis: 'security',
  dependants: 'sessions',
  // Bank details and payouts.
  earnings: 'money',
  events: 'events',
  guardians: 'security',
  guests: 'sessions',
  handovers: 'sessions',
  healingSessions: 'sessions',
  imports: 'security',
  inquiries: 'support',
  intake: 'sessions',
  notifications: 'support',
  organizations: 'money',
  payments: 'money',
  plain: 'sessions',
  practice: 'sessions',
  privacy: 'security',
  progress: 'sessions',
  purchases: 'learning',
  referrals: 'money',
  rooms: 'sessions',
  selfTests: 'sessions',
  signedConsents: 'sessions',
  staff: 'security',
  submissions: 'support',
  support: 'support',
  waitlist: 'sessions',
  wallet: 'money',
  webhooks: 'support',
} satisfies Record<Exclude<keyof Catalogue, LabelDomain>, NotificationKind>

/** Messages that also inform about a payment. */
const aboutMoney = new Set<TemplateKey>([
  // Paid by a client who waits for the healer.
  'appointments.beginsNowForHealer',
  'appointments.bookedToPayLater',
  'appointments.payDue',
  'appointments.unpaidEndedForClient',
  'appointments.seriesCancelledForClient',
  'appointments.cancelledForClient',
  'appointments.noShowForClient',
  'appointments.absenceAdmitted',
  'appointments.absenceDenied',
  'appointments.nobodyMet',
  'dependants.ended',
  'events.enrolmentCancelled',
  'events.cancelled',
  'rooms.healerLate',
])

/** Kind of a message. */
export function kindOfMessage(message: TemplateKey): NotificationKind {
  if (aboutMoney.has(message)) return 'money'
  return ofDomain[message.slice(0, message.indexOf('.')) as keyof typeof ofDomain] // the key begins with its domain
}

const soon = hours(12)

/** Whether a message would be too late some hours later, because its subject starts soon. */
export function isUrgent(message: TemplateKey, { startsAt }: Parameters, now: ReturnType<Clock['now']>) {
  if (message.startsWith('rooms.')) return true
  return typeof startsAt === 'string' && new Date(startsAt).getTime() - now.getTime() < soon
}
