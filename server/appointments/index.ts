export { createAppointments } from './appointments.ts'
export { createLinks } from './links.ts'
