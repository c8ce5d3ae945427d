import { useTranslations } from 'use-intl'
import { useSession } from '../session/session.ts'
import { Icon } from '../ui/icon.tsx'
import { LocaleNavLink } from '../ui/locale-link.tsx'
import styles from './bottom-bar.module.css'
import { places } from './menus.ts'

/** The main places, at the thumb. Gives way to a dock. */
export function BottomBar() {
  const t = useTranslations('frame')
  const role = useSession()?.role ?? 'client'
  return (
    <nav className={styles.bar} aria-label={t('places')} data-bottom-bar>
      {places[role].map(({ name, to, icon, exact = false }) => (
        <LocaleNavLink key={name} to={to} end={exact}>
          <Icon of={icon} size="bar" />
          {t(`bottom.${name}`)}
        </LocaleNavLink>
      ))}
    </nav>
  )
}
