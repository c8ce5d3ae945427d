import '../../messages/signed-consents.ts'
import type { SignedConsent } from '@newyou/contract/care/signed-consents'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { MetaArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { callApi } from '../../session/call-api.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { confirm, toast } from '../../ui/overlay-store.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { PageHead, Section } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { urls } from '../../urls.ts'
import { AskedConsent } from './asked-consent.tsx'
import { useConsentWords } from './consent-words.ts'
import { consentQueries } from './queries.ts'
import { SignedRows } from './signed-rows.tsx'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'signed-consents')
  return pageMeta(matches, {
    path: urls.myConsents(),
    title: t('mine.meta'),
    description: t('mine.lead'),
    noIndex: true,
  })
}

/** All consents of a client: what waits, and what was signed or withdrawn. */
export default function MyConsents() {
  const t = useTranslations('signed-consents.mine')
  return (
    <PrivatePage of="client" waiting={<Waiting />}>
      {() => (
        <>
          <Breadcrumbs way={[{ name: t('crumb'), to: urls.dashboard() }, { name: t('meta') }]} />
          <PageHead title={t('meta')} lead={t('lead')} quiet />
          <All />
        </>
      )}
    </PrivatePage>
  )
}

function All() {
  const t = useTranslations('signed-consents.mine')
  const { data, error, refetch } = useQuery(consentQueries.mine())
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <Lines />
  if (data.asked.length === 0 && data.signed.length === 0)
    return <EmptyState title={t('empty')} words={t('emptyWords')} />
  return (
    <>
      {data.asked.length > 0 && (
        <Section gap={3}>
          <h2>{t('waiting')}</h2>
          {data.asked.map((one) => (
            <AskedConsent key={one.version_u_id + one.healer_name} asked={one} signer={data.signer} />
          ))}
        </Section>
      )}
      {data.signed.length > 0 && (
        <Section gap={3}>
          <h2>{t('signed')}</h2>
          <SignedRows signed={data.signed} side="website" actions={(one) => <Withdraw of={one} />} />
        </Section>
      )}
    </>
  )
}

function Withdraw({ of }: { of: SignedConsent }) {
  const t = useTranslations('signed-consents.withdraw')
  const { titleOf } = useConsentWords()
  const queries = useQueryClient()
  const { run, isBusy } = useAction(async () => {
    const isSure = await confirm({
      title: t('title', { title: titleOf(of) }),
      words: t('words', { name: of.healer_name }),
      confirmLabel: t('action'),
      cancelLabel: t('keep'),
    })
    if (!isSure) return
    await callApi('POST /api/website/signed-consent/{consentId}/withdrawal', {
      params: { consentId: of.u_id },
    })
    toast({ tone: 'ok', words: t('done') })
    await queries.invalidateQueries({ queryKey: ['signed-consents'] })
  })
  if (of.withdrawn_at) return null
  return (
    <Button variant="bare" small busy={isBusy} onClick={() => void run()}>
      {t('action')}
    </Button>
  )
}

function Lines() {
  return (
    <div className={layout.skeletons} aria-hidden="true">
      <SkeletonLine width="half" tall />
      <SkeletonLine width="most" />
    </div>
  )
}

function Waiting() {
  const t = useTranslations('signed-consents.mine')
  return (
    <>
      <PageHead title={t('meta')} lead={t('lead')} quiet />
      <Lines />
    </>
  )
}
