/** Every key of the browser's storage, in one place. */
export const storageKeys = {
  token: 'token',
  /** Epoch seconds at which the access token ends. */
  tokenTime: 'tokenTime',
  refreshToken: 'refreshToken',
  refreshTokenTime: 'refreshTokenTime',
  userId: 'u_id',
  role: 'role',
  chatUserId: 'cometchat_u_id',
  languageId: 'language_u_id',
  retestTime: 'retest_time',
  /** How complete the profile is, 0 to 100. */
  percentage: 'percentage',
  /** JSON of the profile as last fetched. */
  userData: 'userData',
  walletPoints: 'walletPoints',
  lifePoints: 'lifePoints',
  /** The coupon code that was last applied. */
  coupon: 'coupon',
  /** JSON of answers to the questionnaire that could not be sent yet. */
  unsentAnswers: 'unsentAnswers',
  /** In which the questionnaire was last read. */
  questionLanguage: 'questionLanguage',
  /** JSON of the tests that were begun or could not be sent yet. */
  begunTests: 'begunTests',
  /** JSON of the answers to reminders of action plans that could not be sent yet. */
  unsentReminders: 'unsentReminders',
  /** JSON of the answers to forms before a session that could not be sent yet. */
  unsentIntakes: 'unsentIntakes',
  /** JSON of the address that a press leads to, until it is reached. */
  wantedPage: 'wantedPage',
  /** JSON of what an applicant typed into the registration as a healer. */
  healerDraft: 'healerDraft',
  /** Marks that the first questions are still to be answered. */
  questionSkip: 'questionSkip',
  /** JSON of how unobtrusive the site is for this person. */
  discreet: 'discreet',
  /** Epoch milliseconds of the last touch or key in any tab. */
  lastActive: 'lastActive',
  suggestedCourses: 'suggestedCourses',
  suggestedHealers: 'suggestedHealers',
  visitorToken: 'visitorToken',
  visitorTokenTime: 'visitorTokenTime',
  deviceId: 'deviceId',
  /** Epoch milliseconds at which a start last cleared what an ended session had left. */
  cacheCleared: 'cacheCleared',
  theme: 'theme',
  /** JSON of the favourites and the opened groups in the menu of the back office, by colleague. */
  backOfficeMenu: 'backOfficeMenu',
  /** JSON of how this person plays lessons: speed, captions, shortcuts. */
  videoPlayback: 'videoPlayback',
  /** JSON of the settings as last seen. */
  settings: 'settings',
  /** That the notice about what this site stores was read. */
  cookieAccepted: 'cookieAccepted',
  /** 'on' when reels play with sound. */
  reelSound: 'reelSound',
  /** 'off' when reminders of action plans make no sound here. */
  reminderSound: 'reminderSound',
  /** The ids of the healers chosen to be compared, with commas between; in this tab only. */
  comparedHealers: 'comparedHealers',
} as const

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]

/** Pages that were shared with a visitor who has to log in first; kept for the tab. */
export const sharedLinkKeys = ['webinarLink', 'workshopLink', 'courseLink'] as const

/** Keys kept after a logout: they belong to the device, not the person. */
export const deviceKeys: readonly StorageKey[] = [
  storageKeys.deviceId,
  storageKeys.theme,
  storageKeys.backOfficeMenu,
  storageKeys.videoPlayback,
  storageKeys.settings,
  storageKeys.cookieAccepted,
  storageKeys.reelSound,
  storageKeys.reminderSound,
  storageKeys.cacheCleared,
]
