import '../messages/wishlist.ts'
import type { WishKind } from '@newyou/contract/wishlist'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { IconHeart, IconHeartFilled } from '../ui/icons.ts'
import { useLocalized } from '../ui/locale-link.tsx'
import { urls } from '../urls.ts'
import styles from './heart-button.module.css'
import { useWishes, wishOf } from './use-wishes.ts'

interface Thing {
  kind: WishKind
  itemId: string
  title: string
  className?: string | undefined
}

export default function HeartButton({ isClient, ...thing }: Thing & { isClient: boolean }) {
  return isClient ? <ClientHeart {...thing} /> : <VisitorHeart {...thing} />
}

function VisitorHeart({ title, className }: Thing) {
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

function ClientHeart({ kind, itemId, title, className }: Thing) {
  const t = useTranslations('wishlist.heart')
  const { wishes = [], have } = useWishes()
  // What was pressed shows at once; the list decides as soon as it is back.
  const [wanted, setWanted] = useState<boolean>()
  const isOn = wanted ?? wishOf(wishes, kind, itemId) !== undefined
  async function toggle() {
    if (wanted !== undefined) return
    setWanted(!isOn)
    await have(kind, itemId, !isOn)
    setWanted(undefined)
  }
  return (
    <IconButton
      label={t(isOn ? 'remove' : 'add', { title })}
      aria-pressed={isOn}
      className={`${styles.heart} ${className ?? ''}`}
      onClick={() => void toggle()}
    >
      {isOn ? <Icon of={IconHeartFilled} /> : <Icon of={IconHeart} />}
    </IconButton>
  )
}
