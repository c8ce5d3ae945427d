import { Box, Button, Stack, type Theme, Typography, useMediaQuery } from '@mui/material'
import { documentKinds, type TaxDocument } from '@newyou/contract/administration/back-office/invoices'
import { callFile } from '@newyou/web/session/call-api.ts'
import { useState } from 'react'
import {
  FilterButton,
  FunctionField,
  List,
  SelectInput,
  TextField,
  TopToolbar,
  useListContext,
  useNotify,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { save } from '../data/save-file.ts'
import { inRupees } from '../fields/columns.tsx'
import { contactSearch } from '../fields/contact-search.tsx'
import { ListTable } from '../fields/list-table.tsx'
import { rangeFilters } from '../fields/range-filters.tsx'
import { when } from '../fields/when.ts'
import { choicesOf, wordsOf } from '../fields/words.ts'
import { ExportButton } from '../records/export-button.tsx'

const filters = [
  contactSearch('Number, order, receipt, e-mail or mobile number'),
  <SelectInput key="kind" source="kind" label="Type" choices={choicesOf(documentKinds)} alwaysOn />,
  ...rangeFilters,
]

function Pdf({ document: { u_id: id, number } }: { document: TaxDocument }) {
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  async function download() {
    setBusy(true)
    try {
      save(`${number.replaceAll('/', '-')}.pdf`, await callFile(`/api/staff/invoices/${id}/pdf`))
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Something went wrong. Please try again', {
        type: 'error',
      })
    }
    setBusy(false)
  }
  return (
    <Button aria-label={`PDF of ${number}`} disabled={isBusy} onClick={() => void download()}>
      PDF
    </Button>
  )
}

const OrderLink = ({ document: { order_u_id: id, title } }: { document: TaxDocument }) => (
  <Link to={`/orders/${id}/show`}>{title}</Link>
)

function Narrow() {
  const { data = [] } = useListContext<TaxDocument & { id: string }>()
  return data.map((document) => (
    <Box key={document.id} component="article" aria-label={document.number} p={2}>
      <Stack direction="row" gap={2} alignItems="center" justifyContent="space-between">
        <Typography>{document.number}</Typography>
        <Typography className="num">{inRupees(document.amount_paise)}</Typography>
        <Pdf document={document} />
      </Stack>
      <Typography>
        {wordsOf(document.kind)}, {document.client.name}, {when(document.issued_at)}
      </Typography>
      <OrderLink document={document} />
    </Box>
  ))
}

const sums = [
  ['Taxable value', ({ taxable_paise: paise }: TaxDocument) => paise],
  ['CGST', ({ cgst_paise: paise }: TaxDocument) => paise],
  ['SGST', ({ sgst_paise: paise }: TaxDocument) => paise],
  ['IGST', ({ igst_paise: paise }: TaxDocument) => paise],
  ['Total', ({ amount_paise: paise }: TaxDocument) => paise],
] as const

/** Invoices and credit notes of all clients, latest first; nothing of them can be changed. */
export default function Invoices() {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  return (
    <List
      title="Invoices"
      filters={filters}
      exporter={false}
      perPage={25}
      empty={false}
      actions={
        <TopToolbar>
          <FilterButton />
          <ExportButton name="invoices" />
        </TopToolbar>
      }
    >
      {isSmall ? (
        <Narrow />
      ) : (
        <ListTable bulkActionButtons={false} rowClick={false}>
          <TextField source="number" label="Number" sortable={false} noWrap />
          <FunctionField label="Type" render={({ kind }: TaxDocument) => wordsOf(kind)} />
          <FunctionField label="Issued" render={({ issued_at: at }: TaxDocument) => when(at)} />
          <TextField source="client.name" label="Client" sortable={false} />
          <FunctionField
            label="Order"
            render={(document: TaxDocument) => <OrderLink document={document} />}
          />
          {sums.map(([label, of]) => (
            <FunctionField
              key={label}
              label={label}
              textAlign="right"
              className="num"
              render={(document: TaxDocument) => inRupees(of(document))}
            />
          ))}
          <FunctionField label="PDF" render={(document: TaxDocument) => <Pdf document={document} />} />
        </ListTable>
      )}
    </List>
  )
}
