import OverviewIcon from '@mui/icons-material/DashboardOutlined'
import OpenIcon from '@mui/icons-material/ExpandMore'
import { Box, Typography } from '@mui/material'
import { type MenuGroup, menuGroups } from '@newyou/contract/administration/back-office/resource'
import type { StaffRole } from '@newyou/contract/vocabulary'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { useGetIdentity, usePermissions, useSidebarState } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { useWaiting } from '../data/waiting.ts'
import { unseen } from '../fields/unseen.ts'
import { type Entry, entriesFor, groupWords, isCurrent } from './entries.tsx'
import { findEntries } from './find-entries.ts'
import { FoundRecords } from './found-records.tsx'
import { useKeptMenu } from './kept-menu.ts'
import { MenuEntry, WaitingCount } from './menu-entry.tsx'
import { MenuRail } from './menu-rail.tsx'
import { MenuSearch, useSearchKeys } from './menu-search.tsx'

const overview: Entry = {
  name: '',
  label: 'Overview',
  alsoCalled: 'start, dashboard, home',
  group: 'today',
  icon: <OverviewIcon />,
  to: '/',
}

/** Groups that are open until somebody closes them: the work of each day. */
const daily = new Set<MenuGroup>(['today', 'support'])

const Lines = ({ children, label }: { children: ReactNode; label?: string }) => (
  <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {children}
  </Box>
)

const Heading = ({ children }: { children: ReactNode }) => (
  <Typography component="h2" variant="body2" fontWeight={600} color="text.secondary" sx={{ flex: 1 }}>
    {children}
  </Typography>
)

/** Screens open to a colleague: grouped by task, searchable, with counts of waiting items. */
export function OfficeMenu() {
  const { permissions: roles = [] } = usePermissions<StaffRole[]>()
  const { identity } = useGetIdentity()
  const [isOpen, setSidebar] = useSidebarState()
  const { pathname } = useLocation()
  const goToSearch = useSearchKeys()
  const waits = useWaiting()
  const { menu, toggleFavourite, setOpen } = useKeptMenu(String(identity?.id ?? ''))
  const [typed, setTyped] = useState('')
  const results = useRef<HTMLDivElement>(null)
  const entries = [overview, ...entriesFor(roles)]
  const found = findEntries(entries, typed)
  const favourites = menu.favourites.flatMap((name) => entries.filter((one) => one.name === name))

  const line = (entry: Entry) => (
    <MenuEntry
      key={entry.name}
      entry={entry}
      count={waits(entry.name)}
      isFavourite={menu.favourites.includes(entry.name)}
      onStar={() => toggleFavourite(entry.name)}
      onFollow={() => setTyped('')}
    />
  )
  const groups = menuGroups.flatMap((group) => {
    const own = entries.filter((one) => one.group === group)
    const isShown = menu.open[group] ?? (daily.has(group) || own.some((one) => isCurrent(one, pathname)))
    return own.length > 0 ? [{ group, own, isShown, ...groupWords[group] }] : []
  })
  const sumOf = (own: readonly Entry[]) => own.reduce((sum, { name }) => sum + (waits(name) ?? 0), 0)

  if (!isOpen)
    return (
      <MenuRail
        favourites={favourites}
        groups={groups}
        onSearch={goToSearch}
        onGroup={(group) => {
          setOpen(group, true)
          setSidebar(true)
        }}
      />
    )
  return (
    <Box component="nav" aria-label="Menu" sx={{ width: 264, maxWidth: '86vw', pb: 4 }}>
      <MenuSearch
        typed={typed}
        onType={setTyped}
        onEnter={() => results.current?.querySelector('a')?.click()}
        onDown={() => results.current?.querySelector('a')?.focus()}
      />
      <Box role="status" sx={unseen}>
        {typed && `${found.length} found`}
      </Box>
      <div ref={results}>
        {typed && found.length === 0 && (
          <Typography sx={{ px: 2, py: 1 }}>Nothing in the menu is called that.</Typography>
        )}
        {typed && <Lines label="Found in the menu">{found.map(line)}</Lines>}
        {typed && <FoundRecords typed={typed} onFollow={() => setTyped('')} />}
      </div>
      {!typed && favourites.length > 0 && (
        <Box component="section" aria-label="Favourites" sx={{ pb: 1 }}>
          <Box sx={{ px: 2, py: 1 }}>
            <Heading>Favourites</Heading>
          </Box>
          <Lines>{favourites.map(line)}</Lines>
        </Box>
      )}
      {!typed &&
        groups.map(({ group, own, isShown, label }) => (
          <Box
            component="details"
            key={group}
            open={isShown}
            sx={{ '&[open] > summary .sum': { display: 'none' } }}
          >
            <Box
              component="summary"
              // The press is answered here, so that what opens by itself is not taken for a choice.
              onClick={(event: MouseEvent) => {
                event.preventDefault()
                setOpen(group, !isShown)
              }}
              sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40, px: 2, cursor: 'pointer' }}
            >
              <Heading>{label}</Heading>
              <span className="sum">
                <WaitingCount count={sumOf(own)} />
              </span>
              <OpenIcon
                fontSize="small"
                sx={{ color: 'text.secondary', transform: isShown ? 'rotate(180deg)' : 'none' }}
              />
            </Box>
            <Lines>{own.map(line)}</Lines>
          </Box>
        ))}
    </Box>
  )
}
