import '../../messages/wishlist.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { IconHeart, IconHeartFilled } from '../../ui/icons.ts'
import styles from './heart-button.module.css'
import type { WishItem } from './item.ts'
import { useWishes, wishOf } from './use-wishes.ts'

/** The heart of a client: on while the item is on the wishlist. */
export default function ClientHeart({ kind, itemId, title, className }: WishItem) {
  const t = useTranslations('wishlist.heart')
  const { wishes = [], have } = useWishes()
  // A press shows at once; the list decides as soon as it is fetched.
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
