import '../../messages/wishlist.ts'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { IconHeart } from '../../ui/icons.ts'
import { useLocalized } from '../../ui/locale-link.tsx'
import { urls } from '../../urls.ts'
import styles from './heart-button.module.css'
import type { WishItem } from './item.ts'

/** The heart of a visitor leads to the login, and back. */
export default function VisitorHeart({ title, className }: WishItem) {
  const t = useTranslations('wishlist.heart')
  const navigate = useNavigate()
  const localized = useLocalized()
  const { pathname, search } = useLocation()
  return (
    <IconButton
      label={t('add', { title })}
      className={`${styles.heart} ${className ?? ''}`}
      onClick={() => void navigate(localized(urls.login(`${pathname}${search}`)))}
    >
      <Icon of={IconHeart} />
    </IconButton>
  )
}
