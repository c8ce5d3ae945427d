import '../../../messages/healers-page.ts'
import { useQuery } from '@tanstack/react-query'
import type { MetaArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { textsOf } from '../../../messages/index.ts'
import { PrivatePage } from '../../../page/private-page.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import layout from '../../../ui/layout.module.css'
import { localeOf } from '../../../ui/locale.ts'
import { pageMeta } from '../../../ui/page-meta.ts'
import { Stack } from '../../../ui/parts.tsx'
import { SkeletonLine } from '../../../ui/skeleton.tsx'
import { urls } from '../../../urls.ts'
import { ownQueries } from '../queries.ts'
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
  const { data: page, isError, refetch } = useQuery(ownQueries.page())
  if (page) return <OwnPageForm page={page} />
  if (isError) return <ErrorState heading="h1" onRetry={() => void refetch()} />
  return <Waiting />
}

function Waiting() {
  const t = useTranslations('healers-page')
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${layout.intro}`}>{t('lead')}</p>
      <Stack gap={8} width="form" above={6} aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((skeleton) => (
          <SkeletonLine key={skeleton} tall />
        ))}
      </Stack>
    </>
  )
}
