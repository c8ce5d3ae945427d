import '../../messages/action-plans-practice.ts'
import type { PracticeAppointment } from '@newyou/contract/appointments/appointments'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { urls } from '../../urls.ts'
import { planQueries } from '../queries.ts'
import { PlanRows } from './plan-rows.tsx'
import styles from './plans.module.css'

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
    <section className={styles.section}>
      <h2>{t('title')}</h2>
      {data.total === 0 ? (
        <p className={`t2 ${styles.note}`}>{t('none', { name: appointment.client_name })}</p>
      ) : (
        <PlanRows plans={data.data} />
      )}
      <p className={styles.buttons}>
        <Button variant="quiet" to={urls.practiceNewPlan(appointment.u_id)}>
          {t('write')}
        </Button>
      </p>
    </section>
  )
}
