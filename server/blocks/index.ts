export { blockBetween, demandUnblocked, isBlocked } from './blocks.ts'
export { type BlocksModule, blocksModule } from './module.ts'
