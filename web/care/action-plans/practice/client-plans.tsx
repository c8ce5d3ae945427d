import '../../../messages/action-plans-practice.ts'
import type { PracticeAppointment } from '@newyou/contract/care/appointments/appointments'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { practiceUrls } from '../../../practice-urls.ts'
import { Button } from '../../../ui/button.tsx'
import { Section, Stack, Toolbar } from '../../../ui/parts.tsx'
import { planQueries } from '../queries.ts'
import { PlanRows } from './plan-rows.tsx'

/** On the page of an appointment: the plans that its client has of this healer, and the way to write one. */
export function ClientPlans({
  appointment,
}: {
  appointment: Pick<PracticeAppointment, 'u_id' | 'client_name'>
}) {
  const t = useTranslations('action-plans-practice.ofClient')
  const { data } = useQuery(planQueries.written(1, appointment.u_id))
  if (!data) return null
  return (
    <Section>
      <h2>{t('title')}</h2>
      {data.total === 0 ? (
        <Stack as="p" width="words" above={2} className="t2">
          {t('none', { name: appointment.client_name })}
        </Stack>
      ) : (
        <PlanRows plans={data.data} />
      )}
      <Toolbar as="p" above={5}>
        <Button variant="quiet" to={practiceUrls.newPlan(appointment.u_id)}>
          {t('write')}
        </Button>
      </Toolbar>
    </Section>
  )
}
