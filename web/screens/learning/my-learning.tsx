import '../../messages/courses-learning.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { SessionPacks } from '../../care/session-packs/session-packs.tsx'
import { learningQueries } from '../../learning/courses/learning-queries.ts'
import { MyCourseRow } from '../../learning/courses/my-course-row.tsx'
import { myBooksQuery } from '../../learning/ebooks/my-books-query.ts'
import { MyEbooks } from '../../learning/ebooks/my-ebooks.tsx'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { Section } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { urls } from '../../urls.ts'

const perPage = 20
const eagerCovers = 2

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'courses-learning')
  return pageMeta(matches, {
    path: urls.myLearning(),
    title: t('meta'),
    description: t('lead'),
    noIndex: true,
  })
}

export default function MyLearning() {
  return (
    <PrivatePage of="client" waiting={<Waiting />}>
      {() => <Everything />}
    </PrivatePage>
  )
}

function Everything() {
  const t = useTranslations('courses-learning')
  const [count, setCount] = useState(perPage)
  const courses = useQuery(learningQueries.courses(count))
  const ebooks = useQuery(myBooksQuery)
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
      <p className={`t2 ${layout.intro} ${layout.measure}`}>{t('lead')}</p>
      <SessionPacks />
      {isEmpty && (
        <EmptyState title={t('emptyTitle')} words={t('emptyWords')}>
          <Button variant="primary" to={urls.courses()}>
            {t('emptyCourses')}
          </Button>
          <Button variant="quiet" to={urls.ebooks()}>
            {t('emptyEbooks')}
          </Button>
        </EmptyState>
      )}
      {data.length > 0 && (
        <Section above={7}>
          <h2>{t('courses')}</h2>
          <ul>
            {data.map((course, index) => (
              <MyCourseRow key={course.u_id} course={course} eager={index < eagerCovers} />
            ))}
          </ul>
          {data.length < total && (
            <Button variant="quiet" onClick={() => setCount(Math.min(count + perPage, 100))}>
              {t('more')}
            </Button>
          )}
        </Section>
      )}
      {ebooks.data.length > 0 && (
        <Section above={7}>
          <h2>{t('ebooks')}</h2>
          <MyEbooks ebooks={ebooks.data} />
        </Section>
      )}
    </>
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
