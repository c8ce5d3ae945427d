import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useSite } from '../page/site.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { IconChevronDown, IconMenu2, IconX } from '../ui/icons.ts'
import { LocaleLink } from '../ui/locale-link.tsx'
import { urls } from '../urls.ts'
import { LanguageSwitch } from './language-switch.tsx'
import styles from './phone-menu.module.css'
import { SiteAnchor } from './site-anchor.tsx'
import { useMenus } from './site-menus.ts'

const menuId = 'phone-menu'

/** The wiring of a button that opens the menu: the browser does it, also before the scripts are there. */
export const opensPhoneMenu = { type: 'button', popoverTarget: menuId } as const

/** Opens the menu from the header, on pages whose dock takes the place of the bar at the foot. */
export function PhoneMenuButton() {
  const t = useTranslations('frame.phoneMenu')
  return (
    <IconButton label={t('open')} className={styles.button} {...opensPhoneMenu}>
      <Icon of={IconMenu2} />
    </IconButton>
  )
}

/** Every page of the header's menus, logging in and registering, on a sheet that rises to the thumb. */
export function PhoneMenu() {
  const t = useTranslations('frame')
  const menus = useMenus()
  const { hasOffers } = useSite()
  const { key } = useLocation()
  const sheet = useRef<HTMLElement>(null)
  const shownOn = useRef(key)
  useEffect(() => {
    // Opened before the page was awake, it stays; it goes when another page comes.
    if (shownOn.current === key) return
    shownOn.current = key
    sheet.current?.hidePopover()
  }, [key])
  return (
    <nav id={menuId} popover="auto" ref={sheet} className={styles.sheet} aria-label={t('phoneMenu.label')}>
      <div className={styles.head}>
        {hasOffers && (
          <LocaleLink className={styles.offers} to={urls.bundles()} discover="none">
            {t('offers')}
          </LocaleLink>
        )}
        <LanguageSwitch className={styles.language} />
        <IconButton label={t('phoneMenu.close')} popoverTarget={menuId} popoverTargetAction="hide">
          <Icon of={IconX} />
        </IconButton>
      </div>
      {menus.map(({ name, entries }) => (
        <details key={name} name={menuId} className={styles.menu}>
          <summary>
            {t(`menus.${name}`)}
            <Icon of={IconChevronDown} />
          </summary>
          <ul>
            {entries.map((entry) => (
              <li key={`${entry.to} ${entry.label}`}>
                <SiteAnchor entry={entry} discover="none" />
              </li>
            ))}
          </ul>
        </details>
      ))}
      <div className={styles.visitor}>
        <Button variant="quiet" to={urls.login()} discover="none">
          {t('logIn')}
        </Button>
        <Button variant="primary" to={urls.register()} discover="none">
          {t('register')}
        </Button>
      </div>
    </nav>
  )
}
