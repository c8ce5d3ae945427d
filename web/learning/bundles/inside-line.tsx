import '../../messages/bundles.ts'
import type { BundleCard } from '@newyou/contract/learning/bundles'
import { useTranslations } from 'use-intl'

/** Bundle contents, in one line. */
export function InsideLine({ bundle }: { bundle: BundleCard }) {
  const t = useTranslations('bundles.inside')
  const { course_count: courses, ebook_count: ebooks, sessions } = bundle
  return [
    courses > 0 && t('courses', { count: courses }),
    ebooks > 0 && t('ebooks', { count: ebooks }),
    sessions && t('sessions', { count: sessions.count, name: sessions.healer.full_name }),
  ]
    .filter(Boolean)
    .join(', ')
}
