import { Box, Card, CardContent, Typography } from '@mui/material'
import type { AccountTotal, LedgerTransaction } from '@newyou/contract/administration/back-office/books'
import { paisePerLifePoint } from '@newyou/contract/business'
import { List, TextInput, useGetList, useListContext } from 'react-admin'
import { inRupees } from '../fields/columns.tsx'
import { contactSearch } from '../fields/contact-search.tsx'
import { Fact, Section } from '../fields/facts.tsx'
import { rangeFilters } from '../fields/range-filters.tsx'
import { wordsOf } from '../fields/words.ts'
import { Ledger } from '../orders/ledger.tsx'

const filters = [contactSearch(), <TextInput key="kind" source="kind" label="Type" />, ...rangeFilters]

const shown = ({ posted, asset }: AccountTotal) =>
  asset === 'INR' ? inRupees(posted) : `${posted / paisePerLifePoint} points`

/** The balance of each kind of account. */
function Accounts() {
  const { data = [] } = useGetList<AccountTotal & { id: string }>('ledger-accounts', {
    pagination: { page: 1, perPage: 100 },
  })
  return (
    <Section title="Accounts">
      <Box display="flex" gap={4} flexWrap="wrap">
        {data.map((account) => (
          <Fact key={account.id} label={wordsOf(account.id)}>
            {shown(account)}
          </Fact>
        ))}
      </Box>
    </Section>
  )
}

function Transactions() {
  const { data = [], isPending } = useListContext<LedgerTransaction & { id: string }>()
  if (isPending) return null
  return (
    <Box p={2}>
      {data.length === 0 && <Typography>No transactions.</Typography>}
      {data.map((transaction) => (
        <Card key={transaction.u_id} variant="outlined" sx={{ mb: 2 }}>
          <CardContent>
            <Ledger transaction={transaction} />
          </CardContent>
        </Card>
      ))}
    </Box>
  )
}

/** Every transaction of the ledger, latest first. */
export default function LedgerBrowser() {
  return (
    <>
      <Accounts />
      <List title="Ledger" filters={filters} exporter={false} perPage={25} empty={false}>
        <Transactions />
      </List>
    </>
  )
}
