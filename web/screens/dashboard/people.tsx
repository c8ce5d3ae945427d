import '../../messages/dependants.ts'
import { pathTo } from '@newyou/contract/addresses'
import type { MetaArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { PaidSessions } from '../../care/appointments/paid-sessions.tsx'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { MyDependants } from '../../people/dependants/my-dependants.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { PageHead } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { urls } from '../../urls.ts'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'dependants')
  return pageMeta(matches, {
    path: pathTo('dependants'),
    title: t('meta'),
    description: t('lead'),
    noIndex: true,
  })
}

/** For whom a client books and pays, and what they booked. */
export default function People() {
  const t = useTranslations('dependants')
  return (
    <PrivatePage of="client" waiting={<Waiting />}>
      {() => (
        <>
          <Breadcrumbs way={[{ name: t('crumb'), to: urls.dashboard() }, { name: t('title') }]} />
          <PageHead title={t('title')} lead={t('lead')} quiet />
          <MyDependants />
          <PaidSessions />
        </>
      )}
    </PrivatePage>
  )
}

function Waiting() {
  const t = useTranslations('dependants')
  return (
    <>
      <h1>{t('title')}</h1>
      <SkeletonLine width="most" tall />
    </>
  )
}
