import '../../messages/organization-sign-on.ts'
import { pathTo } from '@newyou/contract/addresses'
import { byEmail } from '@newyou/contract/people/sign-on/by-email'
import { lazy, Suspense } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { textsOf } from '../../messages/index.ts'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { OfOrganization } from './of-organization.tsx'

const ByEmail = lazy(() => import('./by-email.tsx'))

export function meta({ location, matches, params }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'organization-sign-on')
  return pageMeta(matches, {
    path: pathTo('organizationLogin', { organizationId: params.organizationId ?? '' }),
    title: t('meta'),
    description: t('lead'),
    noIndex: true,
  })
}

/** Where members log in: each organisation has an address, and whoever does not know it types their e-mail address. */
export default function OrganizationLogin() {
  const { organizationId = '' } = useParams()
  return organizationId === byEmail ? (
    <Suspense>
      <ByEmail />
    </Suspense>
  ) : (
    <OfOrganization key={organizationId} organizationId={organizationId} />
  )
}
