import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { LedgerTransaction } from '@newyou/contract/administration/back-office/books'
import { paisePerLifePoint } from '@newyou/contract/business'
import { brandName } from '@newyou/web/ui/brand-name.ts'
import { inRupees } from '../fields/columns.tsx'
import { when } from '../fields/when.ts'
import { wordsOf } from '../fields/words.ts'

const shown = ({ amount, asset }: LedgerTransaction['entries'][number]) =>
  asset === 'INR' ? inRupees(amount) : `${amount / paisePerLifePoint} points`

/** Refunds note their reason as a slug; people write sentences. */
const isSlug = /^[a-z-]+$/

/** A transaction of the ledger: its entries sum to nothing in each asset. */
export function Ledger({
  transaction: { kind, note, created_at: at, entries },
}: {
  transaction: LedgerTransaction
}) {
  return (
    <>
      <Typography>
        {wordsOf(kind)}
        {note && ` (${isSlug.test(note) ? wordsOf(note).toLowerCase() : note})`}
        <Box component="span" color="text.secondary">
          {' '}
          {when(at)}
        </Box>
      </Typography>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" sx={{ '& :is(td, th)': { px: { xs: 0.5, sm: 2 } } }}>
          <TableHead>
            <TableRow>
              <TableCell>Account</TableCell>
              <TableCell>Owner</TableCell>
              <TableCell align="right">Amount</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {entries.map((entry) => (
              <TableRow key={`${entry.account}-${entry.owner}-${entry.amount}`}>
                <TableCell>{wordsOf(entry.account)}</TableCell>
                <TableCell>{entry.owner || brandName}</TableCell>
                <TableCell align="right" className="num" sx={{ whiteSpace: 'nowrap' }}>
                  {shown(entry)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </>
  )
}
