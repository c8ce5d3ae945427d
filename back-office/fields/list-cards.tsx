import { Box, Link as MuiLink, Typography } from '@mui/material'
import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react'
import { type RaRecord, RecordContextProvider, useCreatePath, useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { NoRows } from './no-rows.tsx'

interface Column {
  label?: string
  source?: string
  render?: (record: RaRecord) => ReactNode
}

const valueAt = (record: RaRecord, source: string): unknown =>
  source.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], record)

/** Whether a column has nothing to say of this record. */
function isEmpty({ render, source }: Column, record: RaRecord) {
  const value = render ? render(record) : source ? valueAt(record, source) : true
  return value === undefined || value === null || value === '' || value === false
}

interface CardProps {
  record: RaRecord
  columns: readonly ReactElement<Column>[]
  /** Where a press leads; undefined where it leads nowhere. */
  to: string | undefined
}

function Card({ record, columns: [first, ...others], to }: CardProps) {
  const headingId = useId()
  return (
    <RecordContextProvider value={record}>
      <Box
        component="article"
        aria-labelledby={headingId}
        sx={{
          position: 'relative',
          px: 2,
          py: 1.5,
          overflowWrap: 'anywhere',
          borderBottom: 1,
          borderColor: 'divider',
          // A press anywhere on the card follows its heading, but for what can be pressed itself.
          '& h2 *': { fontSize: 16, fontWeight: 600, lineHeight: 1.4 },
          '& h2 a::after': { content: '""', position: 'absolute', inset: 0 },
          '& dd :is(a, button, summary)': { position: 'relative', zIndex: 1 },
        }}
      >
        <Typography component="h2" id={headingId} fontSize={16} fontWeight={600} lineHeight={1.4}>
          {to ? (
            <MuiLink component={Link} to={to} color="inherit" underline="none">
              {first}
            </MuiLink>
          ) : (
            first
          )}
        </Typography>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, max-content) minmax(0, 1fr)',
            columnGap: 1.5,
            rowGap: 0.5,
            alignItems: 'baseline',
            m: 0,
            mt: 0.5,
          }}
        >
          {others
            .filter(({ props }) => !isEmpty(props, record))
            .map((column) => (
              <Box key={column.props.label} sx={{ display: 'contents' }}>
                <Typography component="dt" variant="body2" color="text.secondary">
                  {column.props.label}
                </Typography>
                <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
                  {column}
                </Box>
              </Box>
            ))}
        </Box>
      </Box>
    </RecordContextProvider>
  )
}

/** A list on a phone: each record is a card, with what the table has in its first column as the heading. */
export function ListCards({ rowClick, children }: { rowClick: unknown; children?: ReactNode }) {
  const { data = [], isPending, resource } = useListContext()
  const createPath = useCreatePath()
  if (isPending) return null
  if (data.length === 0) return <NoRows />
  const columns = Children.toArray(children).filter((one): one is ReactElement<Column> => isValidElement(one))
  const type = rowClick === 'show' || rowClick === 'edit' ? rowClick : undefined
  return data.map((record) => (
    <Card
      key={record.id}
      record={record}
      columns={columns}
      to={type && createPath({ resource, type, id: record.id })}
    />
  ))
}
