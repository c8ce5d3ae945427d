// Calls that no key reaches, with the reason. `contract/scoped-calls.ts` lists all others; a test holds that each call
// stands in one of the two.
import { api, type Call } from './api.ts'
import { scopeOf } from './scoped-calls.ts'

interface Reason {
  why: string
  /** No scope may ever open them; the others may get one. */
  isForever: boolean
  /** Calls, or paths without a method: all calls below such a path. */
  calls: readonly string[]
}

const website = (...paths: string[]) => paths.map((path) => `/api/website/${path}`)
const practice = (...paths: string[]) => paths.map((path) => `/api/practice/${path}`)
const staff = (...paths: string[]) => paths.map((path) => `/api/staff/${path}`)

const reasons: readonly Reason[] = [
  {
    why: 'Who somebody is: log-in, OTPs, tokens, devices, contacts and registration belong to the person alone',
    isForever: true,
    calls: [
      '/api/token',
      ...website(
        ...['generate-otp', 'login', 'logout', 'verify-token', 'get-refresh-token', 'device'],
        ...['mobile-number-verification', 'mobile-number-otp-verification', 'email-verification'],
        ...['patient', 'account', 'contact-change', 'contact-change-otp', 'contact-change-proof'],
        ...['contact-confirmation', 'healer-registration', 'healer-document', 'healer-application'],
        ...['healer-invitation', 'guest-claim', 'imported-client', 'push-subscription', 'cometchat-token'],
        ...['first-start', 'first-start-check'],
        ...['referral-code-mail', 'calendar-feed', 'passkey', 'passkey-options', 'passkey-refusal'],
        ...['passkey-login', 'passkey-login-options'],
        ...['staff-sign-on', 'staff-sign-on-start'],
        ...['organization-sign-on', 'organization-sign-on-start', 'my-organization-sign-on'],
      ),
      ...staff('desk/guests'),
      'POST /api/staff/desk/sessions/{appointmentId}/guest-link',
    ],
  },
  {
    why: 'Consents, privacy and the choices of a guardian are given by the person, never by a program',
    isForever: true,
    calls: [
      ...website(
        'consent',
        'signed-consent',
        'guardian',
        'guardian-consent',
        'page-view-target',
        'data-access',
      ),
      ...website('data-export', 'account-deletion', 'grievance', 'discreet-use', 'unsubscribe', 'dependant'),
      ...website('dependant-link', 'appointment/{appointmentId}/consent'),
      ...practice('appointment/{appointmentId}/consent'),
      ...staff('consent-texts'),
      'POST /api/staff/desk/sessions/{appointmentId}/terms',
    ],
  },
  {
    why: 'Second factor, step-up and the rights of colleagues: a key proves none of them',
    isForever: true,
    calls: staff(
      'second-factor',
      'second-factor-setup',
      'passkey-factor',
      'passkey-factor-options',
      'step-up',
      'step-up-otp',
      'me',
      'desk-session',
      'lock',
      'colleagues',
    ),
  },
  {
    why: 'The address of a calendar, and the way into an account, are secrets of their healer',
    isForever: true,
    calls: practice('calendars', 'calendar-accounts', 'calendar-suggestions'),
  },
  {
    why: 'A key makes, lists and revokes no keys, and an app connects no apps',
    isForever: true,
    calls: [
      ...practice('key', 'webhook', 'webhook-delivery'),
      ...staff('keys', 'apps'),
      ...website('authorisation', 'app-grant'),
    ],
  },
  {
    why: 'What is said between client and healer of health: notes, files, answers, measures, plans, handovers',
    isForever: true,
    calls: [
      ...practice(
        'client/{appointmentId}',
        'client-note',
        'client-file',
        'note-template',
        'progress',
        'goal',
      ),
      ...practice('goal-review', 'measure', 'progress-suggestion', 'handover', 'test', 'test-request'),
      ...[practice, website, staff].flatMap((of) => of('leaving')),
      ...[practice, website].flatMap((of) => of('health-passport')),
      ...practice('action-plan', 'action-plan-score', 'action-plan-client', 'healing-session'),
      ...['summary', 'file', 'claim-code', 'intake'].flatMap((part) =>
        practice(`appointment/{appointmentId}/${part}`),
      ),
      ...['given', 'claim-code', 'intake'].flatMap((part) => website(`appointment/{appointmentId}/${part}`)),
      ...website('progress', 'goal', 'goal-review', 'measure-request', 'measure', 'progress-suggestion'),
      ...website('handover', 'answer', 'answer-later', 'questions', 'test-list', 'test', 'result-screen'),
      ...website(
        'test-result',
        'test-request',
        'patient-action-plan',
        'notification-status',
        'healing-session',
      ),
      ...website('action-plan-score', 'action-plan-today', 'action-plan-notification'),
      ...staff('questions', 'intake-forms', 'intake-questions', 'self-tests'),
    ],
  },
  {
    why: 'Messages to phones, and the addresses at which their providers report',
    isForever: true,
    calls: staff('text-templates', 'text-messages'),
  },
  {
    why: 'Crisis: a person must be there',
    isForever: true,
    calls: [...website('helpline-shown'), ...staff('helplines', 'crisis-follow-ups')],
  },
  {
    why: 'Letters of people: chats, groups, tickets, enquiries to the practice, reports and blocks',
    isForever: true,
    calls: [
      ...website(
        'all-user-chat',
        'search-chat',
        'unread-chat-count',
        'person-block',
        'community-group',
        'report',
      ),
      ...website('support', 'search-support', 'support-ticket-review', 'contact-us', 'appointment-inquiry'),
      ...website('my-inquiry', 'appointment/{appointmentId}/objection', 'course-qa'),
      ...practice('appointment/{appointmentId}/answer-report'),
      ...staff('support', 'support-desk', 'support-times', 'saved-replies', 'inbox', 'community-groups'),
      ...staff('community-posts', 'community-members', 'community-reports'),
    ],
  },
  {
    why: 'Rooms, their signals and recordings are for those who sit in them',
    isForever: true,
    calls: [
      ...website('room'),
      ...practice('room', 'event/{eventId}/recording'),
      ...staff('event-recordings', 'appointments/{appointmentId}'),
    ],
  },
  {
    why: 'Money moves by a person who pressed: payments, refunds, tills, wallets, payouts and bank accounts',
    isForever: true,
    calls: [
      ...website('payment', 'order-payment', 'appointment-payment', 'webinar-payment', 'workshop-payment'),
      ...website(
        'payment-link',
        'wallet',
        'wallet-view',
        'life-point',
        'apply-coupon',
        'remove-coupon',
        'coupon',
      ),
      ...website('order-return'),
      ...practice('earnings', 'bank-account', 'bank-account-otp'),
      ...staff('payouts-due', 'payout-batches', 'payouts', 'counter', 'orders/{orderId}/payment-link'),
      ...staff(
        'orders/{orderId}/desk-payments',
        'orders/{orderId}/refund-preview',
        'orders/{orderId}/refund',
      ),
      ...staff(
        'desk-payments',
        'desk-refunds',
        'balances',
        'adjustments',
        'approvals',
        'disputes',
        'coupons',
      ),
      ...staff(
        'failed-refunds',
        'referrals',
        'organization-desk',
        'organization-budget',
        'organization-sign-on',
        'webhooks',
        'tills',
      ),
      ...staff('refused-webhooks'),
      ...['transfer', 'close', 'confirm'].map((deed) => `POST /api/staff/till-sessions/{sessionId}/${deed}`),
      ...['approve', 'refuse'].map((deed) => `POST /api/staff/refund-requests/{requestId}/${deed}`),
      'POST /api/staff/ledger-proofs',
    ],
  },
  {
    why: 'What colleagues did, and what the server did: the audit trail, imports, jobs and settings',
    isForever: true,
    calls: staff(
      ...['audit', 'imports', 'settings', 'brand', 'failed-jobs', 'outbox', 'trials', 'opening'],
      'practice-archives',
    ),
  },
  {
    why: 'Contacts and the whole record of a person are shown to a colleague who asked, and the look is logged',
    isForever: true,
    calls: staff('clients/{personId}', 'desk/clients/{personId}/reveal'),
  },
  {
    why: 'The secret of a link in a message is the permission',
    isForever: true,
    calls: website('session-invitation', 'appointment-link', 'organization-invitation'),
  },
  {
    why: 'Files come by the screens, which show them before they are sent',
    isForever: false,
    calls: [
      ...practice('page/portrait', 'submission/{submissionId}/file'),
      ...staff('media'),
      '/api/website/course-player',
      '/api/website/course-content',
    ],
  },
  {
    why: 'It feeds one of our own screens and promises no lasting shape',
    isForever: false,
    calls: [
      ...website('home-texts', 'home-hero', 'home-page', 'income-list', 'notification', 'notification-count'),
      ...website('read-notification', 'notification-preferences', 'slot-hold', 'demo-webinar-join'),
      ...staff('today', 'find', 'waiting', 'options', 'page-preview', 'about-preview', 'faq-preview'),
      ...staff('course-preview', 'course-preview-content', 'advertising-claims'),
    ],
  },
  {
    why: 'A colleague decides it and is asked why: what is published for others, days when a healer is away',
    isForever: false,
    calls: [
      ...['accept', 'refuse'].map((deed) => `POST /api/staff/submissions/{submissionId}/${deed}`),
      ...staff('desk/healers/{healerId}/absence', 'desk/absences'),
    ],
  },
  {
    why: 'Lists that the practice rarely changes have screens alone',
    isForever: false,
    calls: staff(
      'categories',
      'languages',
      'professions',
      'organizations',
      'search-meanings',
      'search-pages',
    ),
  },
]

