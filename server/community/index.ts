export { filesOf } from './files.ts'
export { type CommunityModule, communityModule } from './module.ts'
export { type Talker, talkerOf } from './talker.ts'
