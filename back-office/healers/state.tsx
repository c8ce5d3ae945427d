import { Chip } from '@mui/material'
import type { HealerState } from '@newyou/contract/care/healers/states'

const names: Record<HealerState, string> = {
  'in-review': 'Under review',
  verified: 'Verified',
  paused: 'Paused',
  refused: 'Rejected',
}
const colours = { 'in-review': 'warning', verified: 'success', paused: 'default', refused: 'error' } as const

export const healerStateChoices = Object.entries(names).map(([id, name]) => ({ id, name }))

export const HealerStateChip = ({ state }: { state: HealerState }) => (
  <Chip size="small" variant="outlined" label={names[state]} color={colours[state]} />
)
