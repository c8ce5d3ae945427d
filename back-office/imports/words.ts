import type { ImportOutcome, ImportRun } from '@newyou/contract/administration/imports/imports'

export const stateWords: Record<ImportRun['state'], string> = {
  columns: 'Columns to choose',
  checked: 'Tried, not done',
  applied: 'Done',
  undone: 'Undone',
}

export const outcomeWords: Record<ImportOutcome, string> = {
  ready: 'Will be added',
  exists: 'Exists already',
  problem: 'Problem',
  added: 'Added',
  removed: 'Removed again',
  kept: 'Kept',
}

export const linesOf = (count: number): string =>
  count === 1 ? '1 line' : `${count.toLocaleString('en-IN')} lines`
export const clientsOf = (count: number): string =>
  count === 1 ? '1 client' : `${count.toLocaleString('en-IN')} clients`
