import '../../messages/healers-page.ts'
import { useQuery } from '@tanstack/react-query'
import type { MetaArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { PrivatePage } from '../../frame/private-page.tsx'
import { textsOf } from '../../messages/index.ts'
import { practiceQueries } from '../../practice/queries.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { urls } from '../../urls.ts'
import styles from './own-page.module.css'
import { OwnPageForm } from './own-page-form.tsx'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'healers-page')
  return pageMeta(matches, {
    path: urls.practicePage(),
    title: t('meta'),
    description: t('lead'),
    noIndex: true,
  })
}

export default function OwnPage() {
  return (
    <PrivatePage of="healer" waiting={<Waiting />}>
      {() => <MyPage />}
    </PrivatePage>
  )
}

function MyPage() {
  const { data: page, isError, refetch } = useQuery(practiceQueries.page())
  if (page) return <OwnPageForm page={page} />
  if (isError) return <ErrorState heading="h1" onRetry={() => void refetch()} />
  return <Waiting />
}

function Waiting() {
  const t = useTranslations('healers-page')
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${styles.lead}`}>{t('lead')}</p>
      <div className={styles.form} aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((skeleton) => (
          <SkeletonLine key={skeleton} tall />
        ))}
      </div>
    </>
  )
}
