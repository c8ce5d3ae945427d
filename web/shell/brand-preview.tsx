import '../messages/brand-preview.ts'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { Notice } from '../ui/notice.tsx'
import { useWhen } from '../ui/visitor-time.tsx'

/** Says that the page shows a brand that is not published, and leads to the page as it is. */
export default function BrandPreview({ until }: { until: string }) {
  const t = useTranslations('brand-preview')
  const { pathname } = useLocation()
  const when = useWhen()
  return (
    <aside className="wrap">
      <Notice>
        <p className="small">
          {t('words', { until: when.until(until) })} <a href={pathname}>{t('end')}</a>
        </p>
      </Notice>
    </aside>
  )
}
