import '../../messages/handovers.ts'
import { useQuery } from '@tanstack/react-query'
import type { MetaArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { practiceUrls } from '../../practice-urls.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { PageHead, Row } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { handoverQueries } from './queries.ts'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'handovers')
  return pageMeta(matches, {
    path: practiceUrls.handovers(),
    title: t('practice.meta'),
    description: t('practice.lead'),
    noIndex: true,
  })
}

/** Files that clients have opened to the healer. */
export default function OpenedFiles() {
  const t = useTranslations('handovers.practice')
  return (
    <PrivatePage of="healer" waiting={<SkeletonLine width="half" tall />}>
      {() => (
        <>
          <Breadcrumbs way={[{ name: t('clients'), to: urls.practiceClients() }, { name: t('meta') }]} />
          <PageHead title={t('meta')} lead={t('lead')} quiet />
          <List />
        </>
      )}
    </PrivatePage>
  )
}

function List() {
  const t = useTranslations('handovers')
  const { at } = useWhen()
  const { data, error, refetch } = useQuery(handoverQueries.opened())
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonLine width="half" tall />
  if (data.length === 0) return <EmptyState title={t('practice.empty')} words={t('practice.emptyWords')} />
  return (
    <ul>
      {data.map((one) => (
        <Row key={one.u_id}>
          <LocaleLink to={practiceUrls.handover(one.u_id)}>
            <b>{one.client_name}</b>
          </LocaleLink>
          <p className="small t2">
            {t(one.has_left ? 'practice.ofLeft' : 'practice.of', { name: one.from_name })}{' '}
            {one.parts.map((part) => t(`parts.${part}`)).join(', ')}. {t('until', { when: at(one.ends_at) })}
          </p>
        </Row>
      ))}
    </ul>
  )
}
