/**
 * Mutated sources and the tests that must fail, the quick ones first, named without `server/` and `.test.ts`. Drawing a
 * PDF is not money.
 */
export const areas = {
  money: {
    sources: 'server/money/{payments,ledger,wallet}/*.ts',
    without: /(test|model|fonts|pdf)\.ts$/,
    tests: [
      'money/payments/shares',
      'money/wallet/wallet.int',
      'money/payments/kinds.int',
      'money/payments/coupons.int',
      'money/payments/stacked.int',
      'money/payments/refunds-at-gateway.int',
      'money/payments/payments.int',
      'money/payments/webhook.int',
      'money/payments/appointments-paid.int',
      'money/payments/reconciliation.int',
      'money/payments/invoices.int',
      'money/ledger/ledger.int',
      'money/payments/order-machine.int',
    ],
  },
  booking: {
    sources: 'server/care/{appointments/*,healers/availability,healers/calendar}.ts',
    without: /test\.ts$/,
    tests: [
      'care/healers/availability',
      'care/healers/available.int',
      'care/appointments/booking.int',
      'care/inquiries/inquiries.int',
      'care/appointments/practice.int',
      'care/waitlist/waitlist.int',
      'care/appointments/confirming.int',
      'care/appointments/reminders.int',
      'care/appointments/changes.int',
      'care/appointments/free-sessions.int',
      'care/appointments/reviews.int',
      'learning/bundles/bundles.int',
    ],
  },
  events: {
    sources: 'server/learning/events/*.ts',
    without: /test\.ts$/,
    tests: ['learning/events/seats.int', 'learning/events/joining.int', 'learning/events/events.int'],
  },
  session: {
    sources: 'server/people/accounts/{sessions,tokens,otp}.ts',
    without: /test\.ts$/,
    tests: [
      'people/accounts/otp.int',
      'people/accounts/accounts.int',
      'people/accounts/devices.int',
      'people/accounts/registration.int',
    ],
  },
}
