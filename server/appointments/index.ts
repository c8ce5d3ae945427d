export { type Actor, findFor, recipientOf } from './actor-access.ts'
export type { Booked } from './booked.ts'
export type { Cancelling } from './cancelling.ts'
export {
  type AppointmentRow,
  claimSlot,
  endOf,
  heldAcross,
  type SlotOfTwo,
  withoutClientsOwn,
} from './claims.ts'
export type { Disputes } from './disputes.ts'
export { createLinks } from './links.ts'
export { type AppointmentsModule, appointmentsModule } from './module.ts'
export { paymentStateOf } from './reading.ts'
export { isKnownToHealer, isMet, metStates } from './relationship.ts'
export type { Slots } from './slots.ts'
