import '../../messages/courses.ts'
import { lazy, Suspense } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router'
import { useTranslations } from 'use-intl'
import { apiContext } from '../../api/context.ts'
import { textsOf } from '../../messages/index.ts'
import { Helpline } from '../../page/helpline.tsx'
import { callApi } from '../../session/call-api.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { CardGrid, Section } from '../../ui/parts.tsx'
import { Prose } from '../../ui/prose.tsx'
import { urls } from '../../urls.ts'
import { CourseCardLink } from './course-card.tsx'
import { CourseTeacher } from './course-head.tsx'
import styles from './course-overview.module.css'
import { CourseDock, CoursePanel } from './course-panel.tsx'
import { CourseQuestions } from './course-questions.tsx'
import { CourseReviews } from './course-reviews.tsx'
import { Curriculum } from './curriculum.tsx'
import { courseHandle, loadCourse } from './load-course.ts'

const InOriginal = lazy(() => import('../../ui/in-original.tsx'))

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadCourse(context.get(apiContext), params.courseId)
export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => loadCourse(callApi, params.courseId)

export const handle = courseHandle

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const t = textsOf(localeOf(location.pathname), 'courses')
  return pageMeta(matches, {
    path: urls.courseOverview(loaderData.u_id),
    title: t('detail.overviewMetaTitle', { title: loaderData.title }),
    description: loaderData.summary,
    image: loaderData.image ? `${loaderData.image.cover}-1280.webp` : undefined,
  })
}

/** Everything about a course on one page, to read before buying. */
export default function CourseOverview() {
  const course = useLoaderData<typeof loader>()
  const t = useTranslations('courses')
  const names = useTranslations('categories')
  const { full_name: name } = course.healer
  const lang = course.written_in
  const parts = [
    ['about', t('overview.about')],
    ['lessons', t('detail.lessons')],
    ['healer', t('overview.healer')],
    ['reviews', t('reviews.title', { count: course.reviews.length })],
    ['questions', t('questions.title')],
    ['offers', t('overview.offers')],
  ] as const
  return (
    <div className="wrap">
      <Breadcrumbs
        way={[
          { name: t('detail.crumb'), to: urls.courses() },
          { name: course.title, to: urls.course(course.u_id), lang },
          { name: t('detail.everything') },
        ]}
      />
      <header className={styles.head}>
        <h1 lang={lang}>{course.title}</h1>
        <p className="lead">
          <span lang={lang}>{course.summary}</span> {t('overview.lead')}
        </p>
        {lang && (
          <Suspense>
            <InOriginal />
          </Suspense>
        )}
        <nav aria-label={t('overview.inside')}>
          <ul>
            {parts.map(([id, words]) => (
              <li key={id}>
                <a href={`#${id}`}>{words}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <div className={styles.two}>
        <div className={styles.words}>
          <section id="about">
            <h2>{t('overview.about')}</h2>
            <div lang={lang}>
              <Prose html={course.description} />
            </div>
            {course.audience && (
              <>
                <h3>{t('detail.audience')}</h3>
                <p className="t2" lang={lang}>
                  {course.audience}
                </p>
              </>
            )}
            {course.outcomes.length > 0 && (
              <>
                <h3>{t('detail.outcomes')}</h3>
                <ul className={layout.bullets} lang={lang}>
                  {course.outcomes.map((outcome) => (
                    <li key={outcome}>{outcome}</li>
                  ))}
                </ul>
              </>
            )}
            {course.caution && (
              <>
                <h3>{t('detail.caution')}</h3>
                <p className="t2" lang={lang}>
                  {course.caution}
                </p>
              </>
            )}
          </section>
          <section id="lessons">
            <h2>{t('detail.lessons')}</h2>
            <Curriculum course={course} />
          </section>
          <section id="healer">
            <h2>{t('overview.healer')}</h2>
            <CourseTeacher course={course} />
            <p>
              <Button variant="quiet" to={urls.healer(course.healer.u_id)}>
                {t('overview.toHealer', { name })}
              </Button>
            </p>
          </section>
          <CourseReviews key={`reviews-${course.u_id}`} course={course} />
          <CourseQuestions key={`questions-${course.u_id}`} course={course} />
          <section id="offers">
            <h2>{t('overview.offers')}</h2>
            <p className="t2">{t('overview.offerWords')}</p>
            {course.bundles.length > 0 && (
              <>
                <h3>{t('overview.bundles')}</h3>
                <ul className={styles.bundles}>
                  {course.bundles.map((bundle) => (
                    <li key={bundle.u_id}>
                      <LocaleLink to={urls.bundle(bundle.u_id)}>{bundle.title}</LocaleLink>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </section>
          <Helpline />
          {course.is_demo && <p className="small t3">{t('detail.demo')}</p>}
        </div>
        <aside className={styles.panel}>
          <CoursePanel course={course} />
        </aside>
      </div>
      {[
        [t('detail.by', { name }), course.by_same_healer] as const,
        [t('detail.related', { category: names(course.category) }), course.related] as const,
      ].map(
        ([title, courses]) =>
          courses.length > 0 && (
            <Section key={title} size="large" above={0}>
              <h2>{title}</h2>
              <CardGrid columns={3} gap={6}>
                {courses.map((other) => (
                  <li key={other.u_id}>
                    <CourseCardLink course={other} heading="h3" />
                  </li>
                ))}
              </CardGrid>
            </Section>
          ),
      )}
      <CourseDock course={course} />
    </div>
  )
}
