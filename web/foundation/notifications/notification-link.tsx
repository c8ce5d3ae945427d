import type { Notification } from '@newyou/contract/foundation/notifications'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSite } from '../../page/site.ts'
import { callApi } from '../../session/call-api.ts'
import { isBackOffice } from '../../session/redirect-to.ts'
import { useSession } from '../../session/session.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { feedbackAddress, notificationPath } from './notification-target.ts'

/** The form that a notification leads to, if it does; known in the browser alone. */
export function useFeedbackAddress() {
  const { settings } = useSite()
  return (notification: Notification) =>
    feedbackAddress(notification, { hosts: settings.link_hosts, origin: window.location.origin })
}

/**
 * Opens the page of a notification and marks it as read. Feedback only opens the link it carries, in a tab of its
 * own.
 */
export function NotificationLink({
  notification,
  className,
  onOpen,
  children,
}: {
  notification: Notification
  className: string | undefined
  onOpen?: () => void
  children: ReactNode
}) {
  const client = useQueryClient()
  const role = useSession()?.role ?? 'client'
  const unread = !notification.is_read || undefined
  const feedback = useFeedbackAddress()(notification)
  if (feedback)
    return (
      <a
        className={className}
        data-unread={unread}
        href={feedback}
        target="_blank"
        rel="noreferrer"
        onClick={onOpen}
      >
        {children}
      </a>
    )
  const read = () =>
    callApi('POST /api/website/read-notification', {
      body: { is_read: true, notification_u_id: notification.u_id },
    })
      .then(() => client.invalidateQueries({ queryKey: ['notifications'] }))
      .catch(() => undefined)
  const path = notificationPath(notification, role)
  const open = () => {
    if (unread) void read()
    onOpen?.()
  }
  // The back office is another application.
  if (isBackOffice(path))
    return (
      <a className={className} data-unread={unread} href={path} onClick={open}>
        {children}
      </a>
    )
  return (
    <LocaleLink className={className} data-unread={unread} to={path} onClick={open}>
      {children}
    </LocaleLink>
  )
}
