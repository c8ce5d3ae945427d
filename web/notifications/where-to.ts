import type { Role } from '@newyou/contract/accounts'
import type { Notification } from '@newyou/contract/notifications'
import { notificationPath } from '../frame/signed-in/notification-target.ts'
import { urls } from '../urls.ts'

/** Where a click leads: the rules of section 2; what leads clients to the dashboard leads healers to their practice. */
export function notificationPathFor(
  notification: Pick<Notification, 'front_end_path' | 'target_id'>,
  role: Role,
) {
  const path = notificationPath(notification)
  return role === 'healer' && path === urls.dashboard() ? urls.practice() : path
}
