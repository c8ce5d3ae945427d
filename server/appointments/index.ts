export { isKnownToHealer, isMet, metStates } from './acquainted.ts'
export { createAppointments } from './appointments.ts'
export { createLinks } from './links.ts'
