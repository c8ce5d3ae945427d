import '../../messages/courses-card.ts'
import type { CourseCard } from '@newyou/contract/learning/courses/courses'
import { useTranslations } from 'use-intl'
import { Heart } from '../../people/wishlist/heart.tsx'
import { CategoryTag } from '../../ui/category-tag.tsx'
import { Cover } from '../../ui/cover.tsx'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { DisplayRupees } from '../../ui/money.tsx'
import { urls } from '../../urls.ts'
import styles from './course-card.module.css'
import { useLessonTime } from './lesson-time.ts'

/** One course of a list; the whole card is the link, and the heart stands on its cover. */
export function CourseCardLink({
  course,
  heading: Heading = 'h2',
  isLead = false,
  eager = false,
}: {
  course: CourseCard
  heading?: 'h2' | 'h3'
  /** The first of a few, larger. */
  isLead?: boolean
  eager?: boolean
}) {
  const t = useTranslations('courses-card')
  const time = useLessonTime()
  return (
    <div className={isLead ? `${styles.card} ${styles.lead}` : styles.card}>
      {course.image && (
        <Cover
          base={course.image.cover}
          alt=""
          shape="course"
          sizes={
            isLead
              ? '(width >= 1024px) 700px, calc(100vw - 32px)'
              : '(width >= 1024px) 380px, (width >= 768px) 50vw, calc(100vw - 32px)'
          }
          eager={eager}
        />
      )}
      <Heading className={styles.title} lang={course.written_in}>
        <LocaleLink className="whole" to={urls.course(course.u_id)}>
          {course.title}
        </LocaleLink>
      </Heading>
      <p className="t2" lang={course.written_in}>
        {course.summary}
      </p>
      <p className={`small t3 ${styles.foot}`}>
        <CategoryTag category={course.category} />
        <span>{t('lessons', { count: course.lesson_count, time: time(course.seconds_total) })}</span>
        <b>{course.price_paise === 0 ? t('free') : <DisplayRupees paise={course.price_paise} />}</b>
      </p>
      <Heart kind="course" itemId={course.u_id} title={course.title} className={styles.heart} />
    </div>
  )
}
