import '../../messages/events-enrolment.ts'
import type { MyEvent } from '@newyou/contract/learning/events/my-events'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'
import { IconCheck } from '../../ui/icons.ts'
import layout from '../../ui/layout.module.css'
import { StatePill } from '../../ui/state-pill.tsx'
import { useNow } from '../../ui/visitor-time.tsx'

/** The state of an enrolment. */
export function EventPill({
  event,
}: {
  event: Pick<MyEvent, 'state' | 'starts_at' | 'enrolment' | 'is_demo'>
}) {
  const t = useTranslations('events-enrolment.pills')
  const now = useNow()
  const { state, enrolment } = event
  const isRunning = state === 'upcoming' && Date.parse(event.starts_at) <= now
  return (
    <span className={layout.cluster}>
      {state === 'cancelled' ? (
        <StatePill tone="past">{t('cancelled')}</StatePill>
      ) : enrolment.state === 'held' ? (
        <StatePill tone="warn">{t('held')}</StatePill>
      ) : state === 'recorded' ? (
        <StatePill tone="info">{t('recorded')}</StatePill>
      ) : state === 'over' ? (
        <StatePill tone="past">{t('over')}</StatePill>
      ) : (
        <StatePill tone="ok">
          <Icon of={IconCheck} size="meta" />
          {t(isRunning ? 'running' : 'enrolled')}
        </StatePill>
      )}
      {event.is_demo && <StatePill tone="info">{t('demo')}</StatePill>}
    </span>
  )
}
