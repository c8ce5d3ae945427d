import '../messages/learning.ts'
import type { MyCourse } from '@newyou/contract/my-learning'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { Room } from '../accounts/room.tsx'
import { callApi } from '../api/browser.ts'
import { SessionPacks } from '../bundles/session-packs.tsx'
import { MyEbooks } from '../ebooks/my-ebooks.tsx'
import { textsOf } from '../messages/index.ts'
import { Button } from '../ui/button.tsx'
import { Cover } from '../ui/cover.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { oneLineKolam } from '../ui/kolam/kolam.ts'
import { KolamDrawing } from '../ui/kolam-drawing.tsx'
import { localeOf } from '../ui/locale.ts'
import { LocaleLink } from '../ui/locale-link.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import { SkeletonLine } from '../ui/skeleton.tsx'
import { urls } from '../urls.ts'
import { lessonKolam } from './lesson-kolam.ts'
import styles from './my-learning.module.css'

const perPage = 20
const eagerCovers = 2

const learningQueries = {
  courses: (count: number) =>
    queryOptions({
      queryKey: ['learning', 'courses', count],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) =>
        callApi('GET /api/website/patient-course', { query: { items_per_page: count }, signal }),
    }),
  ebooks: () =>
    queryOptions({
      queryKey: ['learning', 'ebooks'],
      queryFn: ({ signal }) => callApi('GET /api/website/patient-ebook', { signal }).then(({ data }) => data),
    }),
}

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'learning')
  return pageMeta(matches, {
    path: urls.myLearning(),
    title: t('meta'),
    description: t('lead'),
    noIndex: true,
  })
}

export default function MyLearning() {
  return (
    <Room of="client" waiting={<Waiting />}>
      {() => <Everything />}
    </Room>
  )
}

function Everything() {
  const t = useTranslations('learning')
  const [count, setCount] = useState(perPage)
  const courses = useQuery(learningQueries.courses(count))
  const ebooks = useQuery(learningQueries.ebooks())
  if (courses.isError || ebooks.isError)
    return (
      <ErrorState
        heading="h1"
        words={t('failed')}
        onRetry={() => {
          void courses.refetch()
          void ebooks.refetch()
        }}
      />
    )
  if (!courses.data || !ebooks.data) return <Waiting />
  const { data, total } = courses.data
  const isEmpty = data.length === 0 && ebooks.data.length === 0
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${styles.lead}`}>{t('lead')}</p>
      <SessionPacks />
      {isEmpty && (
        <EmptyState title={t('emptyTitle')} words={t('emptyWords')}>
          <Button look="rice" to={urls.courses()}>
            {t('emptyCourses')}
          </Button>
          <Button look="quiet" to={urls.ebooks()}>
            {t('emptyEbooks')}
          </Button>
        </EmptyState>
      )}
      {data.length > 0 && (
        <section className={styles.section}>
          <h2>{t('courses')}</h2>
          <ul>
            {data.map((course, index) => (
              <CourseRow key={course.u_id} course={course} eager={index < eagerCovers} />
            ))}
          </ul>
          {data.length < total && (
            <Button look="quiet" onClick={() => setCount(Math.min(count + perPage, 100))}>
              {t('more')}
            </Button>
          )}
        </section>
      )}
      {ebooks.data.length > 0 && (
        <section className={styles.section}>
          <h2>{t('ebooks')}</h2>
          <MyEbooks ebooks={ebooks.data} />
        </section>
      )}
    </>
  )
}

function CourseRow({ course, eager }: { course: MyCourse; eager: boolean }) {
  const t = useTranslations('learning')
  const { resume, completed_count: done, lesson_count: count } = course
  const isBegun = done > 0 || (resume?.position_seconds ?? 0) > 0
  return (
    <li className={styles.course}>
      {course.image && (
        <Cover
          base={course.image.cover}
          alt=""
          shape="course"
          sizes="(width >= 768px) 200px, 100vw"
          eager={eager}
        />
      )}
      <div>
        <h3>
          <LocaleLink to={urls.courseOverview(course.u_id)}>{course.title}</LocaleLink>
        </h3>
        <p className="small t2">{course.healer.full_name}</p>
        <div className={styles.progress}>
          <KolamDrawing of={oneLineKolam(lessonKolam(count))} progress={count > 0 ? done / count : 0} />
          <p className="small">
            <span>{t('done', { done, count })}</span>
            <span className="t2">{resume ? t('next', { title: resume.title }) : t('allDone')}</span>
          </p>
        </div>
        <div className={styles.actions}>
          <Button look="rice" small to={urls.player(course.u_id, resume?.content_u_id)}>
            {t(resume ? (isBegun ? 'goOn' : 'start') : 'again')}
            <span className="sr-only">: {course.title}</span>
          </Button>
          {course.certificate_code && (
            <Button look="quiet" small to={urls.certificate(course.certificate_code)}>
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

function Waiting() {
  return (
    <div aria-busy="true">
      <SkeletonLine width="half" tall />
      <SkeletonLine width="most" />
      <SkeletonLine tall />
      <SkeletonLine tall />
    </div>
  )
}
