export { filesOf } from './files.ts'
export { type CommunityModule, communityModule } from './module.ts'
export { type Participant, participantOf } from './participant.ts'
