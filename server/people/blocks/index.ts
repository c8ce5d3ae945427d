export { blockBetween, isAnyBlocked, isBlocked, requireUnblocked } from './blocks.ts'
export { type BlocksModule, blocksModule } from './module.ts'
