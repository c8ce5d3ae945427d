import BooksIcon from '@mui/icons-material/AccountBalanceOutlined'
import ArticleIcon from '@mui/icons-material/ArticleOutlined'
import MoneyIcon from '@mui/icons-material/CurrencyRupee'
import ForumIcon from '@mui/icons-material/ForumOutlined'
import ListsIcon from '@mui/icons-material/ListAltOutlined'
import PeopleIcon from '@mui/icons-material/PeopleOutlined'
import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import ShopIcon from '@mui/icons-material/StorefrontOutlined'
import TicketIcon from '@mui/icons-material/SupportAgentOutlined'
import TodayIcon from '@mui/icons-material/TodayOutlined'
import SiteIcon from '@mui/icons-material/WebOutlined'
import { addresses } from '@newyou/contract/addresses'
import { type MenuGroup, menuGroups } from '@newyou/contract/administration/back-office/resource'
import { resources } from '@newyou/contract/administration/back-office/resources'
import type { StaffRole } from '@newyou/contract/vocabulary'
import type { ReactElement } from 'react'
import { mayRead } from '../session/roles.ts'
import { alsoCalled } from './also-called.ts'
import { more } from './own-screens.tsx'

/** A line of the menu. */
export interface Entry {
  name: string
  label: string
  alsoCalled: string
  group: MenuGroup
  icon: ReactElement
  to: string
  /** It is a page of the site itself. */
  isOnSite?: boolean
}

export const groupWords: Record<MenuGroup, { label: string; icon: ReactElement }> = {
  today: { label: 'Today', icon: <TodayIcon /> },
  support: { label: 'Messages and support', icon: <TicketIcon /> },
  people: { label: 'Clients and healers', icon: <PeopleIcon /> },
  community: { label: 'Community', icon: <ForumIcon /> },
  money: { label: 'Orders and refunds', icon: <MoneyIcon /> },
  books: { label: 'Tills, payouts and ledger', icon: <BooksIcon /> },
  catalogue: { label: 'Courses, books and events', icon: <ShopIcon /> },
  site: { label: 'Articles and pictures', icon: <ArticleIcon /> },
  pages: { label: 'Pages and menus', icon: <SiteIcon /> },
  lists: { label: 'Lists and search', icon: <ListsIcon /> },
  system: { label: 'Settings and records', icon: <SettingsIcon /> },
}

const tickets = {
  name: 'tickets',
  label: 'Support tickets',
  group: 'support',
  read: ['support', 'admin'],
  icon: <TicketIcon />,
} as const

/** Menu entries that these roles may open, in menu order: daily work first. */
export function entriesFor(roles: readonly StaffRole[]): readonly Entry[] {
  const screens = [
    ...more.map((one) => ({ ...one, to: `/${one.name}` })),
    { ...tickets, to: addresses.helpDesk, isOnSite: true },
    ...resources
      .filter((of) => !of.isPart)
      .map(({ name, label, group, read }) => ({
        name,
        label: label.many,
        group,
        read,
        icon: groupWords[group].icon,
        to: `/${name}`,
      })),
  ]
  return menuGroups.flatMap((group) =>
    screens
      .filter((one) => one.group === group && mayRead(one, roles))
      .map(({ name, label, icon, to, ...rest }) => ({
        name,
        label,
        group,
        icon,
        to,
        alsoCalled: alsoCalled(name),
        ...('isOnSite' in rest && { isOnSite: true }),
      })),
  )
}

/** Whether the screen that stands is one of this entry. */
export const isCurrent = ({ to, isOnSite }: Entry, pathname: string) =>
  !isOnSite && (pathname === to || (to !== '/' && pathname.startsWith(`${to}/`)))
