import '../messages/accounts.ts'
import type { Role } from '@newyou/contract/vocabulary'
import type { Icon as TablerIcon } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { UnreadMessages } from '../chat/unread.tsx'
import { Icon } from '../ui/icon.tsx'
import {
  IconBell,
  IconBook2,
  IconBroadcast,
  IconCalendar,
  IconClipboardCheck,
  IconClockHour4,
  IconDevices,
  IconHeart,
  IconLayoutDashboard,
  IconLifebuoy,
  IconLogout,
  IconMessageCircle,
  IconUser,
  IconWallet,
} from '../ui/icons.ts'
import { LocaleNavLink } from '../ui/locale-link.tsx'
import { urls } from '../urls.ts'
import styles from './side-menu.module.css'
import { useLogOut } from './signed-in/account-menu.tsx'

interface RoomLink {
  name:
    | 'dashboard'
    | 'sessions'
    | 'learning'
    | 'plans'
    | 'clientPlans'
    | 'events'
    | 'wallet'
    | 'practice'
    | 'hours'
    | 'notifications'
    | 'profile'
    | 'devices'
    | 'wishlists'
    | 'support'
    | 'helpDesk'
    | 'chat'
  to: string
  icon: TablerIcon
  exact?: boolean
}

/** The rooms that exist, for each role. */
const rooms: Record<Role, readonly RoomLink[]> = {
  client: [
    { name: 'dashboard', to: urls.dashboard(), icon: IconLayoutDashboard },
    { name: 'sessions', to: urls.counseling(), icon: IconCalendar },
    { name: 'learning', to: urls.myLearning(), icon: IconBook2 },
    { name: 'plans', to: urls.myActionPlan(), icon: IconClipboardCheck },
    { name: 'chat', to: urls.chat(), icon: IconMessageCircle },
    { name: 'events', to: urls.myEvents(), icon: IconBroadcast },
    { name: 'wallet', to: urls.wallet(), icon: IconWallet },
    { name: 'wishlists', to: urls.wishlists(), icon: IconHeart },
    { name: 'notifications', to: urls.notifications(), icon: IconBell },
    { name: 'support', to: urls.support(), icon: IconLifebuoy },
    { name: 'profile', to: urls.profile(), icon: IconUser },
  ],
  healer: [
    { name: 'practice', to: urls.practice(), icon: IconCalendar, exact: true },
    { name: 'clientPlans', to: urls.practicePlans(), icon: IconClipboardCheck },
    { name: 'chat', to: urls.practiceChat(), icon: IconMessageCircle },
    { name: 'hours', to: urls.practiceHours(), icon: IconClockHour4 },
    { name: 'notifications', to: urls.notifications(), icon: IconBell },
    { name: 'devices', to: urls.devices(), icon: IconDevices },
  ],
  staff: [
    { name: 'helpDesk', to: urls.helpDesk(), icon: IconLifebuoy },
    { name: 'notifications', to: urls.notifications(), icon: IconBell },
    { name: 'devices', to: urls.devices(), icon: IconDevices },
  ],
}

/** The list at the side of every room; on the phone the bar at the foot takes its place. */
export function SideMenu({ role }: { role: Role }) {
  const t = useTranslations('accounts.menu')
  const askLogOut = useLogOut()
  return (
    <nav className={styles.menu} aria-label={t('label')}>
      {rooms[role].map(({ name, to, icon, exact = false }) => (
        <LocaleNavLink key={name} to={to} end={exact}>
          <Icon of={icon} />
          {t(name)}
          {name === 'chat' && <UnreadMessages />}
        </LocaleNavLink>
      ))}
      <button type="button" onClick={() => void askLogOut()}>
        <Icon of={IconLogout} />
        {t('logOut')}
      </button>
    </nav>
  )
}
