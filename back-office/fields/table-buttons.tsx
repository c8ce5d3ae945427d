import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useSyncExternalStore } from 'react'
import { insertTable, runOnTable, tableActions } from './tables.ts'

/** Puts a table in; inside of one, changes its rows and columns. */
export function TableButtons() {
  const editor = useTiptapEditor()
  const isInside = useSyncExternalStore(
    (listener) => {
      editor?.on('transaction', listener)
      return () => editor?.off('transaction', listener)
    },
    () => editor?.isActive('table') ?? false,
  )
  return (
    <ToggleButtonGroup size="small" aria-label="Table">
      {isInside ? (
        tableActions.map(({ label, act }) => (
          <ToggleButton key={label} value={label} onClick={() => runOnTable(editor, act)}>
            {label}
          </ToggleButton>
        ))
      ) : (
        <ToggleButton value="table" onClick={() => insertTable(editor)}>
          Table
        </ToggleButton>
      )}
    </ToggleButtonGroup>
  )
}
