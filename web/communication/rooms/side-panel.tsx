import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { IconX } from '../../ui/icons.ts'
import styles from './call.module.css'

/** Beside the pictures; on a phone over them. */
export function SidePanel({
  title,
  closeLabel,
  onClose,
  children,
}: {
  title: string
  closeLabel: string
  onClose: (() => void) | undefined
  children: ReactNode
}) {
  return (
    <aside
      className={styles.panel}
      aria-label={title}
      onKeyDown={(event) => event.key === 'Escape' && onClose?.()}
    >
      <div className={styles.panelHead}>
        <h2>{title}</h2>
        {onClose && (
          <IconButton label={closeLabel} onClick={onClose}>
            <Icon of={IconX} />
          </IconButton>
        )}
      </div>
      {children}
    </aside>
  )
}
