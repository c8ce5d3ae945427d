import '../../messages/ebooks.ts'
import { useTranslations } from 'use-intl'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import styles from './reader.module.css'
import { useGround } from './use-ground.ts'

/** The book is on its way. */
export function Opening() {
  useGround('night')
  return <OpeningLines />
}

/** The same for the server, which knows no ground. */
export function OpeningLines() {
  const t = useTranslations('ebooks.reader')
  return (
    <div className={styles.opening} aria-busy="true">
      <h1 className="sr-only">{t('opening')}</h1>
      <SkeletonLine width="half" tall />
      <SkeletonLine width="full" />
      <SkeletonLine width="full" />
      <SkeletonLine width="most" />
      <SkeletonLine width="full" />
      <SkeletonLine width="third" />
    </div>
  )
}
