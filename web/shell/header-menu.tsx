import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import dropdown from '../ui/dropdown.module.css'
import { Icon } from '../ui/icon.tsx'
import { IconChevronDown } from '../ui/icons.ts'
import { LocaleNavLink, useLocalized } from '../ui/locale-link.tsx'
import { useDropdown } from '../ui/use-dropdown.ts'
import styles from './header-menu.module.css'
import type { Menu } from './menus.ts'

/** One menu of the header: a word that opens the list of its places. */
export function HeaderMenu({ menu }: { menu: Menu }) {
  const t = useTranslations('frame.menus')
  const categories = useTranslations('categories')
  const { pathname } = useLocation()
  const localized = useLocalized()
  const isHere = menu.below
    ? menu.below.some((start) => pathname.startsWith(localized(start)))
    : menu.entries.some(({ to }) => pathname === localized(to))
  const { isOpen, close, root, button, panel } = useDropdown()
  return (
    <div className={dropdown.root} {...root}>
      <button type="button" className={styles.word} data-here={isHere || undefined} {...button}>
        {t(menu.name)}
        <Icon of={IconChevronDown} size="meta" />
      </button>
      {isOpen && (
        <ul className={`${dropdown.panel} ${dropdown.start}`} {...panel}>
          {menu.entries.map((entry) => (
            <li key={entry.to}>
              <LocaleNavLink
                className={`${dropdown.entry} ${styles.entry}`}
                to={entry.to}
                end
                onClick={close}
                data-category={'category' in entry ? entry.category : undefined}
              >
                {'category' in entry ? categories(entry.category) : t(entry.name)}
              </LocaleNavLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
