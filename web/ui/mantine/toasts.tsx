import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Notifications, notifications } from '@mantine/notifications'
import { toastMs, toastsMax } from '@newyou/contract/business'
import type { ReactNode } from 'react'
import { textsOf } from '../../messages/index.ts'
import { Icon } from '../icon.tsx'
import { IconAlertCircle, IconCircleCheck } from '../icons.ts'
import { localeOf } from '../locale.ts'
import type { Toast } from '../toast.ts'
import { MantineLayer } from './layer.tsx'
import styles from './toasts.module.css'

export default function Toasts() {
  return (
    <MantineLayer>
      <Notifications
        // On a phone above the bottom bar, where no heading is read.
        position={window.matchMedia('(width < 1024px)').matches ? 'bottom-center' : 'top-right'}
        classNames={{ root: styles.place ?? '' }}
        autoClose={toastMs}
        limit={toastsMax}
        containerWidth={350}
        transitionDuration={150}
        aria-live="polite"
        data-toasts=""
      />
    </MantineLayer>
  )
}

export function show({ tone, words }: Toast) {
  notifications.show({
    message: words,
    icon: <Icon of={tone === 'ok' ? IconCircleCheck : IconAlertCircle} />,
    role: tone === 'ok' ? 'status' : 'alert',
    classNames: {
      root: styles.toast ?? '',
      icon: (tone === 'ok' ? styles.ok : styles.bad) ?? '',
      description: styles.words ?? '',
      closeButton: styles.close ?? '',
    },
    closeButtonProps: { 'aria-label': textsOf(localeOf(location.pathname), 'ui')('close') },
  })
}

/** Stays until `hide`, and has no button but its own. */
export function keep(id: string, message: ReactNode) {
  notifications.show({
    id,
    message,
    autoClose: false,
    withCloseButton: false,
    role: 'status',
    classNames: { root: styles.toast ?? '', body: styles.whole ?? '', description: styles.words ?? '' },
  })
}

export function hide(id: string) {
  notifications.hide(id)
}
