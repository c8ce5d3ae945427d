import '../messages/accounts-menu.ts'
import { addresses } from '@newyou/contract/addresses'
import type { Role } from '@newyou/contract/vocabulary'
import type { Icon as TablerIcon } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useLogOut } from '../session/use-log-out.ts'
import { Icon } from '../ui/icon.tsx'
import {
  IconBell,
  IconBook2,
  IconBroadcast,
  IconCalendar,
  IconChartLine,
  IconClipboardCheck,
  IconClockHour4,
  IconDevices,
  IconFileText,
  IconGift,
  IconHeart,
  IconHelpCircle,
  IconLayoutDashboard,
  IconLifebuoy,
  IconListCheck,
  IconLogout,
  IconMessageCircle,
  IconShieldLock,
  IconUser,
  IconUsers,
  IconUsersGroup,
  IconWallet,
} from '../ui/icons.ts'
import { LocaleNavLink } from '../ui/locale-link.tsx'
import { urls } from '../urls.ts'
import styles from './side-menu.module.css'
import { UnreadMessages } from './unread.tsx'

interface RoomLink {
  name:
    | 'dashboard'
    | 'sessions'
    | 'learning'
    | 'plans'
    | 'tests'
    | 'clients'
    | 'inquiries'
    | 'myInquiries'
    | 'questions'
    | 'proposals'
    | 'clientPlans'
    | 'events'
    | 'wallet'
    | 'refer'
    | 'practice'
    | 'page'
    | 'services'
    | 'earnings'
    | 'hours'
    | 'notifications'
    | 'profile'
    | 'privacy'
    | 'devices'
    | 'wishlists'
    | 'support'
    | 'helpDesk'
    | 'chat'
    | 'community'
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
    { name: 'tests', to: urls.result(), icon: IconChartLine },
    { name: 'chat', to: urls.chat(), icon: IconMessageCircle },
    { name: 'community', to: urls.community(), icon: IconUsersGroup },
    { name: 'events', to: urls.myEvents(), icon: IconBroadcast },
    { name: 'wallet', to: urls.wallet(), icon: IconWallet },
    { name: 'refer', to: urls.earnAndRefer(), icon: IconGift },
    { name: 'wishlists', to: urls.wishlists(), icon: IconHeart },
    { name: 'notifications', to: urls.notifications(), icon: IconBell },
    { name: 'support', to: urls.support(), icon: IconLifebuoy },
    { name: 'myInquiries', to: urls.enquiries(), icon: IconHelpCircle },
    { name: 'profile', to: urls.profile(), icon: IconUser },
    { name: 'privacy', to: urls.privacyCentre(), icon: IconShieldLock },
  ],
  healer: [
    { name: 'practice', to: urls.practice(), icon: IconCalendar, exact: true },
    { name: 'clients', to: urls.practiceClients(), icon: IconUsers },
    { name: 'events', to: urls.practiceEvents(), icon: IconBroadcast },
    { name: 'inquiries', to: urls.practiceInquiries(), icon: IconHelpCircle },
    { name: 'questions', to: urls.practiceQuestions(), icon: IconBook2 },
    { name: 'proposals', to: urls.practiceSubmissions(), icon: IconFileText },
    { name: 'clientPlans', to: urls.practicePlans(), icon: IconClipboardCheck },
    { name: 'chat', to: urls.practiceChat(), icon: IconMessageCircle },
    { name: 'community', to: urls.practiceCommunity(), icon: IconUsersGroup },
    { name: 'hours', to: urls.practiceHours(), icon: IconClockHour4 },
    { name: 'services', to: addresses.practiceServices, icon: IconListCheck },
    { name: 'page', to: urls.practicePage(), icon: IconUser },
    { name: 'earnings', to: urls.practiceEarnings(), icon: IconWallet },
    { name: 'notifications', to: urls.notifications(), icon: IconBell },
    { name: 'privacy', to: urls.privacyCentre(), icon: IconShieldLock },
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
  const t = useTranslations('accounts-menu.menu')
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
