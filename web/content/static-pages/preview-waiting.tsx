import '../../messages/static-pages-preview.ts'
import { useTranslations } from 'use-intl'
import { SkeletonLine } from '../../ui/skeleton.tsx'

/** Until it is known who asks, and what is there. */
export function PreviewWaiting() {
  const t = useTranslations('static-pages-preview')
  return (
    <div className="wrap" aria-busy="true">
      <h1 className="sr-only">{t('waiting')}</h1>
      <SkeletonLine />
    </div>
  )
}
