import { addresses, startOf } from '@newyou/contract/addresses'
import type { Role } from '@newyou/contract/vocabulary'
import type { Icon } from '@tabler/icons-react'
import {
  IconBell,
  IconBook2,
  IconCalendar,
  IconClockHour4,
  IconHome,
  IconLifebuoy,
  IconUser,
  IconUsers,
} from '../ui/icons.ts'
import { urls } from '../urls.ts'

const eventPaths = [urls.events(), urls.events({}, 'webinar'), urls.events({}, 'workshop')]

/** Pages without header and footer. */
const bare = [
  ...[startOf('feedback'), startOf('readBook'), startOf('brochure'), startOf('player')],
  startOf('playerPreview'),
  startOf('bookingWidget'),
  addresses.coursePayment,
  startOf('room'),
]
export const isBare = (path: string) => bare.some((start) => path.startsWith(start))

/** Where people meet, watch, read or pay: nothing floats over what they look at. */
const undisturbed = [
  startOf('bookingWidget'),
  ...[startOf('room'), startOf('player'), startOf('playerPreview'), startOf('readBook')],
  ...[addresses.payment, addresses.coursePayment],
]
export const isUndisturbed = (path: string) =>
  undisturbed.some((start) => path === start || path.startsWith(start.replace(/\/?$/, '/')))

/** The main places of the bar at the foot of the phone. */
export interface Place {
  name:
    | 'home'
    | 'healers'
    | 'learn'
    | 'events'
    | 'appointments'
    | 'notifications'
    | 'you'
    | 'hours'
    | 'helpDesk'
  to: string
  icon: Icon
  /** Whether only the exact path counts as being there. */
  exact?: boolean
  /** Paths beside its own that belong to it. */
  also?: readonly string[]
}

/** Where a client is at home; on the phone no list of them stands beside. */
const rooms = [
  urls.dashboard(),
  urls.counseling(),
  urls.myLearning(),
  urls.myActionPlan(),
  urls.myNotification(),
  urls.chat(),
  urls.community(),
  urls.myEvents(),
  urls.wallet(),
  urls.lifePoints(),
  urls.wishlists(),
  urls.questions(),
  urls.result(),
  urls.earnAndRefer(),
  urls.notifications(),
  urls.profile(),
  urls.support(),
]

const home: Place = { name: 'home', to: urls.home(), icon: IconHome, exact: true }
const healers: Place = { name: 'healers', to: urls.healers(), icon: IconUsers }
const learn: Place = { name: 'learn', to: urls.courses(), icon: IconBook2 }
const notifications: Place = { name: 'notifications', to: urls.notifications(), icon: IconBell }

/** Of visitors and clients, of healers, and of those who answer for the house. */
export const places: Record<Role, readonly Place[]> = {
  client: [
    home,
    healers,
    learn,
    { name: 'events', to: urls.events(), icon: IconCalendar, also: eventPaths },
    { name: 'you', to: urls.dashboard(), icon: IconUser, also: rooms },
  ],
  healer: [
    home,
    healers,
    { name: 'appointments', to: urls.practice(), icon: IconCalendar, exact: true },
    notifications,
    { name: 'hours', to: urls.practiceHours(), icon: IconClockHour4 },
  ],
  staff: [home, healers, learn, { name: 'helpDesk', to: urls.helpDesk(), icon: IconLifebuoy }, notifications],
}
