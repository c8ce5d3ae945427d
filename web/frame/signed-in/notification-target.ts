import type { Role } from '@newyou/contract/accounts'
import type { Notification } from '@newyou/contract/notifications'
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
  IconUsersGroup,
  IconWallet,
} from '@tabler/icons-react'
import { urls } from '../../urls.ts'

type Target = Pick<Notification, 'front_end_path' | 'target_id'>

/**
 * Where a notification leads (specification, section 2): some paths have rooms of their own, others take their id along.
 * What leads clients to the dashboard leads healers to their practice.
 */
export function notificationPath({ front_end_path, target_id }: Target, role: Role): string {
  const path = front_end_path.replace(/^\/+/, '')
  if (path === 'wallet' && role === 'client') return urls.wallet()
  if (path === 'chat') return urls.chat(target_id)
  if (path === 'practice/chat') return urls.practiceChat(target_id)
  if (['appointment', 'appointment-details', 'dashboard', 'counseling', 'wallet', ''].includes(path))
    return { client: urls.dashboard, healer: urls.practice, support: urls.helpDesk }[role]()
  return `/${path}/${target_id}`
}

/** The paths that have icons of their own (section 2); anything else is a bell. */
const icons: Record<string, Icon> = {
  appointment: IconCalendar,
  'appointment-details': IconCalendar,
  counseling: IconCalendar,
  wallet: IconWallet,
  dashboard: IconHome,
  'courses/courses-details': IconBook,
  'workshop/workshop-details': IconUsersGroup,
  'webinar/view': IconBroadcast,
  'my-action-plan': IconClipboardCheck,
  'practice/plans': IconClipboardCheck,
  'support/support-view': IconLifebuoy,
  chat: IconMessageCircle,
  'practice/chat': IconMessageCircle,
}

export const notificationIcon = ({ front_end_path }: Pick<Notification, 'front_end_path'>): Icon =>
  icons[front_end_path.replace(/^\/+/, '')] ?? IconBell

/** The form that a request for feedback leads to: the link in its description, when that is one. */
export function feedbackAddress({ type, description }: Pick<Notification, 'type' | 'description'>) {
  if (type !== 'webinar-feedback' && type !== 'workshop-feedback') return undefined
  const isSafe = /^https?:\/\//.test(description) || /^\/(?!\/)/.test(description)
  return isSafe ? description : undefined
}
