/** Words of the parts that know no domain. */
export const ui = {
  fullStop: '.',
  fieldRequired: 'This field is required',
  busy: 'Please wait',
  close: 'Close',
  closeDialog: 'Close this dialog',
  cancel: 'Cancel',
  ok: 'OK',
  tryAgain: 'Try again',
  breadcrumbs: 'Breadcrumb',
  loading: 'Loading',
  crisis: 'In an emergency, call <call>{name} {number}</call>. {note}',
  toPay: 'To pay',
  filters: '{count, plural, =0 {Filters} other {Filters (#)}}',
  pager: { before: 'Previous page', after: 'Next page', place: '{page, number} of {pages, number}' },
  errors: {
    waitSeconds: 'Too many attempts. Please try again in {count, plural, one {# second} other {# seconds}}.',
    waitMinutes: 'Too many attempts. Please try again in {count, plural, one {# minute} other {# minutes}}.',
    offline: 'You are offline. What you typed is still here.',
    failed: 'This page did not load',
    failedWhy: 'An error occurred on our side. Please try again.',
    internal: 'Something went wrong',
    calls: {
      settings: 'Failed to get settings list',
      aboutUs: 'Failed to get About Us page modules',
      categories: 'Failed to get newCategory list',
      appointments: 'unable to fetch healers list',
      workshops: 'Failed to get workshops',
      enrolment: 'Failed to get enrollment link',
      otp: 'Failed to generate OTP',
      generatedOtp: 'Failed to generated OTP',
      login: 'Failed to login',
      booking: 'Failed to book appointment',
      paymentLink: 'Failed to generate payment link',
      healingSessions: 'Your healing sessions did not load. Please try again',
      healingAnswer: 'Your answer was not sent. Please try again',
      questions: 'Failed to get questions list',
      status: 'Failed status',
    },
  },
} as const

/** Words for days and zones; put into sentences by ui/visitor-time.tsx. */
export const when = {
  today: 'today',
  tonight: 'tonight',
  tomorrow: 'tomorrow',
  at: '{day} {time}',
  indiaShort: 'India (IST)',
  indiaLong: 'India (IST, UTC+5:30)',
  zoneShort: '{place}',
  zoneLong: '{place} ({offset})',
  ages: {
    now: 'just now',
    minutes: '{count, number} min ago',
    hours: '{count, number} h ago',
    days: '{count, plural, one {# day} other {# days}} ago',
  },
} as const

/** The seven categories. */
export const categories = {
  'business-career': 'Business / Career',
  'self-development': 'Self Development',
  wealth: 'Wealth',
  family: 'Family',
  relationship: 'Relationship',
  health: 'Health',
  spirituality: 'Spirituality',
} as const
