import type { Role } from '@newyou/contract/accounts'
import type { Notification } from '@newyou/contract/notifications'
import { IconBell, IconCalendar, IconHome, IconWallet } from '@tabler/icons-react'
import { urls } from '../../urls.ts'

type Target = Pick<Notification, 'front_end_path' | 'target_id'>

/**
 * Where a notification leads (specification, section 2): some paths have rooms of their own, others take their id along.
 * What leads clients to the dashboard leads healers to their practice.
 */
export function notificationPath({ front_end_path, target_id }: Target, role: Role): string {
  const path = front_end_path.replace(/^\/+/, '')
  if (['appointment', 'appointment-details', 'dashboard', 'counseling', 'wallet', ''].includes(path))
    return role === 'healer' ? urls.practice() : urls.dashboard()
  return `/${path}/${target_id}`
}

export function notificationIcon({ front_end_path }: Target) {
  const path = front_end_path.replace(/^\/+/, '')
  if (path.startsWith('appointment') || path === 'counseling') return IconCalendar
  if (path === 'wallet') return IconWallet
  if (path === 'dashboard') return IconHome
  return IconBell
}
