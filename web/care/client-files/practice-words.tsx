import '../../messages/practice.ts'
import type { PracticeAppointment } from '@newyou/contract/care/appointments/appointments'
import { useTranslations } from 'use-intl'
import { StatePill } from '../../ui/state-pill.tsx'
import { AppointmentPill } from '../appointments/appointment-words.tsx'

/** Cancelled and lapsed ones are not the healer's any more. */
export const isShown = ({ state }: PracticeAppointment) => state !== 'lapsed' && state !== 'cancelled'

/** A healer sees that a time is held, not how the client pays. */
export function PracticePill({ of: { state, is_reschedule_open, pay_by } }: { of: PracticeAppointment }) {
  const t = useTranslations('practice')
  if (state === 'confirmed' && is_reschedule_open)
    return <StatePill tone="warn">{t('shortStates.rescheduled')}</StatePill>
  if (state === 'reported') return <StatePill tone="warn">{t('shortStates.reported')}</StatePill>
  return <AppointmentPill of={{ state, payment_state: 'none', pay_by }} />
}

export function useSessionNumber() {
  const t = useTranslations('practice')
  return (count: number) => t('sessionNumber', { count })
}
