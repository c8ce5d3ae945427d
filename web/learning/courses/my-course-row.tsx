import '../../messages/courses-learning.ts'
import type { MyCourse } from '@newyou/contract/learning/courses/my-learning'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Cover } from '../../ui/cover.tsx'
import { oneLineKolam } from '../../ui/kolam/kolam.ts'
import { KolamDrawing } from '../../ui/kolam-drawing.tsx'
import layout from '../../ui/layout.module.css'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { urls } from '../../urls.ts'
import { lessonKolam } from './lesson-kolam.ts'
import styles from './my-course-row.module.css'

/** A course of the client, with the progress and the link to continue. */
export function MyCourseRow({ course, eager = false }: { course: MyCourse; eager?: boolean }) {
  const t = useTranslations('courses-learning')
  const { resume, completed_count: done, lesson_count: count } = course
  const isBegun = done > 0 || (resume?.position_seconds ?? 0) > 0
  return (
    <li className={styles.course}>
      {course.image && (
        <Cover
          base={course.image.cover}
          alt=""
          shape="course"
          sizes="(width >= 768px) 200px, calc(100vw - 32px)"
          eager={eager}
        />
      )}
      <div>
        <h3>
          <LocaleLink to={urls.courseOverview(course.u_id)} lang={course.written_in}>
            {course.title}
          </LocaleLink>
        </h3>
        <p className="small t2">{course.healer.full_name}</p>
        <div className={styles.progress}>
          <KolamDrawing of={oneLineKolam(lessonKolam(count))} progress={count > 0 ? done / count : 0} />
          <p className="small">
            <span>{t('done', { done, count })}</span>
            <span className="t2">{resume ? t('next', { title: resume.title }) : t('allDone')}</span>
          </p>
        </div>
        <div className={layout.cluster}>
          <Button variant="primary" small to={urls.player(course.u_id, resume?.content_u_id)}>
            {t(resume ? (isBegun ? 'goOn' : 'start') : 'again')}
            <span className="sr-only">: {course.title}</span>
          </Button>
          {course.certificate_code && (
            <Button variant="quiet" small to={urls.certificate(course.certificate_code)}>
              {t('certificate')}
            </Button>
          )}
        </div>
        {course.bundle_u_id && (
          <p className="small">
            <LocaleLink to={urls.bundle(course.bundle_u_id)}>{t('inBundle')}</LocaleLink>
          </p>
        )}
      </div>
    </li>
  )
}
