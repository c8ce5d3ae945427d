import '../../messages/action-plans-practice.ts'
import type { PracticeActionPlan } from '@newyou/contract/action-plans'
import { useTranslations } from 'use-intl'
import { DemoPill } from '../../appointments/appointment-words.tsx'
import { dayOf } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { useNow, useVisitorZone } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { PlanPill, usePlanTime } from '../plan-words.tsx'
import styles from './plans.module.css'

/** Plans of a healer's clients, each with how the last seven days went. */
export function PlanRows({
  plans,
  withClient = false,
}: {
  plans: readonly PracticeActionPlan[]
  withClient?: boolean
}) {
  const t = useTranslations('action-plans-practice')
  const today = dayOf(useNow(), useVisitorZone())
  const time = usePlanTime()
  return (
    <ul>
      {plans.map((plan) => (
        <li key={plan.u_id}>
          <LocaleLink to={urls.practicePlan(plan.u_id)} className={styles.row}>
            <span className={layout.names}>
              <b>{plan.title}</b>
              {withClient && <span className="t2">{t('for', { name: plan.client_name })}</span>}
              <span className="small t3">
                {time(plan, today)}
                {plan.state === 'running' &&
                  `, ${t('week', { due: plan.week.due, done: `${plan.week.done}` })}`}
              </span>
            </span>
            <span className={styles.pills}>
              <PlanPill state={plan.state} />
              {plan.is_demo && <DemoPill />}
            </span>
          </LocaleLink>
        </li>
      ))}
    </ul>
  )
}
