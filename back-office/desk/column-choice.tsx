import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useIsNarrow } from '../fields/narrow-list.tsx'
import type { Column } from './columns.ts'

/** The columns that fit: all of them beside each other, or on a phone the chosen one. */
export function useColumnsShown(all: readonly Column[] | undefined) {
  const isNarrow = useIsNarrow()
  const [key, choose] = useState('')
  if (!all) return undefined
  const chosen =
    all.find((column) => column.key === key) ?? all.find(({ entries }) => entries.length > 0) ?? all[0]
  return { shown: isNarrow && chosen ? [chosen] : all, chosen: chosen?.key ?? '', choose }
}

/** Whose day a phone shows. */
export function ColumnChoice({
  all,
  chosen,
  onChoose,
}: {
  all: readonly Column[]
  chosen: string
  onChoose: (key: string) => void
}) {
  return (
    <TextField
      select
      size="small"
      label="Day of"
      value={chosen}
      onChange={({ target }) => onChoose(target.value)}
      sx={{ my: 1 }}
    >
      {all.map(({ key, name, entries }) => (
        <MenuItem key={key} value={key}>
          {name}
          {entries.length > 0 && `, ${entries.length}`}
        </MenuItem>
      ))}
    </TextField>
  )
}
