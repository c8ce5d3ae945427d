import '../../../messages/action-plans-practice.ts'
import type { PlanClient } from '@newyou/contract/care/action-plans'
import { useQuery } from '@tanstack/react-query'
import { type MetaArgs, useNavigate, useSearchParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { queryClient } from '../../../api/query-client.ts'
import { textsOf } from '../../../messages/index.ts'
import { PrivatePage } from '../../../page/private-page.tsx'
import { practiceUrls } from '../../../practice-urls.ts'
import { callApi } from '../../../session/call-api.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { dayOf, fullDate } from '../../../ui/format.ts'
import layout from '../../../ui/layout.module.css'
import { localeOf } from '../../../ui/locale.ts'
import { useLocalized } from '../../../ui/locale-link.tsx'
import { toast } from '../../../ui/overlay-store.ts'
import { pageMeta } from '../../../ui/page-meta.ts'
import { SkeletonLine } from '../../../ui/skeleton.tsx'
import { useNow, useVisitorZone } from '../../../ui/visitor-time.tsx'
import { urls } from '../../../urls.ts'
import { planQueries } from '../queries.ts'
import { PlanForm } from './plan-form.tsx'
import { checkedNew, emptyPlan } from './plan-values.ts'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'action-plans-practice')
  return pageMeta(matches, {
    path: practiceUrls.newPlan(),
    title: t('form.metaNew'),
    description: t('lead'),
    noIndex: true,
  })
}

export default function NewPlan() {
  return (
    <PrivatePage of="healer" waiting={<Waiting />}>
      {() => <Writing />}
    </PrivatePage>
  )
}

function Writing() {
  const t = useTranslations('action-plans-practice')
  const { data: clients, isError, refetch } = useQuery(planQueries.clients())
  if (isError) return <ErrorState heading="h1" onRetry={() => void refetch()} />
  if (!clients) return <Waiting />
  if (clients.length === 0)
    return <EmptyState heading="h1" title={t('empty.title')} words={t('empty.noClients')} />
  return <WritingFor clients={clients} />
}

function WritingFor({ clients }: { clients: readonly PlanClient[] }) {
  const t = useTranslations('action-plans-practice')
  const navigate = useNavigate()
  const localized = useLocalized()
  const [query] = useSearchParams()
  const today = dayOf(useNow(), useVisitorZone())
  // From the page of an appointment it is clear for whom it is, whichever of their appointments that was.
  const asked = query.get('appointment') ?? ''
  const { data: appointment } = useQuery({
    queryKey: ['practice', 'one', asked],
    queryFn: async ({ signal }) =>
      (
        await callApi('GET /api/practice/appointment/{appointmentId}', {
          params: { appointmentId: asked },
          signal,
        })
      ).data,
    enabled: asked !== '',
  })
  // The homework written after that session becomes the initial actions.
  const fromHomework = asked !== '' && query.has('homework')
  const summedUp = useQuery({
    queryKey: ['practice', 'client', asked],
    queryFn: async ({ signal }) =>
      (
        await callApi('GET /api/practice/client/{appointmentId}', {
          params: { appointmentId: asked },
          signal,
        })
      ).data,
    enabled: fromHomework,
  })
  if (fromHomework && summedUp.isPending) return <Waiting />
  const homework = summedUp.data?.history.find(({ u_id: id }) => id === asked)?.summary?.homework
  return (
    <>
      <Breadcrumbs way={[{ name: t('one.crumb'), to: urls.practicePlans() }, { name: t('form.titleNew') }]} />
      <h1>{t('form.titleNew')}</h1>
      <p className={`t2 ${layout.intro}`}>
        {appointment ? t('form.leadNew', { name: appointment.client_name }) : t('form.leadNobody')}
      </p>
      <PlanForm
        isNew
        initial={emptyPlan(today, asked, homework)}
        check={(values) => {
          const found = checkedNew(values)
          return 'wrong' in found && found.wrong.appointment_u_id
            ? { wrong: { ...found.wrong, appointment_u_id: t('form.clientMissing') } }
            : found
        }}
        zone={clients.find(({ appointment_u_id: id }) => id === asked)?.time_zone}
        sendLabel={t('form.send')}
        onSend={async (body) => {
          const { data: plan } = await callApi('POST /api/practice/action-plan', { body })
          toast({ tone: 'ok', words: t('form.sent', { name: plan.client_name }) })
          void queryClient.invalidateQueries({ queryKey: ['action-plans'] })
          await navigate(localized(practiceUrls.plan(plan.u_id)))
        }}
        {...(asked
          ? {}
          : {
              first: ({ value, error, choose }) => (
                <ChooseClient clients={clients} value={value} error={error} onChoose={choose} />
              ),
            })}
      />
    </>
  )
}

function ChooseClient({
  clients,
  value,
  error,
  onChoose,
}: {
  clients: readonly PlanClient[]
  value: string
  error: string | undefined
  onChoose: (appointmentId: string) => void
}) {
  const t = useTranslations('action-plans-practice.form')
  const locale = useLocale()
  const zone = useVisitorZone()
  return (
    <Field label={t('client')} error={error}>
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onChoose(target.value)}>
          <option value="">{t('chooseClient')}</option>
          {clients.map(({ appointment_u_id: id, client_name: name, starts_at: start }) => (
            <option key={id} value={id}>
              {t('session', { name, day: fullDate(dayOf(start, zone), locale) })}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

function Waiting() {
  const t = useTranslations('action-plans-practice.form')
  return (
    <>
      <h1>{t('titleNew')}</h1>
      <p className={`t2 ${layout.intro}`}>{t('leadNobody')}</p>
      <div className={layout.skeletons} aria-hidden="true">
        <SkeletonLine tall />
        <SkeletonLine tall />
        <SkeletonLine tall />
      </div>
    </>
  )
}
