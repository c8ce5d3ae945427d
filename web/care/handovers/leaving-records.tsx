import { addresses } from '@newyou/contract/addresses'
import '../../messages/handovers-leaving.ts'
import type { LeavingQuestion } from '@newyou/contract/care/handovers/leaving'
import { leavingParts } from '@newyou/contract/care/handovers/leaving-limits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { MetaArgs } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { callApi } from '../../session/call-api.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { dayOf, fullDate } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { toast } from '../../ui/overlay-store.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { Card, PageHead, Stack } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { StatePill, type Tone } from '../../ui/state-pill.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { leavingQueries } from './leaving-queries.ts'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'handovers-leaving')
  return pageMeta(matches, {
    path: addresses.leavingRecords,
    title: t('meta'),
    description: t('lead'),
    noIndex: true,
  })
}

/** What a client says about their record when a healer leaves. */
export default function LeavingRecords() {
  const t = useTranslations('handovers-leaving')
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
  const t = useTranslations('handovers-leaving')
  const { data, error, refetch } = useQuery(leavingQueries.mine())
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <Lines />
  if (data.length === 0) return <EmptyState title={t('empty')} words={t('emptyWords')} />
  return data.map((question) => <Question key={question.u_id} of={question} />)
}

function stateOf({ is_given: isGiven, handed_over_at: taken }: LeavingQuestion) {
  if (taken) return 'taken'
  return isGiven === null ? 'none' : isGiven ? 'yes' : 'no'
}
const tones: Record<ReturnType<typeof stateOf>, Tone> = { none: 'warn', yes: 'ok', no: 'info', taken: 'past' }

function Question({ of: question }: { of: LeavingQuestion }) {
  const t = useTranslations('handovers-leaving')
  const locale = useLocale()
  const { at, zone } = useWhen()
  const client = useQueryClient()
  const { run, busyWith } = useAction(
    async (isGiven: boolean) => {
      await callApi('PUT /api/website/leaving/{questionId}', {
        params: { questionId: question.u_id },
        body: { is_given: isGiven, version: question.version },
      })
      await client.invalidateQueries({ queryKey: leavingQueries.mine().queryKey })
      toast({ tone: 'ok', words: t('answered') })
    },
    { onFailure: () => client.invalidateQueries({ queryKey: leavingQueries.mine().queryKey }) },
  )
  const { child, sessions, first_session_at: first, last_session_at: last } = question
  const healer = question.healer.full_name
  const state = stateOf(question)
  const moment = question.handed_over_at ?? question.answered_at
  const when = moment ? at(moment) : ''
  const dateOf = (moment: string) => fullDate(dayOf(moment, zone), locale)
  const title = child ? t('titleOfChild', { healer, child }) : t('title', { healer })
  // None stands out: a yes and a no are as easy to give.
  const say = (isGiven: boolean, words: string) => (
    <Button variant="quiet" busy={busyWith === isGiven} onClick={() => void run(isGiven)}>
      {words}
    </Button>
  )
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={4}>
        <div className={layout.cluster}>
          <StatePill tone={tones[state]}>{t(`state.${state}`, { when })}</StatePill>
        </div>
        <h2>{title}</h2>
        <p>
          {t('lastDay', { day: fullDate(question.last_day, locale) })}{' '}
          {first && last && t('sessions', { count: sessions, from: dateOf(first), to: dateOf(last) })}
        </p>
        <div>
          <h3>{t('what')}</h3>
          <ul className={layout.bullets}>
            {leavingParts.map((part) => (
              <li key={part}>{t(`parts.${part}`, { healer })}</li>
            ))}
          </ul>
        </div>
        <p className="t2">{t('not')}</p>
        <p className="t2">
          {t('after', { healer })} {child && t('guardianNote')}
        </p>
        {question.is_open && (
          <>
            <div className={layout.cluster}>
              {state === 'none' && say(true, t('yes'))}
              {state === 'none' && say(false, t('no'))}
              {state === 'no' && say(true, t('changeToYes'))}
              {state === 'yes' && say(false, t('takeBack'))}
            </div>
            <p className="small t3">{t('until', { day: fullDate(question.closes_on, locale) })}</p>
          </>
        )}
      </Stack>
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
