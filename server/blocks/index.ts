export { type Blocks, blockBetween, createBlocks, demandUnblocked, isBlocked } from './blocks.ts'
