import '../../../messages/action-plans-practice.ts'
import type { PracticeActionPlan } from '@newyou/contract/care/action-plans'
import { useQuery } from '@tanstack/react-query'
import { type MetaArgs, useParams, useSearchParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { isNotThere } from '../../../api/not-found.ts'
import { queryClient } from '../../../api/query-client.ts'
import { useAction } from '../../../api/use-action.ts'
import { textsOf } from '../../../messages/index.ts'
import { PrivatePage } from '../../../page/private-page.tsx'
import { callApi } from '../../../session/call-api.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { dayOf, fullDate } from '../../../ui/format.ts'
import layout from '../../../ui/layout.module.css'
import { localeOf } from '../../../ui/locale.ts'
import { confirm, toast } from '../../../ui/overlay-store.ts'
import { pageMeta } from '../../../ui/page-meta.ts'
import { Section, Stack, Toolbar } from '../../../ui/parts.tsx'
import { SkeletonLine } from '../../../ui/skeleton.tsx'
import { useNow, useVisitorZone } from '../../../ui/visitor-time.tsx'
import { urls } from '../../../urls.ts'
import { DemoPill } from '../../appointments/appointment-words.tsx'
import { PlanScore } from '../plan-score.tsx'
import { PlanActions, PlanPill, usePlanTime } from '../plan-words.tsx'
import { planQueries } from '../queries.ts'
import { PlanForm } from './plan-form.tsx'
import { checkedChange, valuesOfPlan } from './plan-values.ts'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'action-plans-practice')
  return pageMeta(matches, {
    path: urls.practicePlans(),
    title: t('one.meta'),
    description: t('lead'),
    noIndex: true,
  })
}

export default function PracticePlan() {
  const { planId = '' } = useParams()
  return (
    <PrivatePage of="healer" waiting={<Waiting />}>
      {() => <OnePlan planId={planId} />}
    </PrivatePage>
  )
}

function OnePlan({ planId }: { planId: string }) {
  const t = useTranslations('action-plans-practice.one.notFound')
  const [query] = useSearchParams()
  const { data: plan, error, refetch } = useQuery(planQueries.writtenOne(planId))
  if (plan)
    return query.get('do') === 'change' && plan.state === 'running' ? (
      <Changing plan={plan} />
    ) : (
      <Details plan={plan} />
    )
  if (isNotThere(error))
    return (
      <EmptyState heading="h1" title={t('title')} words={t('words')}>
        <Button variant="quiet" to={urls.practicePlans()}>
          {t('action')}
        </Button>
      </EmptyState>
    )
  if (error) return <ErrorState heading="h1" onRetry={() => void refetch()} />
  return <Waiting />
}

const changed = () => queryClient.invalidateQueries({ queryKey: ['action-plans'] })

function Details({ plan }: { plan: PracticeActionPlan }) {
  const t = useTranslations('action-plans-practice')
  const today = dayOf(useNow(), useVisitorZone())
  const time = usePlanTime()
  const { data: score } = useQuery(planQueries.scoreOfClient(today, 30, plan.u_id))
  return (
    <>
      <Breadcrumbs way={[{ name: t('one.crumb'), to: urls.practicePlans() }, { name: t('one.crumbHere') }]} />
      <Toolbar as="p">
        <PlanPill state={plan.state} />
        {plan.is_demo && <DemoPill />}
      </Toolbar>
      <h1>{plan.title}</h1>
      <p className="t2">
        {t('for', { name: plan.client_name })}, {time(plan, today)}
      </p>
      {plan.state === 'ended' && <Ended plan={plan} />}
      {plan.description && <p className={layout.typed}>{plan.description}</p>}
      {plan.state === 'running' && <Buttons plan={plan} />}
      <Section>
        <h2>{t('one.score')}</h2>
        {score && <PlanScore score={score} today={today} />}
        <Stack as="p" width="words" above={2} className="small t3">
          {t('one.scoreNote')}
        </Stack>
        {plan.state === 'running' && !plan.is_notification_enabled && (
          <Stack as="p" width="words" above={2} className="small t3">
            {t('one.remindersOff', { name: plan.client_name })}
          </Stack>
        )}
      </Section>
      <Section>
        <h2>{t('one.asked')}</h2>
        <PlanActions actions={plan.actions} zone={plan.time_zone} />
      </Section>
    </>
  )
}

function Ended({ plan }: { plan: PracticeActionPlan }) {
  const t = useTranslations('action-plans-practice.one')
  const locale = useLocale()
  const zone = useVisitorZone()
  const { ended_at: at, ended_by: by, client_name: name } = plan
  if (!at) return <p className="t2">{t('byItself', { day: fullDate(plan.ends_on, locale) })}</p>
  const day = fullDate(dayOf(at, zone), locale)
  return <p className="t2">{by === 'client' ? t('byClient', { name, day }) : t('byHealer', { day })}</p>
}

function Buttons({ plan }: { plan: PracticeActionPlan }) {
  const t = useTranslations('action-plans-practice.one')
  const [, setQuery] = useSearchParams()
  const ending = useAction(
    async () => {
      await callApi('POST /api/practice/action-plan/{planId}/end', { params: { planId: plan.u_id } })
      toast({ tone: 'ok', words: t('endedNow') })
      await changed()
    },
    { onFailure: changed },
  )

  async function end() {
    const isSure = await confirm({
      title: t('endTitle'),
      words: t('endWords', { name: plan.client_name }),
      confirmLabel: t('endConfirm'),
      cancelLabel: t('endCancel'),
    })
    if (isSure) await ending.run()
  }

  return (
    <Toolbar above={5}>
      <Button variant="primary" onClick={() => setQuery({ do: 'change' }, { preventScrollReset: true })}>
        {t('change')}
      </Button>
      <Button variant="quiet" busy={ending.isBusy} onClick={() => void end()}>
        {t('end')}
      </Button>
    </Toolbar>
  )
}

function Changing({ plan }: { plan: PracticeActionPlan }) {
  const t = useTranslations('action-plans-practice.form')
  const [, setQuery] = useSearchParams()
  const leave = () => setQuery({})
  return (
    <>
      <h1>{t('titleChange')}</h1>
      <p className={`t2 ${layout.intro}`}>{t('leadChange', { name: plan.client_name })}</p>
      <PlanForm
        isNew={false}
        initial={valuesOfPlan(plan)}
        check={checkedChange}
        zone={plan.time_zone}
        sendLabel={t('save')}
        onCancel={leave}
        onSend={async (body) => {
          await callApi('PUT /api/practice/action-plan/{planId}', { params: { planId: plan.u_id }, body })
          toast({ tone: 'ok', words: t('saved', { name: plan.client_name }) })
          await changed()
          leave()
        }}
      />
    </>
  )
}

function Waiting() {
  const t = useTranslations('action-plans-practice')
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      <div className={layout.skeletons} aria-hidden="true">
        <SkeletonLine width="half" tall />
        <SkeletonLine width="most" />
        <SkeletonLine width="most" />
      </div>
    </>
  )
}
