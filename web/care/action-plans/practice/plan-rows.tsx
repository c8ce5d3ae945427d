import '../../../messages/action-plans-practice.ts'
import type { PracticeActionPlan } from '@newyou/contract/care/action-plans'
import { useTranslations } from 'use-intl'
import { practiceUrls } from '../../../practice-urls.ts'
import { dayOf } from '../../../ui/format.ts'
import layout from '../../../ui/layout.module.css'
import { LocaleLink } from '../../../ui/locale-link.tsx'
import { Row, Toolbar } from '../../../ui/parts.tsx'
import { useNow, useVisitorZone } from '../../../ui/visitor-time.tsx'
import { DemoPill } from '../../appointments/appointment-words.tsx'
import { PlanPill, usePlanTime } from '../plan-words.tsx'

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
          <Row as={LocaleLink} shape="ends" to={practiceUrls.plan(plan.u_id)}>
            <span className={layout.names}>
              <b>{plan.title}</b>
              {withClient && <span className="t2">{t('for', { name: plan.client_name })}</span>}
              <span className="small t3">
                {time(plan, today)}
                {plan.state === 'running' &&
                  `, ${t('week', { due: plan.week.due, done: `${plan.week.done}` })}`}
              </span>
            </span>
            <Toolbar as="span">
              <PlanPill state={plan.state} />
              {plan.is_demo && <DemoPill />}
            </Toolbar>
          </Row>
        </li>
      ))}
    </ul>
  )
}
