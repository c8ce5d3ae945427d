export { blockBetween, demandUnblocked, isAnyBlocked, isBlocked } from './blocks.ts'
export { type BlocksModule, blocksModule } from './module.ts'
