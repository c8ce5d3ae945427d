import '../../../messages/action-plans-practice.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { MetaArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { textsOf } from '../../../messages/index.ts'
import { PrivatePage } from '../../../page/private-page.tsx'
import { practiceUrls } from '../../../practice-urls.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import layout from '../../../ui/layout.module.css'
import { localeOf } from '../../../ui/locale.ts'
import { pageMeta } from '../../../ui/page-meta.ts'
import { Pager } from '../../../ui/pager.tsx'
import { SkeletonLine } from '../../../ui/skeleton.tsx'
import { usePage } from '../../../ui/use-page.ts'
import { urls } from '../../../urls.ts'
import { planQueries } from '../queries.ts'
import { PlanRows } from './plan-rows.tsx'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'action-plans-practice')
  return pageMeta(matches, {
    path: urls.practicePlans(),
    title: t('meta'),
    description: t('lead'),
    noIndex: true,
  })
}

export default function Plans() {
  return (
    <PrivatePage of="healer" waiting={<Waiting />}>
      {() => <ClientsPlans />}
    </PrivatePage>
  )
}

function ClientsPlans() {
  const t = useTranslations('action-plans-practice')
  const { page, toPage } = usePage(urls.practicePlans)
  const { data, isError, refetch } = useQuery({
    ...planQueries.written(page),
    placeholderData: keepPreviousData,
  })
  const clients = useQuery(planQueries.clients())
  if (!data || !clients.data)
    return isError || clients.isError ? (
      <ErrorState heading="h1" words={t('failed')} onRetry={() => void refetch()} />
    ) : (
      <Waiting />
    )
  const mayWrite = clients.data.length > 0
  return (
    <>
      <div className={layout.ends}>
        <h1>{t('title')}</h1>
        {mayWrite && data.total > 0 && (
          <Button variant="primary" to={practiceUrls.newPlan()}>
            {t('write')}
          </Button>
        )}
      </div>
      <p className={`t2 ${layout.intro}`}>{t('lead')}</p>
      {data.total === 0 ? (
        <EmptyState title={t('empty.title')} words={t(mayWrite ? 'empty.words' : 'empty.noClients')}>
          {mayWrite && (
            <Button variant="quiet" to={practiceUrls.newPlan()}>
              {t('empty.action')}
            </Button>
          )}
        </EmptyState>
      ) : (
        <>
          <PlanRows plans={data.data} withClient />
          <Pager of={data} label={t('pages')} onPage={toPage} />
        </>
      )}
    </>
  )
}

function Waiting() {
  const t = useTranslations('action-plans-practice')
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${layout.intro}`}>{t('lead')}</p>
      <div className={layout.skeletons} aria-hidden="true">
        <SkeletonLine tall />
        <SkeletonLine tall />
      </div>
    </>
  )
}
