import type { Derived, Measure, Report } from './report.ts'

const report = <const Name extends string>(declared: Report<Name>): Report<Name> => declared
const count = (label: string): Measure => ({ label, unit: 'count' })
const paise = (label: string): Measure => ({ label, unit: 'paise' })
const seconds = (label: string): Measure => ({ label, unit: 'seconds', isHidden: true })
const share = (label: string, each: string, ...per: string[]): Derived => ({
  label,
  unit: 'percent',
  of: { each, per },
})
const mean = (label: string, each: string, per: string): Derived => ({
  label,
  unit: 'seconds',
  of: { each, per: [per] },
})

const sales = ['sessions_paise', 'courses_paise', 'ebooks_paise', 'bundles_paise', 'events_paise']

/** All reports. Their queries are in server/administration/reports/measures.ts. */
export const reports = [
  report({
    name: 'bookings',
    label: 'Bookings',
    summary: 'Sessions by the day on which they were booked. Holds that were never paid do not count.',
    read: ['admin'],
    measures: {
      paid: count('Paid sessions'),
      packs: count('From a session pack'),
      free: count('Free sessions'),
      cancelled: { ...count('Cancelled later'), isHidden: true },
    },
    derived: {
      all: { label: 'All bookings', unit: 'count', of: { sum: ['paid', 'packs', 'free'], without: [] } },
      cancelled_share: share('Cancelled later', 'cancelled', 'paid', 'packs', 'free'),
    },
    main: 'all',
    charts: [
      { label: 'Bookings', kind: 'bars', of: ['paid', 'packs', 'free'] },
      { label: 'Share cancelled later', kind: 'line', of: ['cancelled_share'] },
    ],
  }),
  report({
    name: 'revenue',
    label: 'Revenue',
    summary:
      'What was sold, by the day of its payment, and what was refunded, by the day of the refund. Prices include tax. Wallet top-ups are not counted as sales.',
    read: ['finance', 'admin'],
    measures: {
      sessions_paise: paise('Sessions'),
      courses_paise: paise('Courses'),
      ebooks_paise: paise('E-books'),
      bundles_paise: paise('Packages'),
      events_paise: paise('Events'),
      orders: count('Orders'),
      tax_paise: paise('Tax included'),
      coupons_paise: paise('Paid by coupons'),
      refunded_paise: paise('Refunded'),
    },
    derived: {
      sold_paise: { label: 'Sold', unit: 'paise', of: { sum: sales, without: [] } },
      net_paise: {
        label: 'Sold, net of refunds',
        unit: 'paise',
        of: { sum: sales, without: ['refunded_paise'] },
      },
    },
    main: 'sold_paise',
    charts: [
      { label: 'Sold, by kind', kind: 'bars', of: sales },
      { label: 'Sold and refunded', kind: 'line', of: ['sold_paise', 'refunded_paise', 'net_paise'] },
    ],
  }),
  report({
    name: 'first-sessions',
    label: 'Visit to first session',
    summary:
      'A visit is a page that a browser opened from elsewhere, counted without any id. Each step counts on its own day: clients who registered, who booked for the first time, and whose first session was held.',
    read: ['admin'],
    measures: {
      visits: count('Visits'),
      registered: count('Registered'),
      booked: count('First bookings'),
      held: count('First sessions held'),
      waited_seconds: seconds('From registration to the first session'),
    },
    derived: {
      registered_share: share('Registered of the visits', 'registered', 'visits'),
      held_share: share('First sessions of the registered', 'held', 'registered'),
      waited: mean('From registration to the first session', 'waited_seconds', 'held'),
    },
    main: 'held',
    charts: [
      { label: 'Visits', kind: 'line', of: ['visits'] },
      { label: 'Steps to the first session', kind: 'bars', of: ['registered', 'booked', 'held'] },
    ],
  }),
  report({
    name: 'no-shows',
    label: 'No-shows',
    summary: 'Outcome of sessions, by the day of their start.',
    read: ['admin'],
    measures: {
      held: count('Held'),
      client_absent: count('Client did not join'),
      healer_absent: count('Healer did not join'),
      undecided: count('Reported or disputed'),
      cancelled: count('Cancelled'),
    },
    derived: {
      client_absent_share: share(
        'Clients who did not join',
        'client_absent',
        'held',
        'client_absent',
        'healer_absent',
      ),
      healer_absent_share: share(
        'Healers who did not join',
        'healer_absent',
        'held',
        'client_absent',
        'healer_absent',
      ),
    },
    main: 'held',
    charts: [
      {
        label: 'Outcome of sessions',
        kind: 'bars',
        of: ['held', 'client_absent', 'healer_absent', 'undecided', 'cancelled'],
      },
      { label: 'Shares', kind: 'line', of: ['client_absent_share', 'healer_absent_share'] },
    ],
  }),
  report({
    name: 'course-completion',
    label: 'Course completion',
    summary:
      'Learners by the day on which they got their course: how many started it, and how many have completed all lessons by now.',
    read: ['editor', 'admin'],
    measures: {
      learners: count('Learners'),
      begun: count('Started'),
      completed: count('Completed'),
    },
    derived: {
      begun_share: share('Started (share)', 'begun', 'learners'),
      completed_share: share('Completed (share)', 'completed', 'learners'),
    },
    main: 'learners',
    charts: [
      { label: 'Learners', kind: 'bars', of: ['learners', 'begun', 'completed'] },
      { label: 'Shares', kind: 'line', of: ['begun_share', 'completed_share'] },
    ],
  }),
  report({
    name: 'event-fill',
    label: 'Event occupancy',
    summary:
      'Webinars and workshops by the day of their start. Only events with a number of seats have a share.',
    read: ['editor', 'admin'],
    measures: {
      events: count('Events'),
      enrolled: count('Enrolled'),
      seats: count('Seats'),
      taken: count('Seats taken'),
      cancelled: count('Cancelled events'),
    },
    derived: { taken_share: share('Seats taken (share)', 'taken', 'seats') },
    main: 'enrolled',
    charts: [
      { label: 'Enrolled and seats', kind: 'bars', of: ['enrolled', 'seats', 'taken'] },
      { label: 'Share of seats taken', kind: 'line', of: ['taken_share'] },
    ],
  }),
  report({
    name: 'referrals',
    label: 'Referrals',
    summary: 'Friends by the day on which they joined, and the outcome.',
    read: ['finance', 'admin'],
    measures: {
      joined: count('Joined'),
      bought: count('Bought'),
      rewarded: count('Rewarded'),
      held: count('On hold'),
      refused: count('Not rewarded'),
      points: { label: 'Life points given', unit: 'points' },
    },
    derived: { rewarded_share: share('Rewarded (share)', 'rewarded', 'joined') },
    main: 'joined',
    charts: [{ label: 'Friends', kind: 'bars', of: ['joined', 'bought', 'rewarded'] }],
  }),
  report({
    name: 'support-times',
    label: 'Support times',
    summary:
      'Tickets by the day on which they were opened, and how long they took to be answered and closed.',
    read: ['support', 'admin'],
    measures: {
      tickets: count('Tickets'),
      answered: count('Answered'),
      within_day: count('Answered within 24 hours'),
      closed: count('Closed'),
      rated: count('Rated'),
      answer_seconds: seconds('Time to first reply'),
      closing_seconds: seconds('Time to close'),
      stars: { ...count('Stars'), isHidden: true },
    },
    derived: {
      answer_time: mean('Time to first reply', 'answer_seconds', 'answered'),
      closing_time: mean('Time to close', 'closing_seconds', 'closed'),
      within_day_share: share('Answered within 24 hours (share)', 'within_day', 'tickets'),
      mean_stars: { label: 'Stars', unit: 'count', of: { each: 'stars', per: ['rated'] } },
    },
    main: 'tickets',
    charts: [
      { label: 'Tickets', kind: 'bars', of: ['tickets', 'answered', 'closed'] },
      { label: 'Mean times', kind: 'line', of: ['answer_time', 'closing_time'] },
    ],
  }),
] as const
export type ReportName = (typeof reports)[number]['name']
