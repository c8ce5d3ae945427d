import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import type { Field } from '@newyou/contract/administration/back-office/fields'
import type { Values } from '@newyou/contract/administration/back-office/resource'

export interface Conflict {
  current: Values
  yours: Values
}

const shown = (value: unknown) =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value)

/** Both versions of what two colleagues changed at once; nothing is overwritten without a decision. */
export function ConflictDialog({
  of,
  conflict: { current, yours },
  onTheirs,
  onMine,
}: {
  of: { fields: Record<string, Pick<Field, 'label'>> }
  conflict: Conflict
  onTheirs: () => void
  onMine: () => void
}) {
  const differing = Object.keys(yours).filter(
    (name) => JSON.stringify(current[name] ?? null) !== JSON.stringify(yours[name] ?? null),
  )
  return (
    <Dialog open maxWidth="md" fullWidth aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">Someone else has changed this</DialogTitle>
      <DialogContent>
        <Typography color="text.secondary" gutterBottom>
          Your changes have not been saved yet. These fields differ:
        </Typography>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Field</TableCell>
              <TableCell>Saved version</TableCell>
              <TableCell>Your version</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {differing.map((name) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {of.fields[name]?.label ?? name}
                </TableCell>
                <TableCell>{shown(current[name])}</TableCell>
                <TableCell>{shown(yours[name])}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button onClick={onTheirs}>Keep saved version</Button>
        <Button variant="contained" onClick={onMine}>
          Save my version
        </Button>
      </DialogActions>
    </Dialog>
  )
}
