import '../../messages/organizations.ts'
import { useQuery } from '@tanstack/react-query'
import { type MetaArgs, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { rupees } from '../../ui/format.ts'
import { useFullStop } from '../../ui/full-stop.ts'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { urls } from '../../urls.ts'
import { InvitationList } from './invitation-list.tsx'
import { InviteByLink } from './invite-by-link.tsx'
import { InviteByTable } from './invite-by-table.tsx'
import { MemberList } from './member-list.tsx'
import { organizationQueries } from './queries.ts'
import { Totals } from './totals.tsx'

export function meta({ location, matches, params }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'organizations')
  return pageMeta(matches, {
    path: urls.manageOrganization(params.organizationId ?? ''),
    title: t('manage.meta'),
    description: t('manage.description'),
    noIndex: true,
  })
}

export default function ManageOrganization() {
  const { organizationId = '' } = useParams()
  return (
    <PrivatePage of="client" waiting={<Waiting />}>
      {() => <Managed organizationId={organizationId} />}
    </PrivatePage>
  )
}

function Managed({ organizationId }: { organizationId: string }) {
  const t = useTranslations('organizations.manage')
  const stop = useFullStop()
  const { data, isError, refetch } = useQuery(organizationQueries.managed(organizationId))
  if (isError) return <ErrorState heading="h1" onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  return (
    <>
      <Breadcrumbs way={[{ name: t('back'), to: urls.organization() }, { name: data.name }]} />
      <h1>{data.name}</h1>
      <p className={`t2 ${layout.intro} ${layout.measure}`}>
        {t('seats', { members: data.members, seats: data.seats })}
        {stop} {t('pays', { monthly: rupees(data.monthly_paise) })}
      </p>
      <Totals months={data.months} />
      <InviteByLink organizationId={organizationId} />
      <InviteByTable organizationId={organizationId} />
      <InvitationList organizationId={organizationId} />
      <MemberList organizationId={organizationId} />
    </>
  )
}

function Waiting() {
  const t = useTranslations('organizations.manage')
  return (
    <>
      <h1>{t('back')}</h1>
      <div className={layout.rowSkeletons} aria-hidden="true">
        <SkeletonLine width="half" tall />
        <SkeletonLine width="most" />
        <SkeletonLine width="most" />
      </div>
    </>
  )
}
