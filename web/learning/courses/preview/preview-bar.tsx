import '../../../messages/courses-preview.ts'
import { backOfficePath } from '@newyou/contract/addresses'
import type { CoursePreview } from '@newyou/contract/learning/courses/preview'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import layout from '../../../ui/layout.module.css'
import styles from './preview-bar.module.css'

/** Marks a preview, says in which state the course is, and leads to its other page and back. */
export function PreviewBar({
  courseId,
  state,
  other,
}: {
  courseId: string
  state?: CoursePreview['state']
  other: { to: string; words: string }
}) {
  const t = useTranslations('courses-preview')
  return (
    <section aria-label={t('label')} className={styles.bar}>
      <p>
        <b>{t('words')}</b> {state && t(`states.${state}`)}
      </p>
      <div className={layout.cluster}>
        <Button variant="primary" small to={other.to}>
          {other.words}
        </Button>
        <Button variant="quiet" small href={`${backOfficePath}/courses/${courseId}/outline`}>
          {t('toOffice')}
        </Button>
      </div>
    </section>
  )
}
