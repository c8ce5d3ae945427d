import '../../messages/action-plans.ts'
import type { PatientActionPlan } from '@newyou/contract/care/action-plans'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { isNotThere } from '../../api/not-found.ts'
import { queryClient } from '../../api/query-client.ts'
import { useAction } from '../../api/use-action.ts'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { callApi } from '../../session/call-api.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { dayOf } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { confirm, toast } from '../../ui/overlay-store.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { Pager } from '../../ui/pager.tsx'
import { Section, Toolbar } from '../../ui/parts.tsx'
import { Face } from '../../ui/portrait.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { useNow, usePlaceName, useVisitorZone } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { DemoPill } from '../appointments/appointment-words.tsx'
import { PastReminders } from './past-reminders.tsx'
import { PlanScore } from './plan-score.tsx'
import { PlanActions, PlanPill, usePlanTime } from './plan-words.tsx'
import { planQueries } from './queries.ts'
import { RemindSwitch } from './remind-switch.tsx'
import styles from './today-list.module.css'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'action-plans')
  return pageMeta(matches, {
    path: urls.myActionPlan(),
    title: t('one.meta'),
    description: t('title'),
    noIndex: true,
  })
}

export default function ActionPlan() {
  const { planId = '' } = useParams()
  return (
    <PrivatePage of="client" waiting={<Waiting />}>
      {() => <OnePlan planId={planId} />}
    </PrivatePage>
  )
}

function OnePlan({ planId }: { planId: string }) {
  const t = useTranslations('action-plans.one.notFound')
  const { data: plan, error, refetch } = useQuery(planQueries.one(planId))
  if (plan) return <Details plan={plan} />
  if (isNotThere(error))
    return (
      <EmptyState heading="h1" title={t('title')} words={t('words')}>
        <Button variant="quiet" to={urls.myActionPlan()}>
          {t('action')}
        </Button>
      </EmptyState>
    )
  if (error) return <ErrorState heading="h1" onRetry={() => void refetch()} />
  return <Waiting />
}

function Details({ plan }: { plan: PatientActionPlan }) {
  const t = useTranslations('action-plans')
  const today = dayOf(useNow(), useVisitorZone())
  const time = usePlanTime()
  return (
    <>
      <Breadcrumbs way={[{ name: t('title'), to: urls.myActionPlan() }, { name: plan.title }]} />
      <Toolbar as="p">
        <PlanPill state={plan.state} />
        {plan.is_demo && <DemoPill />}
      </Toolbar>
      <h1>{plan.title}</h1>
      <div className={styles.person}>
        <Face image={plan.healer.image} size="card" />
        <p>
          <LocaleLink to={urls.healer(plan.healer.u_id)}>{plan.healer.full_name}</LocaleLink>
          <span className="small t2"> {time(plan, today)}</span>
        </p>
      </div>
      {plan.description && <p className={layout.typed}>{plan.description}</p>}
      <Section>
        <h2>{t('one.asked')}</h2>
        <PlanActions actions={plan.actions} zone={plan.time_zone} />
        {plan.state === 'running' && <TimeHere plan={plan} />}
      </Section>
      {plan.state === 'running' && (
        <Section>
          <h2>{t('reminders.title')}</h2>
          <RemindSwitch plan={plan} label={t('one.remind')} />
          <p className="small t3">{t('one.remindWords')}</p>
        </Section>
      )}
      <Month plan={plan} today={today} />
      <Past planId={plan.u_id} />
      {plan.state === 'running' && <Stop plan={plan} />}
    </>
  )
}

function Month({ plan, today }: { plan: PatientActionPlan; today: string }) {
  const t = useTranslations('action-plans.month')
  const { data: score } = useQuery(planQueries.score(today, 30, plan.u_id))
  if (!score) return null
  return (
    <Section>
      <h2>{t('title')}</h2>
      <PlanScore score={score} today={today} shared={t('sharedBy', { name: plan.healer.full_name })} />
    </Section>
  )
}

function Past({ planId }: { planId: string }) {
  const t = useTranslations('action-plans')
  const [page, setPage] = useState(1)
  const { data } = useQuery({ ...planQueries.past(page, planId), placeholderData: keepPreviousData })
  if (!data) return null
  return (
    <Section>
      <h2>{t('one.past')}</h2>
      {data.total === 0 ? (
        <p className="t2">{t('one.nothingPast')}</p>
      ) : (
        <>
          <PastReminders reminders={data.data} />
          <Pager of={data} label={t('past.pages')} onPage={setPage} />
        </>
      )}
    </Section>
  )
}

/** Changes a plan, says how it went, and has everything that shows plans asked again. */
function usePlanChange() {
  const refetch = () => queryClient.invalidateQueries({ queryKey: ['action-plans'] })
  const { run, isBusy } = useAction(
    async ({ call, words }: { call: () => Promise<unknown>; words: string }) => {
      await call()
      toast({ tone: 'ok', words })
      await refetch()
    },
    { onFailure: refetch },
  )
  return { isBusy, change: (call: () => Promise<unknown>, words: string) => run({ call, words }) }
}

/** For a client in another zone: the times of the plan can move to it. */
function TimeHere({ plan }: { plan: PatientActionPlan }) {
  const t = useTranslations('action-plans.one')
  const time_zone = useVisitorZone()
  const placeName = usePlaceName()
  const { change, isBusy } = usePlanChange()
  if (time_zone === plan.time_zone) return null
  const zone = placeName(time_zone)
  return (
    <Button
      variant="bare"
      small
      busy={isBusy}
      onClick={() =>
        void change(
          () =>
            callApi('PATCH /api/website/patient-action-plan/{planId}', {
              params: { planId: plan.u_id },
              body: { time_zone },
            }),
          t('moved', { zone }),
        )
      }
    >
      {t('here', { zone })}
    </Button>
  )
}

function Stop({ plan }: { plan: PatientActionPlan }) {
  const t = useTranslations('action-plans.one')
  const { change, isBusy } = usePlanChange()

  async function stop() {
    const isSure = await confirm({
      title: t('stopTitle'),
      words: t('stopWords', { name: plan.healer.full_name }),
      confirmLabel: t('stopConfirm'),
      cancelLabel: t('stopCancel'),
    })
    if (isSure)
      await change(
        () =>
          callApi('POST /api/website/patient-action-plan/{planId}/end', { params: { planId: plan.u_id } }),
        t('stopped'),
      )
  }

  return (
    <Section as="p">
      <Button variant="quiet" busy={isBusy} onClick={() => void stop()}>
        {t('stop')}
      </Button>
    </Section>
  )
}

function Waiting() {
  const t = useTranslations('action-plans')
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      <div className={layout.skeletons} aria-hidden="true">
        <SkeletonLine width="third" />
        <SkeletonLine width="half" tall />
        <SkeletonLine width="most" />
        <SkeletonLine width="most" />
      </div>
    </>
  )
}
