/** Constants of the business. */
export const appointmentMinutes = 45
export const paisePerRupee = 100
/** Percentages are stored as whole basis points. */
export const basisPointsPerPercent = 100
/** One life point is worth one rupee. */
export const paisePerLifePoint = 100
/** The minimum of the payment gateway, for payments and refunds, in paise. */
export const leastGatewayPaise = 100
export const topUpMinimumPaise = 500 * paisePerRupee
export const topUpMaximumPaise = 100_000 * paisePerRupee
/** How long a top-up order can be paid. */
export const topUpOpenMinutes = 30
/** How long an order for a course, package or e-book can be paid. */
export const purchaseOpenHours = 24
/** Courses, packages and e-books can be returned within this many days, if they were hardly used. */
export const returnDays = 7

/** The most life points that one referred friend can earn, whatever the settings say. */
export const referralPointsMax = 500
/** A course can be returned after opening at most this many lessons; an e-book only unopened. */
export const returnLessons = 2
/** Video and audio are complete when this share was played, a quiz when this share was answered correctly. */
export const watchedShare = 0.8
export const quizShare = 0.6
/** The fastest that a lesson can be played. */
export const fastestSpeed = 2
/** How long a time is held while the client pays. */
export const slotHoldMinutes = 10
/** The same for a seat in a webinar or workshop. */
export const seatHoldMinutes = 10
/** How long before its start an event can be joined. */
export const joinOpensMinutes = 15
export const otpDigits = 6
export const otpMinutes = 5
export const otpAttempts = 5
export const phonePrefix = '+91'
export const nameMinLength = 3
export const adultAge = 18
/** How long a change of contact waits if it was not confirmed at the contact that it replaces. */
export const contactChangeHours = 48
/** How far ahead a client can book. */
export const bookingHorizonDays = 56

export const notificationDropdownSize = 5
export const notificationTitleCut = 25
export const notificationDescriptionCut = 33
export const toastMs = 5000
/** Reminders of action plans: duration of the toast, and volume of the sound. */
export const reminderToastMs = 30_000
export const reminderVolume = 0.05
export const toastsMax = 20
/** The longest chat message, and how much of it a toast shows. */
export const chatTextMax = 2000
export const chatToastCut = 60
export const bookNowTooltipMs = 10_000
export const stickyHeaderPx = 190
export const scrollTopPx = 150
export const loaderMessageMs = 2000
/** The default time zone, used when the visitor's is unknown. */
export const homeZone = 'Asia/Kolkata'
