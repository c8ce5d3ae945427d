import '../../messages/action-plans.ts'
import type { PatientActionPlan, PlanAction } from '@newyou/contract/care/action-plans'
import { useLocale, useTranslations } from 'use-intl'
import { addDays, dayNames, fullDate, timeOfDay } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconCheck } from '../../ui/icons.ts'
import { Row } from '../../ui/parts.tsx'
import { StatePill } from '../../ui/state-pill.tsx'
import { usePlaceName, useVisitorZone } from '../../ui/visitor-time.tsx'

type Plan = Pick<PatientActionPlan, 'state' | 'starts_on' | 'ends_on' | 'ended_at' | 'time_zone'>

/** A Monday, of which the other days of a week are counted. */
const monday = '2024-01-01'

export function PlanPill({ state }: Pick<Plan, 'state'>) {
  const t = useTranslations('action-plans.plans')
  if (state === 'ended') return <StatePill tone="past">{t('endedPill')}</StatePill>
  return (
    <StatePill tone="ok">
      <Icon of={IconCheck} size="meta" />
      {t('running')}
    </StatePill>
  )
}

/** `until 9 December 2026`, `ended on 21 November 2026`. */
export function usePlanTime() {
  const t = useTranslations('action-plans.plans')
  const locale = useLocale()
  return (plan: Plan, today: string) => {
    const until = fullDate(plan.ends_on, locale)
    if (plan.state === 'ended')
      return t('ended', { day: fullDate(plan.ended_at?.slice(0, 10) ?? plan.ends_on, locale) })
    return plan.starts_on > today
      ? t('from', { from: fullDate(plan.starts_on, locale), day: until })
      : t('until', { day: until })
  }
}

/** Actions of a plan, in the order of writing. */
export function PlanActions({ actions, zone }: { actions: readonly PlanAction[]; zone: string }) {
  const t = useTranslations('action-plans.plans')
  const locale = useLocale()
  const visitorZone = useVisitorZone()
  const placeName = usePlaceName()
  const daysOf = (weekdays: readonly number[]) =>
    weekdays.length === 0 || weekdays.length === 7
      ? t('everyDay')
      : weekdays
          .map((day) => dayNames(addDays(monday, day - 1), locale))
          .map(({ weekdayShort }) => weekdayShort)
          .join(', ')
  return (
    <>
      <ul>
        {actions.map((action) => (
          <Row key={action.u_id} gap={1} width="words" size="small">
            <p>{action.title}</p>
            {action.how_to && <p className="small t2">{action.how_to}</p>}
            <p className="small t3 num">
              {t('at', {
                days: daysOf(action.weekdays),
                time: timeOfDay(`2024-01-01T${action.at}:00Z`, 'UTC', locale),
              })}
            </p>
          </Row>
        ))}
      </ul>
      {zone !== visitorZone && <p className="small t3">{t('zone', { zone: placeName(zone) })}</p>}
    </>
  )
}
