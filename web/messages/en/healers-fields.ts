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
    written_in: 'Language of your topics and texts',
    other_topics: 'Topics in the other language',
    other_about: 'About you in the other language',
    other_concerns: 'What clients come to you for, in the other language',
  },
  hint: {
    price_rupees: 'GST included. Booked sessions keep their price.',
    topics: 'A few words, separated by commas. Shown in the list of healers.',
    about: 'Start a new line for each paragraph.',
    client_concerns: 'One or two sentences. Leave empty to hide this part.',
    greeting: 'For example, how you greet a client. Leave empty to hide this part.',
    written_in: 'Below you can write the same in the other language of the site.',
    other_topics: 'Hindi, or English if you wrote in Hindi. Visitors read the language that they chose.',
    other_about: 'Fill in everything in the other language or nothing.',
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
