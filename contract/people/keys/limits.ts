/** How long a key lives at most, and what the screens offer. */
export const keyDays = 366
export const keyDayChoices = [30, 90, 365] as const
export const keyNameMax = 60
/** Keys that somebody may have at a time, beside revoked and expired ones. */
export const keysMost = 20
/** Calls of a program that its person can look at, the latest of so many days. */
export const callsShown = 100
export const callsKeptDays = 30
/** Calls of one key in a minute, over all nodes. */
export const keyCallsPerMinute = 300
