import { Box, type Theme, Typography, useMediaQuery } from '@mui/material'
import type { ReactNode } from 'react'
import { type RaRecord, RecordContextProvider, useListContext } from 'react-admin'
import { NoRows } from './no-rows.tsx'

/** Whether a table of several columns would not fit. */
export const useIsNarrow = () => useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))

/** A list on a phone: one record below the other, with its name above what `children` say of it. */
export function NarrowList<Of extends RaRecord>({
  nameOf,
  children,
}: {
  nameOf: (record: Of) => string
  children: (record: Of) => ReactNode
}) {
  const { data = [], isPending } = useListContext<Of>()
  if (isPending) return null
  if (data.length === 0) return <NoRows />
  return data.map((record) => (
    <RecordContextProvider key={record.id} value={record}>
      <Box component="article" aria-label={nameOf(record)} p={2} sx={{ overflowWrap: 'anywhere' }}>
        <Typography fontWeight={600}>{nameOf(record)}</Typography>
        {children(record)}
      </Box>
    </RecordContextProvider>
  ))
}
