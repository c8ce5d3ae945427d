import type { ImportOutcome, ImportRun } from '@newyou/contract/administration/imports/imports'
import { type ImportKind, importKindWords } from '@newyou/contract/administration/imports/kinds'

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

export const linesOf = (count: number, kind: ImportKind): string => {
  const { line = 'line', lines = 'lines' } = importKindWords(kind).ofProgram ?? {}
  return count === 1 ? `1 ${line.toLowerCase()}` : `${count.toLocaleString('en-IN')} ${lines}`
}
export const picturesOf = (count: number): string =>
  count === 1 ? '1 picture' : `${count.toLocaleString('en-IN')} pictures`
export const clientsOf = (count: number): string =>
  count === 1 ? '1 client' : `${count.toLocaleString('en-IN')} clients`
