import '../../messages/appointments-later.ts'
import type { PracticeAppointment } from '@newyou/contract/care/appointments/appointments'
import { useTranslations } from 'use-intl'
import { StatePill } from '../../ui/state-pill.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'

/** Whether a booked session is still to be paid. */
export const isUnpaid = ({ state, pay_by: payBy }: Pick<PracticeAppointment, 'state' | 'pay_by'>) =>
  state === 'confirmed' && payBy !== null

export function UnpaidPill() {
  return <StatePill tone="warn">{useTranslations('appointments-later')('pill')}</StatePill>
}

/** The same for the healer: not how the client pays, only whether. */
export function UnpaidForHealer({ of: { state, pay_by: payBy } }: { of: PracticeAppointment }) {
  const t = useTranslations('appointments-later')
  const { until } = useWhen()
  if (!payBy) return null
  const words = { confirmed: 'forHealer', lapsed: 'endedForHealer', 'no-show': 'missed' } as const
  if (!(state in words)) return null
  return <p className="t2">{t(words[state as keyof typeof words], { when: until(payBy) })}</p>
}
