import '../../messages/payments.ts'
import { useTranslations } from 'use-intl'
import { Stack } from '../../ui/parts.tsx'
import { SkeletonBox, SkeletonLine } from '../../ui/skeleton.tsx'
import styles from './checkout.module.css'

export function CheckoutSkeleton() {
  const t = useTranslations('payments')
  return (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
      <Stack gap={7} className={styles.two} aria-hidden="true">
        <div>
          <div className={styles.product}>
            <SkeletonBox className={styles.faceSkeleton} />
            <div>
              <SkeletonLine width="half" tall />
              <SkeletonLine width="most" />
              <SkeletonLine width="third" />
            </div>
          </div>
          <div className={styles.skeletons}>
            <SkeletonBox className={styles.methodSkeleton} />
            <SkeletonBox className={styles.methodSkeleton} />
            <SkeletonBox className={styles.methodSkeleton} />
          </div>
        </div>
        <div className={styles.panel}>
          <SkeletonLine width="half" tall />
          <SkeletonLine />
          <SkeletonLine />
          <SkeletonLine width="most" tall />
          <SkeletonBox className={styles.methodSkeleton} />
        </div>
      </Stack>
    </>
  )
}
