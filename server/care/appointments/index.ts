export type { Acting } from './acting.ts'
export { type Actor, findFor, recipientOf } from './actor-access.ts'
export type { Booked } from './booked.ts'
export type { Cancelling } from './cancelling.ts'
export {
  type AppointmentRow,
  claimSlot,
  heldAcross,
  keepClaim,
  releaseClaim,
  withoutClientsOwn,
} from './claims.ts'
export { paymentStateOf } from './client-appointments.ts'
export type { Disputes } from './disputes.ts'
export { openFromOffer } from './from-offer.ts'
export type { ImportedSessions } from './imported-sessions.ts'
export { createLinks } from './links.ts'
export { type AppointmentsModule, appointmentsModule } from './module.ts'
export { clientHere } from './paid-sessions.ts'
export { isKnownToHealer, isMet, metStates, wordsOfFirst } from './relationship.ts'
export { type Slot, type SlotOfTwo, slotOf } from './slot.ts'
export type { Slots } from './slots.ts'
