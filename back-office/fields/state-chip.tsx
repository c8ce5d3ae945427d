import { Chip } from '@mui/material'
import { wordsOf } from './words.ts'

const colours: Record<string, 'success' | 'warning' | 'error'> = {
  paid: 'success',
  done: 'success',
  waiting: 'warning',
  'awaiting-payment': 'warning',
  approved: 'success',
  returned: 'error',
  failed: 'error',
  refused: 'error',
  new: 'warning',
  answered: 'success',
  open: 'warning',
  decided: 'success',
  hidden: 'warning',
  removed: 'error',
}

/** The state of a record that colleagues decide about. */
export const StateChip = ({ state }: { state: string }) => (
  <Chip size="small" variant="outlined" label={wordsOf(state)} color={colours[state] ?? 'default'} />
)
