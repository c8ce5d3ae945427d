import { addresses } from '@newyou/contract/addresses'
import '../../messages/privacy.ts'
import type { MetaArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { PublishedLink } from '../../page/published-link.tsx'
import { GuardianPart } from '../../people/guardians/my-guardian.tsx'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { urls } from '../../urls.ts'
import { Looks } from './access-log.tsx'
import { Consents } from './consents.tsx'
import { DataCopy } from './data-copy.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { Discreet } from './discreet.tsx'
import { Grievances } from './grievances.tsx'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'privacy')
  return pageMeta(matches, {
    path: urls.privacyCentre(),
    title: t('meta'),
    description: t('lead'),
    noIndex: true,
  })
}

export default function PrivacyCentre() {
  const session = useSession()
  if (session?.role === 'healer')
    return (
      <PrivatePage of="healer" waiting={<Waiting />}>
        {() => <OfHealer />}
      </PrivatePage>
    )
  return (
    <PrivatePage of="client" waiting={<Waiting />}>
      {() => <OfClient />}
    </PrivatePage>
  )
}

function OfClient() {
  const t = useTranslations('privacy')
  return (
    <>
      <Head />
      {/* Above all that comes later, so that no link moves under a finger. */}
      <p className={layout.intro}>
        <LocaleLink to={urls.myConsents()}>{t('signedConsents')}</LocaleLink>
        <br />
        <LocaleLink to={urls.myHandovers()}>{t('handovers')}</LocaleLink>
        <br />
        <LocaleLink to={addresses.leavingRecords}>{t('leaving')}</LocaleLink>
        <br />
        <LocaleLink to={addresses.myPassport}>{t('passport')}</LocaleLink>
      </p>
      <GuardianPart />
      <Consents />
      <Discreet />
      <Looks />
      <DataCopy />
      <Grievances />
      <DeleteAccount />
    </>
  )
}

/** Sessions, invoices and payouts of a practice belong to others too, so people close its account. */
function OfHealer() {
  const t = useTranslations('privacy')
  return (
    <EmptyState heading="h1" title={t('title')} words={t('healer.words')}>
      <Button variant="quiet" to={urls.contactUs()}>
        {t('healer.contact')}
      </Button>
    </EmptyState>
  )
}

function Head() {
  const t = useTranslations('privacy')
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`lead ${layout.intro} ${layout.measure}`}>
        {t('lead')} <PublishedLink slug="privacy-policy">{t('policy')}</PublishedLink>
      </p>
    </>
  )
}

function Waiting() {
  return (
    <>
      <Head />
      <div className={layout.rowSkeletons} aria-hidden="true">
        <SkeletonLine width="half" tall />
        <SkeletonLine width="most" />
        <SkeletonLine width="half" tall />
        <SkeletonLine width="most" />
      </div>
    </>
  )
}