const pathOf = (call: string) => call.slice(call.indexOf(' ') + 1)
const names = (entry: string, call: string) =>
  entry.startsWith('/') ? `${pathOf(call)}/`.startsWith(`${entry}/`) : call === entry

/** What the reasons above name one by one; `isForever` without a reason below. */
const named = (call: string) => reasons.find(({ calls }) => calls.some((entry) => names(entry, call)))

const tables = /\/(export|bulk|revisions)(\/|$)/

/** What holds for whole kinds of calls that nothing above names. */
function byKind(call: Call): Pick<Reason, 'why' | 'isForever'> | undefined {
  const { who } = api[call]
  if (who === 'client' && !scopeOf(call))
    return {
      why: 'It acts for a client: keys belong to healers and the practice, and no app has asked for it yet',
      isForever: false,
    }
  if (Array.isArray(who) && who.every((role) => role === 'admin'))
    return { why: 'For administrators alone, and no key is one', isForever: true }
  if (pathOf(call).startsWith('/api/staff/') && tables.test(call))
    return {
      why: 'Tables, saved versions and changes of many records at once are for screens',
      isForever: false,
    }
  return undefined
}

/** Why no key reaches a call; undefined for one that has a scope, or was forgotten here. */
export const withoutScope = (call: Call) => named(call) ?? byKind(call)

/** Entries that name no call, because it was renamed or is gone. */
export const idleEntries = () =>
  reasons.flatMap(({ calls }) =>
    calls.filter((entry) => !Object.keys(api).some((call) => names(entry, call))),
  )
