/** Constants of the business. */
export const appointmentMinutes = 45
export const paisePerRupee = 100
/** Shares are kept as whole basis points. */
export const basisPointsPerPercent = 100
/** One life point is worth one rupee. */
export const paisePerLifePoint = 100
/** The gateway takes and sends no less than a rupee. */
export const leastGatewayPaise = 100
export const topUpMinimumPaise = 500 * paisePerRupee
export const topUpMaximumPaise = 100_000 * paisePerRupee
/** How long an opened top-up waits for its payment. */
export const topUpOpenMinutes = 30
/** How long an order for a course, bundle or e-book waits for its payment. */
export const purchaseOpenHours = 24
/** What was bought for good may be given back within so many days, as long as little of it was used. */
export const returnDays = 7

/** The most life points that one referred friend can earn, whatever the settings say. */
export const referralPointsMax = 500
/** As many lessons of a course may be opened by who returns it; an e-book may not be opened at all. */
export const returnLessons = 2
/** A film or sound is complete when this share of it really played, a quiz when this share of it was right. */
export const watchedShare = 0.8
export const quizShare = 0.6
/** The fastest that a lesson can be played. */
export const fastestSpeed = 2
/** How long a chosen time is kept while the client pays. */
export const slotHoldMinutes = 10
/** The same for a seat in a webinar or workshop. */
export const seatHoldMinutes = 10
/** How long before its start an event can be joined. */
export const joinOpensMinutes = 15
export const otpDigits = 6
export const otpMinutes = 5
export const otpAttempts = 5
export const mobileDigits = 10
export const phonePrefix = '+91'
export const nameMinLength = 3
export const adultAge = 18
/** How long a change of contact waits that was not confirmed at the contact it replaces. */
export const contactChangeHours = 48
/** How far ahead a client may book. */
export const bookingHorizonDays = 56

export const notificationDropdownSize = 5
export const notificationTitleCut = 25
export const notificationDescriptionCut = 33
export const toastMs = 5000
/** A reminder of an action plan: its toast, and how loud its sound is. */
export const reminderToastMs = 30_000
export const reminderVolume = 0.05
export const toastsMax = 20
/** The longest message of a chat, and how much of it a toast shows. */
export const chatTextMax = 2000
export const chatToastCut = 60
export const bookNowTooltipMs = 10_000
export const stickyHeaderPx = 190
export const scrollTopPx = 150
export const loaderMessageMs = 2000
/** Our own zone: what the server shows when it does not know the visitor's. */
export const homeZone = 'Asia/Kolkata'
