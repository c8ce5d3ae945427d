import '../../../messages/courses-player.ts'
import type { CoursePlayer } from '@newyou/contract/learning/courses/player'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconCertificate } from '../../../ui/icons.ts'
import { urls } from '../../../urls.ts'
import styles from './player.module.css'

/** Every lesson is done. */
export function CourseDone({ course }: { course: CoursePlayer }) {
  const t = useTranslations('courses-player.done')
  const { certificate } = course
  return (
    <aside className={styles.done} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p className="t2">{t('words')}</p>
      <div className={styles.doneActions}>
        {certificate && (
          <Button variant="primary" to={urls.certificate(certificate.code)}>
            <Icon of={IconCertificate} />
            {t('certificate')}
          </Button>
        )}
        <Button variant="quiet" to={urls.course(course.u_id)}>
          {t('review')}
        </Button>
      </div>
    </aside>
  )
}
