/**
 * The closed lists and fixed sentences of the field. They stand apart from the schemas so that a screen may
 * show them without sending the schema library to every visitor.
 */

/** What a session acts as. A colleague's session has the rights of all their staff roles. */
export const roles = ['client', 'healer', 'staff'] as const
export type Role = (typeof roles)[number]

/** What a colleague may do: answer people, publish, look after money, everything. */
export const staffRoles = ['support', 'editor', 'finance', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

export const categorySlugs = [
  'business-career',
  'self-development',
  'wealth',
  'family',
  'relationship',
  'health',
  'spirituality',
] as const
export type CategorySlug = (typeof categorySlugs)[number]

/** What the sentence of the home page offers to talk about. */
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

/** Before noon, before five, after. */
export const partsOfDay = ['any', 'morning', 'afternoon', 'evening'] as const
export type PartOfDay = (typeof partsOfDay)[number]

export const genders = ['male', 'female'] as const
export type Gender = (typeof genders)[number]

/** Widths in which every picture of a healer exists. */
export const portraitWidths = [124, 248, 512] as const
export const faceWidths = [56, 112, 220] as const
/** Widths in which the cover of a course, an event or an article exists, and every photo. */
export const coverWidths = [352, 704, 1280] as const

export const healerSorts = ['next-free', 'price-low', 'price-high', 'name'] as const
export type HealerSort = (typeof healerSorts)[number]

/** Windows of the next-free filter; the healer's first free time must fall before their end in the caller's zone. */
export const freeWindows = ['today', 'tomorrow', 'week', 'any'] as const
export type FreeWindow = (typeof freeWindows)[number]

/** Longest description of an appointment. */
export const descriptionMax = 1000
/** What a healing session is for, in a few words. */
export const healingTitleMax = 80
export const descriptionMissing = 'Please write a line about what you would like to talk about'

/** Words for the state of an appointment; fixed by the requirements. */
export const paymentPending = 'Payment Pending !'
export const paymentFailed = 'Payment Failed ! Repay'

/** The answer to every review. */
export const reviewAdded = 'Review added successfully'
/** Longest review of a session, and longest answer to it. */
export const reviewMax = 1000
/** The organisation of a client who names none. */
export const defaultOrganization = 'NEWYOU'

/** What may be sent as a file. */
export const uploads = {
  documentKinds: ['pdf', 'jpg', 'png'],
  documentsMax: 5,
  documentMaxBytes: 5 * 1024 * 1024,
  pictureMaxBytes: 8 * 1024 * 1024,
  pictureMaxPixels: 25_000_000,
  /** Of the shorter side of a healer's portrait, which is shown so large. */
  portraitMinPixels: 512,
} as const

/** What can be put on a wishlist. */
export const wishKinds = ['healer', 'course', 'bundle', 'ebook', 'webinar', 'workshop'] as const

/** What a lesson of a course can be. */
export const contentKinds = ['video', 'audio', 'text', 'quiz', 'download'] as const
export type ContentKind = (typeof contentKinds)[number]

export const courseSorts = ['latest', 'popular', 'price-low', 'price-high'] as const
export type CourseSort = (typeof courseSorts)[number]

/** Sizes of the text in the reader of e-books, in pixels, and its grounds. */
export const readerTextSizes = [18, 20, 22, 24] as const
export const readerThemes = ['night', 'paper'] as const
export type ReaderTheme = (typeof readerThemes)[number]
/** Longest words of a bookmark. */
export const ebookBookmarkLabelMax = 120
/** Longest note beside a lesson, and the most notes of one client in one course. */
export const courseNoteMax = 2000
export const courseNotesMax = 300

/** Webinars and workshops; when they are, for lists and for my own. */
export const eventKinds = ['webinar', 'workshop'] as const
export const eventTypes = ['upcoming', 'recorded'] as const
export const eventTimes = ['upcoming', 'past', 'recorded'] as const
/** Longest text of a review of an event. */
export const feedbackMax = 1000
/** Words that the requirements fix. */
export const eventMessages = {
  alreadyEnrolled: 'You are already enrolled!',
  feedbackSent: 'Feedback form submit successfully',
  feedbackFailed: 'Unable to submit form',
  starsMissing: 'Please choose between one and five stars',
  textMissing: 'This field is required',
} as const

export const planStates = ['running', 'ended'] as const
/** What a client answers to a reminder of an action plan. */
export const reminderAnswers = ['done', 'dismissed'] as const
export const planActionsMax = 10
export const planTitleMax = 80
export const planHowToMax = 300
export const planWordsMax = 1000
export const planDaysMax = 180
/** Plans that a healer may have running for one client. */
export const plansPerClient = 3
/** Days that a score may span. */
export const scoreDaysMax = 92

/** What a request for help is about, and who has to act next: the support team, the client, or no one any more. */
export const supportTags = [
  'booking',
  'payment',
  'refund',
  'learning',
  'events',
  'account',
  'technical',
  'other',
] as const
export type SupportTag = (typeof supportTags)[number]
export const supportStates = ['open', 'waiting', 'closed'] as const
export const supportTitleMax = 120
export const supportDescriptionMax = 3000
export const supportAnswerMax = 3000
export const grievanceMax = 3000
export const objectionMax = 2000
/** Pictures and PDFs with one message. */
export const supportFiles = { max: 4, maxBytes: 8 * 1024 * 1024 } as const
/** Pictures and PDFs with one message of a chat. */
export const chatFiles = { max: 4, maxBytes: 8 * 1024 * 1024 } as const
export const speakerRoles = ['speaker', 'co-host'] as const
export const speakerNameMax = 80
export const speakerAboutMax = 300

/** Why a message, a person or what stands on a page is reported. */
export const reportReasons = ['abuse', 'misleading', 'spam', 'danger', 'privacy', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]
export const reportWordsMax = 1000
export const supportMessages = {
  asked: 'Your ticket has been submitted. We answer within two working days',
  sent: 'Your message has been sent',
  closed: 'The ticket is closed',
  reopened: 'The ticket has been reopened',
  reviewed: reviewAdded,
  answered: 'The reply has been sent',
  starsMissing: 'Please choose between one and five stars',
} as const

/** A healer's private note about a client, and the most of them about one. */
export const clientNoteMax = 10_000
export const clientNotesMax = 500
/** What a healer writes for the client after a session. */
export const sessionSummaryMax = 3000
export const homeworkMax = 8
/** Pictures and PDFs that a healer shares at once, and the most for one session. */
export const clientFiles = { max: 4, maxBytes: 8 * 1024 * 1024 } as const
export const clientFilesMax = 20
