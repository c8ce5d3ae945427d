export {
  type AvailabilityRules,
  bookableStretch,
  freeStarts,
  isFree,
  isOffered,
  isWithinHours,
  type Stretch,
  type Window,
} from './availability.ts'
export { createBrochures } from './brochure.ts'
export { createNextFree, lockCalendar, type NextFree, readRules, takenBetween, widened } from './calendar.ts'
export { createDirectory, type Directory, healerHomeModules } from './directory.ts'
export { createFreeTimes, type FreeTimes } from './free-times.ts'
export { findVerified, type HealerRow, healerOf, healerStateOf } from './healers.ts'
export { readHours, replaceHours } from './hours.ts'
export { healerRoutes } from './routes.ts'
export { isZone, zoneOf } from './zones.ts'
