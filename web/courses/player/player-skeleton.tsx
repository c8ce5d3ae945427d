import '../../messages/courses-player.ts'
import { useTranslations } from 'use-intl'
import { SkeletonBox, SkeletonLine } from '../../ui/skeleton.tsx'
import styles from './player.module.css'

/** What stands here until it is known who is watching. */
export function PlayerSkeleton() {
  const t = useTranslations('courses-player')
  return (
    <div className={styles.page} aria-busy="true">
      <h1 className="sr-only">{t('title')}</h1>
      <div className={styles.bar}>
        <SkeletonBox className={styles.skeletonIcon} />
        <SkeletonLine width="third" />
      </div>
      <div className={styles.body}>
        <SkeletonBox className={styles.skeletonScreen} />
        <div className={styles.skeletonLines}>
          <SkeletonLine width="half" tall />
          <SkeletonLine width="most" />
          <SkeletonLine width="full" />
        </div>
      </div>
    </div>
  )
}
