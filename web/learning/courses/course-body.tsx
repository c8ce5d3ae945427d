import '../../messages/courses.ts'
import type { CourseDetail } from '@newyou/contract/learning/courses/courses'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { Helpline } from '../../page/helpline.tsx'
import { Heart } from '../../people/wishlist/heart.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { CategoryTag } from '../../ui/category-tag.tsx'
import { Cover } from '../../ui/cover.tsx'
import detail from '../../ui/detail-screen.module.css'
import { FixedKolam } from '../../ui/fixed-kolam.tsx'
import layout from '../../ui/layout.module.css'
import { CardGrid, Section } from '../../ui/parts.tsx'
import { urls } from '../../urls.ts'
import styles from './course.module.css'
import { CourseCardLink } from './course-card.tsx'
import { CourseTeacher } from './course-head.tsx'
import { CourseDock, CoursePanel } from './course-panel.tsx'
import { Curriculum } from './curriculum.tsx'
import { lessonKolam } from './lesson-kolam.ts'
import { useIsPreview } from './preview-mode.ts'

const InOriginal = lazy(() => import('../../ui/in-original.tsx'))

const lessonsShown = 6

/** The page of a course, below the header. */
export function CourseBody({ course }: { course: CourseDetail }) {
  const t = useTranslations('courses')
  const names = useTranslations('categories')
  const isPreview = useIsPreview()
  const lang = course.written_in
  const grid = lessonKolam(course.lesson_count)
  return (
    <div className="wrap">
      <Breadcrumbs
        way={[
          { name: t('detail.crumb'), to: urls.courses() },
          { name: names(course.category), to: urls.coursesOf(course.category) },
          { name: course.title, lang },
        ]}
      />
      <div className={detail.two}>
        <div className={detail.head}>
          {course.image && (
            <Cover
              base={course.image.cover}
              alt=""
              shape="course"
              sizes="(width >= 1024px) 656px, calc(100vw - 32px)"
              eager
            />
          )}
          <div className={`${detail.title} ${styles.title}`}>
            <CategoryTag category={course.category} />
            <h1 lang={lang}>{course.title}</h1>
            <p className="lead" lang={lang}>
              {course.summary}
            </p>
            {lang && (
              <Suspense>
                <InOriginal />
              </Suspense>
            )}
            <Heart kind="course" itemId={course.u_id} title={course.title} className={styles.heart} />
          </div>
          <CourseTeacher course={course} />
        </div>
        <aside className={detail.panel}>
          <CoursePanel course={course} />
        </aside>
        <div className={`${detail.words} ${styles.words}`}>
          <div className={styles.kolam}>
            <FixedKolam of={{ ...grid, isOneLine: true }} />
            <p className="t2">{t('detail.kolam')}</p>
          </div>
          <section>
            <h2>{t('detail.lessons')}</h2>
            <Curriculum course={course} first={lessonsShown} />
          </section>
          {course.outcomes.length > 0 && (
            <section>
              <h2>{t('detail.outcomes')}</h2>
              <ul className={layout.bullets} lang={lang}>
                {course.outcomes.map((outcome) => (
                  <li key={outcome}>{outcome}</li>
                ))}
              </ul>
            </section>
          )}
          {course.caution && (
            <section>
              <h2>{t('detail.caution')}</h2>
              <p className="t2" lang={lang}>
                {course.caution}
              </p>
            </section>
          )}
          {!isPreview && (
            <p>
              <Button variant="quiet" to={urls.courseOverview(course.u_id)}>
                {t('detail.everything')}
              </Button>
            </p>
          )}
          <Helpline />
          {course.is_demo && <p className="small t3">{t('detail.demo')}</p>}
        </div>
      </div>
      {course.related.length > 0 && (
        <Section size="large" above={0} data-later>
          <h2>{t('detail.related', { category: names(course.category) })}</h2>
          <CardGrid columns={3} gap={6}>
            {course.related.map((other) => (
              <li key={other.u_id}>
                <CourseCardLink course={other} heading="h3" />
              </li>
            ))}
          </CardGrid>
        </Section>
      )}
      <CourseDock course={course} />
    </div>
  )
}
