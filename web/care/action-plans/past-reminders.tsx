import '../../messages/action-plans.ts'
import type { ActionReminder } from '@newyou/contract/care/action-plans'
import { useLocale, useTranslations } from 'use-intl'
import { fullDate, timeOfDay } from '../../ui/format.ts'
import { useVisitorZone } from '../../ui/visitor-time.tsx'
import styles from './today-list.module.css'

/** Past reminders by day, with the answers; the plan is named where there may be several. */
export function PastReminders({
  reminders,
  withPlan = false,
}: {
  reminders: readonly ActionReminder[]
  withPlan?: boolean
}) {
  const t = useTranslations('action-plans.past')
  const locale = useLocale()
  const zone = useVisitorZone()
  return (
    <ol>
      {[...Map.groupBy(reminders, ({ day }) => day)].map(([day, ofDay]) => (
        <li key={day} className={styles.day}>
          <h3>{fullDate(day, locale)}</h3>
          <ul>
            {ofDay.map(({ u_id: id, title, plan_title: plan, due_at: due, answer }) => (
              <li key={id} className={styles.past}>
                <span className={styles.what}>
                  {title}
                  {withPlan && <span className="small t3">{plan}</span>}
                </span>
                <span className="small t3 num">{timeOfDay(due, zone, locale)}</span>
                <span className={`small t2 ${styles.said}`} data-answer={answer ?? undefined}>
                  {t(answer ?? 'none')}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
