export { setupUri } from './authenticator.ts'
export { type StaffModule, staffModule } from './module.ts'
export { lockMovedAlone, movedAlone, requireSecondPerson } from './second-person.ts'
export type { StepUp } from './step-up.ts'
