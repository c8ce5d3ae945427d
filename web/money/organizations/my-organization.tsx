import '../../messages/organizations.ts'
import type { Membership } from '@newyou/contract/money/organizations/organizations'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { MetaArgs } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { longDay, rupees } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { DisplayRupees } from '../../ui/money.tsx'
import { confirm, toast } from '../../ui/overlay-store.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { Section } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { useNow, useVisitorZone } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { MySignOn } from '../organization-sign-on/my-sign-on.tsx'
import styles from './organizations.module.css'
import { organizationQueries } from './queries.ts'
import { WhatItSees } from './what-it-sees.tsx'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'organizations')
  return pageMeta(matches, {
    path: urls.organization(),
    title: t('meta'),
    description: t('description'),
    noIndex: true,
  })
}

export default function MyOrganization() {
  return (
    <PrivatePage of="client" waiting={<Waiting />}>
      {() => <Mine />}
    </PrivatePage>
  )
}

function Mine() {
  const t = useTranslations('organizations')
  const { data, isError, refetch } = useQuery(organizationQueries.mine())
  if (isError) return <ErrorState heading="h1" onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  return (
    <>
      <h1>{t('title')}</h1>
      {data.membership ? (
        <MembershipPart membership={data.membership} />
      ) : (
        <EmptyState title={t('none')} words={t('noneWords')} />
      )}
      {data.manages.length > 0 && (
        <Section>
          <h2>{t('manages')}</h2>
          <ul>
            {data.manages.map(({ organization_id: id, name }) => (
              <li key={id}>
                <LocaleLink to={urls.manageOrganization(id)}>{name}</LocaleLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function MembershipPart({ membership }: { membership: Membership }) {
  const t = useTranslations('organizations.membership')
  const locale = useLocale()
  const zone = useVisitorZone()
  const now = useNow()
  const client = useQueryClient()
  const { name, monthly_paise: monthly, left_paise: left, joined_at: joined } = membership
  const { run: leave, isBusy } = useAction(async () => {
    await callApi('POST /api/website/my-organization/leave')
    await client.invalidateQueries({ queryKey: ['organizations'] })
    toast({ tone: 'ok', words: t('hasLeft', { name }) })
  })
  async function askToLeave() {
    const isSure = await confirm({
      title: t('sureTitle', { name }),
      words: t('sureWords'),
      confirmLabel: t('sureConfirm'),
      cancelLabel: t('sureCancel'),
    })
    if (isSure) await leave()
  }
  return (
    <>
      <p className={`t2 ${layout.intro} ${layout.measure}`}>
        {t('words', { name, monthly: rupees(monthly) })}
      </p>
      <section className={styles.left} aria-labelledby="allowance-left">
        <h2 id="allowance-left" className="small t2">
          {t('left')}
        </h2>
        <p className={styles.sum}>
          <DisplayRupees paise={left} />
        </p>
        <p className="small t3">{t('joined', { day: longDay(joined, zone, locale, now) })}</p>
      </section>
      <WhatItSees />
      <Button variant="quiet" busy={isBusy} onClick={() => void askToLeave()}>
        {t('leave', { name })}
      </Button>
      <MySignOn />
    </>
  )
}

function Waiting() {
  const t = useTranslations('organizations')
  return (
    <>
      <h1>{t('title')}</h1>
      <div className={layout.rowSkeletons} aria-hidden="true">
        <SkeletonLine width="half" tall />
        <SkeletonLine width="most" />
      </div>
    </>
  )
}
