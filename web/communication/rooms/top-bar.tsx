import '../../messages/rooms.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ThemeToggle } from '../../page/theme-toggle.tsx'
import { Icon } from '../../ui/icon.tsx'
import { iconButtonClass } from '../../ui/icon-button.tsx'
import { IconArrowLeft } from '../../ui/icons.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import styles from './lobby.module.css'

/** The bar over every part of the room: the way back outside of the session, and what else belongs there. */
export function TopBar({
  to,
  withTheme = true,
  children,
}: {
  to?: string
  withTheme?: boolean
  children?: ReactNode
}) {
  const t = useTranslations('rooms')
  return (
    <header className={styles.bar}>
      {to && (
        <LocaleLink to={to} className={iconButtonClass} aria-label={t('crumb')}>
          <Icon of={IconArrowLeft} />
        </LocaleLink>
      )}
      <div className={styles.middle}>{children}</div>
      {withTheme && <ThemeToggle />}
    </header>
  )
}
