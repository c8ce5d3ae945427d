import StarIcon from '@mui/icons-material/Star'
import NoStarIcon from '@mui/icons-material/StarBorder'
import { Box, ButtonBase, Chip, IconButton, type Theme, useMediaQuery } from '@mui/material'
import { waitingShownMost } from '@newyou/contract/administration/back-office/waiting'
import { useSidebarState } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { unseen } from '../fields/unseen.ts'
import { type Entry, isCurrent } from './entries.tsx'

const shownCount = (count: number) => (count > waitingShownMost ? `${waitingShownMost}+` : String(count))

/** How much waits, for eyes and for ears. Nothing where nothing waits, or where it is not known. */
export const WaitingCount = ({ count }: { count: number | undefined }) =>
  count ? (
    <>
      <Chip
        aria-hidden="true"
        size="small"
        color="primary"
        className="num"
        label={shownCount(count)}
        sx={{ height: 22 }}
      />
      <Box component="span" sx={unseen}>
        , {shownCount(count)} waiting
      </Box>
    </>
  ) : null

export interface MenuEntryProps {
  entry: Entry
  count: number | undefined
  isFavourite: boolean
  onStar: () => void
  onFollow: () => void
}

/** A line of the menu: where it leads, how much waits there, and the star that pins it. */
export function MenuEntry({ entry, count, isFavourite, onStar, onFollow }: MenuEntryProps) {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const [, setOpen] = useSidebarState()
  const isHere = isCurrent(entry, useLocation().pathname)
  function follow() {
    if (isSmall) setOpen(false)
    onFollow()
  }
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'stretch',
        '& .star': { opacity: isFavourite ? 1 : 0 },
        '&:hover .star, &:focus-within .star': { opacity: 1 },
        '@media (hover: none)': { '& .star': { opacity: 1 } },
      }}
    >
      <ButtonBase
        {...(entry.isOnSite ? { component: 'a', href: entry.to } : { component: Link, to: entry.to })}
        aria-current={isHere ? 'page' : undefined}
        onClick={follow}
        sx={{
          flex: 1,
          minWidth: 0,
          minHeight: 40,
          justifyContent: 'flex-start',
          gap: 1.5,
          pl: 2,
          pr: 0.5,
          py: 0.5,
          fontSize: 15,
          lineHeight: 1.3,
          textAlign: 'start',
          color: isHere ? 'text.primary' : 'text.secondary',
          bgcolor: isHere ? 'action.selected' : undefined,
          '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
        }}
      >
        {entry.icon}
        <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {entry.label}
        </Box>
        <WaitingCount count={count} />
      </ButtonBase>
      <IconButton
        className="star"
        size="small"
        aria-pressed={isFavourite}
        aria-label={`Favourite: ${entry.label}`}
        onClick={onStar}
        sx={{ width: 40, borderRadius: 1, color: isFavourite ? 'primary.main' : 'text.secondary' }}
      >
        {isFavourite ? <StarIcon fontSize="small" /> : <NoStarIcon fontSize="small" />}
      </IconButton>
    </Box>
  )
}
