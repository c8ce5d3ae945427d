import '../../../messages/courses-player.ts'
import { pathTo } from '@newyou/contract/addresses'
import type { CoursePlayer } from '@newyou/contract/learning/courses/player'
import { useTranslations } from 'use-intl'
import { ThemeToggle } from '../../../page/theme-toggle.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { iconButtonClass } from '../../../ui/icon-button.tsx'
import { IconArrowLeft } from '../../../ui/icons.ts'
import { kolamOf } from '../../../ui/kolam/kolam.ts'
import { KolamDrawing } from '../../../ui/kolam-drawing.tsx'
import { LocaleLink } from '../../../ui/locale-link.tsx'
import { urls } from '../../../urls.ts'
import { lessonKolam } from '../lesson-kolam.ts'
import { useIsPreview } from '../preview-mode.ts'
import styles from './player.module.css'

/** The only bar: back link, title, progress and theme toggle, placed so that it covers no notes. */
export function PlayerBar({ course }: { course: CoursePlayer }) {
  const t = useTranslations('courses-player')
  const { completed_count: done, lesson_count: count } = course
  const isOwner = course.access === 'owner'
  const page = useIsPreview() ? pathTo('coursePreview', { courseId: course.u_id }) : urls.course(course.u_id)
  const back = isOwner ? urls.myLearning() : page
  return (
    <div className={styles.bar}>
      <LocaleLink to={back} className={iconButtonClass} aria-label={t(isOwner ? 'backToLearning' : 'back')}>
        <Icon of={IconArrowLeft} size="bar" />
      </LocaleLink>
      <p className={styles.title} lang={course.written_in}>
        {course.title}
      </p>
      {isOwner && (
        <p className={styles.progress}>
          <KolamDrawing
            of={kolamOf(course.u_id, lessonKolam(count))}
            progress={count ? done / count : 0}
            stroke={5}
            className={styles.kolam}
          />
          <span className={`small t2 num ${styles.short}`} aria-hidden="true">
            {t('progressShort', { done, count })}
          </span>
          <span className={`sr-only num ${styles.long}`}>{t('progress', { done, count })}</span>
        </p>
      )}
      <ThemeToggle />
    </div>
  )
}
