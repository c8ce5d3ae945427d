import '../messages/practice.ts'
import type { PracticeAppointment } from '@newyou/contract/appointments'
import { useTranslations } from 'use-intl'
import { AppointmentPill } from '../appointments/appointment-words.tsx'

/** Cancelled and lapsed ones are not the healer's any more. */
export const isShown = ({ state }: PracticeAppointment) => state !== 'lapsed' && state !== 'cancelled'

/** A healer sees that a time is kept, not how somebody pays. */
export function PracticePill({ of: { state } }: { of: PracticeAppointment }) {
  return <AppointmentPill of={{ state, payment_state: 'none' }} />
}

export function useSessionNumber() {
  const t = useTranslations('practice')
  return (count: number) => t('sessionNumber', { count })
}
