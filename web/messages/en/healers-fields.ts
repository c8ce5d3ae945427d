/** The fields of a healer's profile, each by its name in `contract/care/healers/fields.ts`. */
export const healersFields = {
  label: {
    gender: 'Gender',
    title: 'Professional title',
    modes: 'Session types',
    city: 'City',
    main_category: 'Main category',
    categories: 'Other categories',
    languages: 'Languages you work in',
    topics: 'Topics you help with',
    qualifications: 'Qualifications',
    practising_since: 'Practising since (year)',
    price_rupees: 'Session price (₹)',
    about: 'About you',
    client_concerns: 'What clients come to you for',
    greeting: 'A line in your own language',
  },
  hint: {
    price_rupees: 'GST included. Booked sessions keep their price.',
    topics: 'A few words, separated by commas. Shown in the list of healers.',
    about: 'Start a new line for each paragraph.',
    client_concerns: 'One or two sentences. Leave empty to hide this part.',
    greeting: 'For example, how you greet a client. Leave empty to hide this part.',
  },
  /** What the registration says in another way. */
  asked: {
    price_rupees: 'Price for a 45-minute session (₹)',
    about: 'About your work, in a few sentences',
  },
  askedHint: {
    title: 'For example, Family counsellor. Shown below your name.',
    qualifications: 'Your degree, licence or school. Your documents should confirm it.',
  },
  mode: { video: 'Video', voice: 'Voice only', chat: 'Chat' },
} as const
