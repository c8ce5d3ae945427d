import SearchIcon from '@mui/icons-material/Search'
import { Box, InputAdornment, TextField } from '@mui/material'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useSidebarState } from 'react-admin'

const fieldId = 'menu-search'
const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Opens the menu at its search. */
function useGoToSearch() {
  const [isOpen, setOpen] = useSidebarState()
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (!isAsked || !isOpen) return
    setAsked(false)
    // On a phone the menu takes the focus when it opens.
    requestAnimationFrame(() => document.getElementById(fieldId)?.focus())
  }, [isAsked, isOpen])
  return () => {
    setOpen(true)
    setAsked(true)
  }
}

/** Ctrl K leads to the search of the menu, as it does to that of the site. Not from a dialog, which is answered first. */
export function useSearchKeys() {
  const goToSearch = useGoToSearch()
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      if (document.querySelector('.MuiDialog-root')) return
      event.preventDefault()
      goToSearch()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
  return goToSearch
}

interface Props {
  typed: string
  onType: (typed: string) => void
  /** Opens the first that was found. */
  onEnter: () => void
  /** To the first that was found. */
  onDown: () => void
}

/** The field that finds an entry of the menu by what people call it. */
export function MenuSearch({ typed, onType, onEnter, onDown }: Props) {
  function onKeyDown(event: KeyboardEvent) {
    const act = { Enter: onEnter, ArrowDown: onDown, Escape: typed ? () => onType('') : undefined }[event.key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  return (
    <Box role="search" aria-label="Menu" sx={{ px: 1, pt: 1.5, pb: 1 }}>
      <TextField
        id={fieldId}
        fullWidth
        size="small"
        variant="outlined"
        placeholder="Find in the menu"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
        slotProps={{
          htmlInput: {
            type: 'search',
            'aria-label': 'Find in the menu',
            'aria-keyshortcuts': isMac ? 'Meta+K' : 'Control+K',
          },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
            endAdornment: typed ? undefined : (
              <InputAdornment
                position="end"
                aria-hidden="true"
                // Where there is a keyboard.
                sx={{ display: 'none', '@media (pointer: fine)': { display: 'flex' } }}
              >
                <Box component="kbd" sx={{ font: 'inherit', fontSize: 12, whiteSpace: 'nowrap' }}>
                  {isMac ? '⌘ K' : 'Ctrl K'}
                </Box>
              </InputAdornment>
            ),
          },
        }}
      />
    </Box>
  )
}
