import type { CategorySlug } from '@newyou/contract/healers'
import type { Icon } from '@tabler/icons-react'
import { categorySlugs } from '../healers/constants.ts'
import { IconBell, IconCalendar, IconHome, IconUser, IconUsers } from '../ui/icons.ts'
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
  name: 'home' | 'healers' | 'appointments' | 'notifications' | 'you'
  to: string
  icon: Icon
  /** Whether only the exact path counts as being there. */
  exact?: boolean
}

export const places: readonly Place[] = [
  { name: 'home', to: urls.home(), icon: IconHome, exact: true },
  { name: 'healers', to: urls.healers(), icon: IconUsers },
  { name: 'appointments', to: urls.dashboard(), icon: IconCalendar },
  { name: 'notifications', to: urls.notifications(), icon: IconBell },
  { name: 'you', to: urls.profile(), icon: IconUser },
]
