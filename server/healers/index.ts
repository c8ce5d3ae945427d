export {
  type AvailabilityRules,
  bookableInterval,
  freeStarts,
  type Interval,
  isFree,
  isOffered,
  isWithinHours,
  type Window,
} from './availability.ts'
export { createNextFree, lockCalendar, type NextFree, readRules, takenBetween, widened } from './calendar.ts'
export type { Directory } from './directory.ts'
export type { FreeTimes } from './free-times.ts'
export { findVerified, type HealerRow, healerOf, healerStateOf } from './healers.ts'
export { readHours, replaceHours } from './hours.ts'
export { areLanguages, demandLanguages } from './languages.ts'
export { healersModule } from './module.ts'
export { applyPageChange, readPageChange } from './own-page.ts'
export type { HealerImage, Portraits } from './portraits.ts'
export { daysIn, demandZone, zoneOf } from './zones.ts'
