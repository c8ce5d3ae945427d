import '../../messages/handovers.ts'
import type { Handover } from '@newyou/contract/care/handovers'
import type { HandoverPart } from '@newyou/contract/care/handovers/parts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { MetaArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { showSaved } from '../../api/show-saved.ts'
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
import { toast } from '../../ui/overlay-store.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { Card, PageHead, Row, Section } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { GiveForm } from './give-form.tsx'
import { handoverQueries } from './queries.ts'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'handovers')
  return pageMeta(matches, {
    path: urls.myHandovers(),
    title: t('meta'),
    description: t('lead'),
    noIndex: true,
  })
}

/** What a client opens of a file to the next healer or a supervisor, and takes back. */
export default function MyHandovers() {
  const t = useTranslations('handovers')
  return (
    <PrivatePage of="client" waiting={<Lines />}>
      {() => (
        <>
          <Breadcrumbs way={[{ name: t('crumb'), to: urls.privacyCentre() }, { name: t('meta') }]} />
          <PageHead title={t('meta')} lead={t('lead')} quiet />
          <All />
        </>
      )}
    </PrivatePage>
  )
}

function All() {
  const t = useTranslations('handovers')
  const { data, error, refetch } = useQuery(handoverQueries.mine())
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <Lines />
  if (data.keepers.length === 0) return <EmptyState title={t('empty')} words={t('emptyWords')} />
  const open = data.handovers.filter(({ given }) => given.length > 0)
  return (
    <>
      {open.map((one) => (
        <Opened key={one.u_id} handover={one} />
      ))}
      <Section gap={3}>
        <h2>{t('form')}</h2>
        <GiveForm keepers={data.keepers} />
      </Section>
    </>
  )
}

function Opened({
  handover: { u_id: handoverId, from, to, reader, given, ends_at: end },
}: {
  handover: Handover
}) {
  const t = useTranslations('handovers')
  const { at } = useWhen()
  const client = useQueryClient()
  const { run, busyWith } = useAction(async (part: HandoverPart) => {
    const { data } = await callApi('DELETE /api/website/handover/{handoverId}/part/{part}', {
      params: { handoverId, part },
    })
    await showSaved(client, handoverQueries.mine().queryKey, data)
    toast({ tone: 'ok', words: t('takenBack') })
  })
  return (
    <Card as="section" aria-label={t('open', { from: from.full_name, to: to.full_name })}>
      <h2>{t('open', { from: from.full_name, to: to.full_name })}</h2>
      <p className="small t2">
        {t(`readers.${reader}`)}. {t('until', { when: at(end) })}
      </p>
      <ul>
        {given.map(({ part, given_at: since }) => (
          <Row key={part} shape="ends">
            <span>
              {t(`parts.${part}`)} <span className="small t3">{t('since', { when: at(since) })}</span>
            </span>
            <Button
              variant="quiet"
              small
              busy={busyWith === part}
              aria-label={t('takeBackPart', { part: t(`parts.${part}`) })}
              onClick={() => void run(part)}
            >
              {t('takeBack')}
            </Button>
          </Row>
        ))}
      </ul>
    </Card>
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
