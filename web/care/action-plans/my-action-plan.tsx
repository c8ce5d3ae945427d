import '../../messages/action-plans.ts'
import type { PatientActionPlan } from '@newyou/contract/care/action-plans'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { MetaArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { dayOf } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { Pager } from '../../ui/pager.tsx'
import { Row, Section, Stack, Toolbar } from '../../ui/parts.tsx'
import { Face } from '../../ui/portrait.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { usePage } from '../../ui/use-page.ts'
import { useNow, useVisitorZone } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { DemoPill } from '../appointments/appointment-words.tsx'
import { PlanScore } from './plan-score.tsx'
import { PlanPill, usePlanTime } from './plan-words.tsx'
import { planQueries } from './queries.ts'
import { WeekStrip } from './score-drawing.tsx'
import styles from './today-list.module.css'
import { TodayList } from './today-list.tsx'

const MyProgress = lazy(() => import('../progress/my-progress.tsx'))

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'action-plans')
  return pageMeta(matches, {
    path: urls.myActionPlan(),
    title: t('meta'),
    description: t('title'),
    noIndex: true,
  })
}

export default function MyActionPlan() {
  return (
    <PrivatePage of="client" waiting={<Waiting />}>
      {() => <Everything />}
    </PrivatePage>
  )
}

function Everything() {
  const t = useTranslations('action-plans')
  const { page, toPage } = usePage((next) => urls.myActionPlan(undefined, next))
  const plans = useQuery(planQueries.mine(page))
  const today = useQuery(planQueries.today())
  if (!plans.data || !today.data)
    return plans.isError || today.isError ? (
      <ErrorState
        heading="h1"
        words={t('failed')}
        onRetry={() => {
          void plans.refetch()
          void today.refetch()
        }}
      />
    ) : (
      <Waiting />
    )
  if (plans.data.total === 0)
    return (
      <>
        <h1>{t('title')}</h1>
        <Stack above={7}>
          <EmptyState title={t('empty.title')} words={t('empty.words')}>
            <Button variant="quiet" to={urls.healers()}>
              {t('empty.action')}
            </Button>
          </EmptyState>
        </Stack>
        <Suspense>
          <MyProgress />
        </Suspense>
      </>
    )
  const open = today.data.filter(({ answer }) => answer === null).length
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${layout.intro}`}>
        {today.data.length === 0
          ? t('lead.none')
          : open > 0
            ? t('lead.open', { count: open })
            : t('lead.answered')}
      </p>
      {today.data.length > 0 && (
        <section>
          <h2 className="sr-only">{t('today.title')}</h2>
          <TodayList reminders={today.data} />
        </section>
      )}
      <Yesterday />
      <Suspense>
        <MyProgress />
      </Suspense>
      <Score />
      <Section>
        <div className={styles.head}>
          <h2>{t('plans.title')}</h2>
          <LocaleLink className="small" to={urls.myNotification()}>
            {t('plans.switches')}
          </LocaleLink>
        </div>
        <ul>
          {plans.data.data.map((plan) => (
            <PlanRow key={plan.u_id} plan={plan} />
          ))}
        </ul>
        <Pager of={plans.data} label={t('plans.pages')} onPage={toPage} />
      </Section>
    </>
  )
}

function useToday() {
  return dayOf(useNow(), useVisitorZone())
}

/** Yesterday's open reminders that may still be answered. */
function Yesterday() {
  const t = useTranslations('action-plans.yesterday')
  const { data } = useQuery(planQueries.past(1))
  const today = useToday()
  const open =
    data?.data.filter(({ is_open, answer, day }) => is_open && answer === null && day < today) ?? []
  if (open.length === 0) return null
  return (
    <Section>
      <h2>{t('title')}</h2>
      <p className="small t3">{t('words')}</p>
      <TodayList reminders={open} />
    </Section>
  )
}

/** How it went, in dots and in words. */
function Score() {
  const t = useTranslations('action-plans')
  const today = useToday()
  const { data: week } = useQuery(planQueries.score(today, 7))
  const { data: month } = useQuery(planQueries.score(today, 30))
  if (!week || !month) return null
  return (
    <Section>
      <h2>{t('week.title')}</h2>
      <WeekStrip score={week} today={today} />
      <Stack as="p" width="words" above={2} className="t2">
        {t('week.words', { due: week.due, done: `${week.done}`, percent: `${week.percent ?? 0}` })}
      </Stack>
      <Stack as="h2" above={6}>
        {t('month.title')}
      </Stack>
      <PlanScore score={month} today={today} shared={t('month.shared')} />
    </Section>
  )
}

function PlanRow({ plan }: { plan: PatientActionPlan }) {
  const t = useTranslations('action-plans.plans')
  const today = useToday()
  const time = usePlanTime()
  return (
    <Row shape="picture">
      <Face image={plan.healer.image} size="card" />
      <div>
        <Toolbar as="p">
          <PlanPill state={plan.state} />
          {plan.is_demo && <DemoPill />}
        </Toolbar>
        <h3>{plan.title}</h3>
        <p className="small t2">
          {t('by', { name: plan.healer.full_name })}, {time(plan, today)}
        </p>
        <Stack as="p" above={3} start>
          <Button
            variant="quiet"
            small
            to={urls.myActionPlan(plan.u_id)}
            aria-label={t('seeOf', { title: plan.title })}
          >
            {t('see')}
          </Button>
        </Stack>
      </div>
    </Row>
  )
}

function Waiting() {
  const t = useTranslations('action-plans')
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${layout.intro}`}>{t('lead.loading')}</p>
      <div className={layout.skeletons} aria-hidden="true">
        {['a', 'b', 'c'].map((skeleton) => (
          <SkeletonLine key={skeleton} tall />
        ))}
      </div>
    </>
  )
}
