import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useSession } from '../session/session.ts'
import { Icon } from '../ui/icon.tsx'
import { IconMenu2 } from '../ui/icons.ts'
import { withoutLocale } from '../ui/locale.ts'
import { LocaleLink, LocaleNavLink } from '../ui/locale-link.tsx'
import styles from './bottom-bar.module.css'
import { places } from './menus.ts'
import { opensPhoneMenu } from './phone-menu.tsx'

/** The main places and the menu of all others, at the thumb. Gives way to a dock. */
export function BottomBar() {
  const t = useTranslations('frame')
  const role = useSession()?.role ?? 'client'
  const path = withoutLocale(useLocation().pathname)
  return (
    <nav className={styles.bar} aria-label={t('places')} data-bottom-bar>
      {places[role].map(({ name, to, icon, exact = false, also = [] }) => {
        const words = (
          <>
            <Icon of={icon} size="bar" />
            {t(`bottom.${name}`)}
          </>
        )
        return also.some((start) => path.startsWith(start)) ? (
          <LocaleLink key={name} to={to} aria-current={path === to ? 'page' : 'true'}>
            {words}
          </LocaleLink>
        ) : (
          <LocaleNavLink key={name} to={to} end={exact}>
            {words}
          </LocaleNavLink>
        )
      })}
      <button {...opensPhoneMenu}>
        <Icon of={IconMenu2} size="bar" />
        {t('bottom.menu')}
      </button>
    </nav>
  )
}
