import { backOfficePath, frontEndPathOf, isWholePage } from '@newyou/contract/addresses'
import type { Notification } from '@newyou/contract/foundation/notifications'
import { safeTarget } from '@newyou/contract/link-targets'
import type { Role } from '@newyou/contract/vocabulary'
import {
  type Icon,
  IconBell,
  IconBook,
  IconBroadcast,
  IconCalendar,
  IconClipboardCheck,
  IconHome,
  IconLifebuoy,
  IconMessageCircle,
  IconUrgent,
  IconUsersGroup,
  IconWallet,
} from '@tabler/icons-react'
import { urls } from '../../urls.ts'

type Target = Pick<Notification, 'front_end_path' | 'target_id'>

/** Whether a notification leads out of the site, into the back office. */
const isOfBackOffice = ({ front_end_path: path }: Pick<Target, 'front_end_path'>) =>
  path.replace(/^\/+/, '').startsWith(`${backOfficePath.slice(1)}/`)

/**
 * Where a notification leads: some paths have pages of their own, others take their id along. Paths to the clients'
 * dashboard lead healers to their practice.
 */
export function notificationPath({ front_end_path, target_id }: Target, role: Role): string {
  const path = front_end_path.replace(/^\/+/, '')
  if (path === 'wallet' && role === 'client') return urls.wallet()
  // A record of the back office, which is an application of its own.
  if (isOfBackOffice({ front_end_path })) return `/${path}/${target_id}`
  if (path === frontEndPathOf('chat')) return urls.chat(target_id)
  if (path === frontEndPathOf('practiceChat')) return urls.practiceChat(target_id)
  if (['appointment', 'appointment-details', 'dashboard', 'counseling', 'wallet', ''].includes(path))
    return { client: urls.dashboard, healer: urls.practice, staff: urls.helpDesk }[role]()
  if (path === frontEndPathOf('profile') && role !== 'client') return urls.devices()
  return isWholePage(path) ? `/${path}` : `/${path}/${target_id}`
}

/** The paths that have icons of their own; anything else is a bell. */
const icons: Record<string, Icon> = {
  appointment: IconCalendar,
  'appointment-details': IconCalendar,
  counseling: IconCalendar,
  wallet: IconWallet,
  dashboard: IconHome,
  [frontEndPathOf('course')]: IconBook,
  [frontEndPathOf('workshop')]: IconUsersGroup,
  [frontEndPathOf('webinar')]: IconBroadcast,
  [frontEndPathOf('myActionPlan')]: IconClipboardCheck,
  [frontEndPathOf('practicePlan')]: IconClipboardCheck,
  [frontEndPathOf('supportTicket')]: IconLifebuoy,
  [frontEndPathOf('chat')]: IconMessageCircle,
  [frontEndPathOf('practiceChat')]: IconMessageCircle,
  [frontEndPathOf('community')]: IconUsersGroup,
  [frontEndPathOf('practiceCommunity')]: IconUsersGroup,
}

export const notificationIcon = ({
  front_end_path,
  type,
}: Pick<Notification, 'front_end_path'> & Partial<Pick<Notification, 'type'>>): Icon =>
  type === 'crisis' ? IconUrgent : (icons[front_end_path.replace(/^\/+/, '')] ?? IconBell)

/** The form that a request for feedback leads to: the link in its description, when that is a safe one. */
export function feedbackAddress(
  { type, description }: Pick<Notification, 'type' | 'description'>,
  { hosts, origin }: { hosts: readonly string[]; origin?: string },
) {
  if (type !== 'webinar-feedback' && type !== 'workshop-feedback') return undefined
  return safeTarget(description, { hosts, origin })
}
