import SearchIcon from '@mui/icons-material/Search'
import { Box, IconButton, Tooltip } from '@mui/material'
import type { MenuGroup } from '@newyou/contract/administration/back-office/resource'
import type { ReactElement } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { type Entry, isCurrent } from './entries.tsx'

interface Props {
  favourites: readonly Entry[]
  groups: readonly { group: MenuGroup; label: string; icon: ReactElement; own: readonly Entry[] }[]
  onSearch: () => void
  onGroup: (group: MenuGroup) => void
}

const size = { width: 44, height: 44 }

/** The menu made narrow: search and groups, which open it, and the favourites, which are gone to at once. */
export function MenuRail({ favourites, groups, onSearch, onGroup }: Props) {
  const { pathname } = useLocation()
  return (
    <Box component="nav" aria-label="Menu" sx={{ display: 'grid', justifyItems: 'center', width: 56, py: 1 }}>
      <Tooltip title="Find in the menu" placement="right">
        <IconButton aria-label="Find in the menu" onClick={onSearch} sx={size}>
          <SearchIcon />
        </IconButton>
      </Tooltip>
      {favourites.map((entry) => (
        <Tooltip key={entry.name} title={entry.label} placement="right">
          <IconButton
            {...(entry.isOnSite ? { component: 'a', href: entry.to } : { component: Link, to: entry.to })}
            aria-label={entry.label}
            aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
            sx={size}
          >
            {entry.icon}
          </IconButton>
        </Tooltip>
      ))}
      {groups.map(({ group, label, icon, own }) => (
        <Tooltip key={group} title={label} placement="right">
          <IconButton
            aria-label={label}
            aria-expanded="false"
            onClick={() => onGroup(group)}
            sx={{
              ...size,
              color: own.some((entry) => isCurrent(entry, pathname)) ? 'primary.main' : undefined,
            }}
          >
            {icon}
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  )
}
