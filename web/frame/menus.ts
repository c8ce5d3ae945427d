import type { Role } from '@newyou/contract/accounts'
import type { CategorySlug } from '@newyou/contract/healers'
import { categorySlugs } from '@newyou/contract/vocabulary'
import type { Icon } from '@tabler/icons-react'
import { IconBell, IconCalendar, IconClockHour4, IconHome, IconUser, IconUsers } from '../ui/icons.ts'
import { urls } from '../urls.ts'

/** A menu of the header. Event, Courses, Explore and Pages join this list when they exist. */
export interface Menu {
  name: 'healers'
  to: string
  /** What opens under it. `category` takes its words from the catalogue of categories. */
  entries: readonly ({ to: string } & ({ category: CategorySlug } | { name: 'allHealers' }))[]
}

export const menus: readonly Menu[] = [
  {
    name: 'healers',
    to: urls.healers(),
    entries: [
      { name: 'allHealers', to: urls.healers() },
      ...categorySlugs.map((category) => ({ category, to: urls.healersOf(category) })),
    ],
  },
]

/** The main places of the bar at the foot of the phone. */
export interface Place {
  name: 'home' | 'healers' | 'appointments' | 'notifications' | 'you' | 'hours'
  to: string
  icon: Icon
  /** Whether only the exact path counts as being there. */
  exact?: boolean
}

const home: Place = { name: 'home', to: urls.home(), icon: IconHome, exact: true }
const healers: Place = { name: 'healers', to: urls.healers(), icon: IconUsers }
const notifications: Place = { name: 'notifications', to: urls.notifications(), icon: IconBell }

/** Of visitors and clients, and of healers. */
export const places: Record<Role, readonly Place[]> = {
  client: [
    home,
    healers,
    { name: 'appointments', to: urls.dashboard(), icon: IconCalendar },
    notifications,
    { name: 'you', to: urls.profile(), icon: IconUser },
  ],
  healer: [
    home,
    healers,
    { name: 'appointments', to: urls.practice(), icon: IconCalendar, exact: true },
    notifications,
    { name: 'hours', to: urls.practiceHours(), icon: IconClockHour4 },
  ],
}
