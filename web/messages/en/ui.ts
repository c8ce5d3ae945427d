/** Words of the parts that know no domain. */
export const ui = {
  siteName: 'New You',
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
  errors: {
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
      healingSessions: 'Failed to get healing sessions',
      healingAnswer: 'Failed to answer the offer',
    },
  },
  loaderMessages: {
    m1: 'Take one slow breath.',
    m2: 'You do not have to carry everything at once.',
    m3: 'Let your shoulders come down a little.',
    m4: 'Coming here was already a first step.',
    m5: 'There is no hurry. You are in the right place.',
    m6: 'A small kindness to yourself counts today.',
    m7: 'There is someone here to listen.',
    m8: 'Rest is important too. We are almost ready.',
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
    minutes: '{count, number}m ago',
    hours: '{count, number}h ago',
    days: '{count, number}d ago',
  },
} as const

/** The seven categories. */
export const categories = {
  'business-career': 'Business and career',
  'self-development': 'Self development',
  wealth: 'Wealth',
  family: 'Family',
  relationship: 'Relationship',
  health: 'Health',
  spirituality: 'Spirituality',
} as const
