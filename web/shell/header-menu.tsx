import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import dropdown from '../ui/dropdown.module.css'
import { Icon } from '../ui/icon.tsx'
import { IconChevronDown } from '../ui/icons.ts'
import { useLocalized } from '../ui/locale-link.tsx'
import { useDropdown } from '../ui/use-dropdown.ts'
import styles from './header-menu.module.css'
import { SiteAnchor } from './site-anchor.tsx'
import type { SiteMenu } from './site-menus.ts'

/** One menu of the header: a word that opens the list of its places. */
export function HeaderMenu({ menu }: { menu: SiteMenu }) {
  const t = useTranslations('frame.menus')
  const { pathname } = useLocation()
  const localized = useLocalized()
  // Below its places are their details.
  const isHere = menu.entries.some(({ to }) => `${pathname}/`.startsWith(`${localized(to)}/`))
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
            <li key={`${entry.to} ${entry.label}`}>
              <SiteAnchor className={`${dropdown.entry} ${styles.entry}`} entry={entry} onClick={close} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
