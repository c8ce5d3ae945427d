import '../../messages/courses.ts'
import type { CourseDetail } from '@newyou/contract/learning/courses/courses'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { LocaleLink } from '../../ui/locale-link.tsx'
import styles from './curriculum.module.css'
import { useLessonTime } from './lesson-time.ts'
import { usePlayerUrl } from './preview-mode.ts'

/** The lessons of a course in their sections; with `first`, only so many until all are asked for. */
export function Curriculum({ course, first }: { course: CourseDetail; first?: number }) {
  const t = useTranslations('courses')
  const time = useLessonTime()
  const playerUrl = usePlayerUrl()
  const [isWhole, setWhole] = useState(first === undefined || course.lesson_count <= first + 1)
  const limit = isWhole ? Number.POSITIVE_INFINITY : (first ?? 0)
  return (
    <>
      {course.sections
        .filter(({ contents }) => contents.some(({ position }) => position <= limit))
        .map((section) => (
          <section key={section.u_id} className={styles.section}>
            <h3 lang={section.written_in}>{section.title}</h3>
            <ol>
              {section.contents
                .filter(({ position }) => position <= limit)
                .map((lesson) => (
                  <li key={lesson.u_id}>
                    <span className={`${styles.number} num`} aria-hidden="true">
                      {lesson.position}
                    </span>
                    <span>
                      <span lang={lesson.written_in}>{lesson.title}</span>{' '}
                      <span className="small t3">{t(`kinds.${lesson.kind}`)}</span>
                      {lesson.is_preview && (
                        <LocaleLink
                          className={`small ${styles.open}`}
                          to={playerUrl(course.u_id, lesson.u_id)}
                        >
                          {t('detail.open')}
                          <span className="sr-only">: {lesson.title}</span>
                        </LocaleLink>
                      )}
                    </span>
                    <span className="small t3 num">{lesson.seconds > 0 && time(lesson.seconds)}</span>
                  </li>
                ))}
            </ol>
          </section>
        ))}
      {!isWhole && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {t('detail.showAll', { count: course.lesson_count })}
        </Button>
      )}
    </>
  )
}
