import '../../messages/static-pages.ts'
import type { Photo } from '@newyou/contract/content/static-pages/static-pages'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Cover } from '../../ui/cover.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { IconChevronLeft, IconChevronRight, IconX } from '../../ui/icons.ts'
import styles from './photo-gallery.module.css'

/** One picture over the page. The browser's own dialog keeps the focus inside and gives it back. */
export default function Lightbox({
  photos,
  index,
  onTurn,
  onClose,
}: {
  photos: readonly Photo[]
  index: number
  onTurn: (index: number) => void
  onClose: () => void
}) {
  const t = useTranslations('static-pages.gallery')
  const ui = useTranslations('ui')
  const dialog = useRef<HTMLDialogElement>(null)
  const photo = photos[index]

  useEffect(() => {
    const opened = dialog.current
    const opener = document.activeElement
    opened?.showModal()
    return () => {
      opened?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  const turn = (by: number) => {
    const next = index + by
    if (photos[next]) onTurn(next)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'ArrowRight') turn(1)
  }

  if (!photo) return null
  const isUpright = photo.height > photo.width
  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={t('viewer')}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={styles.bar}>
        <p className="small num" aria-live="polite">
          {t('place', { number: index + 1, total: photos.length })}
        </p>
        <IconButton label={ui('close')} onClick={() => dialog.current?.close()}>
          <Icon of={IconX} />
        </IconButton>
      </div>
      <figure className={styles.figure} data-upright={isUpright || undefined}>
        <Cover
          key={photo.u_id}
          base={photo.image}
          alt={photo.alt}
          shape={isUpright ? 'upright' : 'photo'}
          sizes="100vw"
          eager
        />
        <figcaption>{photo.caption || photo.alt}</figcaption>
      </figure>
      <div className={styles.turn}>
        <IconButton label={t('before')} disabled={index === 0} onClick={() => turn(-1)}>
          <Icon of={IconChevronLeft} />
        </IconButton>
        <p className={`small ${styles.keys}`}>{t('keys')}</p>
        <IconButton label={t('after')} disabled={index === photos.length - 1} onClick={() => turn(1)}>
          <Icon of={IconChevronRight} />
        </IconButton>
      </div>
    </dialog>
  )
}
