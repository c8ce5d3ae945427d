/**
 * Closed lists and fixed sentences. No schema library here, so that screens can use them without sending it to every
 * visitor.
 */

/** The role of a session. A staff session has the rights of all staff roles of the person. */
export const roles = ['client', 'healer', 'staff'] as const
export type Role = (typeof roles)[number]

/**
 * Staff roles: `support` answers people, `editor` publishes, `finance` handles money, `desk` books for clients of chosen
 * healers, `admin` can do everything.
 */
export const staffRoles = ['support', 'editor', 'finance', 'desk', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

/** The address of a category: colleagues add categories, so which there are is known to the server alone. */
export type CategorySlug = string

/** The languages of e-books: those that healers speak, and others of India; each code with its English name. */
export const ebookLanguages = {
  en: 'English',
  hi: 'Hindi',
  as: 'Assamese',
  bn: 'Bengali',
  gu: 'Gujarati',
  kn: 'Kannada',
  ks: 'Kashmiri',
  kok: 'Konkani',
  mai: 'Maithili',
  ml: 'Malayalam',
  mr: 'Marathi',
  ne: 'Nepali',
  or: 'Odia',
  pa: 'Punjabi',
  sa: 'Sanskrit',
  sd: 'Sindhi',
  ta: 'Tamil',
  te: 'Telugu',
  bo: 'Tibetan',
  tcy: 'Tulu',
  ur: 'Urdu',
} as const
export type EbookLanguage = keyof typeof ebookLanguages

/** The topics to choose from on the home page. */
export const healerTopics = [
  'sleep-and-anxiety',
  'marriage',
  'money',
  'family',
  'work',
  'growth',
  'spirituality',
] as const
export type HealerTopic = (typeof healerTopics)[number]

export const sessionModes = ['video', 'voice', 'chat'] as const
export type SessionMode = (typeof sessionModes)[number]

/** Morning until noon, afternoon until 5 pm, evening after. */
export const partsOfDay = ['any', 'morning', 'afternoon', 'evening'] as const
export type PartOfDay = (typeof partsOfDay)[number]

/** The specification's two, and two for other or unstated genders. */
export const genders = ['male', 'female', 'other', 'prefer-not-to-say'] as const
export type Gender = (typeof genders)[number]

/** Widths in which every picture of a healer exists. */
export const portraitWidths = [124, 248, 512] as const
export const faceWidths = [56, 112, 220] as const
/** Widths in which the cover of a course, an event or an article exists, and every photo. */
export const coverWidths = [352, 704, 1280] as const

export const healerSorts = ['next-free', 'price-low', 'price-high', 'name'] as const
export type HealerSort = (typeof healerSorts)[number]

/** Values of the filter by next available time, which must be before the end of the window in the caller's zone. */
export const freeWindows = ['today', 'tomorrow', 'week', 'any'] as const
export type FreeWindow = (typeof freeWindows)[number]

/** Longest description of an appointment. */
export const descriptionMax = 1000
/** Longest title of a healing session. */
export const healingTitleMax = 80
export const descriptionMissing = 'Please write a line about what you would like to talk about'

/** The answer to every review. */
export const reviewAdded = 'Review added successfully'
/** Longest review of a session, and longest reply to it. */
export const reviewMax = 1000
/** The organisation of a client who names none. */
export const defaultOrganization = 'NEWYOU'

/** Kinds of items on a wishlist. */
export const wishKinds = ['healer', 'course', 'bundle', 'ebook', 'webinar', 'workshop'] as const

/** Kinds of events, and their types in lists and in a client's own events. */
export const eventKinds = ['webinar', 'workshop'] as const
export const eventTypes = ['upcoming', 'recorded'] as const
export const eventTimes = ['upcoming', 'past', 'recorded'] as const
/** Most characters of an event review. */
export const feedbackMax = 1000

export const supportTitleMax = 120
export const supportDescriptionMax = 3000
export const supportAnswerMax = 3000
export const grievanceMax = 3000
export const objectionMax = 2000

/** Longest private note of a healer about a client, and the most notes about one client. */
export const clientNoteMax = 10_000
export const clientNotesMax = 500
/** The headings of each template of notes, as codes; a note of one section has none. */
export const noteTemplates = {
  free: [''],
  soap: ['subjective', 'objective', 'assessment', 'plan'],
  dap: ['data', 'assessment', 'plan'],
} as const
export const noteSectionsMax = 12
export const noteHeadingMax = 80
/** The most templates that a healer makes, and the most addenda of one note. */
export const noteTemplatesMax = 20
export const noteAddendaMax = 50
/** Longest summary of a session. */
export const sessionSummaryMax = 3000
export const homeworkMax = 8
