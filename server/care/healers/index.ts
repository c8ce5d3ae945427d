export {
  type AvailabilityRules,
  bookableInterval,
  freeStarts,
  isFree,
  isOffered,
  type Occupied,
} from './availability.ts'
export { type AvailableNow, requireAvailableNow } from './available-now.ts'
export { type BusyTime, busyTimesOf, countBusy, removeBusy, replaceBusy } from './busy.ts'
export { lockCalendar, occupiedBetween, readRules, widened } from './calendar.ts'
export type { Directory } from './directory.ts'
export { freeOfServices } from './free-services.ts'
export type { FreeTimes } from './free-times.ts'
export { bookableAmong } from './free-ways.ts'
export { findVerified, type HealerRow, healerOf, healerStateOf } from './healers.ts'
export { readHours, replaceHours, takeLeave } from './hours.ts'
export type { ImportedHours } from './imported-hours.ts'
export type { ImportedServices } from './imported-services.ts'
export { type HealersModule, healersModule } from './module.ts'
export { createNextFree, type NextFree } from './next-free.ts'
export type { OnBehalf } from './on-behalf.ts'
export { openTimesOf } from './open-times.ts'
export { applyPageChange, type OwnPages, readPageChange } from './own-page.ts'
export {
  namedPlace,
  type OpenRoom,
  openPlaces,
  openRooms,
  replacePlaces,
  roomsToTry,
  wayOf,
  withTheWay,
} from './places.ts'
export type { HealerImage, Portraits } from './portraits.ts'
export {
  busyWith,
  findService,
  isServiceBooked,
  nextPosition,
  requirePlace,
  type Service,
} from './services.ts'
export { countSession } from './session-count.ts'
export { type Interval, isWithinHours, momentOf, type Window } from './windows.ts'
export { daysIn, requireZone, zoneOf } from './zones.ts'
